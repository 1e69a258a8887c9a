/**
 * The documents that contain all terms of a phrase. They are the same for every query, and a need has dozens of phrases that are looked up whenever
 * it is named, so each result is cached per version of the index.
 */
import type { CatalogueTerms } from '../index/catalogue-terms.ts';
import { IN_NAME } from '../index/document-fields.ts';
import { PostingCursor } from '../index/posting-cursor.ts';

/** In ascending order of documents: the weight of the phrase's weakest term there, and the fields that contain all of its terms. */
export type PhrasePostings = { documents: Int32Array; weights: Float32Array; fields: Uint8Array };

/** Limit of the cache, in cached entries per document of the index. Four hundred searches of all kinds need 60. Beyond it the cache is cleared. */
const MAX_STORED = 100;

type CachedPhrases = { phrases: Map<string, PhrasePostings>; size: number };
const cached = new WeakMap<CatalogueTerms, CachedPhrases>();

/** @param nameOnly documents that have all terms in their names */
export function phrasePostings(phrase: readonly number[], nameOnly: boolean, terms: CatalogueTerms): PhrasePostings {
  const key = `${phrase.join(' ')}${nameOnly ? 'n' : ''}`;
  const ofTerms = cached.get(terms) ?? { phrases: new Map(), size: 0 };
  cached.set(terms, ofTerms);
  const known = ofTerms.phrases.get(key);
  if (known) return known;
  const found = findPhrase(phrase, nameOnly, terms);
  if (ofTerms.size > MAX_STORED * terms.size) {
    ofTerms.phrases.clear();
    ofTerms.size = 0;
  }
  ofTerms.phrases.set(key, found);
  ofTerms.size += found.documents.length + 1;
  return found;
}

/** Starts with the rarest term, so that the others are looked up only in its documents. */
function findPhrase(phrase: readonly number[], nameOnly: boolean, terms: CatalogueTerms): PhrasePostings {
  const [rarest, ...others] = [...phrase].sort((a, b) => terms.frequency(a) - terms.frequency(b)) as [number, ...number[]];
  const cursors = others.map((term) => new PostingCursor(term, terms.segments));
  const found: Record<keyof PhrasePostings, number[]> = { documents: [], weights: [], fields: [] };
  for (const { offsets, documents, weights, fields } of terms.segments) {
    const end = offsets[rarest + 1] ?? 0;
    for (let at = offsets[rarest] ?? 0; at < end; at++) {
      const document = documents[at] as number;
      const isMeant = (inDocument: number) => !nameOnly || (inDocument & IN_NAME) !== 0;
      if (!terms.isLiving(document) || !isMeant(fields[at] as number)) continue;
      if (!cursors.every((cursor) => cursor.seek(document) && isMeant(cursor.fields))) continue;
      found.documents.push(document);
      found.weights.push(cursors.reduce((least, cursor) => Math.min(least, cursor.weight), weights[at] as number));
      found.fields.push(cursors.reduce((common, cursor) => common & cursor.fields, fields[at] as number));
    }
  }
  return {
    documents: Int32Array.from(found.documents),
    weights: Float32Array.from(found.weights),
    fields: Uint8Array.from(found.fields),
  };
}
