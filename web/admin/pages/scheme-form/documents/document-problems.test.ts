import { describe, expect, test } from 'vitest';
import type { Library } from '../../../components/documents/library.ts';
import { BLANK, payloadOf } from '../form-values.ts';
import { schemeProblems } from '../scheme-problems.ts';
import { replaceEntry } from '../tied-entries.ts';
import { namedProblems } from './document-problems.ts';

const documentsRequired = '<ul><li>PAN card</li><li>A photo</li></ul>';
const named = { ...BLANK, name: 'A', categories: ['1'], documentsRequired };
const library = new Map([['pan-card', {}]]) as unknown as Library;

describe('documents of the lines', () => {
  test('are valid while the library is loading, and if it has them', () => {
    const values = { ...named, papers: [{ text: 'PAN card', papers: ['pan-card'] }] };
    expect(namedProblems(values, undefined)).toEqual({});
    expect(namedProblems(values, library)).toEqual({});
  });

  test('are refused at their line if the library no longer has them', () => {
    const values = { ...named, papers: [{ text: 'A photo', anyOf: ['pan-card', 'photo'] }] };
    expect(namedProblems(values, library)).toEqual({ 'papers.0': 'Line 2: “photo” is not in the library any more: take it out' });
  });

  test('need confirmation if their line changed', () => {
    const values = { ...named, papers: [{ text: 'A picture', papers: ['pan-card'] }] };
    expect(namedProblems(values, library)).toEqual({ papers: 'A line that names documents was changed or taken out' });
  });

  test('are sent for lines that name any; an error appears at its place in the form', () => {
    const writing = { text: 'PAN card', papers: [] };
    const wrong = { text: 'A photo', papers: ['pan-card'], upload: { as: 'jpeg' as const, minKb: 50, maxKb: 20 } };
    const values = { ...named, papers: [writing, wrong] };
    expect(payloadOf(BLANK, values).papers).toEqual([wrong]);
    expect(schemeProblems(values, { values: BLANK, stored: null })).toEqual({
      'papers.1': 'Line 2: Sizes are whole numbers, the smallest not above the largest',
    });
  });

  test('are sorted by line, with those of lost lines last', () => {
    const [first, second, lost] = [{ text: 'PAN card' }, { text: 'A photo' }, { text: 'Gone' }];
    expect(replaceEntry(documentsRequired, [lost, second], 'PAN card', first)).toEqual([first, second, lost]);
    expect(replaceEntry(documentsRequired, [first, second], 'PAN card', null)).toEqual([second]);
  });
});
