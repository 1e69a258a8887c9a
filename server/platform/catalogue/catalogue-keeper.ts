/** Keeps the catalogue true: loads it at start, then follows what this and other processes change. */
import { changesAfter, newestChange } from '../database/changes.ts';
import type { Database } from '../database/tables.ts';
import type { LexiconEntry } from '../search/types.ts';
import { readPublishedBlogs } from './blog-record.ts';
import { Catalogue } from './catalogue.ts';
import { readSchemeRecords, type SchemeRecord } from './catalogue-record.ts';

/** Beyond this many changed schemes a new catalogue is cheaper than a patched one. */
const PATCH_LIMIT = 400;

export class CatalogueKeeper {
  readonly #db: Database;
  readonly #categoryNames: Record<string, string[]>;
  #catalogue: Catalogue | undefined;
  #seq = 0;
  #running: Promise<void> = Promise.resolve();
  readonly #listeners: (() => void)[] = [];

  /** @param categoryNames further shown names of the categories, by slug, for search */
  constructor(db: Database, categoryNames: Record<string, string[]>) {
    this.#db = db;
    this.#categoryNames = categoryNames;
  }

  get isLoaded(): boolean {
    return this.#catalogue !== undefined;
  }

  /** The published content as of the last change. Throws before the first load. */
  get current(): Catalogue {
    if (!this.#catalogue) throw new Error('The catalogue is not loaded yet');
    return this.#catalogue;
  }

  /** Calls back after each change, once the new catalogue is in place. */
  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Resolves when no run is in hand any more. */
  settled(): Promise<void> {
    return this.#running;
  }

  /**
   * Takes in what has been committed since; a writer awaits it before it answers, and what other processes write is followed by
   * doing it every second. One run at a time.
   * @returns the schemes it had to read again, drafts among them
   */
  refresh(): Promise<SchemeRecord[]> {
    const run = this.#running.then(() => this.#follow());
    this.#running = run.then(
      () => {},
      () => {},
    );
    return run;
  }

  /** Loads everything. */
  async load(): Promise<void> {
    const seq = await newestChange(this.#db);
    const [schemes, blogs, lexicon] = await Promise.all([readSchemeRecords(this.#db), readPublishedBlogs(this.#db), this.#readLexicon()]);
    this.#replace(Catalogue.build(schemes, blogs, lexicon, this.#categoryNames), seq);
  }

  async #follow(): Promise<SchemeRecord[]> {
    const changes = await changesAfter(this.#db, this.#seq);
    const last = changes.at(-1);
    if (!last) return [];
    const ids = [...new Set(changes.filter((change) => change.entity === 'scheme').map((change) => change.entity_id))];
    if (ids.length > PATCH_LIMIT || changes.some((change) => change.entity === 'lexicon')) {
      await this.load();
      return [];
    }
    let next = this.current;
    const records = await readSchemeRecords(this.#db, ids);
    if (ids.length > 0) next = next.withSchemes(ids, records, this.#categoryNames);
    if (changes.some((change) => change.entity === 'blog')) next = next.withBlogs(await readPublishedBlogs(this.#db));
    this.#replace(next, last.seq);
    return records;
  }

  #replace(catalogue: Catalogue, seq: number): void {
    this.#catalogue = catalogue;
    this.#seq = seq;
    for (const listener of this.#listeners) listener();
  }

  async #readLexicon(): Promise<LexiconEntry[]> {
    const rows = await this.#db.selectFrom('lexicon').selectAll().orderBy('id').execute();
    return rows.map((row) => ({ term: row.term, kind: row.kind, aliases: JSON.parse(row.aliases) }));
  }
}
