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

test('what staff have written is kept, what an import brought is replaced, unless it is decided otherwise', () => {
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

test('only what is curated has to be named, with the version that was looked at', () => {
  expect(overwriteOf([IMPORTED, CURATED], NONE)).toEqual({});
  expect(overwriteOf([IMPORTED, CURATED], new Map([[3, 'overwrite']]))).toEqual({ s3: 4 });
});

test('a row of which something was left out is among the errors', () => {
  expect([row(1, {}), row(2, { isIncomplete: true }), row(3, { outcome: 'failed' })].map(isFaulty)).toEqual([false, true, true]);
});
