import { afterEach, beforeEach, expect, test } from 'vitest';
import { sendFeedback } from '../../../contract/feedback.endpoints.ts';
import { createSchemeRequest } from '../../../contract/requests.endpoints.ts';
import { readSiteStatus, type StatusLevel } from '../../../contract/status.endpoints.ts';
import { subscribe } from '../../../contract/subscribers.endpoints.ts';
import { BACKUP_MARK, noteMark } from '../../platform/database/marks.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

const DAY = 86_400_000;

let site: TestApp;
beforeEach(async () => {
  site = await testApp();
});
afterEach(() => site.close());

const look = async () => {
  const { conditions, failures } = await site.api(await site.signIn())(readSiteStatus, {});
  return { of: (name: string) => conditions.find((one) => one.name === name), failures };
};
const expectState = async (name: string, state: StatusLevel, more = {}) =>
  expect((await look()).of(name)).toMatchObject({ state, ...more });

test('a backup is due after two days, and overdue after a week', async () => {
  await expectState('backup', 'bad', { at: null });
  await noteMark(site.connection.db, BACKUP_MARK, new Date());
  await expectState('backup', 'good');
  site.advance(3 * DAY);
  await expectState('backup', 'look');
  site.advance(5 * DAY);
  await expectState('backup', 'bad');
});

test('waiting mails are never good without a mail server', async () => {
  await expectState('noMailServer', 'look', { value: 0 });
  await site.api()(subscribe, { email: 'asha@example.org' });
  await expectState('noMailServer', 'look', { value: 1 });
  site.advance(2 * DAY);
  await expectState('noMailServer', 'bad', { value: 1 });
  expect((await look()).of('mailsWaiting')).toBeUndefined();
});

test('waiting mails become bad with age', async () => {
  await site.close();
  site = await testApp({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  await expectState('mailsWaiting', 'good', { value: 0 });
  await site.api()(subscribe, { email: 'asha@example.org' });
  await expectState('mailsWaiting', 'good', { value: 1 });
  site.advance(3_600_000);
  await expectState('mailsWaiting', 'look');
  await site.connection.db.updateTable('outbox').set({ status: 'failed' }).execute();
  await expectState('mailsWaiting', 'good', { value: 0 });
  await expectState('mailsFailed', 'look', { value: 1 });
});

test('reports the oldest request and broken links', async () => {
  await expectState('oldestRequest', 'good', { value: 0, at: null });
  await site.api()(createSchemeRequest, { name: 'A scheme for kites', email: 'asha@example.org' });
  await site.api()(sendFeedback, { reason: 'link', text: 'Dead', lang: 'en' });
  await expectState('oldestRequest', 'good', { value: 1 });
  await expectState('brokenLinks', 'look', { value: 1 });
  site.advance(61 * DAY);
  await expectState('oldestRequest', 'bad');
});

test('reports disk and database', async () => {
  const { of } = await look();
  expect(of('disk')?.value).toBeGreaterThan(0);
  expect(of('database')).toMatchObject({ state: expect.any(String), value: expect.any(Number) });
});

test('shows a failure with the error id of its answer, for a day', async () => {
  await expectState('errors', 'good', { value: 0 });
  await site.connection.db.schema.alterTable('feedback').renameTo('elsewhere').execute();
  const response = await site.fetch(sendFeedback.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ reason: 'link' }),
  });
  await site.connection.db.schema.alterTable('elsewhere').renameTo('feedback').execute();
  expect(response.status).toBe(500);
  const id = response.headers.get('x-error-id');
  expect(id).toMatch(/^[2-9a-z]{8}$/);
  expect((await look()).failures).toEqual([{ id, route: sendFeedback.path, at: expect.any(String) }]);
  site.advance(2 * DAY);
  expect((await look()).failures).toEqual([]);
});
