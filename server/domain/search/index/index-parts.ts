/** The parts of an index, and how documents are added and segments merged without changing earlier parts. */

import { knownSchemes } from '../lexicon/known-schemes.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Steps } from '../steps.ts';
import type { SearchDocument } from '../types.ts';
import type { Columns } from './columns.ts';
import { type IndexedDocument, recordOf } from './indexed-document.ts';
import { type NewestFirst, newestFirst } from './newest-first.ts';
import type { Profiles } from './profiles.ts';
import { addDocument, mergeSegments, type Segment, SegmentBuilder } from './segment.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { WordCounts } from './word-counts.ts';

/** Segments after the first are merged beyond this number; all are merged when removed documents, or entries of later segments, exceed this share. */
const MAX_SEGMENTS = 8;
const MAX_LOOSE = 0.25;

export function* segmentOf(
  documents: Iterable<SearchDocument>,
  { vocabulary, profiles, lexicon }: Pick<Parts, 'vocabulary' | 'profiles' | 'lexicon'>,
  firstNumber: number,
): Steps<{ segment: Segment; records: IndexedDocument[] }> {
  const builder = new SegmentBuilder();
  const records: IndexedDocument[] = [];
  for (const scheme of documents) {
    const known = knownSchemes(scheme.name, vocabulary, lexicon);
    const read = addDocument(builder, vocabulary, scheme, known, firstNumber + records.length);
    records.push(recordOf(scheme, vocabulary, profiles, known, read));
    yield;
  }
  return { segment: yield* builder.finish(vocabulary.size), records };
}

export type Parts = {
  lexicon: Lexicon;
  vocabulary: Vocabulary;
  profiles: Profiles;
  segments: Segment[];
  counts: WordCounts;
  /** By document number; null where a document was removed or replaced. */
  records: (IndexedDocument | null)[];
  order: NewestFirst;
};

/** The parts a search reads. */
export type Searched = Parts & { columns: Columns };

/** Merges segments when there are many, or when removed and recent documents are a large share. */
export function* tidied(parts: Parts): Steps<Parts> {
  const { segments, records, vocabulary } = parts;
  const dead = records.reduce((count, record) => count + (record === null ? 1 : 0), 0);
  const old = segments[0]?.documents.length ?? 0;
  const young = segments.slice(1).reduce((sum, segment) => sum + segment.documents.length, 0);
  if (dead > records.length * MAX_LOOSE || young > old * MAX_LOOSE) {
    const renumber = new Int32Array(records.length).fill(-1);
    const living = records.filter((record, at) => {
      if (record !== null) renumber[at] = 0;
      return record !== null;
    });
    let next = 0;
    for (let at = 0; at < renumber.length; at++) if (renumber[at] === 0) renumber[at] = next++;
    return { ...parts, segments: [yield* mergeSegments(segments, renumber, vocabulary.size)], records: living, order: newestFirst(living) };
  }
  if (segments.length <= MAX_SEGMENTS) return parts;
  const same = Int32Array.from(records, (record, at) => (record === null ? -1 : at));
  return { ...parts, segments: [segments[0] as Segment, yield* mergeSegments(segments.slice(1), same, vocabulary.size)] };
}
