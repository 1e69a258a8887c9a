/**
 * The data a search reads of every matching document, as plain numbers by document: following object references for thousands of documents took
 * longer than scoring them.
 */
import type { IndexedDocument } from './indexed-document.ts';

export type Columns = {
  ids: Int32Array;
  /** Numbers of the profiles; -1 where a document is gone. */
  profiles: Int32Array;
  /** Numbers of their placings; -1 likewise. */
  placings: Int32Array;
  /** Numbers of the families; -1 for documents without one. */
  families: Int32Array;
  /** 1 for schemes known by name to the public. */
  known: Uint8Array;
};

export function columnsOf(records: readonly (IndexedDocument | null)[]): Columns {
  const { length } = records;
  const numbers = new Map<string, number>();
  const columns = {
    ids: new Int32Array(length),
    profiles: new Int32Array(length),
    placings: new Int32Array(length),
    families: new Int32Array(length),
    known: new Uint8Array(length),
  };
  for (let document = 0; document < length; document++) {
    const record = records[document];
    columns.ids[document] = record?.id ?? -1;
    columns.profiles[document] = record?.profile.number ?? -1;
    columns.placings[document] = record?.profile.placing ?? -1;
    columns.known[document] = record?.isKnown ? 1 : 0;
    columns.families[document] = record?.family == null ? -1 : numberOf(record.family, numbers);
  }
  return columns;
}

function numberOf(name: string, numbers: Map<string, number>): number {
  const number = numbers.get(name) ?? numbers.size;
  numbers.set(name, number);
  return number;
}
