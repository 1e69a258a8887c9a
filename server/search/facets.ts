/** Filters, and how many documents each choice of each filter would leave. */
import type { DocumentRecord } from './document-record.ts';
import { foldPlace } from './lexicon.ts';
import type { FacetCounts, SearchFilters } from './search-document.ts';

const CATEGORY = 1;
const STATE = 2;
const LEVEL = 4;
const OPEN = 8;

export class FacetCounter {
  readonly counts: FacetCounts = { category: {}, state: {}, level: {}, open: 0 };
  readonly #filters: SearchFilters;
  readonly #place: string | null;
  readonly #today: string;
  /** Documents for all India, counted into every state at the end. */
  #everywhere = 0;

  constructor(filters: SearchFilters) {
    this.#filters = filters;
    this.#place = filters.state ? foldPlace(filters.state) : null;
    this.#today = filters.today ?? todayInIndia();
  }

  /** Counts the document where it belongs; true when it passes all filters. */
  passes(record: DocumentRecord): boolean {
    const { category, level, open } = this.#filters;
    const isOpen = (record.opensOn ?? '') <= this.#today && (record.closesOn === null || record.closesOn.slice(0, 10) >= this.#today);
    let failed = 0;
    if (category && !record.categories.includes(category)) failed |= CATEGORY;
    if (this.#place !== null && record.places.length > 0 && !record.places.includes(this.#place)) failed |= STATE;
    if (level && record.level !== level) failed |= LEVEL;
    if (open && !isOpen) failed |= OPEN;
    if ((failed | CATEGORY) === CATEGORY) for (const slug of record.categories) add(this.counts.category, slug);
    if ((failed | LEVEL) === LEVEL) add(this.counts.level, record.level);
    if ((failed | OPEN) === OPEN && isOpen) this.counts.open++;
    if ((failed | STATE) === STATE) {
      if (record.states.length === 0) this.#everywhere++;
      else for (const state of record.states) add(this.counts.state, state);
    }
    return failed === 0;
  }

  finish(allStates: readonly string[]): FacetCounts {
    for (const state of allStates) {
      const count = (this.counts.state[state] ?? 0) + this.#everywhere;
      if (count > 0) this.counts.state[state] = count;
    }
    return this.counts;
  }
}

function add(counts: Record<string, number>, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1;
}

function todayInIndia(): string {
  return new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
}
