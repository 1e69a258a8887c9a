/** What the index keeps of a document besides its terms: enough to filter, group, rank by name and suggest. */
import { familyOf } from './families.ts';
import { foldPlace } from './lexicon.ts';
import type { SearchDocument } from './search-document.ts';
import { tokenise } from './tokenise.ts';
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
};

export function recordOf(scheme: SearchDocument, vocabulary: Vocabulary): DocumentRecord {
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
  };
}
