/** Filters, and how many documents each choice of each filter would give. */
import { isPast, today } from '../../../../contract/today.ts';
import { KINDS, type Profile, type Profiles } from '../index/profiles.ts';
import { foldPlace } from '../lexicon/lexicon.ts';
import type { FacetCounts, SearchFilters } from '../types.ts';

const CATEGORY = 1;
const STATE = 2;
const LEVEL = 4;
const OPEN = 8;
const AUDIENCE = 16;

type Counts = Record<string, number>;

/** The filter for each kind of choice, in the order of `KINDS`. */
const FILTER_OF: Record<(typeof KINDS)[number], number> = { categories: CATEGORY, states: STATE, audiences: AUDIENCE, level: LEVEL };
const FILTERS = KINDS.map((kind) => FILTER_OF[kind]);

export class FacetCounter {
  readonly #filters: SearchFilters;
  readonly #place: string | null;
  readonly #today: string;
  readonly #profiles: Profiles;
  /** By profile: the number of documents, and the filter they fail plus one, 0 while unknown. */
  readonly #counted: Int32Array;
  readonly #failed: Uint8Array;

  constructor(filters: SearchFilters, profiles: Profiles) {
    this.#filters = filters;
    this.#place = filters.state ? foldPlace(filters.state) : null;
    this.#today = filters.today ?? today(new Date());
    this.#profiles = profiles;
    this.#counted = new Int32Array(profiles.all.length);
    this.#failed = new Uint8Array(profiles.all.length);
  }

  /** Counts a document with this profile; returns whether it passes all filters. */
  passes(number: number): boolean {
    this.#counted[number] = (this.#counted[number] as number) + 1;
    if (this.#failed[number] === 0) this.#failed[number] = this.#failedBy(this.#profiles.all[number] as Profile) + 1;
    return this.#failed[number] === 1;
  }

  /** A choice counts documents that pass all filters but its own. It visits hundreds of profiles in every search, so it reads plain numbers. */
  finish(allStates: readonly string[]): FacetCounts {
    const { names, choices, starts, dated, all } = this.#profiles;
    const counts = new Int32Array(names.length);
    const met: number[][] = KINDS.map(() => []);
    let open = 0;
    let everywhere = 0;
    for (let number = 0; number < this.#counted.length; number++) {
      const count = this.#counted[number] as number;
      if (count === 0) continue;
      const failed = (this.#failed[number] as number) - 1;
      if ((failed | OPEN) === OPEN && (dated[number] === 0 || this.#isOpen(all[number] as Profile))) open += count;
      for (let kind = 0; kind < FILTERS.length; kind++) {
        const filter = FILTERS[kind] as number;
        if ((failed | filter) !== filter) continue;
        const from = starts[number * FILTERS.length + kind] as number;
        const end = starts[number * FILTERS.length + kind + 1] as number;
        if (from === end && filter === STATE) everywhere += count;
        for (let at = from; at < end; at++) {
          const name = choices[at] as number;
          if (counts[name] === 0) met[kind]?.push(name);
          counts[name] = (counts[name] as number) + count;
        }
      }
    }
    const [category, state, audience, level] = met.map((some) =>
      Object.fromEntries(some.map((name) => [names[name] as string, counts[name] as number])),
    ) as [Counts, Counts, Counts, Counts];
    if (everywhere > 0) for (const name of allStates) state[name] = (state[name] ?? 0) + everywhere;
    return { category, state, level, audience, open };
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
    return (opensOn ?? '') <= this.#today && !isPast(closesOn, this.#today);
  }
}
