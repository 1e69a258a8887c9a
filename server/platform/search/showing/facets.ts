/** Filters, and how many documents each choice of each filter would leave. */
import { today } from '../../../../contract/today.ts';
import type { Profile } from '../index/profiles.ts';
import { foldPlace } from '../lexicon/lexicon.ts';
import type { FacetCounts, SearchFilters } from '../types.ts';

const CATEGORY = 1;
const STATE = 2;
const LEVEL = 4;
const OPEN = 8;
const AUDIENCE = 16;

export class FacetCounter {
  readonly #filters: SearchFilters;
  readonly #place: string | null;
  readonly #today: string;
  readonly #profiles: readonly Profile[];
  /** By profile: how many documents were counted, and what they failed plus one, 0 while that is unknown. */
  readonly #counted: Int32Array;
  readonly #failed: Uint8Array;

  constructor(filters: SearchFilters, profiles: readonly Profile[]) {
    this.#filters = filters;
    this.#place = filters.state ? foldPlace(filters.state) : null;
    this.#today = filters.today ?? today(new Date());
    this.#profiles = profiles;
    this.#counted = new Int32Array(profiles.length);
    this.#failed = new Uint8Array(profiles.length);
  }

  /** Counts a document of this profile; true when it passes all filters. */
  passes(profile: Profile): boolean {
    const { number } = profile;
    this.#counted[number] = (this.#counted[number] as number) + 1;
    if (this.#failed[number] === 0) this.#failed[number] = this.#failedBy(profile) + 1;
    return this.#failed[number] === 1;
  }

  finish(allStates: readonly string[]): FacetCounts {
    const counts: FacetCounts = { category: {}, state: {}, level: {}, audience: {}, open: 0 };
    let everywhere = 0;
    for (const [number, count] of this.#counted.entries()) {
      if (count === 0) continue;
      const profile = this.#profiles[number] as Profile;
      const failed = (this.#failed[number] as number) - 1;
      if ((failed | CATEGORY) === CATEGORY) for (const slug of profile.categories) add(counts.category, slug, count);
      if ((failed | LEVEL) === LEVEL && profile.level) add(counts.level, profile.level, count);
      if ((failed | AUDIENCE) === AUDIENCE) for (const group of profile.audiences) add(counts.audience, group, count);
      if ((failed | OPEN) === OPEN && this.#isOpen(profile)) counts.open += count;
      if ((failed | STATE) !== STATE) continue;
      if (profile.states.length === 0) everywhere += count;
      else for (const state of profile.states) add(counts.state, state, count);
    }
    if (everywhere > 0) for (const state of allStates) add(counts.state, state, everywhere);
    return counts;
  }

  #failedBy(profile: Profile): number {
    const { category, level, audience, open } = this.#filters;
    let failed = 0;
    if (category && !profile.categories.includes(category)) failed |= CATEGORY;
    if (this.#place !== null && profile.places.length > 0 && !profile.places.includes(this.#place)) failed |= STATE;
    if (level && profile.level !== level) failed |= LEVEL;
    if (audience && !profile.audiences.includes(audience)) failed |= AUDIENCE;
    if (open && !this.#isOpen(profile)) failed |= OPEN;
    return failed;
  }

  #isOpen({ opensOn, closesOn }: Profile): boolean {
    return (opensOn ?? '') <= this.#today && (closesOn === null || closesOn.slice(0, 10) >= this.#today);
  }
}

function add(counts: Record<string, number>, name: string, count: number): void {
  counts[name] = (counts[name] ?? 0) + count;
}
