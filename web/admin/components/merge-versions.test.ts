import { expect, test } from 'vitest';
import { mergeVersions } from './merge-versions.ts';

const base = { name: 'A', text: 'a', tags: ['x'], fee: '' };

test('merges changes to different fields', () => {
  const merge = mergeVersions(base, { ...base, name: 'Mine' }, { ...base, text: 'stored', tags: ['y'] });
  expect(merge).toEqual({ merged: { name: 'Mine', text: 'stored', tags: ['y'], fee: '' }, conflicts: [], taken: ['text', 'tags'] });
});

test('reports a field changed on both sides as a conflict and proposes mine', () => {
  const merge = mergeVersions(base, { ...base, name: 'Mine', fee: '5' }, { ...base, name: 'Stored', fee: '5' });
  expect(merge).toEqual({ merged: { name: 'Mine', text: 'a', tags: ['x'], fee: '5' }, conflicts: ['name'], taken: [] });
});
