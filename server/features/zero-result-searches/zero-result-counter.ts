/** Buffers zero-result searches and writes them together, because a single write takes longer than the search. */
import type { Language } from '../../../contract/languages.ts';
import type { SearchKind } from '../../../contract/searches.endpoints.ts';
import type { Database } from '../../platform/database/tables.ts';
import { recordZeroResultSearch } from './zero-result-searches.store.ts';

type Gathered = { words: string; language: Language; kind: SearchKind; times: number; at: Date };

/** Different searches buffered at most; more at once are a flood, and worthless. */
const MAX_GATHERED = 500;

export class ZeroResultCounter {
  readonly #gathered = new Map<string, Gathered>();

  note(words: string, language: Language, kind: SearchKind, at: Date): void {
    const key = `${language} ${words}`;
    const known = this.#gathered.get(key);
    if (!known && this.#gathered.size >= MAX_GATHERED) return;
    this.#gathered.set(key, { words, language, kind, at, times: (known?.times ?? 0) + 1 });
  }

  /** Writes the buffer, sorted, so that two processes do not deadlock. */
  async write(db: Database): Promise<void> {
    const searches = [...this.#gathered].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, search]) => search);
    this.#gathered.clear();
    if (searches.length === 0) return;
    await db.transaction().execute(async (tx) => {
      for (const { words, language, kind, at, times } of searches) await recordZeroResultSearch(tx, words, language, kind, at, times);
    });
  }
}
