import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sendFeedback } from '../../../contract/feedback.endpoints.ts';
import { listSchemes } from '../../../contract/schemes.endpoints.ts';
import { TEST_ENGINE, type TestApp, testApp } from '../../testing/test-app.ts';
import { asProblem } from './problem.ts';

const NO_ROOM = 'There is no room to save this at the moment. Please try again later.';

test.each([
  [{ code: 'ENOSPC' }, 507],
  [{ code: 'EDQUOT' }, 507],
  [{ code: '53100' }, 507],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 13 }, 507],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 10 | (3 << 8) }, 503],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 5 }, 503],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 19 }, 500],
  [{ code: '53300' }, 503],
  [{ code: 'ECONNREFUSED' }, 503],
  [{ code: '25006' }, 503],
  [{ code: '40001' }, 503],
  [{ message: 'Client has encountered a connection error and is not queryable' }, 503],
  [{}, 500],
])('a failure with %j is answered with %i', (parts, status) => {
  expect(asProblem(Object.assign(new Error('it failed'), parts)).status).toBe(status);
});

describe('when the disk is full', () => {
  let site: TestApp;
  beforeEach(async () => {
    site = await testApp();
  });
  afterEach(() => site.close());

  /** SQLite's file may not grow; PostgreSQL's error is simulated. */
  async function fill(): Promise<void> {
    const { db } = site.connection;
    if (TEST_ENGINE === 'sqlite') {
      const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
      await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(db);
      return;
    }
    await sql
      .raw(`create function full_disk() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`)
      .execute(db);
    await sql.raw('create trigger full_disk before insert on feedback execute function full_disk()').execute(db);
  }

  test('refuses writes with a sentence, still reads, and writes again once there is room', async () => {
    const report = (text: string) => site.api()(sendFeedback, { path: '/', reason: 'other', text, lang: 'en' });
    await fill();
    const answers = await Promise.allSettled(Array.from({ length: 40 }, (_, index) => report(`${index}${'x'.repeat(1900)}`)));
    const refused = answers.filter((answer) => answer.status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    for (const { reason } of refused) expect(reason).toMatchObject({ status: 507, serverMessage: NO_ROOM });
    expect((await site.api()(listSchemes, {})).total).toBe(0);
    if (TEST_ENGINE === 'sqlite') await sql.raw('pragma max_page_count = 1000000').execute(site.connection.db);
    else await sql.raw('drop trigger full_disk on feedback').execute(site.connection.db);
    await report('There is room again');
  });
});
