import { expect, test } from 'vitest';
import { faultsOf, newLine, payloadOf, splitWords, valuesOf } from './entry-values.ts';
import { lexiconQuery } from './lexicon-query.ts';

const entry = {
  id: 1,
  shipped: null,
  state: 'own' as const,
  term: 'cow',
  kind: 'need',
  aliases: [{ text: 'gaay', strength: 'related' as const }],
};

test('round-trips an entry and appends a new word', () => {
  expect(payloadOf(valuesOf(entry, ''))).toEqual({ term: 'cow', kind: '', aliases: entry.aliases });
  expect(payloadOf(valuesOf(entry, 'गाय')).aliases).toEqual([...entry.aliases, { text: 'गाय', strength: 'same' }]);
  expect(payloadOf(valuesOf(entry, 'GAAY')).aliases).toEqual(entry.aliases);
});

test('starts a blank form with one empty line and does not send it', () => {
  const values = valuesOf(null, '');
  expect(values.lines).toHaveLength(1);
  expect(payloadOf({ ...values, term: ' cow ' })).toEqual({ term: 'cow', kind: '', aliases: [] });
});

test('adds each new word of a pasted list once', () => {
  expect(splitWords('gaay, gay\n\n GAY ,buffalo,', [newLine('Gaay')])).toEqual(['gay', 'buffalo']);
});

test('reports missing and overlong words before sending', () => {
  const values = valuesOf(entry, '');
  expect(faultsOf(values)).toEqual({});
  expect(faultsOf({ ...values, term: ' ' })).toEqual({ term: 'A word is needed' });
  expect(faultsOf({ ...values, term: 'x'.repeat(501) })).toEqual({ term: 'A word has at most 500 characters' });
  expect(faultsOf({ ...values, lines: [newLine('x'.repeat(101))] })).toEqual({ lines: 'A word has at most 100 characters' });
  expect(faultsOf({ ...values, lines: Array.from({ length: 501 }, (_, index) => newLine(`w${index}`)) }).lines).toContain('500');
});

test('writes search, page and the word to add to the address', () => {
  expect(lexiconQuery.read('?q=cow&page=2&word=gaay')).toEqual({
    q: 'cow',
    kind: 'all',
    state: 'all',
    page: 2,
    isWhole: false,
    word: 'gaay',
  });
  expect(lexiconQuery.read('?page=-1')).toEqual({ q: '', kind: 'all', state: 'all', page: 1, isWhole: false, word: '' });
  expect(lexiconQuery.read('?whole=1').isWhole).toBe(true);
  expect(lexiconQuery.read('?kind=scheme').kind).toBe('scheme');
  expect(lexiconQuery.read('?kind=poem').kind).toBe('all');
  expect(lexiconQuery.read('?state=off').state).toBe('off');
});
