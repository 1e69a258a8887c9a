import { expect, test } from 'vitest';
import { listBlogs, readBlog } from '../../contract/blogs.endpoints.ts';
import { listCategories } from '../../contract/categories.endpoints.ts';
import type { Api, Endpoint, Input } from '../../contract/endpoint.ts';
import { createSchemeRequest } from '../../contract/requests.endpoints.ts';
import { featuredSchemes, listSchemes, readGuide, readScheme, schemesOfCategory } from '../../contract/schemes.endpoints.ts';
import { completeAnswers } from './complete-answers.ts';

/** What the pages get when a server answers so. */
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
])('a list that comes %s is read, and each scheme has all its keys', async (_, answer) => {
  const page = await read(listSchemes, { page: 1 }, answer);
  expect(page.total).toBe(1);
  expect(page.schemes).toEqual([expect.objectContaining({ schemeName: 'A scheme', beneficiaryStates: [], url: '', updatedOn: '' })]);
  expect(await read(featuredSchemes, {}, answer)).toEqual(page.schemes);
  expect(await read(schemesOfCategory, { category: 'health' }, answer)).toEqual(page.schemes);
});

test('without a total, a full page may have a next one and any other is the last', async () => {
  const full = Array.from({ length: 12 }, (_, id) => ({ ...scheme, id }));
  expect((await read(listSchemes, { page: 3 }, full)).total).toBe(Number.POSITIVE_INFINITY);
  expect((await read(listSchemes, { page: 3 }, full.slice(1))).total).toBe(35);
  expect((await read(listSchemes, { page: 3 }, { schemes: full, total: 36 })).total).toBe(36);
});

test.each([
  ['<p>Farmers &amp; tenants</p><p>with land</p>', 'Farmers & tenants with land'],
  ['Income < 2 lakh & land > 1 acre', 'Income < 2 lakh & land > 1 acre'],
])('the eligibility %s is shown as text', async (elegiblityCriteria, text) => {
  const [first] = await read(featuredSchemes, {}, [{ ...scheme, elegiblityCriteria }]);
  expect(first?.elegiblityCriteria).toBe(text);
});

test('one scheme, a guide and an article with the specified keys only', async () => {
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

test('a request whose answer tells nothing is still a request that was sent', async () => {
  const input = { name: 'A scheme', email: 'a@example.org' };
  expect(await read(createSchemeRequest, input, {})).toEqual({ request: {}, secret: '' });
});

test('other answers stay as they are; one that is nothing at all is a failure', async () => {
  expect(await read(listCategories, {}, [])).toEqual([]);
  await expect(read(listSchemes, {}, null)).rejects.toThrow(TypeError);
});
