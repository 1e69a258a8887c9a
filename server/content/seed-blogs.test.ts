import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BlogFile } from '../../content/blog-file.ts';
import { createBlog, deleteBlog, listBlogs, readBlog } from '../../contract/blogs.endpoints.ts';
import { pictureFolder } from '../platform/pictures/pictures.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { seedBlogs } from './seed-blogs.ts';

let site: TestApp;
let folder: string;
beforeAll(async () => {
  site = await testApp();
  folder = mkdtempSync(path.join(os.tmpdir(), 'drawings-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await site.close();
});

const file = (id: number, more: Partial<BlogFile> = {}): BlogFile => ({
  id,
  slug: `article-${id}`,
  title: `Article ${id}`,
  description: 'What it tells.',
  category: 'health',
  keywords: ['card', 'hospital'],
  author: 'Editors',
  date: '2026-03-14',
  file: `article-${id}.md`,
  markdown: '## Papers\n\n- Aadhaar\n- Ration card\n',
  translations: {},
  picture: null,
  ...more,
});

test('writes articles once, with pictures, Hindi and date; does not restore deleted ones', async () => {
  const picture = path.join(folder, 'drawing.svg');
  writeFileSync(
    picture,
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="#0b5563"/></svg>',
  );
  const files = [
    file(3, { picture, translations: { hi: { title: 'लेख', description: 'क्या है', markdown: 'पाठ' } } }),
    file(5),
    file(8, { draft: true }),
  ];
  const seed = () => seedBlogs(site.connection, () => undefined, site.env.dataDir, files);
  expect(await seed()).toBe(3);
  await site.app.deps.catalogue.refresh();
  const { items } = await site.api()(listBlogs, {});
  expect(items.map((item) => item.id)).toEqual([5, 3]);
  const article = await site.api()(readBlog, { seo_slug: 'article-3' });
  expect(article.content).toBe('<h2>Papers</h2><ul><li>Aadhaar</li><li>Ration card</li></ul>');
  expect(article).toMatchObject({
    created_on: '2026-03-14T04:30:00.000Z',
    seo_keywords: 'card, hospital',
    picture_width: 1200,
    picture_height: 630,
  });
  expect((await site.fetch(article.picture_url)).headers.get('content-type')).toBe('image/webp');
  expect(readdirSync(pictureFolder(site.env))).toHaveLength(3);
  expect(await site.api()(readBlog, { seo_slug: 'article-3', lang: 'hi' })).toMatchObject({ seo_title: 'लेख', language: 'hi' });

  const cookie = await site.signIn();
  await site.api(cookie)(deleteBlog, { id: 5 });
  expect(await seed()).toBe(0);
  expect((await site.api()(listBlogs, {})).items.map((item) => item.id)).toEqual([3]);
  const added = await site.api(cookie)(createBlog, { seo_title: 'Next', seo_category: '3', content: 'Text' });
  expect(added.blogId).toBe(9);
});

test('leaves no picture of an article that cannot be written', async () => {
  const fresh = await testApp();
  const picture = path.join(folder, 'drawing.svg');
  const files = [file(1, { picture }), file(2, { markdown: '[x](scheme:none)' })];
  await expect(seedBlogs(fresh.connection, () => undefined, fresh.env.dataDir, files)).rejects.toThrow(
    'article-2.md: there is no scheme none',
  );
  expect(readdirSync(pictureFolder(fresh.env))).toEqual([]);
  await fresh.close();
});
