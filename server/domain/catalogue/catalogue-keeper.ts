/** Loads the catalogue at start and updates it with the changes of this and other processes. */
import { changesAfter, newestChange } from '../../platform/database/changes.ts';
import type { Connection } from '../../platform/database/connect.ts';
import { type FreshReads, freshReads } from '../../platform/database/fresh-reads.ts';
import type { Database } from '../../platform/database/tables.ts';
import { runInSlices } from '../../platform/jobs/run-in-slices.ts';
import { type BlogRecord, readBlogs } from '../articles/blog-record.ts';
import { type DocumentRecord, readDocuments } from '../documents/document-record.ts';
import type { LexiconEntry } from '../search/types.ts';
import { Catalogue } from './catalogue.ts';
import { readSchemeRecords, type SchemeRecord } from './catalogue-record.ts';
import { type LexiconRecord, readLexicon } from './lexicon-entries.ts';
import type { IndexStore } from './stored-index.ts';

/** Milliseconds without further lexicon changes before a rebuild (QUIET), and the longest delay of one (LONGEST). */
const QUIET = 500;
const LONGEST = 5_000;

export type KeeperSources = {
  /** Reads the shipped lexicon. A function, so that its 5 MB are not held in memory after use. */
  lexicon: () => readonly LexiconEntry[];
  /** Names of the categories in other languages, by slug, for search. */
  categoryNames: Record<string, string[]>;
  /** Stores the search index between starts. */
  indexStore?: IndexStore | undefined;
  /** Called for each corrupt row. */
  onDamage?: (row: DamagedRow) => void;
  /** Called when the replica cannot be read. */
  onReplicaAway?: (error: unknown) => void;
};

/** The records changed up to change number `seq`, in their state at that change or later. */
type Changes = {
  seq: number;
  ids: number[];
  schemes: SchemeRecord[];
  blogs: BlogRecord[] | undefined;
  papers: DocumentRecord[] | undefined;
  isAboutWords: boolean;
};

/** A record that is hidden because its row is corrupt. */
export type DamagedRow = { kind: 'scheme' | 'paper' | 'blog'; id: number; name: string; columns: readonly string[] };

export class CatalogueKeeper {
  readonly #db: Database;
  readonly #hasReplica: boolean;
  readonly #freshly: FreshReads;
  readonly #sources: KeeperSources;
  #catalogue: Catalogue | undefined;
  #seq = 0;
  #running: Promise<void> = Promise.resolve();
  #rebuilding: Promise<void> = Promise.resolve();
  /** Time of the first and the last lexicon change since the last rebuild. */
  #stale: { since: number; last: number } | undefined;
  readonly #listeners: (() => void)[] = [];
  readonly #damaged = new Map<string, DamagedRow>();

  constructor(connection: Pick<Connection, 'db' | 'replica'>, sources: KeeperSources) {
    this.#db = connection.db;
    this.#hasReplica = connection.replica !== undefined;
    this.#freshly = freshReads(connection, sources.onReplicaAway ?? (() => {}));
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

  /** Corrupt rows, hidden until somebody saves them again. */
  get damaged(): DamagedRow[] {
    return [...this.#damaged.values()];
  }

  /** Calls back after each change, once the new catalogue is in place. */
  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Resolves when no run is in progress. */
  async settled(): Promise<void> {
    await Promise.all([this.#running, this.#rebuilding]);
  }

  /**
   * Applies all changes committed since; a writer awaits it before answering. Runs are serialised. Lexicon changes are only noted, see
   * `rebuild`.
   * @returns the reread schemes, including drafts
   */
  refresh(): Promise<SchemeRecord[]> {
    return this.#inOrder(async () => this.#takeIn(await this.#readChanges(this.#db)));
  }

  /** Called every second for the changes of other processes. With a replica, the primary is only asked for the newest change number. */
  follow(): Promise<SchemeRecord[]> {
    if (!this.#hasReplica) return this.refresh();
    return this.#inOrder(async () => {
      const newest = await newestChange(this.#db);
      return newest > this.#seq ? this.#takeIn(await this.#freshly(newest, (db) => this.#readChanges(db))) : [];
    });
  }

  #inOrder(work: () => Promise<SchemeRecord[]>): Promise<SchemeRecord[]> {
    const run = this.#running.then(work);
    this.#running = run.then(
      () => {},
      () => {},
    );
    return run;
  }

  /** Rebuilds with the changed lexicon. Takes long, so it runs in slices, while schemes may change further. */
  rebuild(): Promise<void> {
    const run = this.#rebuilding.then(() => this.#rebuild());
    this.#rebuilding = run.catch(() => {});
    return run;
  }

  /** Rebuilds after a pause in lexicon changes, so that several changes lead to one rebuild. */
  async rebuildIfQuiet(): Promise<void> {
    const now = performance.now();
    if (this.#stale && (now - this.#stale.last >= QUIET || now - this.#stale.since >= LONGEST)) await this.rebuild();
  }

  /** Loads everything. */
  async load(): Promise<void> {
    const seq = await newestChange(this.#db);
    // Sequential, because all reads share one connection to the replica.
    const { schemes, papers, blogs, lexicon } = await this.#freshly(seq, async (db) => ({
      schemes: await readSchemeRecords(db),
      blogs: await readBlogs(db),
      papers: await readDocuments(db),
      lexicon: await this.#wordsInUse(db),
    }));
    this.#noteSchemes(schemes);
    const { categoryNames, indexStore } = this.#sources;
    const shown = { blogs: this.#shownBlogs(blogs), papers: this.#shownDocuments(papers) };
    this.#replace(await runInSlices(Catalogue.build(schemes, { ...shown, lexicon, categoryNames, indexStore })), seq);
  }

  /** The lexicon with the current changes of the database. */
  readLexicon(db = this.#db): Promise<LexiconRecord[]> {
    return readLexicon(db, this.#sources.lexicon());
  }

  async #readChanges(db: Database): Promise<Changes | undefined> {
    const changes = await changesAfter(db, this.#seq);
    const last = changes.at(-1);
    if (!last) return undefined;
    const ids = [...new Set(changes.filter((change) => change.entity === 'scheme').map((change) => change.entity_id))];
    const isAbout = (entity: string) => changes.some((change) => change.entity === entity);
    return {
      seq: last.seq,
      ids,
      schemes: await readSchemeRecords(db, ids),
      blogs: isAbout('blog') ? await readBlogs(db) : undefined,
      papers: isAbout('paper') ? await readDocuments(db) : undefined,
      isAboutWords: isAbout('lexicon'),
    };
  }

  async #takeIn(changes: Changes | undefined): Promise<SchemeRecord[]> {
    if (!changes) return [];
    const { seq, ids, schemes, isAboutWords } = changes;
    const blogs = changes.blogs && this.#shownBlogs(changes.blogs);
    const papers = changes.papers && this.#shownDocuments(changes.papers);
    for (const id of ids) this.#damaged.delete(`scheme ${id}`);
    this.#noteSchemes(schemes);
    // If a rebuild replaces the catalogue meanwhile, apply the change to the new one.
    let before: Catalogue;
    let next: Catalogue;
    do {
      before = this.current;
      next = before;
      if (ids.length > 0) next = await runInSlices(next.withSchemes(ids, schemes));
      if (blogs) next = await runInSlices(next.withBlogs(blogs));
      if (papers) next = await runInSlices(next.withDocuments(papers));
    } while (before !== this.current);
    this.#replace(next, seq);
    if (isAboutWords || (next.hasOtherNames && !before.hasOtherNames)) this.#noteWords();
    return schemes;
  }

  async #rebuild(): Promise<void> {
    const stale = this.#stale;
    if (!stale) return;
    this.#stale = undefined;
    try {
      let seen = this.current;
      let next = await runInSlices(seen.withLexicon(await this.#wordsInUse()));
      while (seen !== this.current) {
        const now = this.current;
        next = await runInSlices(next.caughtUp(seen, now));
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

  /** Called before all records of a kind are reloaded. */
  #forgetDamaged(kind: DamagedRow['kind']): void {
    for (const row of this.damaged) if (row.kind === kind) this.#damaged.delete(`${kind} ${row.id}`);
  }

  /** Filters out drafts and corrupt articles, which it notes. */
  #shownBlogs(blogs: BlogRecord[]): BlogRecord[] {
    this.#forgetDamaged('blog');
    for (const { id, seo_title, seo_slug, damaged } of blogs) {
      if (damaged) this.#noteDamage({ kind: 'blog', id, name: seo_title || seo_slug, columns: damaged });
    }
    return blogs.filter(({ damaged }) => !damaged);
  }

  /** Filters out drafts and corrupt documents, which it notes. */
  #shownDocuments(papers: DocumentRecord[]): DocumentRecord[] {
    this.#forgetDamaged('paper');
    for (const { id, slug, isDamaged } of papers) if (isDamaged) this.#noteDamage({ kind: 'paper', id, name: slug, columns: ['entry'] });
    return papers.filter(({ status, isDamaged }) => status === 'published' && !isDamaged);
  }

  #noteWords(): void {
    const now = performance.now();
    this.#stale = { since: this.#stale?.since ?? now, last: now };
  }

  async #wordsInUse(db = this.#db): Promise<LexiconRecord[]> {
    return (await this.readLexicon(db)).filter(({ state }) => state !== 'off');
  }

  #replace(catalogue: Catalogue, seq: number): void {
    this.#catalogue = catalogue;
    this.#seq = seq;
    for (const listener of this.#listeners) listener();
  }
}
