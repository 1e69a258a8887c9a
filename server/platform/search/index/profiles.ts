/**
 * What filters and rules of the ranking look at, kept once for all schemes that have it in common: thousands of schemes
 * share a few hundred profiles, so each rule is applied to a profile once per search and not to every scheme.
 */
export type Profile = {
  /** Its place in the list of all profiles. */
  number: number;
  categories: string[];
  states: string[];
  /** The states in the form queries name them. */
  places: string[];
  level: 'central' | 'state' | null;
  audiences: string[];
  opensOn: string | null;
  closesOn: string | null;
  /** Its place among all ways to hold somewhere; see `Profiles.placings`. */
  placing: number;
  /** The same categories, states and audiences by the numbers of their names. */
  numbers: Record<'categories' | 'states' | 'audiences', number[]>;
};

/** Grows and never forgets, like the vocabulary, so the versions of an index share one. */
export class Profiles {
  readonly all: Profile[] = [];
  /** Of categories, states and audiences, by number, so that they are counted in plain arrays. */
  readonly names: string[] = [];
  /** One profile for each way to hold somewhere: level and places. There are a few dozen of them. */
  readonly placings: Profile[] = [];
  readonly #placings = new Map<string, number>();
  readonly #numbers = new Map<string, number>();
  readonly #byContent = new Map<string, Profile>();

  of(wanted: Omit<Profile, 'number' | 'numbers' | 'placing'>): Profile {
    const { categories, states, level, audiences, opensOn, closesOn } = wanted;
    const content = JSON.stringify([categories, states, level, audiences, opensOn, closesOn]);
    let profile = this.#byContent.get(content);
    if (profile === undefined) {
      const numbered = (names: string[]) => names.map((name) => this.#numberOf(name));
      const numbers = { categories: numbered(categories), states: numbered(states), audiences: numbered(audiences) };
      profile = { ...wanted, number: this.all.length, numbers, placing: 0 };
      profile.placing = this.#placingOf(profile);
      this.#byContent.set(content, profile);
      this.all.push(profile);
    }
    return profile;
  }

  #placingOf(profile: Profile): number {
    const content = JSON.stringify([profile.level, profile.places]);
    const known = this.#placings.get(content);
    if (known !== undefined) return known;
    const placing = this.placings.push(profile) - 1;
    this.#placings.set(content, placing);
    return placing;
  }

  #numberOf(name: string): number {
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    const number = this.names.push(name) - 1;
    this.#numbers.set(name, number);
    return number;
  }
}
