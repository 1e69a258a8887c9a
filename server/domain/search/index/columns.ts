/**
 * What a search looks at of every document that answers, as plain numbers by document: going from object to object for each of
 * thousands took longer than computing what it is worth.
 */
import type { IndexedDocument } from './indexed-document.ts';

export type Columns = {
  ids: Int32Array;
  /** Numbers of the profiles; -1 where a document is gone. */
  profiles: Int32Array;
  /** How they hold somewhere, by number; -1 likewise. */
  placings: Int32Array;
  /** Families by number; -1 for those that stand alone. */
  families: Int32Array;
  /** 1 for those people speak of by name. */
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
