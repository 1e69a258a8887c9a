import { describe, expect, it } from 'vitest';
import { shippedLexicon } from '../../../../content/shipped-content.ts';
import { addLexiconEntry } from '../../../../contract/lexicon.endpoints.ts';
import { STATES } from '../../../../contract/states.ts';
import { keyOf, tokenise } from '../words/tokenise.ts';
import { compileLexicon, meaningsByTerms, meaningsOf } from './lexicon.ts';

const entries = shippedLexicon();
const lexicon = compileLexicon(entries);
const termsFor = (text: string) =>
  meaningsOf(
    tokenise(text).map((word) => ({ word, key: keyOf(word) })),
    lexicon,
  ).map(({ entry }) => entry.term);

describe('compileLexicon', () => {
  const small = compileLexicon([
    { term: 'ki', kind: 'filler', aliases: [{ text: 'no', strength: 'same' }] },
    {
      term: 'Marriage',
      aliases: [
        { text: 'beti ki shaadi', strength: 'same' },
        { text: 'no job', strength: 'same' },
      ],
    },
    { term: 'Cow', aliases: [{ text: 'gaay', strength: 'same' }] },
    { term: 'Insurance', aliases: [{ text: 'bima', strength: 'same' }] },
    { term: 'Livestock insurance', aliases: [{ text: 'cow insurance', strength: 'same' }] },
    { term: 'Pilgrimage', aliases: [{ text: 'tirth yatra', strength: 'same' }] },
    { term: 'Andhra Pradesh', kind: 'state', aliases: [{ text: 'ap', strength: 'same' }] },
    { term: 'Sikh', aliases: [] },
    { term: 'Sick', aliases: [] },
  ]);
  const found = (text: string) =>
    meaningsOf(
      tokenise(text).map((word) => ({ word, key: keyOf(word) })),
      small,
    ).map(({ entry }) => entry.term);

  it('finds a phrase with and without the fillers in it', () => {
    expect(found('beti ki shaadi')).toEqual(['Marriage']);
    expect(found('beti shadi')).toEqual(['Marriage']);
  });

  it('does not shrink a phrase to a single word', () => {
    expect(found('no job')).toEqual(['Marriage']);
    expect(found('job')).toEqual([]);
  });

  it('does not search for what the fillers leave of a name', () => {
    const [meaning] = meaningsOf(
      [
        { word: 'no', key: keyOf('no') },
        { word: 'job', key: keyOf('job') },
      ],
      small,
    );
    expect(meaning?.entry.same.map((phrase) => phrase.length)).toEqual([1, 2, 2]);
  });

  it('reads two words written as one', () => {
    expect(found('તીર્થયાત્રા')).toEqual(['Pilgrimage']);
  });

  it('takes the short form of a state only as it is written', () => {
    expect(found('ap')).toEqual(['Andhra Pradesh']);
    expect(found('अप')).toEqual([]);
  });

  it('reads words by the terms they stand for', () => {
    const words = ['gaay', 'bima'].map((word) => ({ word, key: keyOf(word) }));
    expect(meaningsByTerms(words, small).map(({ entry }) => entry.term)).toEqual(['Livestock insurance']);
    expect(meaningsByTerms(words.slice(1), small).map(({ entry }) => entry.term)).toEqual(['Insurance']);
    expect(meaningsByTerms([{ word: 'insurance', key: keyOf('insurance') }], small)).toEqual([]);
  });

  it('prefers the exact spelling among names that sound alike', () => {
    expect(found('sikh')).toEqual(['Sikh']);
    expect(found('sick')).toEqual(['Sick']);
    expect(found('sikk')).toEqual(['Sikh', 'Sick']);
  });
});

describe('the lexicon', () => {
  it('names every state, and nothing else as a state', () => {
    const states = entries.filter(({ kind }) => kind === 'state').map(({ term }) => term);
    expect(states.sort()).toEqual([...STATES].sort());
  });

  it('uses only the kinds that mean something', () => {
    const kinds = new Set(entries.map(({ kind }) => kind || 'need'));
    expect([...kinds].sort()).toEqual(['country', 'filler', 'need', 'outside', 'scheme', 'state', 'trouble', 'weak']);
  });

  it('has no name of a single scheme that anybody could ask of any scheme', () => {
    const carriesNothing = (word: string) => lexicon.fillers.has(word) || lexicon.questions.has(word);
    const ofSchemes = entries.filter(({ kind }) => kind === 'scheme').flatMap(({ aliases }) => aliases.map(({ text }) => text));
    expect(ofSchemes.filter((text) => tokenise(text).every(carriesNothing))).toEqual([]);
  });

  it('has each term once per kind: a change of staff finds its entry by them', () => {
    const terms = entries.map(({ term, kind }) => `${kind} ${term}`);
    expect(terms.filter((term, at) => terms.indexOf(term) !== at)).toEqual([]);
  });

  it('has entries that can be edited in the admin panel', () => {
    expect(entries.filter((entry) => !addLexiconEntry.input.safeParse(entry).success).map(({ term }) => term)).toEqual([]);
  });

  it('has no filler that is the only name of a need', () => {
    const swallowed = entries.filter(({ kind, term }) => kind !== 'filler' && tokenise(term).every((word) => lexicon.fillers.has(word)));
    expect(swallowed).toEqual([]);
  });

  it.each([
    ['kisan', 'Farmer'],
    ['ખેડૂત', 'Farmer'],
    ['विधवा पेंशन', 'Widow pension'],
    ['shaadi', 'Marriage assistance'],
    ['बकरी पालन', 'Goat'],
    ['obc', 'Other Backward Class'],
    ['fasal bima', 'Crop insurance'],
    ['விவசாயி', 'Farmer'],
    ['up', 'Uttar Pradesh'],
  ])('%s is %s', (text, term) => {
    expect(termsFor(text)).toContain(term);
  });
});
