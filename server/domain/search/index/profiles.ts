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
};

/** What the choices of a profile are counted for, in the order in which `Profiles.choices` has them. */
export const KINDS = ['categories', 'states', 'audiences', 'level'] as const;

/** Grows and never forgets, like the vocabulary, so the versions of an index share one. */
export class Profiles {
  readonly all: Profile[] = [];
  /** Names of categories, states, audiences and levels, each kind with numbers of its own, so that they are counted in plain arrays. */
  readonly names: string[] = [];
  /** The choices of all profiles by the numbers of their names, and where those of each kind of each profile begin: of `KINDS[k]` of profile `n` at `starts[n * KINDS.length + k]`. */
  readonly choices: number[] = [];
  readonly starts: number[] = [0];
  /** By profile: 1 for those that open and close on some day. */
  readonly dated: number[] = [];
  /** One profile for each way to hold somewhere: level and places. There are a few dozen of them. */
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
      const once = (names: string[]) => names.map((name) => this.#once(name));
      const lists = { categories: once(categories), states: once(states), places: once(wanted.places), audiences: once(audiences) };
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

  /** The same names stand in many profiles, each read from a text of its own. */
  #once(name: string): string {
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
