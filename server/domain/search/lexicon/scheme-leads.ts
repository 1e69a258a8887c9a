/** Finds the schemes that lexicon entries of the kind `scheme` mean, by name. `E` is an entry, or a value in its place. */
import type { Steps } from '../steps.ts';
import type { LexiconEntry } from '../types.ts';
import { keyOf, tokenise } from '../words/tokenise.ts';
import { knownSchemes } from './known-schemes.ts';
import { fillersOf, meaningfulWords, type Phrase, remembered, SCHEME, statesOf } from './lexicon.ts';

export class SchemeLeads<E> {
  /** By the key of the first word of their names. */
  readonly #entries: ReadonlyMap<string, { name: Phrase; entry: E }[]>;
  readonly #fillers: Set<string>;
  readonly #states: readonly string[];
  readonly #keyOf: (word: string) => string;

  private constructor(
    entries: ReadonlyMap<string, { name: Phrase; entry: E }[]>,
    fillers: Set<string>,
    states: readonly string[],
    keyFor: (word: string) => string,
  ) {
    this.#entries = entries;
    this.#fillers = fillers;
    this.#states = states;
    this.#keyOf = keyFor;
  }

  static *of<E extends LexiconEntry>(lexicon: readonly E[]): Steps<SchemeLeads<E>> {
    const fillers = fillersOf(lexicon);
    const keyFor = remembered(keyOf);
    const entries = new Map<string, { name: Phrase; entry: E }[]>();
    for (const entry of lexicon) {
      if (entry.kind !== SCHEME) continue;
      const name = meaningfulWords(fillers, tokenise(entry.term)).map(keyFor);
      const [first = ''] = name;
      entries.set(first, (entries.get(first) ?? []).concat({ name, entry }));
      yield;
    }
    return new SchemeLeads(entries, fillers, statesOf(lexicon), keyFor);
  }

  /** The same with only the term of each entry, for callers that store it: the words of thousands of unpublished schemes take megabytes. */
  terms(this: SchemeLeads<LexiconEntry>): SchemeLeads<string> {
    const entries = [...this.#entries].map(
      ([first, some]) => [first, some.map(({ name, entry }) => ({ name, entry: entry.term }))] as const,
    );
    return new SchemeLeads(new Map(entries), this.#fillers, this.#states, keyOf);
  }

  /** The entries that mean a scheme with this name. */
  to(name: string): E[] {
    const known = { schemes: this.#entries, fillers: this.#fillers, states: this.#states };
    return knownSchemes(name, { keyOf: this.#keyOf }, known).map(({ entry }) => entry);
  }

  /** The entries that a catalogue of these schemes needs: those for schemes only if they mean one of them. */
  *loaded<L extends E & LexiconEntry>(lexicon: readonly L[], schemes: Iterable<{ name: string }>): Steps<L[]> {
    const meant = yield* this.all(schemes);
    return lexicon.filter((entry) => entry.kind !== SCHEME || meant.has(entry));
  }

  /** The schemes each entry leads to; entries that lead to none are left out. */
  *all<S extends { name: string }>(schemes: Iterable<S>): Steps<Map<E, S[]>> {
    const found = new Map<E, S[]>();
    for (const scheme of schemes) {
      for (const entry of this.to(scheme.name)) found.set(entry, (found.get(entry) ?? []).concat(scheme));
      yield;
    }
    return found;
  }
}
