import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markMatches } from './mark-matches.ts';

const shown = (text: string, matched: string[]) =>
  markMatches(text, matched)
    .map((part) => (part.mark ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['Pension for Kisan families', ['kisan'], 'Pension for [Kisan] families'],
  ['किसान सम्मान निधि', ['सम्मान'], 'किसान [सम्मान] निधि'],
  ['ખેડૂત સહાય યોજના', ['ખેડૂત'], '[ખેડૂત] સહાય યોજના'],
  ['Old age pension, old people', ['old age', 'old'], '[Old age] pension, [old] people'],
  ['Kisan-Credit card', ['kisan credit'], '[Kisan-Credit] card'],
  ['Farmers get money', ['farm'], 'Farmers get money'],
  ['कक्षा १० और 10', ['10'], 'कक्षा [१०] और [10]'],
  ['Nothing here', [], 'Nothing here'],
  ['', ['a'], ''],
  ['a (b) c', ['(', ''], 'a (b) c'],
])('%j with %j marked', (text, matched, expected) => {
  expect(shown(text, matched)).toBe(expected);
});

test('the joined parts equal the text', () => {
  const words = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(words, fc.array(words), (text, matched) => {
      const parts = markMatches(text, matched);
      expect(parts.map((part) => part.text).join('')).toBe(text);
    }),
  );
});
