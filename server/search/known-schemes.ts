/** Which schemes of the lexicon a document is. */
import type { KnownScheme, Lexicon } from './lexicon.ts';
import { keyOf, tokenise } from './tokenise.ts';

/** A name of the lexicon that makes up this share of a longer name means the same scheme, or a part of it. */
const MOST_OF_NAME = 0.6;

export function knownSchemes(name: string, { schemes, fillers }: Lexicon): KnownScheme[] {
  const words = tokenise(name);
  const keys = new Set(words.map(keyOf));
  const enough = MOST_OF_NAME * words.filter((word) => !fillers.has(word)).length;
  return [...keys].flatMap((first) =>
    (schemes.get(first) ?? []).filter((known) => known.name.length >= enough && known.name.every((key) => keys.has(key))),
  );
}
