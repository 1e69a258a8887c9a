import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Api } from '../../../contract/endpoint.ts';
import type { Language } from '../../../contract/languages.ts';
import { addWholeScheme, deleteScheme } from '../../../contract/scheme-admin.endpoints.ts';
import { confirmSubscription, subscribe, unsubscribe } from '../../../contract/subscribers.endpoints.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { writesAtOnce } from '../../testing/writes-at-once.ts';
import { queueDigests } from './digests.ts';

const DAY = 86_400_000;

let site: TestApp;
let staff: Api;
beforeEach(async () => {
  site = await testApp();
  staff = site.api(await site.signIn());
});
afterEach(() => site.close());

type Wish = { category?: number; state?: string; lang?: Language };

async function reader(name: string, wish: Wish = {}): Promise<string> {
  const email = `${name}@example.org`;
  await site.api()(subscribe, { email, ...wish });
  const { token } = await site.connection.db.selectFrom('subscribers').select('token').where('email', '=', email).executeTakeFirstOrThrow();
  await site.api()(confirmSubscription, { token });
  return token;
}

async function publish(name: string, category = '4', states: string[] = [], status: 'published' | 'draft' = 'published'): Promise<number> {
  const { id } = await staff(addWholeScheme, { name, category_id: [category], status });
  if (states.length > 0)
    await site.connection.db
      .insertInto('scheme_states')
      .values(states.map((state) => ({ scheme_id: id, state })))
      .execute();
  return id;
}

const queue = () => queueDigests(site.connection.db, site.app.deps.now());
const digests = async () => {
  const rows = await site.connection.db.selectFrom('outbox').selectAll().where('kind', '=', 'digest').orderBy('id').execute();
  return rows.map(({ recipient, payload }) => [
    recipient.split('@')[0],
    (JSON.parse(payload) as { schemes: { name: string }[] }).schemes.map(({ name }) => name),
  ]);
};
const allSent = () => site.connection.db.updateTable('outbox').set({ status: 'sent' }).execute();
/** Advances the clock and logs in again, because the session expires. */
async function later(days: number): Promise<void> {
  site.advance(days * DAY);
  staff = site.api(await site.signIn());
}

test('mails each subscriber the new schemes that match, a week after they joined', async () => {
  await publish('Before anybody joined');
  site.advance(DAY);
  await reader('all');
  await reader('farmer', { category: 4 });
  await reader('goan', { state: 'Goa' });
  await reader('student', { category: 1, state: 'Goa' });
  await site.api()(subscribe, { email: 'unconfirmed@example.org' });
  await later(1);
  await publish('Farm help', '4');
  await publish('Kerala school help', '1', ['Kerala']);
  await publish('Goa school help', '1', ['Goa']);
  await publish('A draft', '4', [], 'draft');
  const gone = await publish('Gone again', '4');
  await staff(deleteScheme, { id: gone });
  expect(await queue()).toBe(0);
  await later(7);
  expect(await queue()).toBe(4);
  expect(await digests()).toEqual([
    ['all', ['Goa school help', 'Kerala school help', 'Farm help']],
    ['farmer', ['Farm help']],
    ['goan', ['Goa school help', 'Farm help']],
    ['student', ['Goa school help']],
  ]);
});

test('mails at most once a week, without gaps or repetitions', async () => {
  await reader('all');
  await later(8);
  await publish('One');
  site.advance(3_600_000);
  expect(await queue()).toBe(1);
  expect(await queue()).toBe(0);
  await allSent();
  await later(1);
  await publish('Two');
  await later(5);
  await publish('Three');
  expect(await queue()).toBe(0);
  await later(2);
  expect(await queue()).toBe(1);
  await allSent();
  await later(30);
  expect(await queue()).toBe(0);
  expect(await digests()).toEqual([
    ['all', ['One']],
    ['all', ['Three', 'Two']],
  ]);
});

test('several processes queue one mail', async () => {
  await reader('all');
  await later(8);
  await publish('One');
  site.advance(3_600_000);
  const counts = await writesAtOnce([queue(), queue(), queue()]);
  expect(counts.reduce((sum, count) => sum + count)).toBe(1);
  expect(await digests()).toHaveLength(1);
});

test('sends one mail for the weeks of an outage, and withdraws it on unsubscribing', async () => {
  const token = await reader('all');
  await later(8);
  await publish('One');
  await later(1);
  expect(await queue()).toBe(1);
  await later(8);
  await publish('Two');
  await later(1);
  expect(await queue()).toBe(0);
  await site.api()(unsubscribe, { token });
  expect(await digests()).toEqual([]);
  await later(30);
  expect(await queue()).toBe(0);
});
