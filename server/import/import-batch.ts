/** One batch of an import within its transaction. New schemes are gathered, so that a hundred cost a handful of statements. */
import type { ImportOutcome } from '../../contract/scheme-bulk.endpoints.ts';
import { Problem } from '../api/problem.ts';
import type { Tx } from '../database/tables.ts';
import type { SchemeDraft } from '../schemes/scheme-rows.ts';
import { completeChange, completeDraft } from '../schemes/scheme-rules.ts';
import { readSnapshots, type SchemeSnapshot } from '../schemes/scheme-snapshot.ts';
import type { OnPublished, Write } from '../schemes/scheme-write.ts';
import { changeScheme, createSchemes } from '../schemes/write-scheme.ts';
import type { ImportedRow } from './import-row.ts';

export type RowResult = { slug: string; name: string; outcome: ImportOutcome; message: string; id: number | null };

export type ImportOptions = {
  actor: string;
  at: Date;
  onPublished: OnPublished;
  /** Does everything and takes it back: the results are what would happen. */
  dryRun?: boolean;
  /** Leaves schemes alone that exist already. */
  keepExisting?: boolean;
};

/** The category of rows that name none. */
const OTHER = 16;

type NewScheme = { draft: SchemeDraft & { slug: string }; result: RowResult };

export class ImportBatch {
  readonly #tx: Tx;
  readonly #options: ImportOptions;
  readonly #write: Write;
  /** What is stored under the slugs of the batch; null for a scheme in the bin. */
  readonly #stored = new Map<string, SchemeSnapshot | null>();
  #new: NewScheme[] = [];

  constructor(tx: Tx, options: ImportOptions) {
    const { actor, at, onPublished } = options;
    this.#tx = tx;
    this.#options = options;
    this.#write = { actor, action: 'imported', at, onPublished, isReportedElsewhere: true };
  }

  /** @param rows as read, or the result of what could not be read */
  async write(rows: (ImportedRow | RowResult)[]): Promise<RowResult[]> {
    await this.#look(rows.map((row) => row.slug));
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
    // The same slug twice in a batch: the second changes what the first has made.
    if (this.#new.some(({ draft }) => draft.slug === row.slug)) {
      await this.#addNew();
      await this.#look([row.slug]);
    }
    const stored = this.#stored.get(row.slug);
    if (stored === null) return failedRow(row, 'This scheme is in the bin');
    return stored ? this.#change(row, stored) : this.#gather(row);
  }

  async #change(row: ImportedRow, stored: SchemeSnapshot): Promise<RowResult> {
    const result = { slug: row.slug, name: row.name || stored.name, message: row.note, id: stored.id };
    if (this.#options.keepExisting) return { ...result, outcome: 'unchanged', message: 'Exists already' };
    if (completeChange(stored, row.change).isSame) return { ...result, outcome: 'unchanged' };
    await changeScheme(this.#tx, stored.id, row.change, this.#write);
    await this.#look([row.slug]);
    return { ...result, outcome: 'updated' };
  }

  #gather({ slug, name, change: { hindi, ...change }, note }: ImportedRow): RowResult {
    if (!name) return failedRow({ slug, name }, 'name: Required');
    const draft = { status: 'published' as const, states: [], categories: [OTHER], ...change, slug, name, ...(hindi && { hindi }) };
    completeDraft(draft);
    const result: RowResult = { slug, name, outcome: 'created', message: note, id: null };
    this.#new.push({ draft, result });
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

export function failedRow({ slug, name }: { slug: string; name: string }, message: string): RowResult {
  return { slug, name, outcome: 'failed', message, id: null };
}
