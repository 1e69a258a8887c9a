import { afterAll, beforeAll, expect, test } from 'vitest';
import { listBin, restoreMany } from '../../../contract/bin.endpoints.ts';
import { createBlog, deleteBlog, readBlogForEdit } from '../../../contract/blogs.endpoints.ts';
import type { Api } from '../../../contract/endpoint.ts';
import { addWholeScheme, deleteScheme } from '../../../contract/scheme-admin.endpoints.ts';
import { readScheme } from '../../../contract/schemes.endpoints.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let site: TestApp;
let admin: Api;
beforeAll(async () => {
  site = await testApp();
  admin = site.api(await site.signIn());
});
afterAll(() => site.close());

test('restores a selection of several kinds, and reports each failure', async () => {
  const schemes: number[] = [];
  for (const status of ['published', 'draft'] as const) {
    const { id } = await admin(addWholeScheme, { name: `Otter ${status}`, category_id: ['1'], status });
    await admin(deleteScheme, { id });
    schemes.push(id);
  }
  const { blogId } = await admin(createBlog, { seo_title: 'Otters', seo_category: '1', content: '<p>Text</p>', isActive: '1' });
  await admin(deleteBlog, { id: blogId });
  const bin = await admin(listBin, {});
  const statusOf = (entity: string, id: number) => bin.find((one) => one.entity === entity && one.id === id)?.status;
  expect(schemes.map((id) => statusOf('scheme', id))).toEqual(['published', 'draft']);
  expect(statusOf('blog', blogId)).toBe('published');

  const entries = [...schemes.map((id) => ({ entity: 'scheme' as const, id })), { entity: 'blog' as const, id: blogId }];
  const stranger = { entity: 'paper' as const, id: 999_999 };
  expect(await admin(restoreMany, { entries: [...entries, stranger] })).toEqual({
    done: 3,
    failed: [{ ...stranger, message: 'Document not found' }],
  });
  expect((await site.api()(readScheme, { id: schemes[0] as number })).schemeName).toBe('Otter published');
  expect((await admin(readBlogForEdit, { id: blogId })).status).toBe('published');
  expect((await admin(listBin, {})).filter(({ name }) => name.startsWith('Otter'))).toEqual([]);
});
