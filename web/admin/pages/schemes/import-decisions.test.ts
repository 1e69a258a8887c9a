import { expect, test } from 'vitest';
import { changesOf, decisionFor, type ImportResult, isFaulty, outcomeAfter, overwriteOf } from './import-decisions.ts';

const row = (line: number, more: Partial<ImportResult>): ImportResult => ({
  line,
  slug: `s${line}`,
  name: `S${line}`,
  outcome: 'created',
  message: '',
  id: line,
  ...more,
});
const change = (isCurated: boolean) => ({ version: 4, isCurated, fields: [] });
const IMPORTED = row(2, { outcome: 'updated', change: change(false) });
const CURATED = row(3, { outcome: 'unchanged', change: change(true) });
const NONE = new Map();

test('keeps what staff wrote and replaces what an import brought, unless decided otherwise', () => {
  expect([row(1, {}), IMPORTED, CURATED].map((one) => outcomeAfter(one, NONE))).toEqual(['created', 'updated', 'unchanged']);
  const turned = new Map([
    [2, 'keep'],
    [3, 'overwrite'],
  ] as const);
  expect([IMPORTED, CURATED].map((one) => outcomeAfter(one, turned))).toEqual(['unchanged', 'updated']);
  expect(changesOf([row(1, {}), IMPORTED, CURATED]).map((one) => [one.line, decisionFor(one, NONE)])).toEqual([
    [3, 'keep'],
    [2, 'overwrite'],
  ]);
});

test('names only curated schemes, with the version that was reviewed', () => {
  expect(overwriteOf([IMPORTED, CURATED], NONE)).toEqual({});
  expect(overwriteOf([IMPORTED, CURATED], new Map([[3, 'overwrite']]))).toEqual({ s3: 4 });
});

test('lists an incomplete row among the errors', () => {
  expect([row(1, {}), row(2, { isIncomplete: true }), row(3, { outcome: 'failed' })].map(isFaulty)).toEqual([false, true, true]);
});
