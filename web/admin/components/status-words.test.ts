import { expect, test } from 'vitest';
import type { StatusItem } from '../../../contract/status.endpoints.ts';
import { answerOf, figureOf } from './status-words.ts';

const NOW = new Date('2026-11-23T12:00:00Z');

test.each([
  ['backup', null, null, 'never'],
  ['backup', null, '2026-11-23T03:00:00Z', 'today'],
  ['backup', null, '2026-11-20T03:00:00Z', '3 days ago'],
  ['disk', 78_000_000_000, null, '78.0 GB free'],
  ['database', 4, null, '4 ms'],
  ['mailsWaiting', 0, null, '0'],
  ['oldestRequest', 2, '2026-11-22T03:00:00Z', '2, the oldest 1 day ago'],
  ['content', null, null, 'being counted'],
  ['content', 7, null, '7'],
  ['errors', 3, '2026-11-23T03:00:00Z', '3'],
] as const)('%s with %s since %s reads %j', (name, value, at, text) => {
  expect(figureOf({ name, state: 'good', value, at }, NOW)).toBe(text);
});

test.each([
  [['good', 'good'], 'Yes. Nothing needs you.'],
  [['good', 'look'], 'Nearly. One thing is worth a look today.'],
  [['look', 'bad', 'bad'], 'No. 2 things need somebody now.'],
] as const)('%j is summarised as %j', (states, text) => {
  expect(answerOf(states.map((state) => ({ state }) as StatusItem))).toBe(text);
});
