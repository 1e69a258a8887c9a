import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBlog } from '../../../contract/blogs.endpoints.ts';
import { searchSchemes } from '../../../contract/schemes.endpoints.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ seeded: true });
});
afterAll(() => site.close());

const articles = async (search: string, lang: 'en' | 'hi' = 'en', page = 1) =>
  ((await site.api()(searchSchemes, { search, lang, page })).articles ?? []).map(({ seo_slug }) => seo_slug);

describe('articles beside the schemes', () => {
  test.each([
    ['money stopped', 'link-aadhaar-and-bank-account'],
    ['paisa nahi aaya', 'what-is-dbt'],
    ['kisan ke paise nahi aaye', 'pm-kisan-e-kyc'],
    ['पैसा नहीं आया', 'what-is-dbt'],
    ['form rejected', 'application-rejected-or-delayed'],
    ['form reject ho gaya', 'application-rejected-or-delayed'],
    ['application rejcted', 'application-rejected-or-delayed'],
    ['fake agent', 'fake-jobs-fake-schemes-and-touts'],
    ['agent asking money', 'fake-jobs-fake-schemes-and-touts'],
    ['free mobile recharge', 'fake-jobs-fake-schemes-and-touts'],
    ['मोबाइल रिचार्ज फ्री', 'fake-jobs-fake-schemes-and-touts'],
    ['jati praman patra', 'income-caste-domicile-certificates'],
    ['आय प्रमाण पत्र', 'income-caste-domicile-certificates'],
    ['widow pension', 'pensions-for-elders-widows-and-disabled-people'],
  ])('%s finds the article that answers it', async (words, slug) => {
    const found = await articles(words);
    expect(found.slice(0, 2)).toContain(slug);
    expect(found.length).toBeLessThanOrEqual(3);
  });

  test.each([
    'gobar gas plant',
    'pizza near me',
    'zzzzqq',
    'tractor subsidy',
    'house',
    'cricket',
    'free laptop',
    '100%',
    'मिट्टी की जांच',
    'muslim student',
    'transgender',
    'kinnar',
  ])('%s finds no article', async (words) => {
    expect(await articles(words)).toEqual([]);
  });

  test('are only on the first page of a search', async () => {
    expect(await articles('pension', 'en', 2)).toEqual([]);
    expect((await site.api()(searchSchemes, { search: '' })).articles).toBeUndefined();
  });

  test('are in Hindi if translated, otherwise marked as English', async () => {
    const links = async (search: string) => (await site.api()(searchSchemes, { search, lang: 'hi' })).articles?.[0];
    expect(await links('dbt')).toMatchObject({ language: 'hi', seo_title: expect.stringMatching(/[\u0900-\u097f]/) });
    expect(await links('widow pension')).toMatchObject({ language: 'en' });
  });

  test('a new article is found at once', async () => {
    const form = {
      seo_title: 'Beekeeping quarrels',
      seo_category: '4',
      content: '<p>When the bees of a neighbour come.</p>',
      isActive: '1',
    };
    await site.api(await site.signIn())(createBlog, form);
    expect(await articles('beekeeping quarrels')).toEqual(['beekeeping-quarrels']);
  });
});
