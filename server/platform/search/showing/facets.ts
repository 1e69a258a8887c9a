/** Filters, and how many documents each choice of each filter would leave. */
import { today } from '../../../../contract/today.ts';
import type { Profile, Profiles } from '../index/profiles.ts';
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
  readonly #names: readonly string[];
  /** By profile: how many documents were counted, and what they failed plus one, 0 while that is unknown. */
  readonly #counted: Int32Array;
  readonly #failed: Uint8Array;

  constructor(filters: SearchFilters, { all, names }: Profiles) {
    this.#filters = filters;
    this.#place = filters.state ? foldPlace(filters.state) : null;
    this.#today = filters.today ?? today(new Date());
    this.#profiles = all;
    this.#names = names;
    this.#counted = new Int32Array(all.length);
    this.#failed = new Uint8Array(all.length);
  }

  /** Counts a document of the profile of this number; true when it passes all filters. */
  passes(number: number): boolean {
    this.#counted[number] = (this.#counted[number] as number) + 1;
    if (this.#failed[number] === 0) this.#failed[number] = this.#failedBy(this.#profiles[number] as Profile) + 1;
    return this.#failed[number] === 1;
  }

  finish(allStates: readonly string[]): FacetCounts {
    const level: FacetCounts['level'] = {};
    const [category, state, audience] = [new Tally(this.#names), new Tally(this.#names), new Tally(this.#names)];
    let open = 0;
    let everywhere = 0;
    for (let number = 0; number < this.#counted.length; number++) {
      const count = this.#counted[number] as number;
      if (count === 0) continue;
      const profile = this.#profiles[number] as Profile;
      const failed = (this.#failed[number] as number) - 1;
      if ((failed | CATEGORY) === CATEGORY) category.add(profile.numbers.categories, count);
      if ((failed | LEVEL) === LEVEL && profile.level) add(level, profile.level, count);
      if ((failed | AUDIENCE) === AUDIENCE) audience.add(profile.numbers.audiences, count);
      if ((failed | OPEN) === OPEN && this.#isOpen(profile)) open += count;
      if ((failed | STATE) !== STATE) continue;
      if (profile.states.length === 0) everywhere += count;
      else state.add(profile.numbers.states, count);
    }
    const states = state.finish();
    if (everywhere > 0) for (const name of allStates) add(states, name, everywhere);
    return { category: category.finish(), state: states, level, audience: audience.finish(), open };
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

/** Counts names by their numbers. */
class Tally {
  readonly #names: readonly string[];
  readonly #counts: Int32Array;
  readonly #met: number[] = [];

  constructor(names: readonly string[]) {
    this.#names = names;
    this.#counts = new Int32Array(names.length);
  }

  add(numbers: readonly number[], count: number): void {
    for (const number of numbers) {
      if (this.#counts[number] === 0) this.#met.push(number);
      this.#counts[number] = (this.#counts[number] as number) + count;
    }
  }

  finish(): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const number of this.#met) counts[this.#names[number] as string] = this.#counts[number] as number;
    return counts;
  }
}

function add(counts: Record<string, number>, name: string, count: number): void {
  counts[name] = (counts[name] ?? 0) + count;
}
