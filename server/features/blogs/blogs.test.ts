import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createBlog,
  deleteBlog,
  listBlogHistory,
  listBlogs,
  readBlog,
  readBlogForEdit,
  readBlogVersion,
  relatedBlogs,
  restoreBlog,
  restoreBlogVersion,
  updateBlog,
} from '../../../contract/blogs.endpoints.ts';
import type { Input } from '../../../contract/endpoint.ts';
import type { TranslationLanguage } from '../../../contract/languages.ts';
import { readScheme } from '../../../contract/schemes.endpoints.ts';
import { addUser } from '../../../contract/users.endpoints.ts';
import { insertScheme } from '../../domain/schemes/schemes.store.ts';
import { pictureFolder } from '../../platform/pictures/pictures.ts';
import { requestFor, type TestApp, testApp } from '../../testing/test-app.ts';
import { writesAtOnce } from '../../testing/writes-at-once.ts';

let site: TestApp;
let cookie: string;
beforeAll(async () => {
  site = await testApp();
  cookie = await site.signIn();
});
afterAll(() => site.close());

type Form = Partial<Input<typeof createBlog>>;
const form = (fields: Form = {}): Input<typeof createBlog> => ({
  seo_title: 'A loan for a small shop',
  seo_category: '15',
  content: '<p>Ask the bank nearby.</p>',
  isActive: '1',
  ...fields,
});
const add = (fields: Form = {}) => site.api(cookie)(createBlog, form(fields));
const change = (id: number, fields: Form & { version?: number } = {}) => site.api(cookie)(updateBlog, { ...form(fields), id });
const read = (seo_slug: string, lang?: TranslationLanguage) => site.api()(readBlog, { seo_slug, ...(lang && { lang }) });
const problem = async (promise: Promise<unknown>) => {
  const error = (await promise.then(
    () => null,
    (thrown) => thrown,
  )) as { status: number; serverMessage: string } | null;
  return error && [error.status, error.serverMessage];
};

describe('articles for visitors', () => {
  test('an article has the specified keys, and drafts are not listed', async () => {
    const { blog } = await add({ seo_description: 'Money for stock', seo_keywords: 'loan, shop', author: 'Asha' });
    const draft = await add({ seo_title: 'Not ready', isActive: '2' });
    const article = await read(blog.seo_slug);
    expect(article).toMatchObject({
      id: blog.id,
      seo_title: 'A loan for a small shop',
      seo_desc: 'Money for stock',
      seo_keywords: 'loan, shop',
      seo_slug: 'a-loan-for-a-small-shop',
      seo_category: 15,
      category_name: 'Business_&_Industry',
      picture_url: '',
      content: '<p>Ask the bank nearby.</p>',
      author: 'Asha',
      read_time: 1,
      status: 'published',
      isActive: 1,
    });
    expect(new Date(article.created_on).toISOString()).toBe(article.created_on);
    expect(await problem(read(draft.blog.seo_slug))).toEqual([404, 'Blog not found']);
    const list = await site.api()(listBlogs, {});
    expect(list.items.map((item) => item.id)).toEqual([blog.id]);
    expect(list).toMatchObject({ totalItems: 1, totalPages: 1, currentPage: 1 });
  });

  test('pages hold six, newest first, and do not overlap', async () => {
    for (let number = 1; number <= 8; number++) {
      site.advance(1000);
      await add({ seo_title: `Paged ${number}`, seo_category: 'health' });
    }
    const first = await site.api()(listBlogs, {});
    const second = await site.api()(listBlogs, { page: 2 });
    expect(first.items).toHaveLength(6);
    expect(first.items[0]?.seo_title).toBe('Paged 8');
    expect(new Set([...first.items, ...second.items].map((item) => item.id)).size).toBe(first.items.length + second.items.length);
    expect(await site.api()(listBlogs, { page: 99 })).toMatchObject({ items: [], currentPage: 99 });
  });

  test('related articles are at most four others of the category', async () => {
    const { items } = await site.api()(listBlogs, {});
    const id = items[0]?.id as number;
    const { blogs } = await site.api()(relatedBlogs, { seo_category: 3, id });
    expect(blogs).toHaveLength(4);
    expect(blogs.every((blog) => blog.seo_category === 3 && blog.id !== id)).toBe(true);
    for (const [seo_category, bad] of [
      ['x', 'y'],
      [3, 'abc'],
      [999, 1],
    ] as const) {
      expect(await site.api()(relatedBlogs, { seo_category, id: bad })).toEqual({ blogs: [] });
    }
  });

  test('answers the Hindi text if there is one, otherwise the English', async () => {
    const { blog } = await add({
      seo_title: 'Pension papers',
      hi_title: 'पेंशन के कागज़',
      hi_description: 'क्या चाहिए',
      hi_content: '<p>आधार</p>',
    });
    expect(await read(blog.seo_slug, 'hi')).toMatchObject({ seo_title: 'पेंशन के कागज़', content: '<p>आधार</p>', language: 'hi' });
    expect(await read(blog.seo_slug)).toMatchObject({ seo_title: 'Pension papers', language: 'en' });
    await change(blog.id, { seo_title: 'Pension papers', hi_title: '', hi_content: '', hi_description: '' });
    expect(await read(blog.seo_slug, 'hi')).toMatchObject({ seo_title: 'Pension papers', language: 'en' });
  });

  test('translations are independent, and an untranslated article names its languages', async () => {
    const { blog } = await add({ seo_title: 'Ration shop', hi_title: 'राशन की दुकान', hi_content: '<p>अनाज</p>' });
    expect(await read(blog.seo_slug, 'gu')).toMatchObject({
      seo_title: 'Ration shop',
      language: 'en',
      translation: { language: 'gu', state: 'missing', others: ['hi'] },
    });
    await change(blog.id, { seo_title: 'Ration shop', gu_title: 'રેશનની દુકાન', gu_content: '<p>અનાજ</p>' });
    expect(await read(blog.seo_slug, 'gu')).toMatchObject({
      seo_title: 'રેશનની દુકાન',
      translation: { language: 'gu', state: 'draft', others: ['hi'] },
    });
    expect(await read(blog.seo_slug, 'hi')).toMatchObject({
      seo_title: 'राशन की दुकान',
      content: '<p>अनाज</p>',
      translation: { state: 'draft', others: ['gu'] },
    });
    await change(blog.id, { seo_title: 'Ration shop', gu_title: '', gu_description: '', gu_content: '' });
    expect(await read(blog.seo_slug, 'gu')).toMatchObject({
      language: 'en',
      translation: { language: 'gu', state: 'missing', others: ['hi'] },
    });
    expect(await read(blog.seo_slug, 'hi')).toMatchObject({ seo_title: 'राशन की दुकान' });
  });

  test('each translation has its own state, which the next save of the form preserves', async () => {
    const { blog } = await add({
      seo_title: 'Card',
      hi_title: 'कार्ड',
      hi_content: '<p>क</p>',
      hi_state: 'reviewed',
      gu_title: 'કાર્ડ',
      gu_content: '<p>ક</p>',
    });
    const states = async () => {
      const { translations } = await site.api(cookie)(readBlogForEdit, { id: blog.id });
      const shown = await Promise.all((['hi', 'gu'] as const).map(async (lang) => (await read(blog.seo_slug, lang)).translation.state));
      expect(shown).toEqual([translations.hi?.state, translations.gu?.state]);
      return shown;
    };
    // Like the form, sends all translations with their current states.
    const save = async (fields: Form = {}) => {
      const { translations, seo_title, content } = await site.api(cookie)(readBlogForEdit, { id: blog.id });
      const kept = Object.entries(translations).map(([language, texts]) => ({
        [`${language}_title`]: texts.seo_title,
        [`${language}_content`]: texts.content,
        [`${language}_state`]: texts.state,
      }));
      await change(blog.id, Object.assign({ seo_title, content }, ...kept, fields));
    };
    expect(await states()).toEqual(['reviewed', 'draft']);
    await save({ author: 'Asha' });
    expect(await states()).toEqual(['reviewed', 'draft']);
    await save({ content: '<p>The English is another.</p>' });
    expect(await states()).toEqual(['stale', 'stale']);
    await save({ author: 'Meena' });
    expect(await states()).toEqual(['stale', 'stale']);
    await save({ gu_content: '<p>નવું</p>' });
    expect(await states()).toEqual(['stale', 'draft']);
    await save({ hi_state: 'reviewed' });
    expect(await states()).toEqual(['reviewed', 'draft']);
    const { version } = await site.api(cookie)(readBlogForEdit, { id: blog.id });
    await save({ hi_content: '<p>नया</p>', hi_state: 'draft', content: '<p>Third.</p>' });
    expect(await states()).toEqual(['draft', 'stale']);
    await site.api(cookie)(restoreBlogVersion, { id: blog.id, version });
    expect(await states()).toEqual(['reviewed', 'draft']);
  });

  test('restores a version stored when Hindi was the only translation', async () => {
    const { blog } = await add({ seo_title: 'Old times', hi_title: 'पुराना समय', hi_content: '<p>पाठ</p>' });
    const { db } = site.connection;
    const row = await db
      .selectFrom('history')
      .select(['id', 'snapshot'])
      .where('entity', '=', 'blog')
      .where('entity_id', '=', blog.id)
      .executeTakeFirstOrThrow();
    const { translations, ...kept } = JSON.parse(row.snapshot);
    const former = JSON.stringify({ ...kept, hindi: translations.hi });
    await db.updateTable('history').set({ snapshot: former }).where('id', '=', row.id).execute();
    await change(blog.id, {
      seo_title: 'New times',
      hi_title: 'नया समय',
      hi_content: '<p>पाठ</p>',
      gu_title: 'નવો સમય',
      gu_content: '<p>પાઠ</p>',
    });
    await site.api(cookie)(restoreBlogVersion, { id: blog.id, version: 1 });
    expect((await site.api(cookie)(readBlogForEdit, { id: blog.id })).translations).toMatchObject({ hi: { seo_title: 'पुराना समय' } });
    expect(await read(blog.seo_slug, 'gu')).toMatchObject({
      seo_title: 'Old times',
      language: 'en',
      translation: { language: 'gu', state: 'missing', others: ['hi'] },
    });
  });

  test('a scheme lists the published articles that link to it', async () => {
    const { id } = await site.connection.db
      .transaction()
      .execute((tx) => insertScheme(tx, { name: 'Shop loans', categories: [15], states: [], status: 'published' }, new Date()));
    await site.app.deps.catalogue.refresh();
    const { blog } = await add({
      seo_title: 'Mentions',
      content: `<p><a href="/schemes/${id}">loan</a> <a href="/schemes/987654">gone</a></p>`,
    });
    const articles = async () => (await site.api()(readScheme, { id })).articles.map((article) => article.seo_slug);
    expect(await articles()).toEqual(['mentions']);
    expect((await read('mentions')).schemes).toEqual([{ id, schemeName: 'Shop loans' }]);
    await change(blog.id, { seo_title: 'Mentions', isActive: '2' });
    expect(await articles()).toEqual([]);
    await change(blog.id, { seo_title: 'Mentions', isActive: '1', content: '<p>no link</p>' });
    expect(await articles()).toEqual([]);
  });
});

describe('articles by staff', () => {
  test('strangers and members without the role can neither read drafts nor write', async () => {
    for (const [path, init] of [
      ['/api/blogs?status=all', {}],
      ['/api/blogs?status=draft', {}],
      ['/api/blog/1', {}],
      ['/api/blogs/1', { method: 'DELETE' }],
    ] as const) {
      expect((await site.fetch(path, init)).status).toBe(401);
    }
    await site.api(cookie)(addUser, { username: 'member', password: 'a long password' });
    const member = await site.signIn('member', 'a long password');
    expect(await problem(site.api(member)(listBlogs, { status: 'all' }))).toEqual([403, 'Forbidden']);
    expect(await problem(site.api(member)(createBlog, form()))).toEqual([403, 'Forbidden']);
    const all = await site.api(cookie)(listBlogs, { status: 'all', limit: 100 });
    expect(all.items.some((item) => item.status === 'draft')).toBe(true);
    expect((await site.api(cookie)(listBlogs, { status: 'draft' })).items.every((item) => item.isActive === 2)).toBe(true);
    expect((await site.api(cookie)(listBlogs, { status: 'all', q: 'PAGED 3' })).items).toHaveLength(1);
    expect((await site.api(cookie)(listBlogs, { status: 'all', q: '%' })).items).toHaveLength(0);
  });

  test('an administrator sees a draft by its slug', async () => {
    const { blog } = await add({ seo_title: 'Only staff', isActive: '2' });
    expect(await site.api(cookie)(readBlog, { seo_slug: blog.seo_slug })).toMatchObject({ status: 'draft', isActive: 2 });
  });

  test.each([
    [{ seo_title: ' ' }, 'Seo Title is required'],
    [{ seo_title: undefined }, 'Seo Title is required'],
    [{ seo_category: '' }, 'Category is required'],
    [{ seo_category: '99' }, 'The category does not exist'],
    [{ content: '<p><br></p>' }, 'Blog Content is required'],
    [{ content: undefined }, 'Blog Content is required'],
    [{ content: '<script>alert(1)</script>' }, 'Blog Content is required'],
    [{ isActive: '3' }, 'isActive must be 1 or 2'],
    [{ isActive: undefined, action: 'x' }, 'action must be publish or draft'],
    [{ picture: 'x' }, 'The picture must be a file'],
    [{ hi_title: 'शीर्षक' }, 'Hindi Content is required'],
    [{ hi_content: '<p>पाठ</p>' }, 'Hindi Title is required'],
  ])('%j is refused with "%s" as JSON, and nothing is stored', async (fields, sentence) => {
    const before = (await site.api(cookie)(listBlogs, { status: 'all' })).totalItems;
    const response = await site.fetch(...requestFor(createBlog, { ...form(), ...fields }, { Cookie: cookie }));
    expect([response.status, await response.json()]).toEqual([400, { message: sentence }]);
    expect((await site.api(cookie)(listBlogs, { status: 'all' })).totalItems).toBe(before);
  });

  test('unknown fields are refused', async () => {
    const response = await site.fetch(...requestFor(createBlog, { ...form(), seo_slug: 'mine' }, { Cookie: cookie }));
    expect(response.status).toBe(400);
  });

  test('the status is isActive, else action, else draft', async () => {
    expect((await add({ isActive: '2', action: 'publish' })).blog.isActive).toBe(2);
    expect((await add({ isActive: undefined, action: 'publish' })).blog.isActive).toBe(1);
    expect((await add({ isActive: undefined })).blog.isActive).toBe(2);
  });

  test('a slug is unique, follows the title of a draft, and is fixed after publication', async () => {
    const first = await add({ seo_title: 'Ration card', isActive: '2' });
    const second = await add({ seo_title: 'Ration  Card!', isActive: '2' });
    expect([first.blog.seo_slug, second.blog.seo_slug]).toEqual(['ration-card', 'ration-card-2']);
    const renamed = await change(second.blogId, { seo_title: 'राशन कार्ड', isActive: '1' });
    expect(renamed.blog.seo_slug).toBe('राशन-कार्ड');
    expect((await change(second.blogId, { seo_title: 'Other', isActive: '2' })).blog.seo_slug).toBe('राशन-कार्ड');
    const nameless = await add({ seo_title: '!!!', isActive: '2' });
    expect(nameless.blog.seo_slug).toBe(`blog-${nameless.blogId}`);
  });

  test('two that are added at once get two slugs', async () => {
    const made = await writesAtOnce([1, 2, 3, 4].map(() => add({ seo_title: 'At once' })));
    expect(new Set(made.map(({ blog }) => blog.seo_slug)).size).toBe(4);
  });

  test('reading time is 200 words a minute, rounded up', async () => {
    const words = (count: number) => `<p>${'word '.repeat(count)}</p>`;
    expect((await add({ content: words(200) })).blog.read_time).toBe(1);
    expect((await add({ content: words(201) })).blog.read_time).toBe(2);
  });

  test('cleans hostile text', async () => {
    const content = '<p onclick="x()">Hi<script>x()</script><img src=x onerror=x()><a href="javascript:x()">l</a></p>';
    const { blog } = await add({ seo_title: '<b>Bold</b>', content });
    expect(blog.content).not.toMatch(/onclick|script|onerror/);
    expect(blog.seo_title).toBe('<b>Bold</b>');
  });

  test('refuses an outdated version with the current text; without a version the last write wins', async () => {
    const { blogId, blog } = await add({ seo_title: 'Versions' });
    await change(blogId, { seo_title: 'Theirs', version: blog.version });
    const response = await site.fetch(
      ...requestFor(updateBlog, { ...form({ seo_title: 'Mine' }), id: blogId, version: blog.version }, { Cookie: cookie }),
    );
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ current: { seo_title: 'Theirs', version: 2 } });
    expect((await change(blogId, { seo_title: 'Last' })).blog.seo_title).toBe('Last');
  });

  test('records each write in the history, and restores a former text', async () => {
    const { blogId } = await add({ seo_title: 'First text' });
    await change(blogId, { seo_title: 'Second text' });
    const [newest, oldest] = await site.api(cookie)(listBlogHistory, { id: blogId });
    expect(newest).toMatchObject({ version: 2, action: 'updated', actor: 'admin', changed: ['Seo Title'] });
    expect(oldest).toMatchObject({ version: 1, action: 'added' });
    const { fields } = await site.api(cookie)(readBlogVersion, { id: blogId, version: 2 });
    expect(fields[0]).toEqual({ name: 'Seo Title', value: 'Second text', before: 'First text' });
    await site.api(cookie)(restoreBlogVersion, { id: blogId, version: 1 });
    expect((await site.api(cookie)(readBlogForEdit, { id: blogId })).seo_title).toBe('First text');
    const { db } = site.connection;
    const audit = await db.selectFrom('audit_log').select('action').where('entity_id', '=', String(blogId)).orderBy('id').execute();
    expect(audit.map((row) => row.action)).toEqual(['create', 'update', 'restore']);
  });

  test('a deleted article is not found, can be restored, and cannot be deleted twice', async () => {
    const { blogId, blog } = await add({ seo_title: 'To the bin' });
    await site.api(cookie)(deleteBlog, { id: blogId });
    expect(await problem(read(blog.seo_slug))).toEqual([404, 'Blog not found']);
    expect(await problem(site.api(cookie)(deleteBlog, { id: blogId }))).toEqual([404, 'Blog not found']);
    expect(await problem(change(blogId))).toEqual([404, 'Blog not found']);
    await site.api(cookie)(restoreBlog, { id: blogId });
    expect((await read(blog.seo_slug)).seo_title).toBe('To the bin');
    expect(await problem(site.api(cookie)(restoreBlog, { id: blogId }))).toEqual([404, 'Blog not found']);
  });
});

test('deletes an article and its picture for good after thirty days in the bin', async () => {
  const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
  const { blogId } = await add({ seo_title: 'Long gone', picture: new File([png], 'a.png') });
  await site.api(cookie)(deleteBlog, { id: blogId });
  const files = () => readdirSync(pictureFolder(site.env)).length;
  site.advance(29 * 86_400_000);
  await site.runBackgroundJobs();
  expect(files()).toBe(1);
  site.advance(2 * 86_400_000);
  await site.runBackgroundJobs();
  expect(files()).toBe(0);
  cookie = await site.signIn();
  expect(await problem(site.api(cookie)(restoreBlog, { id: blogId }))).toEqual([404, 'Blog not found']);
});

test('a draft may have half a translation, a public article may not', async () => {
  const admin = site.api(await site.signIn());
  const half = { seo_title: 'Otters', seo_category: '1', content: '<p>Text</p>', hi_title: 'ऊदबिलाव' };
  const { blogId, blog } = await admin(createBlog, { ...half, isActive: '2' });
  expect(blog.translations.hi).toMatchObject({ seo_title: 'ऊदबिलाव', content: '' });
  await expect(admin(createBlog, { ...half, isActive: '1' })).rejects.toMatchObject({ messageField: 'Hindi Content is required' });
  // Also refused if the save does not mention that translation.
  const { hi_title: _, ...english } = half;
  await expect(admin(updateBlog, { id: blogId, ...english, isActive: '1' })).rejects.toMatchObject({
    messageField: 'Hindi Content is required',
  });
  await admin(updateBlog, { id: blogId, ...half, hi_content: '<p>पाठ</p>', isActive: '1' });
  expect((await site.api()(readBlog, { seo_slug: blog.seo_slug, lang: 'hi' })).seo_title).toBe('ऊदबिलाव');
});
