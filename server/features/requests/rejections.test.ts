/** A rejection shows its reason on the request's status page, in a mail and to staff. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Api } from '../../../contract/endpoint.ts';
import { createSchemeRequest, listSchemeRequests, readRequestStatus, setRequestStatus } from '../../../contract/requests.endpoints.ts';
import { createSender } from '../../platform/mail/sender.ts';
import { startMailSink } from '../../testing/mail-sink.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { writesAtOnce } from '../../testing/writes-at-once.ts';

let site: TestApp;
let staff: Api;
beforeAll(async () => {
  site = await testApp();
  staff = site.api(await site.signIn());
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ['outbox', 'scheme_requests', 'audit_log'] as const) await site.connection.db.deleteFrom(table).execute();
});

const ask = (more: { lang?: 'hi' | 'gu' } = {}) =>
  site.api()(createSchemeRequest, { name: 'Solar pump', email: 'asha@example.org', ...more });
const outbox = () => site.connection.db.selectFrom('outbox').selectAll().orderBy('id').execute();

test('shows its reason to the requester and staff, and mails it in the language of the request', async () => {
  const sink = await startMailSink();
  const { request, secret } = await ask({ lang: 'hi' });
  const note = '<b>PM & KUSUM</b> ended in "2024"';
  await staff(setRequestStatus, { id: request.id, status: 'rejected', reason: 'ended', note });
  const own = await site.api()(readRequestStatus, { id: request.id, key: secret });
  expect(own.request).toMatchObject({ status: 'rejected', reason: 'ended', note });
  const { requests } = await staff(listSchemeRequests, {});
  expect(requests[0]).toMatchObject({ status: 'rejected', reason: 'ended', note });

  const sender = createSender(site.app.deps, sink.url);
  while ((await sender.sendDue()) > 0);
  expect(sink.mails.map(({ recipients }) => recipients)).toEqual([['asha@example.org']]);
  const mail = sink.mails[0]?.mail;
  expect(mail?.text).toContain('नमस्ते');
  expect(mail?.text).toContain('यह योजना बंद हो चुकी है');
  expect(mail?.text).toContain(note);
  expect(mail?.text).toContain(request.reference);
  expect(mail?.text).toContain('/hi/request/status?number=');
  expect(String(mail?.html)).toContain('&lt;b&gt;PM &amp; KUSUM&lt;/b&gt;');
  expect(String(mail?.html)).not.toContain('<b>PM');
  await sink.close();
});

test('is mailed once, again when its reason changes, and not at all when undone in time', async () => {
  const { request } = await ask();
  const reject = (reason: 'ended' | 'not-found') => staff(setRequestStatus, { id: request.id, status: 'rejected', reason });
  await writesAtOnce([reject('ended'), reject('ended'), reject('ended')]);
  expect(await outbox()).toHaveLength(1);
  site.advance(1000);
  await reject('not-found');
  const [mail, ...more] = await outbox();
  expect(more).toEqual([]);
  expect(JSON.parse(mail?.payload ?? '')).toMatchObject({ reason: 'not-found' });
  await staff(setRequestStatus, { id: request.id, status: 'pending' });
  expect(await outbox()).toEqual([]);
  expect((await staff(listSchemeRequests, {})).requests[0]).toMatchObject({ status: 'pending', reason: '', note: '' });
});

test('stores mail and status together or not at all', async () => {
  const { request } = await ask();
  await site.connection.db.schema.alterTable('audit_log').renameTo('audit_log_away').execute();
  await expect(staff(setRequestStatus, { id: request.id, status: 'rejected', reason: 'ended' })).rejects.toMatchObject({ status: 500 });
  await site.connection.db.schema
    .alterTable('audit_log_away' as never)
    .renameTo('audit_log')
    .execute();
  expect(await outbox()).toEqual([]);
  expect((await staff(listSchemeRequests, {})).requests[0]).toMatchObject({ status: 'pending', reason: '' });
});

test('without a reason, as other clients send it, sets the status and sends no mail', async () => {
  const { request, secret } = await ask();
  await staff(setRequestStatus, { id: request.id, status: 'rejected' });
  expect((await site.api()(readRequestStatus, { id: request.id, key: secret })).request).toMatchObject({
    status: 'rejected',
    reason: '',
    note: '',
  });
  expect(await outbox()).toEqual([]);
});

test('without an email address appears on the status page only', async () => {
  const { request, secret } = await ask();
  await site.connection.db.updateTable('scheme_requests').set({ email: '' }).where('id', '=', request.id).execute();
  await staff(setRequestStatus, { id: request.id, status: 'rejected', note: 'It is a private loan.' });
  expect((await site.api()(readRequestStatus, { id: request.id, key: secret })).request).toMatchObject({ note: 'It is a private loan.' });
  expect(await outbox()).toEqual([]);
});

test.each([
  [{ status: 'approved', reason: 'ended' }, 'Only a rejection has a reason'],
  [{ status: 'rejected', reason: 'whatever' }, 'The reason must be one of the list'],
  [{ status: 'rejected', note: 'x'.repeat(1001) }, 'The reason must be at most 1000 characters'],
])('%j is refused', async (body, sentence) => {
  const { request } = await ask();
  await expect(staff(setRequestStatus, { id: request.id, ...body } as never)).rejects.toMatchObject({
    status: 400,
    messageField: sentence,
  });
});
