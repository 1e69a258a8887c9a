import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSchemes } from '../../../content/read-content.ts';
import { listDocuments } from '../../../contract/documents.endpoints.ts';
import { searchSchemes, suggestSchemes } from '../../../contract/schemes.endpoints.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ seeded: true });
});
afterAll(() => site.close());

const schemes = readSchemes();
const slugOf = (id: number | undefined) => schemes.find((scheme) => scheme.id === id)?.slug;
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
    ['ration card se naam kat gaya', 'ration-card'],
    ['caste certificate reject ho gaya scholarship nahi mili', 'caste-certificate'],
    ['आय प्रमाण पत्र नहीं बना छात्रवृत्ति रुक गई', 'income-certificate'],
    ['જાતિનો દાખલો રિજેક્ટ થયો', 'caste-certificate'],
  ])('%s: trouble with a document gives it first', async (search, slug) => {
    const { papers, documentFirst } = await site.api()(searchSchemes, { search });
    expect([papers?.[0]?.slug, documentFirst]).toEqual([slug, true]);
  });

  test.each(['paisa nahi aaya account me', 'aadhar bank se link nahi tha paisa ruk gaya'])(
    '%s: trouble that an article explains gives it first',
    async (search) => {
      const { articles, documentFirst } = await site.api()(searchSchemes, { search });
      expect([articles?.length !== 0, documentFirst]).toEqual([true, true]);
    },
  );

  test.each([
    ['pm kisan ka paisa nahi aaya', 'pm-kisan'],
    ['pm kisan stopped land record wrong', 'pm-kisan'],
    ['ladli behna ki kist ruk gayi aadhar link nahi', 'ladli-behna'],
    ['Papa ki pension band ho gayi life certificate nahi diya', 'jeevan-pramaan'],
    ['पापा की पेंशन बंद हो गई जीवन प्रमाण पत्र नहीं दिया', 'jeevan-pramaan'],
  ])('%s: a scheme that is named comes first', async (search, slug) => {
    const { schemes, documentFirst } = await site.api()(searchSchemes, { search });
    expect([slugOf(schemes[0]?.id), documentFirst]).toEqual([slug, undefined]);
  });

  test.each(['domicile', 'passport', 'पासपोर्ट', 'duplicate marksheet'])('%s: no scheme stands under the document', async (search) => {
    const { papers, schemes, nearest, weak } = await site.api()(searchSchemes, { search });
    expect([papers?.length, schemes, nearest, weak]).toEqual([1, [], [], true]);
  });

  test.each([
    ['scholarship form me income certificate galat tha', 'post-matric-scholarship'],
    ['e shram card', 'e-shram'],
    ['job card', 'vb-g-ram-g'],
  ])('%s: schemes about what is asked stand under the document', async (search, slug) => {
    const { schemes } = await site.api()(searchSchemes, { search });
    expect(schemes.map(({ id }) => slugOf(id)).filter((one) => one?.startsWith(slug))).not.toEqual([]);
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
