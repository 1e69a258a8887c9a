/** Pictures in texts are served by the site itself, so that no other site learns readers' IP addresses. */
import { existsSync, readdirSync, utimesSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBlog, readBlog, restoreBlogVersion, updateBlog } from '../../../contract/blogs.endpoints.ts';
import type { Api } from '../../../contract/endpoint.ts';
import { addWholeScheme, readSchemeForStaff, replaceScheme } from '../../../contract/scheme-admin.endpoints.ts';
import { importSchemes } from '../../../contract/scheme-bulk.endpoints.ts';
import { readScheme } from '../../../contract/schemes.endpoints.ts';
import { pictureFolder, sweepPictures } from '../../platform/pictures/pictures.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { takeOutForeignPictures } from './foreign-pictures.ts';

let site: TestApp;
let admin: Api;
let png: string;
beforeAll(async () => {
  site = await testApp();
  admin = site.api(await site.signIn());
  png = await data(40, 20);
});
afterAll(() => site.close());

async function data(width: number, height: number, format: 'png' | 'jpeg' | 'gif' | 'webp' = 'png'): Promise<string> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#0b5563' } })
    .toFormat(format)
    .toBuffer();
  return `data:image/${format};base64,${bytes.toString('base64')}`;
}
const blog = (content: string, more = {}) => ({ seo_title: 'Pictures', seo_category: '3', content, isActive: '1', ...more });
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => 'stored',
    (error) => `${error.status}: ${error.serverMessage}`,
  );
const files = () => (existsSync(pictureFolder(site.env)) ? readdirSync(pictureFolder(site.env)) : []);
const OWN = /<img src="(\/uploads\/BlogImages\/[0-9a-f]{32}\.webp)" alt="([^"]*)" width="(\d+)" height="(\d+)" \/>/;

test.each([
  'https://example.org/a.png',
  'http://example.org/a.png',
  'HTTPS://example.org/a.png?x=1&amp;y=2',
  '//example.org/a.png',
  ' ht\ntps://example.org/a.png',
  'https:example.org/a.png',
])('a picture at %j is refused in every text, with its address and what to do', async (src) => {
  const text = `<p>Look</p><p><img src="${src}" alt="x"></p>`;
  const said = /^400: .*example\.org\/a\.png.* is on another site\. Save the picture on your device/;
  expect(await refusal(admin(createBlog, blog(text)))).toMatch(said);
  expect(await refusal(admin(createBlog, blog('<p>a</p>', { hi_title: 'क', hi_content: text })))).toMatch(said);
  const scheme = { name: 'Pictures', category_id: ['3'] };
  for (const field of [
    'schemeDescription',
    'eligibility',
    'benefits',
    'documentsRequired',
    'applicationProcess',
    'afterApplying',
    'caveats',
  ])
    expect(await refusal(admin(addWholeScheme, { ...scheme, [field]: text }))).toMatch(said);
  const translated = { translations: { gu: { name: 'ચિત્ર', benefits: text, state: 'draft' as const } } };
  expect(await refusal(admin(addWholeScheme, { ...scheme, ...translated }))).toMatch(said);
});

test('finds pictures in encoded text', async () => {
  expect(await refusal(admin(createBlog, blog('&lt;p&gt;&lt;img src="https://example.org/a.png"&gt;&lt;/p&gt;')))).toMatch(/^400/);
});

test('no other tag can embed a picture of another site', async () => {
  const url = 'https://example.org/a.png';
  const html = `<p>t</p><picture><source srcset="${url}"></picture><img srcset="${url} 2x"><video poster="${url}"></video><svg><image href="${url}"/></svg><p style="background:url(${url})" background="${url}">u</p><input type="image" src="${url}"><object data="${url}"></object><embed src="${url}"><link href="${url}">`;
  const { blog: stored } = await admin(createBlog, blog(html));
  expect(stored.content).not.toContain('example.org');
});

test('strips javascript: and ftp: addresses and stores the rest', async () => {
  const { blog: stored } = await admin(createBlog, blog('<p>a<img src="javascript:alert(1)"><img src="ftp://example.org/a.png">b</p>'));
  expect(stored.content).toBe('<p>ab</p>');
});

test.each(['png', 'jpeg', 'gif', 'webp'] as const)('stores an embedded %s as a picture of the site', async (format) => {
  const { blog: stored } = await admin(createBlog, blog(`<p>a <img src="${await data(400, 200, format)}" alt="A map"> b</p>`));
  const [, address = '', alt, width, height] = OWN.exec(stored.content) ?? [];
  expect([alt, width, height]).toEqual(['A map', '400', '200']);
  expect((await site.fetch(address)).headers.get('content-type')).toBe('image/webp');
  expect((await site.api()(readBlog, { seo_slug: stored.seo_slug })).content).toContain(address);
});

test('does so for schemes and their translations, and stores equal pictures once', async () => {
  const html = `<p>x <img src="${png}"></p>`;
  const { id } = await admin(addWholeScheme, {
    name: 'With pictures',
    category_id: ['3'],
    schemeDescription: html,
    benefits: html,
    translations: { hi: { name: 'चित्र', benefits: html, state: 'reviewed' } },
  });
  const { benefits } = await site.api()(readScheme, { id });
  const { schemeDescription, translations } = await admin(readSchemeForStaff, { id });
  const [, address] = OWN.exec(benefits) ?? [];
  expect(address).toBeTruthy();
  for (const text of [schemeDescription, translations.hi.benefits]) expect(text).toContain(address);
  const { scheme } = await admin(replaceScheme, { id, name: 'With pictures', category_id: ['3'], benefits: `${benefits}<p>more</p>` });
  expect(scheme.benefits).toContain(address);
});

test('accepts an own picture under any host of the site', async () => {
  const { blog: first } = await admin(createBlog, blog(`<p><img src="${png}">a</p>`));
  const [, address = ''] = OWN.exec(first.content) ?? [];
  const { blog: stored } = await admin(createBlog, blog(`<p><img src="https://site.example${address}">a</p>`));
  expect(stored.content).toContain(`<img src="${address}"`);
});

test('leaves unreadable pictures, and those beyond the limit, embedded in the text', async () => {
  const broken = 'data:image/png;base64,iVBORw0KGgo=';
  expect((await admin(createBlog, blog(`<p>a<img src="${broken}"></p>`))).blog.content).toContain(`src="${broken}"`);
  const many = await Promise.all(Array.from({ length: 31 }, (_, index) => data(2, 2 + index)));
  const { blog: stored } = await admin(createBlog, blog(`<p>${many.map((src) => `<img src="${src}">`).join('')}</p>`));
  expect(stored.content.match(/src="\/uploads/g)).toHaveLength(30);
  expect(stored.content.match(/src="data:/g)).toHaveLength(1);
});

test('sweeps pictures except those in texts, former versions and drafts', async () => {
  const one = await data(33, 44);
  const { blog: stored, blogId } = await admin(createBlog, blog(`<p>a<img src="${one}"></p>`));
  const name = path.basename(OWN.exec(stored.content)?.[1] ?? '');
  const age = () => {
    for (const file of files()) utimesSync(path.join(pictureFolder(site.env), file), new Date(0), new Date(0));
  };
  const sweep = () => sweepPictures({ db: site.connection.db, env: site.env, log: site.app.deps.log }, new Date());
  age();
  await sweep();
  expect(files()).toContain(name);
  await admin(updateBlog, { ...blog('<p>no picture</p>'), id: blogId });
  age();
  await sweep();
  expect(files()).toContain(name);
  await site.connection.db.deleteFrom('history').where('entity', '=', 'blog').where('entity_id', '=', blogId).execute();
  age();
  await sweep();
  expect(files()).not.toContain(name);
});

test('an import omits pictures on other sites and says so', async () => {
  const [result] = (
    await admin(importSchemes, {
      rows: [{ name: 'Imported with pictures', benefits: '<p>Money <img src="https://example.org/a.png"></p>' }],
    })
  ).results;
  expect(result?.message).toContain('https://example.org/a.png');
  expect(result?.outcome).toBe('created');
});

test('removes such pictures from stored texts, with entries in history and log', async () => {
  const foreign = '<p>Old <img src="https://example.org/old.png" alt="" /></p>';
  const { blogId, blog: article } = await admin(
    createBlog,
    blog('<p>Old</p>', { seo_title: 'Old', hi_title: 'पुराना', hi_content: '<p>क</p>' }),
  );
  const { id } = await admin(addWholeScheme, { name: 'Old scheme', category_id: ['3'], status: 'published', benefits: '<p>Old</p>' });
  const { db } = site.connection;
  await db.updateTable('blogs').set({ content: foreign }).where('id', '=', blogId).execute();
  await db.updateTable('blog_translations').set({ content: foreign }).where('blog_id', '=', blogId).execute();
  await db.updateTable('schemes').set({ benefits: foreign }).where('id', '=', id).execute();
  const taken = await takeOutForeignPictures(site.app.deps);
  expect(taken.map(({ entity, id: of, pictures }) => [entity, of, pictures])).toEqual([
    ['blog', blogId, ['https://example.org/old.png']],
    ['scheme', id, ['https://example.org/old.png']],
  ]);
  expect((await site.api()(readBlog, { seo_slug: article.seo_slug })).content).toBe('<p>Old</p>');
  expect((await site.api()(readBlog, { seo_slug: article.seo_slug, lang: 'hi' })).content).toBe('<p>Old</p>');
  expect((await site.api()(readScheme, { id })).benefits).toBe('<p>Old</p>');
  expect(await takeOutForeignPictures(site.app.deps)).toEqual([]);
});

test('restores a former version without them, and says so', async () => {
  const { blogId } = await admin(createBlog, blog('<p>Former</p>', { seo_title: 'Former' }));
  const { db } = site.connection;
  const row = await db
    .selectFrom('history')
    .select(['id', 'snapshot'])
    .where('entity', '=', 'blog')
    .where('entity_id', '=', blogId)
    .executeTakeFirstOrThrow();
  const kept = { ...JSON.parse(row.snapshot), content: '<p>Former <img src="https://example.org/f.png" alt="" /></p>' };
  await db
    .updateTable('history')
    .set({ snapshot: JSON.stringify(kept) })
    .where('id', '=', row.id)
    .execute();
  const { message } = await admin(restoreBlogVersion, { id: blogId, version: 1 });
  expect(message).toContain('https://example.org/f.png');
  expect((await site.api()(readBlog, { seo_slug: 'former' })).content).toBe('<p>Former</p>');
});

test('the content security policy of pages and panel allows no other pictures', async () => {
  for (const address of ['/api/placeholder']) expect((await site.fetch(address)).status).toBe(200);
  const { policyFor } = await import('../../platform/pages/html-document.ts');
  const { PANEL_POLICY } = await import('../../platform/pages/admin-pages.ts');
  for (const policy of [policyFor('x'), PANEL_POLICY]) expect(/img-src ([^;]*)/.exec(policy)?.[1]).toBe("'self' data: blob:");
});
