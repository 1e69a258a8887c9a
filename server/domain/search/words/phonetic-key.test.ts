import { describe, expect, it } from 'vitest';
import { pairKey, phoneticKey, skeleton } from './phonetic-key.ts';
import { keyOf } from './tokenise.ts';

describe('keyOf', () => {
  it.each([
    [['छात्रवृत्ति', 'chhatravriti', 'chatravritti', 'chhatravrutti']],
    [['फसल', 'fasal', 'phasal']],
    [['बीमा', 'bima', 'beema']],
    [['आवास', 'આવાસ', 'awas', 'aavas', 'awaas']],
    [['योजना', 'યોજના', 'yojana', 'yojna']],
    [['किसान', 'કિસાન', 'kisan', 'kishan', 'kisaan', 'किसानों']],
    [['सम्मान', 'સન્માન', 'samman', 'samaan', 'sanman']],
    [['पेंशन', 'pension', 'penshion', 'pensions']],
    [['बेटी', 'बेटियों', 'बेटियाँ', 'beti']],
    [['शादी', 'shaadi', 'shadi']],
    [['गाय', 'gay', 'gaay']],
    [['મરઘા', 'મરઘાં', 'margha']],
    [['subsidy', 'subcidy']],
    [['studies', 'study']],
    [['education', 'educaton', 'edukation']],
    [['कोचिंग', 'કોચિંગ', 'coaching']],
  ])('is the same for %s', (spellings) => {
    expect(new Set(spellings.map(keyOf)).size).toBe(1);
  });

  it.each([
    ['loan', 'lane'],
    ['kcc', 'kc'],
    ['nps', 'naps'],
    ['widow', 'window'],
    ['girl', 'goal'],
    ['class', 'close'],
    ['aids', 'aid'],
    ['kidny', 'kigi'],
  ])('distinguishes %s from %s', (one, other) => {
    expect(keyOf(one)).not.toBe(keyOf(other));
  });

  it('does not remove endings that are not plural', () => {
    expect(phoneticKey('awas')).toBe('avs');
    expect(phoneticKey('status')).toBe('stus');
  });
});

describe('pairKey', () => {
  it.each([
    ['mukhya', 'mantri', 'mukhyamantri'],
    ['pm', 'kisan', 'pmkisan'],
    ['krishi', 'aushadhi', 'krishiaushadhi'],
  ])('%s %s is %s', (first, second, whole) => {
    expect(pairKey(keyOf(first), keyOf(second))).toBe(keyOf(whole));
  });
});

it('skeleton has only the consonants', () => {
  expect(skeleton(keyOf('ट्रैक्टर'))).toBe(skeleton(keyOf('tractor')));
});
