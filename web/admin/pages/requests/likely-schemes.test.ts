import { expect, test } from 'vitest';
import { likelySchemes } from './likely-schemes.ts';

const SCHEMES = ['Pradhan Mantri Awas Yojana', 'Solar Rooftop Scheme', 'Solar Water Pump Scheme', 'अटल पेंशन योजना'].map((name) => ({
  name,
}));
const likely = (text: string) => likelySchemes(text, SCHEMES).map(({ name }) => name);

test('ranks names higher the more words they share', () => {
  expect(likely('pump, SOLAR scheme')).toEqual(['Solar Water Pump Scheme', 'Solar Rooftop Scheme']);
});

test('ignores common words, and handles Devanagari', () => {
  expect(likely('Pradhan Mantri Yojana')).toEqual([]);
  expect(likely('पेंशन')).toEqual(['अटल पेंशन योजना']);
});
