import { expect, test } from 'vitest';
import type { Line } from './evaluate.ts';
import { rivalsOf } from './rivals.ts';

const scheme = (slug: string, ...lines: Line[]) => ({ slug, lines });
const not = (...slugs: string[]): Line => ({ rule: { not: { alreadyReceives: slugs } } });

test('rivalry is symmetric, whichever of the two rules states it', () => {
  const rivals = rivalsOf([
    scheme('national', { rule: { age: { min: 60 } } }),
    scheme('state', not('national', 'unknown')),
    scheme('other'),
  ]);
  expect(rivals).toEqual(
    new Map([
      ['state', ['national']],
      ['national', ['state']],
    ]),
  );
});

test.each<[string, Line]>([
  ['an alternative', { ...not('a'), oneOf: 'a' }],
  ['an unclear line', { ...not('a'), unclear: true }],
  ['one who gets it and is rich', { rule: { not: { alreadyReceives: 'a', incomeTaxPayer: true } } }],
  ['one who must get it', { rule: { alreadyReceives: ['a'] } }],
  ['another way in', { rule: { any: [{ not: { alreadyReceives: ['a'] } }, { age: { min: 60 } }] } }],
])('%s does not exclude with certainty', (_name, line) => {
  expect(rivalsOf([scheme('a'), scheme('b', line)]).size).toBe(0);
});

test('each of several listed schemes excludes', () => {
  const line: Line = { rule: { all: [{ age: { min: 18 } }, { not: { any: [{ alreadyReceives: 'a' }, { alreadyReceives: ['c'] }] } }] } };
  expect(rivalsOf([scheme('a'), scheme('b', line), scheme('c')]).get('b')).toEqual(['a', 'c']);
});
