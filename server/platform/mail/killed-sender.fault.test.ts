import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type MailSink, startMailSink } from '../../testing/mail-sink.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { queueMail } from './outbox.ts';

const PROGRAM = path.resolve(import.meta.dirname, '../../testing/sender-process.ts');
const COUNT = 12;
/** Longer than a claim is valid. */
const LATER = 11 * 60_000;

let site: TestApp;
let sink: MailSink;
const children: ChildProcess[] = [];

beforeEach(async () => {
  sink = await startMailSink();
  site = await testApp();
  await site.connection.db.transaction().execute(async (tx) => {
    for (let number = 0; number < COUNT; number++) {
      const recipient = `reader${number}@example.org`;
      const at = site.app.deps.now();
      const payload = { requestId: number, schemeId: 1, schemeName: 'Scheme' };
      await queueMail(tx, { cause: `test:${number}`, kind: 'request-published', recipient, language: 'hi', payload, at });
    }
  });
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await sink.close();
  await site.close();
});

async function startSender(offset = 0): Promise<ChildProcess> {
  const env = {
    ...process.env,
    DATA_DIR: site.env.dataDir,
    DATABASE_URL: site.env.databaseUrl ?? '',
    SMTP_URL: sink.url,
    CLOCK_OFFSET: String(offset),
  };
  const child = spawn(process.execPath, [PROGRAM], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  await once(child.stdout, 'data');
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

const sent = async () => (await site.connection.db.selectFrom('outbox').select('id').where('status', '=', 'sent').execute()).length;
const ids = () => sink.mails.map(({ mail }) => mail.messageId);

test('after a process is killed while sending, another sends each mail once', async () => {
  sink.setMood('hold');
  const first = await startSender();
  await sink.held;
  await kill(first);
  sink.setMood('accept');
  await startSender(LATER);
  await expect.poll(sent, { timeout: 20_000 }).toBe(COUNT);
  expect(sink.mails).toHaveLength(COUNT);
  expect(new Set(ids()).size).toBe(COUNT);
});

test('after a process is killed having delivered some mails, all arrive, and duplicates have the same Message-ID', async () => {
  const some = new Promise<void>((resolve) => {
    sink.onAccepted(() => sink.mails.length === 4 && resolve());
  });
  const first = await startSender();
  await some;
  await kill(first);
  const before = sink.mails.length;
  await startSender(LATER);
  await expect.poll(sent, { timeout: 20_000 }).toBe(COUNT);
  expect(new Set(ids()).size).toBe(COUNT);
  // Only mails that were accepted but not yet marked as sent may arrive twice: at most five, the concurrency.
  expect(sink.mails.length - COUNT).toBeLessThanOrEqual(Math.min(before, 5));
});
