import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Api } from '../../../contract/endpoint.ts';
import type { Language } from '../../../contract/languages.ts';
import {
  createSchemeRequest,
  linkRequest,
  listSchemeRequests,
  readRequestStatus,
  setRequestStatus,
} from '../../../contract/requests.endpoints.ts';
import { addWholeScheme, deleteScheme, replaceScheme } from '../../../contract/scheme-admin.endpoints.ts';
import { createSender } from '../../platform/mail/sender.ts';
import { startMailSink } from '../../testing/mail-sink.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { writesAtOnce } from '../../testing/writes-at-once.ts';

let site: TestApp;
let cookie: string;
let staff: Api;
beforeAll(async () => {
  site = await testApp();
  cookie = await site.signIn();
  staff = site.api(cookie);
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ['outbox', 'scheme_requests', 'audit_log'] as const) await site.connection.db.deleteFrom(table).execute();
});

const ask = async (name: string, more: { email?: string; urgency?: 'low' | 'high' | 'critical'; lang?: Language } = {}) => {
  site.advance(1000);
  return site.api()(createSchemeRequest, { name, email: 'asha@example.org', ...more });
};
const names = async (input: Parameters<typeof staff<typeof listSchemeRequests>>[1]) =>
  (await staff(listSchemeRequests, input)).requests.map(({ name }) => name);
const outbox = () => site.connection.db.selectFrom('outbox').selectAll().orderBy('id').execute();

describe('the list of requests', () => {
  beforeEach(async () => {
    await ask('beta help', { urgency: 'low' });
    await ask('Alpha help', { urgency: 'critical' });
    await ask('gamma help');
    await ask('Delta help', { urgency: 'high' });
  });

  test.each([
    ['date-newest', ['Delta', 'gamma', 'Alpha', 'beta']],
    ['date-oldest', ['beta', 'Alpha', 'gamma', 'Delta']],
    ['urgency-high', ['Alpha', 'Delta', 'gamma', 'beta']],
    ['urgency-low', ['beta', 'gamma', 'Delta', 'Alpha']],
    ['alpha-asc', ['Alpha', 'beta', 'Delta', 'gamma']],
    ['alpha-desc', ['gamma', 'Delta', 'beta', 'Alpha']],
    ['no-such-order', ['Delta', 'gamma', 'Alpha', 'beta']],
  ])('sorted by %s', async (sortBy, expected) => {
    expect(await names({ sortBy: sortBy as 'date-newest' })).toEqual(expected.map((name) => `${name} help`));
  });

  test('filters by status, in words or numbers, and by urgency; the counts include all', async () => {
    const { requests } = await staff(listSchemeRequests, {});
    await staff(setRequestStatus, { id: requests[0]?.id ?? 0, status: 'approved' });
    await staff(setRequestStatus, { id: requests[1]?.id ?? 0, status: 2 });
    expect(await names({ status: 'approved' })).toEqual(['Delta help']);
    expect(await names({ status: '1' })).toEqual(['Delta help']);
    expect(await names({ status: 'rejected' })).toEqual(['gamma help']);
    expect(await names({ status: 'pending', urgency: 'low' })).toEqual(['beta help']);
    expect(await names({ status: 'all', urgency: 'all' })).toHaveLength(4);
    expect((await staff(listSchemeRequests, { status: 'approved' })).counts).toEqual({ all: 4, pending: 2, approved: 1, rejected: 1 });
  });

  test('refuses unknown filters as JSON', async () => {
    const response = await site.fetch('/api/admin/scheme-requests?status=x', { headers: { Cookie: cookie } });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message: 'Status must be pending, approved or rejected' });
  });
});

test('says whether promised mails can be sent', async () => {
  expect((await staff(listSchemeRequests, {})).isSending).toBe(false);
  const other = await testApp({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } });
  expect((await other.api(await other.signIn())(listSchemeRequests, {})).isSending).toBe(true);
  await other.close();
});

test('counts requests for the same scheme under different names', async () => {
  await ask('Solar Pump Scheme', { email: 'a@example.org' });
  await ask('solar pump yojana', { email: 'b@example.org' });
  await ask('सोलर पंप योजना', { email: 'c@example.org' });
  await ask('Pump, solar!', { email: 'A@example.org' });
  await ask('Solar rooftop', { email: 'd@example.org' });
  const { requests } = await staff(listSchemeRequests, { sortBy: 'date-oldest' });
  expect(requests.map(({ askedBy }) => askedBy)).toEqual([3, 3, 3, 3, 1]);
  expect(requests[0]?.similar).toEqual([requests[3]?.id, requests[2]?.id, requests[1]?.id]);
  expect(requests[4]?.similar).toEqual([]);
});

describe('the status', () => {
  test('can change from any to any, and setting it again changes nothing', async () => {
    const { request } = await ask('Solar pump');
    const all = ['pending', 'approved', 'rejected'] as const;
    for (const from of all) {
      for (const status of all) {
        await staff(setRequestStatus, { id: request.id, status: from });
        const answer = await staff(setRequestStatus, { id: request.id, status });
        expect(answer).toMatchObject({ message: 'Request status updated successfully.', request: { id: request.id, status } });
      }
    }
    const entries = await site.connection.db.selectFrom('audit_log').selectAll().where('entity', '=', 'request').execute();
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.every(({ actor, detail }) => actor === 'admin' && !detail.includes('@'))).toBe(true);
    const before = entries.length;
    await staff(setRequestStatus, { id: request.id, status: 'rejected' });
    const after = await site.connection.db.selectFrom('audit_log').select('id').where('entity', '=', 'request').execute();
    expect(after).toHaveLength(before);
  });

  test.each([
    [{ status: 'x' }, 400, 'Status must be pending, approved or rejected'],
    [{ status: 3 }, 400, 'Status must be pending, approved or rejected'],
    [{}, 400, 'Required'],
  ])('%j is answered with %i and a message', async (body, status, message) => {
    const { request } = await ask('Solar pump');
    const response = await patch(request.id, body);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ message });
    expect((await staff(listSchemeRequests, {})).requests[0]?.status).toBe('pending');
  });

  test('of an unknown request is not found', async () => {
    for (const id of [999_999, 'x', 0]) {
      const response = await patch(id, { status: 'approved' });
      expect(response.status).toBe(404);
      expect(await response.json()).toHaveProperty('message');
    }
  });

  const patch = (id: number | string, body: unknown) =>
    site.fetch(`/api/admin/scheme-requests/${id}/status`, {
      method: 'PATCH',
      headers: { Cookie: cookie, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
});

describe('a request linked to the scheme that answers it', () => {
  const form = { name: 'Solar Pump Support', category_id: ['4'] };
  const add = async (status: 'draft' | 'published') => (await staff(addWholeScheme, { ...form, status })).id;

  test('is mailed once when that scheme is published, in the language of the request', async () => {
    const sink = await startMailSink();
    const sender = createSender(site.app.deps, sink.url);
    const schemeId = await add('draft');
    const first = await ask('Solar pump', { email: 'a@example.org' });
    const second = await ask('सोलर पंप', { email: 'b@example.org', lang: 'hi' });
    for (const { request } of [first, second]) await staff(linkRequest, { id: request.id, schemeId });
    expect(await outbox()).toEqual([]);
    expect((await site.api()(readRequestStatus, { id: first.request.id, key: first.secret })).scheme).toBeNull();

    await staff(replaceScheme, { id: schemeId, ...form, status: 'published' });
    for (const status of ['draft', 'published'] as const) await staff(replaceScheme, { id: schemeId, ...form, status });
    await staff(linkRequest, { id: first.request.id, schemeId: null });
    await staff(linkRequest, { id: first.request.id, schemeId });
    while ((await sender.sendDue()) > 0);
    expect(sink.mails.map(({ recipients }) => recipients)).toEqual([['a@example.org'], ['b@example.org']]);
    expect(sink.mails[0]?.mail.subject).toBe('The scheme you asked for is on YojanaPath: Solar Pump Support');
    expect(sink.mails[1]?.mail.text).toContain(`/hi/schemes/${schemeId}`);
    expect(sink.mails[1]?.mail.text).toContain('नमस्ते');

    const { scheme } = await site.api()(readRequestStatus, { id: first.request.id, key: first.secret });
    expect(scheme).toEqual({ id: schemeId, name: 'Solar Pump Support' });
    const { requests } = await staff(listSchemeRequests, {});
    expect(requests[0]).toMatchObject({ schemeId, schemeName: 'Solar Pump Support', schemeStatus: 'published', mail: 'sent' });
    await sink.close();
  });

  test('mails immediately when the linked scheme is already published', async () => {
    const schemeId = await add('published');
    const { request } = await ask('Solar pump');
    expect((await staff(linkRequest, { id: request.id, schemeId })).request.mail).toBe('queued');
    expect(await outbox()).toMatchObject([{ recipient: 'asha@example.org', kind: 'request-published' }]);
  });

  test('is mailed immediately when the form adds the scheme for it', async () => {
    const { request } = await ask('Solar pump');
    const { id } = await staff(addWholeScheme, { ...form, status: 'published', requestId: request.id });
    expect(await outbox()).toMatchObject([{ recipient: 'asha@example.org', cause: `request-published:${request.id}` }]);
    expect((await staff(listSchemeRequests, {})).requests[0]).toMatchObject({ schemeId: id, mail: 'queued' });
  });

  test('is mailed when link and publication happen at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const schemeId = await add('draft');
      const { request } = await ask(`Solar pump ${round}`);
      await writesAtOnce([
        staff(linkRequest, { id: request.id, schemeId }),
        staff(replaceScheme, { id: schemeId, ...form, status: 'published' }),
      ]);
      expect(await outbox()).toHaveLength(round + 1);
    }
  });

  test('cannot be linked to an unknown scheme', async () => {
    const { request } = await ask('Solar pump');
    const schemeId = await add('published');
    await staff(deleteScheme, { id: schemeId });
    await expect(staff(linkRequest, { id: request.id, schemeId })).rejects.toMatchObject({ status: 400 });
    await expect(staff(linkRequest, { id: request.id, schemeId: 999_999 })).rejects.toMatchObject({ status: 400 });
    await expect(staff(linkRequest, { id: 999_999, schemeId: null })).rejects.toMatchObject({ status: 404 });
    expect(await outbox()).toEqual([]);
  });
});
