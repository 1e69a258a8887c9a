/** Staff save, the answer is lost, and the form sends the save again. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENDPOINTS } from '../contract/all-endpoints.ts';
import { createBlog, listBlogHistory, listBlogs, readBlogForEdit, updateBlog } from '../contract/blogs.endpoints.ts';
import { addDocument, replaceDocument } from '../contract/document-admin.endpoints.ts';
import { type Api, endpointKey } from '../contract/endpoint.ts';
import {
  addScheme,
  addWholeScheme,
  editScheme,
  listAllSchemes,
  readSchemeForStaff,
  replaceScheme,
} from '../contract/scheme-admin.endpoints.ts';
import { listSchemeHistory } from '../contract/scheme-history.endpoints.ts';
import { addUser } from '../contract/users.endpoints.ts';
import { forgetSaves } from '../server/platform/records/save-once.ts';
import { sampleDocument } from '../server/testing/sample-documents.ts';
import { type TestApp, testApp } from '../server/testing/test-app.ts';
import { writesAtOnce } from '../server/testing/writes-at-once.ts';

let site: TestApp;
let admin: Api;
beforeAll(async () => {
  site = await testApp();
  admin = site.api(await site.signIn());
});
afterAll(() => site.close());

let keys = 0;
const newKey = () => `key-of-a-test-${String(++keys).padStart(4, '0')}`;
const schemesNamed = async (name: string) => (await admin(listAllSchemes, {})).filter((scheme) => scheme.name === name);
const versionOf = async (id: number) => (await admin(readSchemeForStaff, { id })).version;
const blog = { seo_title: 'Card', seo_category: '3', content: '<p>Take it along.</p>', isActive: '1' };

test('the calls with an idempotency key are the saves of schemes, articles and documents', () => {
  expect(
    ENDPOINTS.filter((endpoint) => endpoint.takesKey)
      .map(endpointKey)
      .sort(),
  ).toEqual(
    [addScheme, addWholeScheme, editScheme, replaceScheme, createBlog, updateBlog, addDocument, replaceDocument].map(endpointKey).sort(),
  );
});

describe('a save repeated with its key', () => {
  test('stores a document once, and its change once', async () => {
    const [key, other] = [newKey(), newKey()];
    const input = { slug: 'twice', status: 'published' as const, entry: sampleDocument('Twice') };
    const { id } = await admin(addDocument, input, { key });
    expect((await admin(addDocument, input, { key })).id).toBe(id);
    const change = { id, status: 'draft' as const, entry: sampleDocument('Changed'), version: 1 };
    const first = await admin(replaceDocument, change, { key: other });
    expect(await admin(replaceDocument, change, { key: other })).toEqual(first);
    expect(first.version).toBe(2);
  });

  test('adds one scheme, by either form', async () => {
    for (const [name, send] of [
      ['Twice by the form', (key: string) => admin(addWholeScheme, { name: 'Twice by the form', category_id: ['1'] }, { key })],
      [
        'Twice by the dialog',
        (key: string) => admin(addScheme, { name: 'Twice by the dialog', sector_name: 'education', category_id: '1' }, { key }),
      ],
    ] as const) {
      const key = newKey();
      const [first, second] = await writesAtOnce([send(key), send(key)]);
      expect(second).toEqual(first);
      expect(await schemesNamed(name)).toHaveLength(1);
      await send(newKey());
      expect(await schemesNamed(name)).toHaveLength(2);
    }
  });

  test('changes a scheme once, and does not conflict with itself', async () => {
    const { id } = await admin(addWholeScheme, { name: 'Changed once', category_id: ['1'] });
    const whole = { id, name: 'Changed once', category_id: ['1'], fee: 'Free', version: 1 };
    const key = newKey();
    const first = await admin(replaceScheme, whole, { key });
    expect(await admin(replaceScheme, whole, { key })).toEqual(first);
    const short = { id, name: 'Changed twice', category: 'health', version: 2 };
    const other = newKey();
    await admin(editScheme, short, { key: other });
    expect((await admin(editScheme, short, { key: other })).version).toBe(3);
    expect((await admin(listSchemeHistory, { id })).map(({ version }) => version)).toEqual([3, 2, 1]);
  });

  test('stores an article once, and its change once', async () => {
    const key = newKey();
    const { blogId } = await admin(createBlog, blog, { key });
    expect((await admin(createBlog, blog, { key })).blogId).toBe(blogId);
    expect((await admin(listBlogs, { status: 'all' })).items).toHaveLength(1);
    const change = { ...blog, id: blogId, seo_title: 'Health card', version: 1 };
    const other = newKey();
    await admin(updateBlog, change, { key: other });
    expect((await admin(updateBlog, change, { key: other })).blog.version).toBe(2);
    expect(await admin(listBlogHistory, { id: blogId })).toHaveLength(2);
  });

  test('updates the record if its content has changed since', async () => {
    const key = newKey();
    const { id } = await admin(addWholeScheme, { name: 'Typed on', category_id: ['1'], status: 'draft' }, { key });
    const more = await admin(addWholeScheme, { name: 'Typed on and on', category_id: ['1'] }, { key });
    expect(more).toMatchObject({ id, version: 2, scheme: { schemeName: 'Typed on and on', status: 'published' } });
    const whole = { id, category_id: ['1'], version: 2 };
    const other = newKey();
    await admin(replaceScheme, { ...whole, name: 'Third' }, { key: other });
    await admin(replaceScheme, { ...whole, name: 'Fourth' }, { key: other });
    expect(await versionOf(id)).toBe(4);

    const blogKey = newKey();
    const { blogId } = await admin(createBlog, blog, { key: blogKey });
    await admin(createBlog, { ...blog, seo_title: 'Card, more' }, { key: blogKey });
    const changeKey = newKey();
    await admin(updateBlog, { ...blog, id: blogId, seo_title: 'Card, still more', version: 2 }, { key: changeKey });
    await admin(updateBlog, { ...blog, id: blogId, seo_title: 'Card, most', version: 2 }, { key: changeKey });
    expect(await admin(readBlogForEdit, { id: blogId })).toMatchObject({ seo_title: 'Card, most', version: 4 });
  });
});

test('a save in between by somebody else is still a conflict', async () => {
  const key = newKey();
  const { id } = await admin(addWholeScheme, { name: 'Between', category_id: ['1'] }, { key });
  await admin(replaceScheme, { id, name: 'Theirs', category_id: ['1'], version: 1 });
  await expect(admin(addWholeScheme, { name: 'Between, more', category_id: ['1'] }, { key })).rejects.toMatchObject({ status: 409 });
  const again = await admin(addWholeScheme, { name: 'Between', category_id: ['1'] }, { key });
  expect(again).toMatchObject({ id, version: 1, scheme: { schemeName: 'Theirs' } });
});

test('a refused save leaves its key free', async () => {
  const key = newKey();
  await expect(admin(addWholeScheme, { name: 'Refused', category_id: [] }, { key })).rejects.toMatchObject({ status: 400 });
  await admin(addWholeScheme, { name: 'Refused', category_id: ['1'] }, { key });
  expect(await schemesNamed('Refused')).toHaveLength(1);
});

test('keys of two people do not collide, and an invalid key is refused', async () => {
  await admin(addUser, { username: 'ravi', password: 'long enough indeed', isAdmin: true });
  const ravi = site.api(await site.signIn('ravi', 'long enough indeed'));
  const key = newKey();
  const input = { name: 'Same key', category_id: ['1'] };
  const [first, second] = [await admin(addWholeScheme, input, { key }), await ravi(addWholeScheme, input, { key })];
  expect(second.id).not.toBe(first.id);
  await expect(admin(addWholeScheme, input, { key: 'short' })).rejects.toMatchObject({ status: 400 });
});

test('keys are forgotten after two days', async () => {
  await admin(addWholeScheme, { name: 'Kept for a while', category_id: ['1'] }, { key: newKey() });
  const count = async () => (await site.connection.db.selectFrom('saves').select('key').execute()).length;
  const day = 86_400_000;
  await forgetSaves(site.connection.db, new Date(Date.now() + day));
  expect(await count()).toBeGreaterThan(0);
  await forgetSaves(site.connection.db, new Date(Date.now() + 3 * day));
  expect(await count()).toBe(0);
});
