import { expect, test } from 'vitest';
import type { LinkedDocuments } from '../../../../contract/document-lines.ts';
import { entriesInWords } from '../rule-words.ts';
import { namedInWords } from './document-words.ts';

test.each<[Omit<LinkedDocuments, 'text'>, string]>([
  [{ papers: ['pan-card'] }, 'pan-card'],
  [{ papers: ['pan-card', 'passport'] }, 'pan-card, passport'],
  [{ anyOf: ['pan-card', 'passport'] }, 'any of: pan-card, passport'],
  [
    { papers: ['photo'], upload: { as: 'jpeg', minKb: 20, maxKb: 50, widthPx: 200, heightPx: 230 } },
    'photo; as JPEG, 20 to 50 kB, 200 × 230 pixels',
  ],
  [{ papers: ['photo'], upload: { as: 'jpeg', minKb: 10, widthPx: 200 } }, 'photo; as JPEG, at least 10 kB, 200 × … pixels'],
  [{ papers: ['pan-card'], upload: { as: 'pdf', maxKb: 200 } }, 'pan-card; as PDF, at most 200 kB'],
])('%j in words', (line, said) => {
  expect(namedInWords({ text: 'A line', ...line })).toBe(said);
});

test('shows linked documents in the history, one line each', () => {
  const lines = [
    { text: 'PAN', papers: ['pan-card'] },
    { text: 'A proof', anyOf: ['a', 'b'] },
  ];
  expect(entriesInWords('papers', lines)).toBe('PAN → pan-card\nA proof → any of: a, b');
});
