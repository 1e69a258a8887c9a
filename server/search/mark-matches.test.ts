import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markMatches } from './mark-matches.ts';

const marked = (text: string, matched: string[]) =>
  markMatches(text, matched)
    .filter((part) => part.mark)
    .map((part) => part.text);

describe('markMatches', () => {
  it('marks whole words in any case', () => {
    expect(marked('Farmers and FARMER of farmland', ['farmer'])).toEqual(['FARMER']);
  });

  it('marks words in Devanagari with their signs', () => {
    expect(marked('प्रधानमंत्री किसान सम्मान निधि', ['किसान', 'निधि'])).toEqual(['किसान', 'निधि']);
    expect(marked('किसानों के लिए', ['किसान'])).toEqual([]);
  });

  it('marks a phrase only where its words stand together', () => {
    expect(marked('A group for help. Self help group', ['self help group'])).toEqual(['Self help group']);
  });

  it('marks nothing without matches', () => {
    expect(markMatches('Old age', [])).toEqual([{ text: 'Old age', mark: false }]);
    expect(markMatches('', ['old'])).toEqual([]);
  });

  it('gives back the whole text, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string()), (text, matched) => {
        expect(
          markMatches(text, matched)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
