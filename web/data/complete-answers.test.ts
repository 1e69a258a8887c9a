import { expect, test } from 'vitest';
import { listBlogs, readBlog } from '../../contract/blogs.endpoints.ts';
import { listCategories } from '../../contract/categories.endpoints.ts';
import type { Api, Endpoint, Input } from '../../contract/endpoint.ts';
import { createSchemeRequest } from '../../contract/requests.endpoints.ts';
import { featuredSchemes, listSchemes, readGuide, readScheme, schemesOfCategory } from '../../contract/schemes.endpoints.ts';
import { completeAnswers } from './complete-answers.ts';

/** The normalised answer. */
function read<E extends Endpoint>(endpoint: E, input: Input<E>, answer: unknown) {
  const api = (async () => answer) as Api;
  return completeAnswers(api)(endpoint, input);
}

const scheme = { id: 7, schemeName: 'A scheme', category_name: 'health', updatedOn: null };

test.each([
  ['bare', [scheme]],
  ['as schemes', { schemes: [scheme], total: 1 }],
  ['as items', { items: [scheme] }],
  ['as data', { data: [scheme] }],
])('reads a list %s and gives each scheme all its keys', async (_, answer) => {
  const page = await read(listSchemes, { page: 1 }, answer);
  expect(page.total).toBe(1);
  expect(page.schemes).toEqual([expect.objectContaining({ schemeName: 'A scheme', beneficiaryStates: [], url: '', updatedOn: '' })]);
  expect(await read(featuredSchemes, {}, answer)).toEqual(page.schemes);
  expect(await read(schemesOfCategory, { category: 'health' }, answer)).toEqual(page.schemes);
});

test('assumes a next page only after a full one if the total is unknown', async () => {
  const full = Array.from({ length: 12 }, (_, id) => ({ ...scheme, id }));
  expect((await read(listSchemes, { page: 3 }, full)).total).toBe(Number.POSITIVE_INFINITY);
  expect((await read(listSchemes, { page: 3 }, full.slice(1))).total).toBe(35);
  expect((await read(listSchemes, { page: 3 }, { schemes: full, total: 36 })).total).toBe(36);
});

test.each([
  ['<p>Farmers &amp; tenants</p><p>with land</p>', 'Farmers & tenants with land'],
  ['Income < 2 lakh & land > 1 acre', 'Income < 2 lakh & land > 1 acre'],
])('shows the eligibility %s as text', async (elegiblityCriteria, text) => {
  const [first] = await read(featuredSchemes, {}, [{ ...scheme, elegiblityCriteria }]);
  expect(first?.elegiblityCriteria).toBe(text);
});

test('fills in a scheme, a guide and an article with only the specified keys', async () => {
  expect(await read(readScheme, { id: 7 }, scheme)).toMatchObject({ schemeName: 'A scheme', applicationProcess: '', sources: [] });
  expect(await read(readGuide, { schemeId: 1 }, { title: 'A scheme' })).toMatchObject({ title: 'A scheme', steps: [] });
  const blog = { seo_title: 'An article', picture_url: null };
  expect(await read(readBlog, { seo_slug: 'a', lang: 'hi' }, blog)).toMatchObject({
    seo_title: 'An article',
    picture_url: '',
    language: 'hi',
  });
  expect(await read(listBlogs, {}, { items: [blog], totalPages: 4 })).toMatchObject({ items: [{ picture_url: '' }], totalPages: 4 });
});

test('takes an empty answer to a request as sent', async () => {
  const input = { name: 'A scheme', email: 'a@example.org' };
  expect(await read(createSchemeRequest, input, {})).toEqual({ request: {}, secret: '' });
});

test('passes other answers through and rejects an empty one', async () => {
  expect(await read(listCategories, {}, [])).toEqual([]);
  await expect(read(listSchemes, {}, null)).rejects.toThrow(TypeError);
});
