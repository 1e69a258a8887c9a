/** One batch of an import in its transaction. New schemes are collected, so that a hundred need only a few statements. */
import { foldCategory } from '../../../contract/categories.ts';
import { otherSlug } from '../../../contract/import-file/row-identity.ts';
import type { ImportedScheme } from '../../../contract/scheme-bulk.endpoints.ts';
import { Problem } from '../../platform/api/problem.ts';
import type { Tx } from '../../platform/database/tables.ts';
import { checkDocuments } from '../documents/known-documents.ts';
import { newestSourceDate } from './content-date.ts';
import { readCurated } from './curated-schemes.ts';
import { differences } from './import-differences.ts';
import { type SchemeDraft, withoutRemoved } from './scheme-rows.ts';
import { completeChange, completeDraft, type SchemeChange } from './scheme-rules.ts';
import { readSnapshots, type SchemeSnapshot } from './scheme-snapshot.ts';
import { changeScheme, createSchemes, type OnPublished, type SchemeWrite } from './write-scheme.ts';

export type RowResult = ImportedScheme;

export type ImportedRow = {
  slug: string;
  name: string;
  change: SchemeChange;
  /** What was omitted from the row or looks wrong, and why. */
  note: string;
  /** The slug was made from the name, so a stored scheme with this slug may be a different one. */
  isUnnamed?: boolean;
};

export type ImportOptions = {
  actor: string;
  at: Date;
  onPublished: OnPublished;
  /** Rolls everything back; the results are what would happen. */
  dryRun?: boolean;
  /** Skips existing schemes. */
  keepExisting?: boolean;
  /** Publishes new schemes whose row has no status. Default: drafts. */
  publish?: boolean;
  /** Returns the schemes that are not replaced unless `overwrite` names them. Default: `readCurated`. */
  keeps?: (tx: Tx, ids: number[]) => Promise<Set<number>>;
  /** Action in the history. */
  action?: 'imported' | 'shipped';
  /** Curated schemes that may be replaced: all, or by slug with the version that was seen. */
  overwrite?: Record<string, number> | 'all';
};

const KEPT = 'Kept: the scheme came with the site or was changed by staff';

/** Category of rows without one. */
const OTHER = 16;

type NewScheme = { draft: SchemeDraft & { slug: string }; result: RowResult };

export class ImportBatch {
  readonly #tx: Tx;
  readonly #options: ImportOptions;
  readonly #write: SchemeWrite;
  /** Stored schemes by slug; null for one in the bin. */
  readonly #stored = new Map<string, SchemeSnapshot | null>();
  #curated: ReadonlySet<number> = new Set();
  #new: NewScheme[] = [];

  constructor(tx: Tx, options: ImportOptions) {
    const { actor, at, onPublished, action = 'imported' } = options;
    this.#tx = tx;
    this.#options = options;
    this.#write = { actor, action, at, onPublished, isReportedElsewhere: true };
  }

  /** @param rows parsed rows, or the result of a row that could not be parsed */
  async write(rows: (ImportedRow | RowResult)[]): Promise<RowResult[]> {
    await this.#look(rows.map((row) => row.slug));
    const { keeps = readCurated } = this.#options;
    this.#curated = await keeps(
      this.#tx,
      [...this.#stored.values()].flatMap((stored) => stored?.id ?? []),
    );
    const results: RowResult[] = [];
    for (const row of rows) results.push('outcome' in row ? row : await this.#writeSafely(row));
    await this.#addNew();
    return results;
  }

  async #look(slugs: string[]): Promise<void> {
    const found = await this.#tx.selectFrom('schemes').select(['id', 'slug']).where('slug', 'in', slugs).execute();
    const ids = found.map((row) => row.id);
    const snapshots = await readSnapshots(this.#tx, ids);
    for (const { id, slug } of found) this.#stored.set(slug, snapshots.get(id) ?? null);
  }

  async #writeSafely(row: ImportedRow): Promise<RowResult> {
    try {
      return await this.#writeOne(row);
    } catch (error) {
      if (error instanceof Problem) return failedRow(row, error.message);
      throw error;
    }
  }

  async #writeOne(row: ImportedRow): Promise<RowResult> {
    const stored = this.#stored.get(row.slug);
    if (stored === null) return failedRow(row, 'This scheme is in the bin');
    if (stored && row.isUnnamed && isAnother(row, stored)) return failedRow(row, anotherHas(row, stored));
    return stored ? this.#change(row, stored) : this.#gather(row);
  }

  async #change(row: ImportedRow, stored: SchemeSnapshot): Promise<RowResult> {
    const result = { slug: row.slug, name: row.name || stored.name, id: stored.id, ...remarkOf(row) };
    if (this.#options.keepExisting) return { ...result, outcome: 'unchanged', message: 'Exists already' };
    const completed = completeChange(stored, row.change);
    if (completed.isSame) return { ...result, outcome: 'unchanged' };
    const isCurated = this.#curated.has(stored.id);
    const change = { version: stored.version, isCurated, fields: differences(stored, completed) };
    if (isCurated && !this.#mayReplace(stored)) return { ...result, outcome: 'unchanged', message: KEPT, change };
    await changeScheme(this.#tx, stored.id, row.change, this.#write);
    await this.#look([row.slug]);
    return { ...result, outcome: 'updated', change };
  }

  #mayReplace({ slug, version }: SchemeSnapshot): boolean {
    const { overwrite } = this.#options;
    return overwrite === 'all' || (overwrite !== undefined && Object.hasOwn(overwrite, slug) && overwrite[slug] === version);
  }

  async #gather(row: ImportedRow): Promise<RowResult> {
    const { translations = {}, ...change } = row.change;
    const { slug, name } = row;
    if (!name) return failedRow({ slug, name }, 'name: Required');
    const status = this.#options.publish ? ('published' as const) : ('draft' as const);
    const draft = { status, states: [], categories: [OTHER], ...change, slug, name, translations: withoutRemoved(translations) };
    completeDraft(draft);
    await checkDocuments(this.#tx, draft.papers);
    const updated_on = newestSourceDate(change.sources ?? '[]', this.#options.at).toISOString();
    const result: RowResult = { slug, name, outcome: 'created', id: null, ...remarkOf(row) };
    this.#new.push({ draft: { ...draft, updated_on }, result });
    return result;
  }

  async #addNew(): Promise<void> {
    const ids = await createSchemes(
      this.#tx,
      this.#new.map(({ draft }) => draft),
      this.#write,
    );
    for (const [index, { result }] of this.#new.entries()) result.id = ids[index] ?? null;
    this.#new = [];
  }
}

/** Whether a row without a slug differs in name or states from the stored scheme with the same slug, and so is another scheme. */
function isAnother({ name, change }: ImportedRow, stored: SchemeSnapshot): boolean {
  const sameName = foldCategory(name) === foldCategory(stored.name);
  const sameStates = !change.states || change.states.toSorted().join() === stored.states.toSorted().join();
  return !sameName || !sameStates;
}

function anotherHas({ slug, change }: ImportedRow, stored: SchemeSnapshot): string {
  const where = stored.states.length > 0 ? stored.states.join(', ') : 'all of India';
  const other = otherSlug(slug, change.states?.join(' ') ?? '');
  return `“${slug}” is the slug of another scheme on the site: ${stored.name} (${where}). For a new scheme write a slug of its own into the column slug, such as “${other}”; to change that one write “${slug}”`;
}

function remarkOf({ note }: ImportedRow) {
  return { message: note, ...(note && { isIncomplete: true }) };
}

export function failedRow({ slug, name }: { slug: string; name: string }, message: string): RowResult {
  return { slug, name, outcome: 'failed', message, id: null };
}
