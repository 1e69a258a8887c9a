import { afterAll, beforeAll, expect, test } from 'vitest';
import { DRAFT_DAYS, dropDraft, listDrafts, MAX_DRAFT_LENGTH, MAX_DRAFTS, saveDraft } from '../../../contract/drafts.endpoints.ts';
import type { Api } from '../../../contract/endpoint.ts';
import { addUser, listUsers, removeUser } from '../../../contract/users.endpoints.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { forgetOldDrafts } from './drafts.store.ts';

const TAB = 'tab-of-asha';
const OTHER_TAB = 'tab-of-asha-2';
let site: TestApp;
let asha: Api;
let ravi: Api;
beforeAll(async () => {
  site = await testApp();
  asha = site.api(await site.signIn());
  await asha(addUser, { username: 'ravi', password: 'long enough indeed', isAdmin: true });
  ravi = site.api(await site.signIn('ravi', 'long enough indeed'));
});
afterAll(() => site.close());

const textsOf = async (api: Api, record: string) => (await api(listDrafts, { record })).map(({ text }) => text);

test('each tab of a record has its own draft; newest first, deleted one by one', async () => {
  const record = 'scheme:new';
  await asha(saveDraft, { record, tab: TAB, text: '{"name":"वृद्धा पेंशन"}' });
  site.advance(1000);
  await asha(saveDraft, { record, tab: OTHER_TAB, text: 'second' });
  expect(await textsOf(asha, record)).toEqual(['second', '{"name":"वृद्धा पेंशन"}']);
  site.advance(1000);
  await asha(saveDraft, { record, tab: TAB, text: 'first, longer' });
  expect(await textsOf(asha, record)).toEqual(['first, longer', 'second']);
  await asha(dropDraft, { record, tab: TAB });
  await asha(dropDraft, { record, tab: TAB });
  expect(await textsOf(asha, record)).toEqual(['second']);
  expect(await textsOf(asha, 'blog:new')).toEqual([]);
});

test('other users cannot read, overwrite or delete a draft', async () => {
  const record = 'scheme:12';
  await asha(saveDraft, { record, tab: TAB, text: 'of Asha' });
  expect(await textsOf(ravi, record)).toEqual([]);
  await ravi(saveDraft, { record, tab: TAB, text: 'of Ravi' });
  await ravi(dropDraft, { record, tab: TAB });
  expect(await textsOf(asha, record)).toEqual(['of Asha']);
});

test.each([
  { record: 'scheme:', tab: TAB, text: '' },
  { record: 'scheme:12/../13', tab: TAB, text: '' },
  { record: 'user:1', tab: TAB, text: '' },
  { record: 'scheme:12', tab: 'short', text: '' },
  { record: 'scheme:12', tab: TAB, text: 'x'.repeat(MAX_DRAFT_LENGTH + 1) },
])('refuses an invalid draft (%#)', async (draft) => {
  await expect(asha(saveDraft, draft)).rejects.toMatchObject({ status: 400 });
});

test('stores a draft of the maximum length in Devanagari', async () => {
  const text = 'क'.repeat(MAX_DRAFT_LENGTH);
  await asha(saveDraft, { record: 'blog:7', tab: TAB, text });
  expect(await textsOf(asha, 'blog:7')).toEqual([text]);
});

test('deletes the oldest drafts of a user beyond the maximum, not those of others', async () => {
  await ravi(saveDraft, { record: 'scheme:1', tab: TAB, text: 'of Ravi' });
  for (let index = 0; index < MAX_DRAFTS + 3; index++) {
    site.advance(1000);
    await asha(saveDraft, { record: `scheme:${100 + index}`, tab: TAB, text: String(index) });
  }
  const rows = await site.connection.db
    .selectFrom('drafts')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['username', 'text'])
    .execute();
  const own = rows.filter((row) => row.username === 'admin').map((row) => Number(row.text));
  expect(own.sort((a, b) => a - b)).toEqual(Array.from({ length: MAX_DRAFTS }, (_, index) => index + 3));
  expect(await textsOf(ravi, 'scheme:1')).toEqual(['of Ravi']);
});

test('drafts expire, and are deleted with their user', async () => {
  await ravi(saveDraft, { record: 'scheme:2', tab: TAB, text: 'old' });
  site.advance((DRAFT_DAYS - 1) * 86_400_000);
  const later = site.api(await site.signIn('ravi', 'long enough indeed'));
  await later(saveDraft, { record: 'scheme:3', tab: TAB, text: 'young' });
  site.advance(2 * 86_400_000);
  await forgetOldDrafts(site.connection.db, site.app.deps.now());
  const left = await site.connection.db.selectFrom('drafts').select('text').execute();
  expect(left).toEqual([{ text: 'young' }]);
  const admin = site.api(await site.signIn());
  const users = await admin(listUsers, {});
  await admin(removeUser, { id: users.find((user) => user.username === 'ravi')?.id as number });
  expect(await site.connection.db.selectFrom('drafts').select('text').execute()).toEqual([]);
});
