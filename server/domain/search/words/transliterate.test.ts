import { describe, expect, it } from 'vitest';
import { toDevanagari, toLatin } from './transliterate.ts';

describe('toLatin', () => {
  it.each([
    ['योजना', 'yojanaa'],
    ['फसल', 'phasal'],
    ['मुख्यमंत्री', 'mukhyamantree'],
    ['लड़की', 'ladkee'],
    ['घर', 'ghar'],
    ['निःशुल्क', 'nishulk'],
    ['१२', '12'],
  ])('reads %s as %s', (word, latin) => {
    expect(toLatin(word)).toBe(latin);
  });

  it.each([
    ['ખેડૂત', 'खेडूत'],
    ['ਕਿਸਾਨ', 'किसान'],
    ['কৃষক', 'कृषक'],
    ['తెలంగాణ', 'तॆलंगाण'],
  ])('shifts %s to %s', (word, devanagari) => {
    expect(toDevanagari(word)).toBe(devanagari);
  });

  it('reads final consonants of Malayalam', () => {
    expect(toLatin('പെൻഷൻ')).toBe('penshan');
  });

  it('leaves Latin words as they are', () => {
    expect(toLatin('pension')).toBe('pension');
  });
});
