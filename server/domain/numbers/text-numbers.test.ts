import { describe, expect, test } from 'vitest';
import { isSameNumber, numbersIn, type TextNumber } from './text-numbers.ts';

const read = (text: string) => numbersIn(text).map(({ value, unit }) => `${value} ${unit}`.trim());
const [six] = numbersIn('₹6,000') as [TextNumber];

describe('recognises the same amount in any notation', () => {
  test.each([
    '₹6,000',
    '₹6000',
    '6,000',
    '6000',
    '₹ 6,000/-',
    'Rs. 6,000',
    'Rs6000',
    'INR 6,000',
    '6000 rupees',
    '₹6 000',
    '₹6\u00a0000',
    '६,०००',
    '₹६०००',
    '६००० रुपये',
    '६,००० रु.',
    '૬,૦૦૦',
    '૬૦૦૦ રૂપિયા',
    'રૂ. ૬,૦૦૦',
    '6 thousand',
    '6 हज़ार',
    '6 हजार रुपये',
    '६ हज़ार',
    '૬ હજાર',
    '₹6 thousand',
    '0.06 lakh',
    'six thousand rupees',
    'छह हज़ार',
  ])('%s', (written) => {
    expect(numbersIn(`You get ${written} every time.`).some((one) => isSameNumber(one, six))).toBe(true);
  });

  test.each(['₹60,000', '16,000', '₹6,00,000', '6000.5', '₹6', '6', '6 years', 'PM6000', '6 lakh'])('%s is another amount', (written) => {
    expect(numbersIn(`You get ${written} every time.`).some((one) => isSameNumber(one, six))).toBe(false);
  });
});

describe('the unit of a number', () => {
  test.each([
    ['₹1,50,000 or 1.5 lakh', ['150000 money', '150000 money']],
    ['डेढ़ लाख रुपये', ['150000 money']],
    ['40% or 40 per cent, ४० प्रतिशत, ૪૦ ટકા', ['40 percent', '40 percent', '40 percent', '40 percent']],
    ['18 to 40 years', ['18 year', '40 year']],
    ['18–40 वर्ष', ['18 year', '40 year']],
    ['१८ से ४० साल', ['18 year', '40 year']],
    ['18 થી 40 વર્ષ', ['18 year', '40 year']],
    ['₹1–2 lakh', ['100000 money', '200000 money']],
    ['Class 12, कक्षा १२, ધોરણ ૧૨', ['12 class', '12 class', '12 class']],
    ['2 hectares, 5 एकड़', ['2 hectare', '5 acre']],
    ['in 3 instalments, 3 किस्तों में', ['3 instalment', '3 instalment']],
    ['2 crutches and 1 chair', ['2 word:crutche', '1 word:chair']],
    ['31 March 2027, 31-03-2027, 2027-03-31, March 31, 2027', ['2027-03-31 date', '2027-03-31 date', '2027-03-31 date', '2027-03-31 date']],
    ['३१ मार्च २०२७, ૩૧ માર્ચ', ['2027-03-31 date', '--03-31 date']],
    ['March 2027', ['2027-03 date']],
    ['1800-180-1551, 1800 180 1551, 18001801551', ['18001801551 phone', '18001801551 phone', '18001801551 phone']],
    ['+91 98765 43210, 9876543210', ['9876543210 phone', '9876543210 phone']],
    ['011-24300606', ['1124300606 phone']],
    ['155261', ['155261']],
    ['2026-27', ['2026', '27']],
    ['no number', []],
  ])('%s', (text, numbers) => {
    expect(read(text)).toEqual(numbers);
  });
});

test('small numbers are equal only with the same unit', () => {
  const same = (a: string, b: string) => isSameNumber(numbersIn(a)[0] as TextNumber, numbersIn(b)[0] as TextNumber);
  expect(same('60 years', '६० वर्ष')).toBe(true);
  expect(same('60 years', '60%')).toBe(false);
  expect(same('2 photos', '2 फ़ोटो')).toBe(true);
  expect(same('2', '2')).toBe(false);
  expect(same('2 chairs', '2 chairs')).toBe(true);
  expect(same('31 March', '31 मार्च 2027')).toBe(true);
  expect(same('31 March 2026', '31 March 2027')).toBe(false);
});

test('returns the number as written', () => {
  expect(numbersIn('पहले ₹६,००० मिलते थे')[0]?.shown).toBe('₹६,०००');
});
