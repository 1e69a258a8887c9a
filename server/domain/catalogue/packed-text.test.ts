import { expect, test } from 'vitest';
import { packText, unpackText } from './packed-text.ts';

test.each(['', 'Plain words.', 'Up to ₹2,00,000 – “for all”', 'विधवा पेंशन', 'ગુજરાત', 'é', '😀 and \u0000'])(
  '%j is unpacked unchanged',
  (text) => {
    expect(unpackText(packText(text))).toBe(text);
  },
);
