/** Which schemes of the lexicon a document is. */
import type { KnownScheme, Lexicon } from './lexicon.ts';
import { tokenise } from './tokenise.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A name of the lexicon that makes up this share of a longer name means the same scheme, or a part of it. */
const MOST_OF_NAME = 0.6;

export function knownSchemes(name: string, vocabulary: Vocabulary, { schemes, fillers }: Lexicon): KnownScheme[] {
  const words = tokenise(name);
  const keys = new Set(words.map((word) => vocabulary.keyOf(word)));
  const enough = MOST_OF_NAME * words.filter((word) => !fillers.has(word)).length;
  return [...keys].flatMap((first) =>
    (schemes.get(first) ?? []).filter((known) => known.name.length >= enough && known.name.every((key) => keys.has(key))),
  );
}
