/** What a named place means for schemes. */

import type { Parts } from '../index/index-parts.ts';
import type { IndexedDocument } from '../index/indexed-document.ts';
import type { Profile } from '../index/profiles.ts';
import { foldPlace } from '../lexicon/lexicon.ts';

/** Whether people of one of the places are eligible; true if no place is named. */
export function isFor({ places, level }: Profile, named: string[]): boolean {
  if (named.length === 0) return true;
  return places.length === 0 ? level === 'central' : places.some((place) => named.includes(place));
}

/** For a query that is only a place: its own schemes, then the central ones, in each group well-known ones first. */
export function documentsOfPlaces(names: string[], { records, order }: Parts): number[] {
  const named = names.map(foldPlace);
  const of = (document: number) => records[document] as IndexedDocument;
  const rank = (document: number) => (of(document).profile.places.length > 0 ? 0 : 2) + (of(document).isKnown ? 0 : 1);
  return [...order.documents].filter((document) => isFor(of(document).profile, named)).sort((a, b) => rank(a) - rank(b));
}
