/** Another process's write lock must not block this process's readers (SQLite). */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Api } from '../../../contract/endpoint.ts';
import { sendFeedback } from '../../../contract/feedback.endpoints.ts';
import { listSchemes } from '../../../contract/schemes.endpoints.ts';
import { TEST_ENGINE, type TestApp, testApp } from '../../testing/test-app.ts';
import { DATABASE_FILE } from './connect.ts';

const HOLDER = `
  const { DatabaseSync } = require('node:sqlite');
  const sqlite = new DatabaseSync(process.argv[1], { timeout: 5000 });
  sqlite.exec('begin immediate');
  console.log('held');
  process.stdin.once('data', () => { sqlite.exec('commit'); process.exit(); });`;

describe.runIf(TEST_ENGINE === 'sqlite')('while another process holds the write lock', () => {
  let site: TestApp;
  let staff: Api;
  let holder: ChildProcess;
  beforeEach(async () => {
    site = await testApp();
    staff = site.api(await site.signIn());
    holder = spawn(process.execPath, ['-e', HOLDER, path.join(site.env.dataDir, DATABASE_FILE)], { stdio: ['pipe', 'pipe', 'inherit'] });
    await once(holder.stdout as NodeJS.ReadableStream, 'data');
  });
  afterEach(async () => {
    vi.useRealTimers();
    if (holder.exitCode === null) {
      holder.kill();
      await once(holder, 'exit');
    }
    await site.close();
  });
  const release = async () => {
    holder.stdin?.write('go');
    await once(holder, 'exit');
  };
  const report = (text = 'Wrong fee') => site.api()(sendFeedback, { path: '/', reason: 'other', text, lang: 'en' });
  const stored = async () => (await site.connection.db.selectFrom('feedback').select('text').execute()).length;

  test('answers reads of visitors and staff, and writes as soon as the lock is free', async () => {
    let isDone = false;
    const written = report().then(() => {
      isDone = true;
    });
    // Their session is due to be marked as used; reads must not wait for that write.
    site.advance(3_600_000);
    for (let turn = 0; turn < 5; turn++) {
      expect((await site.fetch('/readyz')).status).toBe(200);
      expect((await site.api()(listSchemes, {})).total).toBe(0);
      expect((await staff(listSchemes, { status: 'draft' })).total).toBe(0);
    }
    expect(isDone).toBe(false);
    await release();
    await written;
    expect(await stored()).toBe(1);
  });

  test('loses none of several waiting writes', async () => {
    const writes = [report('One'), report('Two'), report('Three')];
    await release();
    await Promise.all(writes);
    expect(await stored()).toBe(3);
  });

  test('a write gives up after a while with a sentence, and the next one succeeds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const refused = Promise.allSettled([report(), report()]);
    await vi.advanceTimersByTimeAsync(12_000);
    for (const answer of await refused)
      expect(answer).toMatchObject({ reason: { status: 503, serverMessage: expect.stringContaining('Please try again') } });
    vi.useRealTimers();
    await release();
    await report();
    expect(await stored()).toBe(1);
  });
});
