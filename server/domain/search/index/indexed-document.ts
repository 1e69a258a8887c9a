/** What the index stores of a document besides its terms: enough to filter, group, rank by name and suggest. */

import { foldPlace, type KnownScheme } from '../lexicon/lexicon.ts';
import type { SearchDocument } from '../types.ts';
import { tokenise } from '../words/tokenise.ts';
import { familyOf } from './families.ts';
import type { Profile, Profiles } from './profiles.ts';
import { type Ages, agesOf } from './scheme-ages.ts';
import type { Lengths } from './segment.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { CountedWords } from './word-counts.ts';

export type IndexedDocument = {
  id: number;
  /** In all available languages, English first. */
  names: string[];
  /** The terms of each name, in order. */
  nameTerms: Int32Array[];
  profile: Profile;
  updatedOn: string;
  family: string | null;
  /** Known by name to the public, according to the lexicon. */
  isKnown: boolean;
  lengths: Lengths;
  counted: CountedWords;
  /** The ages it is clearly for. */
  ages: Ages | null;
};

export function recordOf(
  scheme: SearchDocument,
  vocabulary: Vocabulary,
  profiles: Profiles,
  known: KnownScheme[],
  { lengths, counted }: { lengths: Lengths; counted: CountedWords },
): IndexedDocument {
  const names = [scheme.name, ...scheme.names].filter((name) => name !== '');
  const nameTerms = names.map((name) => Int32Array.from(tokenise(name), (word) => vocabulary.termOf(vocabulary.add(word))));
  const { id, categories, states, level, audiences, opensOn, closesOn, updatedOn } = scheme;
  const profile = profiles.of({ categories, states, places: states.map(foldPlace), level, audiences, opensOn, closesOn });
  const isKnown = known.some((scheme) => scheme.isCalled);
  const ages = agesOf(scheme.name, scheme.summary);
  return { id, names, nameTerms, profile, updatedOn, family: familyOf(scheme), isKnown, lengths, counted, ages };
}
