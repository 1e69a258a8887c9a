import { describe, expect, it } from 'vitest';
import { foldText, tokenise } from './tokenise.ts';

describe('tokenise', () => {
  it('splits words of all scripts, in lower case', () => {
    expect(tokenise('PM-KISAN: किसान, ખેડૂત & Farmers!')).toEqual(['pm', 'kisan', 'किसान', 'ખેડૂત', 'farmers']);
  });

  it('reads amounts as one number', () => {
    expect(tokenise('₹6,000/- to ₹1,20,000')).toEqual(['6000', 'to', '120000']);
  });

  it('joins single letters', () => {
    expect(tokenise('Dr. B. R. Ambedkar')).toEqual(['dr', 'br', 'ambedkar']);
    expect(tokenise('P.M.')).toEqual(['pm']);
  });

  it('reads academic degrees as one word', () => {
    expect(tokenise('B.Sc., M.Tech. or Ph.D')).toEqual(['bsc', 'mtech', 'or', 'phd']);
    expect(tokenise('A.P.J. Abdul Kalam, Dr.B.R.Ambedkar')).toEqual(['apj', 'abdul', 'kalam', 'dr', 'br', 'ambedkar']);
  });

  it('drops a possessive ending', () => {
    expect(tokenise("women's farmers’ widow’s")).toEqual(['women', 'farmers', 'widow']);
  });

  it('finds nothing in signs and emoji', () => {
    expect(tokenise('%_"\' 🙂 --')).toEqual([]);
  });
});

it('folds case, composed letters and invisible marks', () => {
  expect(foldText('CAFE\u0301\u200b \u202eक\u093c')).toBe('caf\u00e9 क\u093c');
});
