import { describe, expect, test } from 'vitest';
import { eachTranslation } from '../../../../contract/languages.ts';
import type { SchemeForStaff } from '../../../../contract/scheme-admin.endpoints.ts';
import { BLANK, isComplete, payloadOf } from './form-values.ts';
import { valuesOf } from './loaded-scheme.ts';

describe('which answers of the server are understood', () => {
  test.each([
    [['1', '4']],
    [[1, 4]],
    ['["1","4"]'],
    ['[1, 4]'],
    [{ categoryId: [1, 4] }],
    [{ categoryId: '["1","4"]' }],
    [{ categoryIds: ['1', '4'] }],
    [[{ id: 1 }, { id: '4' }]],
  ])('categoryId %j', (categoryId) => {
    expect(valuesOf({ categoryId }).categories).toEqual(['1', '4']);
  });

  test.each([[7], ['7'], [{ id: 7 }], [{ categoryId: 7 }]])('one categoryId %j', (categoryId) => {
    expect(valuesOf({ categoryId }).categories).toEqual(['7']);
  });

  test.each([[null], [undefined], [''], ['nonsense'], [{}], ['[broken']])('no categoryId %j', (categoryId) => {
    expect(valuesOf({ categoryId }).categories).toEqual([]);
  });

  test('accepts both names of a field', () => {
    expect(valuesOf({ schemeName: 'A' }).name).toBe('A');
    expect(valuesOf({ name: 'B' }).name).toBe('B');
    expect(valuesOf({ elegiblityCriteria: '<p>C</p>' }).eligibility).toBe('<p>C</p>');
    expect(valuesOf({ eligibility: 'D' }).eligibility).toBe('D');
    expect(valuesOf({ schemeDescription: '&lt;p&gt;E &amp;lt;&lt;/p&gt;' }).schemeDescription).toBe('<p>E &lt;</p>');
    expect(valuesOf({ seo_description: 'F' }).schemeDescription).toBe('F');
  });

  test.each([
    [{ tags: ['a', 'b'] }],
    [{ tags: { tags: ['a', 'b'] } }],
    [{ tags: '["a","b"]' }],
    [{ keywords: 'a, b' }],
    [{ keywords: ['a', 'b'] }],
    [{ tags: null, keywords: 'a, b' }],
  ])('keywords in %j', (answer) => {
    expect(valuesOf(answer).keywords).toBe('a, b');
  });

  test.each([
    [['Gujarat', 'Goa']],
    [{ beneficiaryState: ['Gujarat', 'Goa'] }],
    [{ benificiaryState: ['Gujarat', 'Goa'] }],
    ['["Gujarat","Goa"]'],
    [['Gujarat', 'Goa', 'Atlantis', 7]],
  ])('beneficiaryStates %j', (beneficiaryStates) => {
    expect(valuesOf({ beneficiaryStates }).states).toEqual(['Gujarat', 'Goa']);
  });

  test('does not take a summary shown in place of the description for one', () => {
    const staff = {
      schemeDescription: '',
      summary: 'Seeds & tools',
      translations: eachTranslation(() => ({ state: 'missing' })),
    } as unknown as SchemeForStaff;
    expect(valuesOf({ schemeDescription: 'Seeds &amp;amp; tools' }, staff).schemeDescription).toBe('');
    expect(
      valuesOf({ schemeDescription: '&lt;p&gt;Other&lt;/p&gt;' }, { ...staff, schemeDescription: '<p>Other</p>' }).schemeDescription,
    ).toBe('<p>Other</p>');
  });
});

describe('the payload', () => {
  const values = { ...BLANK, name: 'A', categories: ['1'] };

  test('sends only the specified payload if nothing else was filled in', () => {
    expect(payloadOf(BLANK, values)).toEqual({
      category_id: ['1'],
      name: 'A',
      eligibility: '',
      schemeDescription: '',
      documentsRequired: '',
      benefits: '',
      applicationProcess: '',
      keywords: '',
      beneficiaryStates: [],
    });
  });

  test('sends other changed fields, including cleared ones', () => {
    const loaded = { ...values, fee: 'Free', level: 'state' as const };
    expect(payloadOf(loaded, { ...loaded, fee: '', featured: true })).toMatchObject({ fee: '', featured: true });
    expect(Object.keys(payloadOf(loaded, { ...loaded, fee: '' }))).toHaveLength(10);
    expect(payloadOf(loaded, { ...loaded, level: '' }).level).toBe('');
  });

  test.each([
    [values, true],
    [{ ...values, name: '  ' }, false],
    [{ ...values, categories: [] }, false],
  ])('is complete only with name and category', (one, complete) => {
    expect(isComplete(one)).toBe(complete);
  });
});
