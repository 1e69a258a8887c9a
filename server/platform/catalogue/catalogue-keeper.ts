/** Keeps the catalogue true: loads it at start, then follows what this and other processes change. */
import { changesAfter, newestChange } from '../database/changes.ts';
import type { Database } from '../database/tables.ts';
import { inTurns } from '../http/in-turns.ts';
import type { LexiconEntry } from '../search/types.ts';
import { readPublishedBlogs } from './blog-record.ts';
import { Catalogue } from './catalogue.ts';
import { readSchemeRecords, type SchemeRecord } from './catalogue-record.ts';
import { type KeptEntry, readLexicon } from './lexicon-entries.ts';
import { type PaperRecord, readPapers } from './paper-record.ts';

/** Milliseconds without a further change after which the words of the lexicon are taken in, and the longest they wait for that. */
const QUIET = 500;
const LONGEST = 5_000;

export type KeeperSources = {
  /** The lexicon that comes with the software. */
  lexicon: readonly LexiconEntry[];
  /** Further shown names of the categories, by slug, for search. */
  categoryNames: Record<string, string[]>;
  /** Told of each row that cannot be read, when it is met. */
  onDamage?: (row: DamagedRow) => void;
};

/** An entry that nobody can be shown, because what is stored of it cannot be read. */
export type DamagedRow = { kind: 'scheme' | 'paper'; id: number; name: string; columns: readonly string[] };

export class CatalogueKeeper {
  readonly #db: Database;
  readonly #sources: KeeperSources;
  #catalogue: Catalogue | undefined;
  #seq = 0;
  #running: Promise<void> = Promise.resolve();
  #rebuilding: Promise<void> = Promise.resolve();
  /** When words of the lexicon changed first and last since they were taken in. */
  #stale: { since: number; last: number } | undefined;
  readonly #listeners: (() => void)[] = [];
  readonly #damaged = new Map<string, DamagedRow>();

  constructor(db: Database, sources: KeeperSources) {
    this.#db = db;
    this.#sources = sources;
  }

  get isLoaded(): boolean {
    return this.#catalogue !== undefined;
  }

  /** The published content as of the last change. Throws before the first load. */
  get current(): Catalogue {
    if (!this.#catalogue) throw new Error('The catalogue is not loaded yet');
    return this.#catalogue;
  }

  /** What cannot be shown until somebody saves it anew. */
  get damaged(): DamagedRow[] {
    return [...this.#damaged.values()];
  }

  /** Calls back after each change, once the new catalogue is in place. */
  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Resolves when no run is in hand any more. */
  async settled(): Promise<void> {
    await Promise.all([this.#running, this.#rebuilding]);
  }

  /**
   * Takes in what has been committed since; a writer awaits it before it answers, and what other processes write is followed by
   * doing it every second. One run at a time. Words of the lexicon are only noted: see `rebuild`.
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

  /** Takes in the words of the lexicon that have changed, which is long work: others have their turns meanwhile, and go on changing schemes. */
  rebuild(): Promise<void> {
    const run = this.#rebuilding.then(() => this.#rebuild());
    this.#rebuilding = run.catch(() => {});
    return run;
  }

  /** The same once nobody has changed words for a moment, so that several changes in a row are taken in together. */
  async rebuildIfQuiet(): Promise<void> {
    const now = performance.now();
    if (this.#stale && (now - this.#stale.last >= QUIET || now - this.#stale.since >= LONGEST)) await this.rebuild();
  }

  /** Loads everything. */
  async load(): Promise<void> {
    const seq = await newestChange(this.#db);
    const [schemes, blogs, papers, lexicon] = await Promise.all([
      readSchemeRecords(this.#db),
      readPublishedBlogs(this.#db),
      readPapers(this.#db),
      this.#wordsInUse(),
    ]);
    this.#noteSchemes(schemes);
    const { categoryNames } = this.#sources;
    this.#replace(await inTurns(Catalogue.build(schemes, { blogs, papers: this.#shown(papers), lexicon, categoryNames })), seq);
  }

  /** The lexicon as it stands in the database now. */
  readLexicon(): Promise<KeptEntry[]> {
    return readLexicon(this.#db, this.#sources.lexicon);
  }

  async #follow(): Promise<SchemeRecord[]> {
    const changes = await changesAfter(this.#db, this.#seq);
    const last = changes.at(-1);
    if (!last) return [];
    const ids = [...new Set(changes.filter((change) => change.entity === 'scheme').map((change) => change.entity_id))];
    const schemes = await readSchemeRecords(this.#db, ids);
    const isAbout = (entity: string) => changes.some((change) => change.entity === entity);
    const blogs = isAbout('blog') ? await readPublishedBlogs(this.#db) : undefined;
    const papers = isAbout('paper') ? this.#shown(await readPapers(this.#db)) : undefined;
    for (const id of ids) this.#damaged.delete(`scheme ${id}`);
    this.#noteSchemes(schemes);
    // Words may be taken in meanwhile: then it is the newer catalogue that is changed.
    let before: Catalogue;
    let next: Catalogue;
    do {
      before = this.current;
      next = before;
      if (ids.length > 0) next = await inTurns(next.withSchemes(ids, schemes));
      if (blogs) next = await inTurns(next.withBlogs(blogs));
      if (papers) next = await inTurns(next.withPapers(papers));
    } while (before !== this.current);
    this.#replace(next, last.seq);
    if (isAbout('lexicon') || (next.hasOtherNames && !before.hasOtherNames)) this.#noteWords();
    return schemes;
  }

  async #rebuild(): Promise<void> {
    const stale = this.#stale;
    if (!stale) return;
    this.#stale = undefined;
    try {
      let seen = this.current;
      let next = await inTurns(seen.withLexicon(await this.#wordsInUse()));
      while (seen !== this.current) {
        const now = this.current;
        next = await inTurns(next.caughtUp(seen, now));
        seen = now;
      }
      this.#replace(next, this.#seq);
      if (next.hasOtherNames) this.#noteWords();
    } catch (error) {
      this.#stale ??= stale;
      throw error;
    }
  }

  #noteSchemes(schemes: SchemeRecord[]): void {
    for (const { id, name, damaged } of schemes) if (damaged) this.#noteDamage({ kind: 'scheme', id, name, columns: damaged });
  }

  #noteDamage(row: DamagedRow): void {
    this.#damaged.set(`${row.kind} ${row.id}`, row);
    this.#sources.onDamage?.(row);
  }

  /** Of all papers, those visitors are shown. */
  #shown(papers: PaperRecord[]): PaperRecord[] {
    for (const { kind, id } of this.damaged) if (kind === 'paper') this.#damaged.delete(`paper ${id}`);
    for (const { id, slug, isDamaged } of papers) if (isDamaged) this.#noteDamage({ kind: 'paper', id, name: slug, columns: ['entry'] });
    return papers.filter(({ status, isDamaged }) => status === 'published' && !isDamaged);
  }

  #noteWords(): void {
    const now = performance.now();
    this.#stale = { since: this.#stale?.since ?? now, last: now };
  }

  async #wordsInUse(): Promise<KeptEntry[]> {
    return (await this.readLexicon()).filter(({ state }) => state !== 'off');
  }

  #replace(catalogue: Catalogue, seq: number): void {
    this.#catalogue = catalogue;
    this.#seq = seq;
    for (const listener of this.#listeners) listener();
  }
}
