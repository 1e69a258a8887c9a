/** Finds the schemes of the lexicon that a document is. */

import { tokenise } from '../words/tokenise.ts';
import type { Phrase } from './lexicon.ts';

/** A name of the lexicon that makes up this share of a longer name means the same scheme, or a component of it. */
const MAX_OF_NAME = 0.6;

type Keys = { keyOf: (word: string) => string };
/** Schemes by the key of the first word of their names. */
type Known<S> = {
  schemes: ReadonlyMap<string, readonly S[]>;
  fillers: ReadonlySet<string> /** Official names. */;
  states: readonly string[];
};

export function knownSchemes<S extends { name: Phrase }>(name: string, vocabulary: Keys, { schemes, fillers, states }: Known<S>): S[] {
  const words = tokenise(name);
  const keys = new Set(words.map((word) => vocabulary.keyOf(word)));
  // text in brackets, and the state after a comma, only explain the name
  const plain = tokenise(states.reduce((rest, state) => rest.replace(`, ${state}`, ' '), name.replace(/\(.*?\)/g, ' ')));
  const enough = MAX_OF_NAME * (plain.length > 0 ? plain : words).filter((word) => !fillers.has(word)).length;
  return [...keys].flatMap((first) =>
    (schemes.get(first) ?? []).filter((known) => known.name.length >= enough && known.name.every((key) => keys.has(key))),
  );
}
