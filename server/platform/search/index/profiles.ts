/**
 * What filters and rules of the ranking look at, kept once for all schemes that have it in common: thousands of schemes
 * share a few hundred profiles, so each rule is applied to a profile once per search and not to every scheme.
 */
import type { Entry } from '../lexicon/lexicon.ts';

export type Profile = {
  /** Its place in the list of all profiles. */
  number: number;
  categories: string[];
  /** The same as numbers, for rules that look at every profile in every search. */
  categoryNumbers: number[];
  states: string[];
  /** The states in the form queries name them. */
  places: string[];
  level: 'central' | 'state' | null;
  audiences: string[];
  opensOn: string | null;
  closesOn: string | null;
  /** Groups of the lexicon the name speaks of. */
  groups: Entry[];
};

/** Grows and never forgets, like the vocabulary, so the versions of an index share one. */
export class Profiles {
  readonly all: Profile[] = [];
  readonly #categories = new Map<string, number>();
  readonly #byContent = new Map<string, Profile>();

  of(wanted: Omit<Profile, 'number' | 'categoryNumbers'>): Profile {
    const { categories, states, level, audiences, opensOn, closesOn, groups } = wanted;
    const content = JSON.stringify([categories, states, level, audiences, opensOn, closesOn, groups.map(({ term }) => term)]);
    let profile = this.#byContent.get(content);
    if (profile === undefined) {
      profile = { ...wanted, number: this.all.length, categoryNumbers: categories.map((category) => this.#categoryNumber(category)) };
      this.#byContent.set(content, profile);
      this.all.push(profile);
    }
    return profile;
  }

  get categoryCount(): number {
    return this.#categories.size;
  }

  #categoryNumber(category: string): number {
    const number = this.#categories.get(category) ?? this.#categories.size;
    this.#categories.set(category, number);
    return number;
  }
}
