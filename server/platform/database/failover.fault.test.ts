/** Failover: another PostgreSQL becomes the primary while connections still lead to the old one, now read-only. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sendFeedback } from '../../../contract/feedback.endpoints.ts';
import { requestFor, TEST_ENGINE, testApp } from '../../testing/test-app.ts';

const CONNECTIONS = 8;

test.runIf(TEST_ENGINE === 'postgres')('drops a read-only connection after its first refused write', async () => {
  const site = await testApp();
  const { db } = site.connection;
  const lead = () =>
    db.connection().execute(async (one) => {
      await sql`set session characteristics as transaction read only`.execute(one);
      // Hold each connection long enough that the pool opens a new one for the next.
      await sql`select pg_sleep(0.5)`.execute(one);
    });
  await Promise.all(Array.from({ length: CONNECTIONS }, lead));
  const write = () => site.fetch(...requestFor(sendFeedback, { path: '/', reason: 'other', text: 'There is a new primary' }));
  const refused = await write();
  expect(refused.status).toBe(503);
  expect(refused.headers.get('Retry-After')).toBe('5');
  const later: number[] = [];
  for (let turn = 0; turn < CONNECTIONS; turn++) later.push((await write()).status);
  expect(later.at(-1)).toBe(201);
  expect(later).not.toContain(500);
  await site.close();
});
