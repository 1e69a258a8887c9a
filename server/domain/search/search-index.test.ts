import { describe, expect, it } from 'vitest';
import { SAMPLE_LEXICON, SAMPLE_SCHEMES, sampleScheme } from '../../testing/sample-schemes.ts';
import { buildSearchIndex, type LexiconEntry, type SearchFilters } from './search-index.ts';

const index = buildSearchIndex(SAMPLE_SCHEMES, SAMPLE_LEXICON);
const idsFor = (query: string, filters: SearchFilters = {}) => index.search(query, filters).hits.map((hit) => hit.id);

describe('what is searched', () => {
  it.each([
    ['a name', 'kisan samman', 1],
    ['a name in any case and with any spaces', '  KISAN \t samman ', 1],
    ['a name in Hindi', 'किसान सम्मान', 1],
    ['a category', 'agriculture', 1],
    ['a category in Hindi', 'खेती', 1],
    ['the eligibility', 'scheduled castes', 2],
    ['the description', 'paid', 4],
    ['a keyword', 'widow', 3],
    ['a state', 'goa', 7],
    ['an acronym', 'pmkisan', 1],
    ['an acronym in two words', 'pm kisan', 1],
    ['an acronym spelt in Hindi', 'पीएम किसान', 1],
    ['the beginning of a word', 'schol', 2],
    ['another spelling', 'vidhwa', 3],
    ['another script', 'ખેડૂત', 1],
    ['another word', 'cultivator', 1],
    ['a whole sentence', 'i need the chhatravritti', 2],
  ])('finds %s', (_what, query, id) => {
    expect(index.search(query, {}, { flat: true }).hits.map((hit) => hit.id)).toContain(id);
  });

  it('lists everything for an empty query, newest first', () => {
    expect(idsFor(' ')).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
    expect(index.search('').weak).toBe(false);
  });

  it('matches percent signs, underscores and quotes literally', () => {
    expect(idsFor('%')).toEqual([8]);
    expect(idsFor('"')).toEqual([8]);
    expect(idsFor('_')).toEqual([]);
    expect(idsFor('100%')).toEqual([8]);
  });

  it('puts the scheme with that name first', () => {
    expect(idsFor('old age pension')[0]).toBe(4);
    expect(idsFor('widow pension')[0]).toBe(3);
  });

  it('finds a scheme by its popular name', () => {
    expect(idsFor('farmer 6000')[0]).toBe(1);
  });
});

describe('places', () => {
  it('puts schemes of a named state first', () => {
    expect(idsFor('pension gujarat')[0]).toBe(3);
    expect(idsFor('pension jaipur')[0]).toBe(4);
  });

  it('ranks schemes of the region of the script first', () => {
    const both = [
      sampleScheme(1, 'Pension', { states: ['Rajasthan'], level: 'state' }),
      sampleScheme(2, 'Pension', { states: ['Gujarat'], level: 'state' }),
      sampleScheme(3, 'Pension', { states: ['Dadra and Nagar Haveli and Daman and Diu'], level: 'state' }),
    ];
    const { hits } = buildSearchIndex(both, SAMPLE_LEXICON).search('પેન્શન');
    expect(hits.map(({ id }) => id)).toEqual([2, 3, 1]);
  });
});

describe('what a query is about', () => {
  it('does not search for a name that only sounds like other words', () => {
    const housing: LexiconEntry = {
      term: 'Housing',
      aliases: [
        { text: 'makan', strength: 'same' },
        { text: 'ghar', strength: 'same' },
      ],
    };
    const schemes = [sampleScheme(1, 'Housing Help'), sampleScheme(2, 'Makhana Farming')];
    const { hits } = buildSearchIndex(schemes, [...SAMPLE_LEXICON, housing]).search('ghar');
    expect(hits.map(({ id }) => id)).toEqual([1]);
  });

  it('ranks a well-known scheme before similar ones', () => {
    const atal: LexiconEntry = { term: 'Atal Pension', kind: 'scheme', aliases: [{ text: 'apy', strength: 'same' }] };
    const schemes = [sampleScheme(1, 'Atal Pension Yojana'), sampleScheme(2, 'Other Pension Yojana')];
    const first = (lexicon: LexiconEntry[]) => buildSearchIndex(schemes, lexicon).search('pension').hits[0]?.id;
    expect(first(SAMPLE_LEXICON)).toBe(2);
    expect(first([...SAMPLE_LEXICON, atal])).toBe(1);
  });

  it('reads a filler with long vowels as the filler', () => {
    const schemes = [sampleScheme(1, 'Widow Help'), sampleScheme(2, 'Yojana of Roads')];
    const { hits } = buildSearchIndex(schemes, SAMPLE_LEXICON).search('vidhwa yojanaa');
    expect(hits.map(({ id }) => id)).toEqual([1]);
  });

  it('also reads a rare form of a word as the word', () => {
    const goat: LexiconEntry = { term: 'Goat', aliases: [{ text: 'bakri', strength: 'same' }] };
    const schemes = Array.from({ length: 10 }, (_, at) => sampleScheme(at + 1, 'Goat Farming', { summary: 'bakri' }));
    const { hits } = buildSearchIndex([...schemes, sampleScheme(11, 'Bakriyon Day')], [goat]).search('bakriyon');
    expect(hits.map(({ id }) => id)).toEqual(expect.arrayContaining([1, 10, 11]));
  });

  it('finds a scheme, and so its components, by the words the lexicon relates to it', () => {
    const vatsal: LexiconEntry = {
      term: 'Vatsal Mission',
      kind: 'scheme',
      aliases: [{ text: 'orphan child, foster', strength: 'related' }],
    };
    const schemes = [sampleScheme(1, 'Vatsal Mission'), sampleScheme(2, 'Vatsal Mission: Homes'), sampleScheme(3, 'Mission Road')];
    const found = (lexicon: LexiconEntry[], query: string) =>
      buildSearchIndex(schemes, lexicon)
        .search(query)
        .hits.map(({ id }) => id);
    expect(found(SAMPLE_LEXICON, 'orphan')).toEqual([]);
    expect(found([...SAMPLE_LEXICON, vatsal], 'orphan').sort()).toEqual([1, 2]);
  });

  it('assumes no place for a state scheme that does not name its state', () => {
    const schemes = [sampleScheme(1, 'Pension', { level: 'state' }), sampleScheme(2, 'Pension', { level: 'central' })];
    const { hits } = buildSearchIndex(schemes, SAMPLE_LEXICON).search('pension gujarat');
    expect(hits.map(({ id }) => id)).toEqual([2, 1]);
  });
});

describe('words that are not found', () => {
  it('gives no hits for a word unlike any other', () => {
    const result = index.search('zzzzqq');
    expect(result.hits).toEqual([]);
    expect(result.corrected).toBeNull();
  });

  it('corrects a typo and reports it', () => {
    const result = index.search('widpw pension');
    expect(result.corrected).toEqual({ from: 'widpw pension', to: 'widow pension' });
    expect(result.hits[0]?.id).toBe(3);
  });

  it('chooses the similar word that forms a phrase with its neighbour', () => {
    const machine: LexiconEntry = { term: 'Sewing machine', aliases: [] };
    const schemes = [sampleScheme(1, 'Sewing Machine Scheme'), ...[2, 3, 4].map((id) => sampleScheme(id, 'Sowing of Seeds by Machine'))];
    const result = buildSearchIndex(schemes, [...SAMPLE_LEXICON, machine]).search('swing machine');
    expect(result.corrected?.to).toBe('sewing machine');
    expect(result.hits[0]?.id).toBe(1);
  });

  it('reads a typo of a filler as the filler', () => {
    expect(index.search('farmer yajana').corrected?.to).toBe('farmer yojana');
    expect(idsFor('farmer yajana')).toEqual(idsFor('farmer yojana'));
  });

  it('completes only the last word', () => {
    const schemes = [sampleScheme(1, 'Solar Pump'), sampleScheme(2, 'Salary for a Pump Guard')];
    const both = buildSearchIndex(schemes, SAMPLE_LEXICON);
    expect(both.search('salar pump').corrected?.to).toBe('solar pump');
    expect(both.search('pump salar').hits.map(({ id }) => id)).toContain(2);
  });

  it('finds the phrase when both of its words look like typos for more usual words', () => {
    const machine: LexiconEntry = { term: 'Sewing machine', aliases: [] };
    const others = Array.from({ length: 30 }, (_, at) => sampleScheme(at + 2, 'Swine Mahine'));
    const schemes = [sampleScheme(1, 'Sewing Machine Scheme'), ...others];
    expect(buildSearchIndex(schemes, [...SAMPLE_LEXICON, machine]).search('swing mashine').corrected?.to).toBe('sewing machine');
  });

  it('reads a typo as a typo rather than as a rarer word with an ending', () => {
    const schemes = [sampleScheme(1, 'Tractor Subsidy'), sampleScheme(2, 'Tractor Loan'), sampleScheme(3, 'Land Tract')];
    const { hits } = buildSearchIndex(schemes, SAMPLE_LEXICON).search('tracter');
    expect(hits.map(({ id }) => id).sort()).toEqual([1, 2]);
  });

  it('corrects one wrong letter that changes the sound', () => {
    const schemes = [sampleScheme(1, 'Cancer Treatment'), sampleScheme(2, 'Kanker District')];
    const result = buildSearchIndex(schemes, SAMPLE_LEXICON).search('cancar treatment');
    expect(result.corrected?.to).toBe('cancer treatment');
    expect(result.hits[0]?.id).toBe(1);
  });

  it('corrects a typo by sound only when no usual word is as close', () => {
    const schemes = [sampleScheme(1, 'Beam Works'), ...Array.from({ length: 12 }, (_, at) => sampleScheme(at + 2, 'Bima Yojana'))];
    expect(buildSearchIndex(schemes, SAMPLE_LEXICON).search('bema').corrected?.to).toBe('bima');
  });

  it('finds the word that is one letter away, whatever it sounds like', () => {
    const schemes = [sampleScheme(1, 'Free Cycle'), sampleScheme(2, 'Free Kale')];
    expect(buildSearchIndex(schemes, SAMPLE_LEXICON).search('ccycle').corrected?.to).toBe('cycle');
    expect(buildSearchIndex([sampleScheme(1, 'Elephant Damage')], SAMPLE_LEXICON).search('eephant').hits[0]?.id).toBe(1);
  });

  it('reads a word that sounds like a filler as the filler', () => {
    const schemes = [sampleScheme(1, 'Widow Yojana'), sampleScheme(2, 'Farmer Yojana')];
    const { hits, corrected } = buildSearchIndex(schemes, SAMPLE_LEXICON).search('widow yojan');
    expect(corrected?.to).toBe('widow yojana');
    expect(hits.map(({ id }) => id)).toEqual([1]);
  });

  it('does not correct a word of another script that is written in Latin letters', () => {
    const pads: LexiconEntry = { term: 'Sanitary napkin', aliases: [{ text: 'माहवारी', strength: 'same' }] };
    const schemes = [sampleScheme(1, 'Sanitary Napkin Scheme'), sampleScheme(2, 'Mahtari Vandan')];
    expect(
      buildSearchIndex(schemes, [...SAMPLE_LEXICON, pads])
        .search('mahwari')
        .hits.map(({ id }) => id),
    ).toEqual([1]);
  });

  describe('with a word that only occurs in longer names of the lexicon', () => {
    const names: LexiconEntry[] = [
      { term: 'Old age', aliases: [{ text: 'vridh penson', strength: 'same' }] },
      { term: 'Wedding', aliases: [{ text: 'દીકરીના લગ્ન', strength: 'same' }] },
      { term: 'Girl child', aliases: [{ text: 'દીકરી', strength: 'same' }] },
    ];
    const pensions = Array.from({ length: 60 }, (_, at) => sampleScheme(at + 3, 'Artist Pension'));
    const known = buildSearchIndex(
      [sampleScheme(1, 'Old Age Home'), sampleScheme(2, 'Girl Child Scheme'), ...pensions],
      [...SAMPLE_LEXICON, ...names],
    );

    it('does not change it within such a name', () => {
      const { hits, corrected } = known.search('vridh penson');
      expect(corrected).toBeNull();
      expect(hits[0]?.id).toBe(1);
    });

    it('elsewhere also searches for the usual word, without replacing the typed one', () => {
      const { hits, corrected } = known.search('artist penson');
      expect(corrected).toBeNull();
      expect(hits).toHaveLength(60);
    });

    it('elsewhere removes its ending', () => {
      expect(known.search('દીકરીના માટે').hits[0]?.id).toBe(2);
    });
  });

  it('never replaces an everyday word', () => {
    const schemes = [sampleScheme(1, 'Recent Learners'), sampleScheme(2, 'Pita Samman')];
    const result = buildSearchIndex(schemes, SAMPLE_LEXICON).search('reject pizza');
    expect(result).toMatchObject({ corrected: null, hits: [] });
  });

  it('does not correct when asked for the exact words', () => {
    const result = index.search('widpw', {}, { exact: true });
    expect(result.corrected).toBeNull();
    expect(result.hits).toEqual([]);
  });

  it('reports a word found by sound, and finds nothing for it when asked for the exact words', () => {
    const result = index.search('scholrship');
    expect(result.corrected).toEqual({ from: 'scholrship', to: 'scholarship' });
    expect(result.hits[0]?.id).toBe(2);
    const exact = index.search('scholrship', {}, { exact: true });
    expect(exact.corrected).toBeNull();
    expect(exact.hits).toEqual([]);
  });

  it.each(['chatravriti', 'pensions', 'widhwa', 'PENSION', 'ખેડુત', 'પેન્સન'])('reads %s as a variant spelling rather than a typo', (query) => {
    const result = index.search(query);
    expect(result.hits.length).toBeGreaterThan(0);
    expect(result.corrected).toBeNull();
  });

  it('does not reject a longer query because of an unknown word', () => {
    const result = index.search('widow pension zzzzqq');
    expect(result.hits[0]?.id).toBe(3);
  });

  it('returns near results separately from the hits', () => {
    const result = index.search('zzzzqq xxyyzz wwqqjj pension');
    expect(result.hits).toEqual([]);
    expect(result.weak).toBe(true);
    expect(result.nearestHits.map((hit) => hit.id)).toContain(3);
  });

  it('reports that the best hits are not about the query', () => {
    expect(index.search('submarine scholarship widow').weak).toBe(true);
    expect(index.search('widow pension').weak).toBe(false);
  });
});

describe('short forms', () => {
  it('are not read as words they sound like', () => {
    const schemes = [
      ...Array.from({ length: 15 }, (_, at) => sampleScheme(at + 10, 'Sheep Rearing')),
      sampleScheme(1, 'Study in India Programme', { acronym: 'SIIP' }),
    ];
    expect(buildSearchIndex(schemes, [{ term: 'Sheep', aliases: [] }]).search('siip').hits[0]?.id).toBe(1);
  });
});

describe('families', () => {
  it('folds a family under its best member', () => {
    const [first, ...others] = index.search('blue water mission').hits;
    expect(first?.id).toBe(7);
    expect(first?.family).toEqual({ head: 7, members: expect.arrayContaining([5, 6]) });
    expect(others.map((hit) => hit.id)).not.toContain(5);
  });

  it('does not fold them when asked not to', () => {
    const flat = index.search('blue water mission', {}, { flat: true }).hits.map((hit) => hit.id);
    expect(flat).toEqual(expect.arrayContaining([5, 6, 7]));
  });
});

it('counts only the last scheme with a given id', () => {
  const twice = buildSearchIndex([sampleScheme(1, 'Old name'), sampleScheme(1, 'New name')], []);
  expect(twice.size).toBe(1);
  expect(twice.search('new').hits).toHaveLength(1);
  expect(twice.search('old').hits).toHaveLength(0);
});
