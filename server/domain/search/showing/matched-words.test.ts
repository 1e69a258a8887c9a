import { describe, expect, it } from 'vitest';
import { SAMPLE_LEXICON, SAMPLE_SCHEMES, sampleScheme } from '../../../testing/sample-schemes.ts';
import { buildSearchIndex, type SearchDocument, type SearchHit } from '../search-index.ts';

/** The words marked in a text of the first hit. */
function marks(query: string, text: string, schemes: SearchDocument[] = SAMPLE_SCHEMES, lexicon = SAMPLE_LEXICON): string[] {
  const { hits, matched } = buildSearchIndex(schemes, lexicon).search(query);
  return matched(hits[0] as SearchHit, text);
}

describe('matched', () => {
  it('contains the spellings used in the text, not only the typed one', () => {
    expect(marks('ખેડૂત', 'Help for the farmer')).toEqual(['farmer']);
    expect(marks('vidhwa', 'A widow who is poor')).toEqual(['widow']);
  });

  it('contains nothing that the text does not have', () => {
    expect(marks('farmer', 'Widowed farmers-to-be')).not.toContain('widow');
    expect(marks('farmer', '')).toEqual([]);
  });

  it('contains no fillers that sound like a word, and no short words that only sound alike', () => {
    const text = 'Kisan Sahay Yojana: she may open a shop and sell soap';
    const lexicon = [
      { term: 'the', kind: 'filler', aliases: [{ text: 'she', strength: 'same' as const }] },
      { term: 'Shop', aliases: [] },
    ];
    const alike = [sampleScheme(1, 'Kisan Sahay Yojana', { description: text })];
    expect(marks('સહાય', text, alike, lexicon)).toEqual(['sahay']);
    expect(marks('shop', text, alike, lexicon)).toEqual(['shop']);
  });

  it('contains typed words wherever they occur, not only next to each other', () => {
    const name = 'Pension for Widows';
    expect(marks('widow pension', name, [sampleScheme(1, name)], [{ term: 'Widow pension', aliases: [] }]).sort()).toEqual([
      'pension',
      'widows',
    ]);
  });

  it.each(['vidhva pension', 'विधवा पेंशन', 'widow pension'])('contains the names of %s in every language that may be shown', (query) => {
    const lexicon = [{ term: 'Widow pension', aliases: [{ text: 'विधवा पेंशन', strength: 'same' as const }] }];
    const scheme = sampleScheme(1, 'Indira Widow Pension', { names: ['इंदिरा विधवा पेंशन'] });
    const wordsIn = (text: string) => marks(query, text, [scheme], lexicon).flatMap((phrase) => phrase.split(' '));
    expect(wordsIn('Indira Widow Pension')).toEqual(expect.arrayContaining(['widow', 'pension']));
    expect(wordsIn('इंदिरा विधवा पेंशन')).toEqual(expect.arrayContaining(['विधवा', 'पेंशन']));
    expect(wordsIn('Indira Widow Pension')).not.toContain('indira');
  });

  it('contains the typed words too where another name scores higher', () => {
    expect(marks('farmer', 'For every farmer')).toContain('farmer');
  });
});
