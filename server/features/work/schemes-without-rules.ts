/** Published schemes with eligibility lines that have neither a rule nor a mark. */
import { linesWithConditions } from '../../../contract/eligibility/conditions.ts';
import { type SchemeRecord, textOf } from '../../domain/catalogue/catalogue-record.ts';
import { fieldsOf } from '../../domain/schemes/scheme-columns.ts';

type Lines = { lines: number; missing: number };
export type SchemeWithoutRules = Lines & { id: number; name: string };

/** Cached by record, because records are immutable. */
const counted = new WeakMap<SchemeRecord, Lines>();

/** Schemes with some rules first, then those without any, each in the order of the records. */
export function withoutRules(records: readonly SchemeRecord[]): SchemeWithoutRules[] {
  const unruled = records.map((record) => ({ id: record.id, name: record.name, ...linesOf(record) })).filter(({ missing }) => missing > 0);
  return unruled.sort((a, b) => Number(hasNone(a)) - Number(hasNone(b)));
}

export const hasNone = ({ lines, missing }: Lines) => missing === lines;

function linesOf(record: SchemeRecord): Lines {
  const known = counted.get(record);
  if (known) return known;
  const lines = linesWithConditions(
    textOf(record, 'eligibility'),
    fieldsOf({ conditions: textOf(record, 'conditions') }, ['conditions']).conditions,
  );
  const count = { lines: lines.length, missing: lines.filter(({ rule, judged }) => !rule && !judged).length };
  counted.set(record, count);
  return count;
}
