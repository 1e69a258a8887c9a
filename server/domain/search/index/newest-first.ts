/** The order of schemes that match a query equally well, and of all schemes for an empty query: newest first. */
import type { IndexedDocument } from './indexed-document.ts';

type Records = readonly (IndexedDocument | null)[];

export type NewestFirst = {
  /** Numbers of the living documents. */
  documents: Int32Array;
  /** By document number, its position among them. */
  places: Int32Array;
};

export function newestFirst(records: Records): NewestFirst {
  const living = [...records.keys()].filter((document) => records[document] !== null);
  return withPlaces(Int32Array.from(living.sort((a, b) => compare(records, a, b))), records.length);
}

/** The order after a change: removed documents are dropped, added ones inserted. */
export function reordered(before: NewestFirst, records: Records, added: number[]): NewestFirst {
  const young = [...added].sort((a, b) => compare(records, a, b));
  const documents: number[] = [];
  let next = 0;
  for (const document of before.documents) {
    if (!records[document]) continue;
    while (next < young.length && compare(records, young[next] as number, document) < 0) documents.push(young[next++] as number);
    documents.push(document);
  }
  documents.push(...young.slice(next));
  return withPlaces(Int32Array.from(documents), records.length);
}

function withPlaces(documents: Int32Array, size: number): NewestFirst {
  const places = new Int32Array(size);
  for (let place = 0; place < documents.length; place++) places[documents[place] as number] = place;
  return { documents, places };
}

function compare(records: Records, a: number, b: number): number {
  const [first, second] = [records[a] as IndexedDocument, records[b] as IndexedDocument];
  if (first.updatedOn !== second.updatedOn) return first.updatedOn < second.updatedOn ? 1 : -1;
  return second.id - first.id;
}

/** Leaves space for two million positions beside the 32 bits of a score in one exact number. */
const PLACES = 2 ** 21;
const HIGHEST_BITS = 2 ** 32 - 1;

/** The documents by descending score, equal ones newest first. Sorting plain numbers is many times faster than sorting objects. */
export function byScore(documents: Int32Array, scores: Float32Array, order: NewestFirst): Int32Array {
  const bits = new Uint32Array(scores.buffer, scores.byteOffset, scores.length); // ascend with the score, if it is not negative
  const keys = new Float64Array(documents.length);
  for (let at = 0; at < keys.length; at++) {
    const document = documents[at] as number;
    keys[at] = (HIGHEST_BITS - (bits[document] as number)) * PLACES + (order.places[document] as number);
  }
  keys.sort();
  const sorted = new Int32Array(keys.length);
  for (let at = 0; at < keys.length; at++) sorted[at] = order.documents[(keys[at] as number) % PLACES] as number;
  return sorted;
}
