import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listDocuments } from '../../../contract/documents.endpoints.ts';
import { searchSchemes, suggestSchemes } from '../../../contract/schemes.endpoints.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ seeded: true });
});
afterAll(() => site.close());

const beside = async (search: string, page = 1) =>
  ((await site.api()(searchSchemes, { search, page })).papers ?? []).map(({ slug }) => slug);

describe('documents beside the schemes', () => {
  test.each([
    ['aadhaar card', 'aadhaar-card'],
    ['aadhar card', 'aadhaar-card'],
    ['आधार कार्ड', 'aadhaar-card'],
    ['આધાર કાર્ડ', 'aadhaar-card'],
    ['income certificate', 'income-certificate'],
    ['aay praman patra', 'income-certificate'],
    ['आय प्रमाण पत्र', 'income-certificate'],
    ['job card', 'job-card'],
    ['udid', 'disability-certificate'],
    ['death certificate', 'death-certificate'],
    ['birth certificate', 'birth-certificate'],
    ['pan card', 'pan-card'],
    ['voter id', 'voter-card'],
    ['cancelled cheque', 'cancelled-cheque'],
  ])('%s is the name of a document', async (words, slug) => {
    const found = await beside(words);
    expect(found[0]).toBe(slug);
    expect(found.length).toBeLessThanOrEqual(3);
  });

  test.each([
    'pension',
    'kisan',
    'scholarship for girls',
    'house',
    'tractor subsidy',
    'loan',
    'zzzzqq',
    'widow pension',
    'free laptop',
    'pm awas',
    'cow',
    'cow dung gas',
    'goat farm',
    'दाखिल खारिज',
  ])('%s is not the name of a document', async (words) => {
    expect(await beside(words)).toEqual([]);
  });

  test.each([
    ['domicile', true],
    ['UDID', true],
    ['pan card kaise banaye', true],
    ['जाति प्रमाण पत्र', true],
    ['income certificate for scholarship', undefined],
  ])('%s: documents before schemes: %s', async (search, expected) => {
    expect((await site.api()(searchSchemes, { search })).documentFirst).toBe(expected);
  });

  test.each([
    ['income c', 'en', '/documents/income-certificate'],
    ['domic', 'en', '/documents/domicile-certificate'],
    ['आय प्रमा', 'hi', '/documents/income-certificate'],
    ['application rejected', 'en', '/blog/application-rejected-or-delayed'],
  ] as const)('%s offers the document or article while it is typed', async (q, lang, path) => {
    const suggestions = await site.api()(suggestSchemes, { q, lang });
    expect(suggestions.slice(0, 3).map((suggestion) => suggestion.path)).toContain(path);
  });

  test('are only on the first page of a search', async () => {
    expect(await beside('aadhaar card', 2)).toEqual([]);
    expect((await site.api()(searchSchemes, { search: '' })).papers).toBeUndefined();
  });
});

test.each([
  ['caste', 'en'],
  ['जाति', 'hi'],
  ['jati praman patra', 'en'],
] as const)('the library finds %s by any of its names', async (search, lang) => {
  const { papers } = await site.api()(listDocuments, { search, lang });
  expect(papers.map(({ slug }) => slug)).toContain('caste-certificate');
});

test.each([
  ['aadhar', 'aadhaar-card'],
  ['jan aadhar', 'jan-aadhaar'],
  ['domicile certficate', 'domicile-certificate'],
  ['income certifcate', 'income-certificate'],
  ['death certficate', 'death-certificate'],
])('the library lists for %s the document of that name first, despite spelling', async (search, slug) => {
  const { papers } = await site.api()(listDocuments, { search });
  expect(papers[0]?.slug).toBe(slug);
});
