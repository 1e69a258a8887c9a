import { expect, it } from 'vitest';
import { lettersOf } from './letter-names.ts';

it.each([
  ['पीएम', 'pm'],
  ['सीएम', 'cm'],
  ['ओबीसी', 'obc'],
  ['ઓબીસી', 'obc'],
  ['यूपीएससी', 'upsc'],
  ['બીપીએલ', 'bpl'],
  ['पीएमएवाई', 'pmay'],
])('%s is %s', (word, letters) => {
  expect(lettersOf(word)).toBe(letters);
});

it.each(['किसान', 'घर', 'के', 'pm', ''])('%s does not consist of letter names', (word) => {
  expect(lettersOf(word)).toBeNull();
});
