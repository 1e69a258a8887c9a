/** What the index keeps of a document besides its terms: enough to filter, group, rank by name and suggest. */
import { familyOf } from './families.ts';
import { type Entry, foldPlace, GROUP, type Lexicon } from './lexicon.ts';
import type { SearchDocument } from './search-document.ts';
import { keyOf, tokenise } from './tokenise.ts';
import type { Vocabulary } from './vocabulary.ts';

export type DocumentRecord = {
  id: number;
  /** In the languages it has, English first. */
  names: string[];
  /** The terms of each name, in order. */
  nameTerms: Int32Array[];
  categories: string[];
  states: string[];
  /** The states in the form queries name them. */
  places: string[];
  level: 'central' | 'state';
  opensOn: string | null;
  closesOn: string | null;
  updatedOn: string;
  family: string | null;
  /** Groups of the lexicon the name speaks of. */
  groups: Entry[];
};

export function recordOf(scheme: SearchDocument, vocabulary: Vocabulary, lexicon: Lexicon): DocumentRecord {
  const names = [scheme.name, ...scheme.names].filter((name) => name !== '');
  const { id, categories, states, level, opensOn, closesOn, updatedOn } = scheme;
  return {
    id,
    names,
    nameTerms: names.map((name) => Int32Array.from(tokenise(name), (word) => vocabulary.add(word))),
    categories,
    states,
    places: states.map(foldPlace),
    level,
    opensOn,
    closesOn,
    updatedOn,
    family: familyOf(scheme),
    groups: groupsNamed(scheme, lexicon),
  };
}

/** By spelling, since names of schemes are spelt well and a sound alone would lead to the wrong group. */
function groupsNamed(scheme: SearchDocument, lexicon: Lexicon): Entry[] {
  const words = tokenise(scheme.name);
  const found = new Set<Entry>();
  for (let from = 0; from < words.length; from++) {
    for (const length of [1, 2, 3]) {
      const phrase = words.slice(from, from + length);
      const meanings = lexicon.meanings.get(phrase.map(keyOf).join(' ')) ?? [];
      for (const { entry, strength, spellings } of meanings) {
        if (entry.kind === GROUP && strength === 'same' && spellings.has(phrase.join(' '))) found.add(entry);
      }
    }
  }
  return [...found];
}
