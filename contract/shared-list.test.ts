import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_SAVED, readSaved } from './saved-list.ts';
import { LIST_FILE_LIMIT, listFragment, readListFile, readListFragment, writeListFile } from './shared-list.ts';

const at = '2026-11-23T10:00:00.000Z';
const saved = (id: number, more: object = {}) => ({ id, name: `Scheme ${id}`, at, ...more });

test('reads a saved list newest first, without duplicates and invalid entries', () => {
  const later = saved(2, { at: '2026-11-24T10:00:00.000Z' });
  const rubbish = [null, 3, 'x', {}, saved(0), saved(2.5), saved(2 ** 31), saved(9, { at: 'today' }), { id: 8, at }, saved(7, { name: 7 })];
  expect(readSaved([saved(1), ...rubbish, later, saved(1, { name: 'again' })])).toEqual([later, saved(1)]);
  for (const one of [undefined, null, {}, 'list', 4]) expect(readSaved(one)).toEqual([]);
  expect(readSaved(Array.from({ length: 80 }, (_, index) => saved(index + 1)))).toHaveLength(MAX_SAVED);
});

test('a list survives a round trip through a file or an address', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 2 ** 31 - 1 }), { minLength: 1, maxLength: MAX_SAVED });
  fc.assert(
    fc.property(ids, (ids) => {
      expect(readListFile(writeListFile(ids.map((id) => saved(id))))).toEqual({ ids });
      expect(readListFragment(listFragment(ids))).toEqual({ ids });
    }),
  );
});

const file = (fields: object) => JSON.stringify({ format: 'yojanapath-list', version: 1, schemes: [{ id: 1 }], ...fields });

test.each([
  ['foreign', ''],
  ['foreign', 'hello'],
  ['foreign', '[1,2,3]'],
  ['foreign', 'null'],
  ['foreign', '{"schemes":[{"id":1}]}'],
  ['foreign', file({ format: 'other' })],
  ['newer', file({ version: 2, schemes: 'in a shape of its own' })],
  ['broken', file({ version: 0 })],
  ['broken', file({ schemes: 5 })],
  ['broken', file({ schemes: [{ id: '1' }] })],
  ['broken', file({ schemes: [{ id: -1 }] })],
  ['empty', file({ schemes: [] })],
  ['many', file({ schemes: Array.from({ length: MAX_SAVED + 1 }, (_, id) => ({ id: id + 1 })) })],
  ['large', ' '.repeat(LIST_FILE_LIMIT + 1)],
])('refuses a file as %s: %.60s', (problem, text) => {
  expect(readListFile(text)).toEqual({ problem });
});

test('reads a file with a byte order mark, without names, or with a repeated id', () => {
  expect(readListFile(`\ufeff${file({ schemes: [{ id: 5 }, { id: 5, name: 7 }, { id: 2, more: true }] })}`)).toEqual({ ids: [5, 2] });
});

test.each([
  ['', null],
  ['#main', null],
  ['#list=', { problem: 'empty' }],
  ['#list=,,', { problem: 'empty' }],
  ['#list=1,x', { problem: 'broken' }],
  ['#list=0', { problem: 'broken' }],
  ['#list=99999999999', { problem: 'broken' }],
  ['#list=1,%00', { problem: 'broken' }],
  ['#list=%', { problem: 'broken' }],
  ['#list=1%2C5%2c9,', { ids: [1, 5, 9] }],
  ['#list=5,5', { ids: [5] }],
  [`#list=${Array.from({ length: MAX_SAVED + 1 }, (_, id) => id + 1)}`, { problem: 'many' }],
])('reads the fragment %.40s as %j', (fragment, list) => {
  expect(readListFragment(fragment)).toEqual(list);
});

test('never throws for arbitrary files', () => {
  const anything = fc.oneof(fc.string(), fc.json());
  fc.assert(fc.property(anything, (text) => void expect(readListFile(text)).toHaveProperty('problem')));
  fc.assert(fc.property(fc.string(), (text) => void expect(readListFragment(`#list=${text}`)).not.toBeNull()));
});
