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
};

/** Grows and never forgets, like the vocabulary, so the versions of an index share one. */
export class Profiles {
  readonly all: Profile[] = [];
  readonly #byContent = new Map<string, Profile>();

  of(wanted: Omit<Profile, 'number'>): Profile {
    const { categories, states, level, audiences, opensOn, closesOn } = wanted;
    const content = JSON.stringify([categories, states, level, audiences, opensOn, closesOn]);
    let profile = this.#byContent.get(content);
    if (profile === undefined) {
      profile = { ...wanted, number: this.all.length };
      this.#byContent.set(content, profile);
      this.all.push(profile);
    }
    return profile;
  }
}
