/**
 * What filters and ranking rules read of a scheme, stored once for all schemes that share it: thousands of schemes have a few hundred profiles, so
 * each rule is applied once per profile and search instead of once per scheme.
 */
export type Profile = {
  /** Its place in the list of all profiles. */
  number: number;
  categories: string[];
  states: string[];
  /** The states in the form used for places in queries. */
  places: string[];
  level: 'central' | 'state' | null;
  audiences: string[];
  opensOn: string | null;
  closesOn: string | null;
  /** Number of its combination of level and places; see `Profiles.placings`. */
  placing: number;
};

/** The kinds of choices that are counted, in the order of `Profiles.choices`. */
export const KINDS = ['categories', 'states', 'audiences', 'level'] as const;

/** Only grows, like the vocabulary, so the versions of an index share one. */
export class Profiles {
  readonly all: Profile[] = [];
  /** Names of categories, states, audiences and levels. Each kind has its own numbers, so that they are counted in plain arrays. */
  readonly names: string[] = [];
  /**
   * The choices of all profiles, as numbers of their names, and where each kind starts: `KINDS[k]` of profile `n` is at `starts[n * KINDS.length +
   * k]`.
   */
  readonly choices: number[] = [];
  readonly starts: number[] = [0];
  /** By profile: 1 if it has an opening or closing day. */
  readonly dated: number[] = [];
  /** One profile for each combination of level and places. There are a few dozen. */
  readonly placings: Profile[] = [];
  readonly #placings = new Map<string, number>();
  readonly #numbers = new Map<string, number>();
  readonly #texts = new Map<string, string>();
  readonly #byContent = new Map<string, Profile>();

  of(wanted: Omit<Profile, 'number' | 'placing'>): Profile {
    const { categories, states, level, audiences, opensOn, closesOn } = wanted;
    const content = JSON.stringify([categories, states, level, audiences, opensOn, closesOn]);
    let profile = this.#byContent.get(content);
    if (profile === undefined) {
      const intern = (names: string[]) => names.map((name) => this.#intern(name));
      const lists = { categories: intern(categories), states: intern(states), places: intern(wanted.places), audiences: intern(audiences) };
      profile = { ...wanted, ...lists, number: this.all.length, placing: 0 };
      profile.placing = this.#placingOf(profile);
      this.dated.push(opensOn || closesOn ? 1 : 0);
      for (const kind of KINDS) {
        for (const name of [wanted[kind] ?? []].flat()) this.choices.push(this.#numberOf(kind, name));
        this.starts.push(this.choices.length);
      }
      this.#byContent.set(content, profile);
      this.all.push(profile);
    }
    return profile;
  }

  /** Many profiles have the same names, each parsed into its own string, so one copy is shared to save memory. */
  #intern(name: string): string {
    const known = this.#texts.get(name) ?? name;
    this.#texts.set(name, known);
    return known;
  }

  #placingOf(profile: Profile): number {
    const content = JSON.stringify([profile.level, profile.places]);
    const known = this.#placings.get(content);
    if (known !== undefined) return known;
    const placing = this.placings.push(profile) - 1;
    this.#placings.set(content, placing);
    return placing;
  }

  #numberOf(kind: string, name: string): number {
    const key = `${kind} ${name}`;
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.names.push(name) - 1;
    this.#numbers.set(key, number);
    return number;
  }
}
