/** A site answers from its first moment, whatever the state of its database. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listCategories } from '../contract/categories.endpoints.ts';
import { readEnv } from './env.ts';
import { connect, DATABASE_FILE } from './platform/database/connect.ts';
import { type Site, startSite } from './start-site.ts';
import { TEST_ENGINE } from './testing/test-app.ts';

const log = pino({ level: 'silent' });
let folder: string;
let site: Site | undefined;
let said: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'yojanapath-start-'));
});
afterEach(async () => {
  await site?.stop();
  site = undefined;
  rmSync(folder, { recursive: true, force: true });
});

const start = async (databaseUrl = '') => {
  const env = readEnv({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    ADMIN_PASSWORD: 'correct horse battery',
  });
  said = [];
  site = await startSite({ env, log, say: (line) => void said.push(line) });
  site.ready.catch(() => {});
  return site;
};
const ask = async (target: string) => {
  const response = await fetch(`http://127.0.0.1:${site?.port}${target}`);
  return { status: response.status, text: await response.text(), retry: response.headers.get('retry-after') };
};
const SOON = { timeout: 20_000, interval: 100 };

/** An unused port. */
async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

test('a server that others can reach refuses the password cost of tests', async () => {
  const env = readEnv({ PORT: '0', HOST: '0.0.0.0', DATA_DIR: folder, PASSWORD_COST: 'low' });
  await expect(startSite({ env, log, say: () => {} })).rejects.toThrow(/PASSWORD_COST/);
});

test('waits for an unreachable database and says so in every answer', async () => {
  const port = await freePort();
  await start(`postgres://nobody@127.0.0.1:${port}/nowhere`);
  await vi.waitFor(async () => expect((await ask('/readyz')).text).toContain('ECONNREFUSED'), SOON);
  expect(await ask('/readyz')).toMatchObject({ status: 503, retry: '5', text: 'not ready: waiting for the database (ECONNREFUSED)' });
  expect(await ask('/healthz')).toMatchObject({ status: 200 });
  const page = await ask('/hi/schemes');
  expect(page).toMatchObject({ status: 503, retry: '30' });
  expect(page.text).toContain('lang="hi"');
  const begun = performance.now();
  await site?.stop();
  expect(performance.now() - begun).toBeLessThan(2_000);
});

describe.runIf(TEST_ENGINE === 'postgres')('on PostgreSQL', () => {
  const target = new URL(process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres');
  const schema = `test_start_${process.pid}`;

  test('starts once the database is reachable', async () => {
    const port = await freePort();
    const way = new URL(target.href);
    way.hostname = '127.0.0.1';
    way.port = String(port);
    way.searchParams.set('options', `-csearch_path=${schema}`);
    await start(way.href);
    await vi.waitFor(async () => expect((await ask('/readyz')).text).toContain('waiting for the database'), SOON);
    const wire = net.createServer((client) => {
      const upstream = net.connect(Number(target.port || 5432), target.hostname);
      for (const socket of [client, upstream]) socket.on('error', () => {});
      client.pipe(upstream).pipe(client);
    });
    const admin = connect({ databaseUrl: target.href, dataDir: folder });
    await admin.db.schema.createSchema(schema).execute();
    try {
      wire.listen(port, '127.0.0.1');
      await site?.ready;
      expect(await ask('/readyz')).toMatchObject({ status: 200, text: 'ready' });
      expect((await ask(listCategories.path)).status).toBe(200);
    } finally {
      await site?.stop();
      site = undefined;
      wire.close();
      await admin.db.schema.dropSchema(schema).cascade().execute();
      await admin.close();
    }
  }, 60_000);

  test('a permanent error ends the start', async () => {
    const wrong = new URL(target.href);
    wrong.pathname = '/no_such_database';
    await start(wrong.href);
    await expect(site?.ready).rejects.toThrow(/no_such_database/);
  });
});

const HOLDER = `
  const { DatabaseSync } = require('node:sqlite');
  const sqlite = new DatabaseSync(process.argv[1]);
  sqlite.exec('pragma journal_mode = WAL; begin exclusive');
  console.log('held');
  process.stdin.once('data', () => process.exit());`;

describe.runIf(TEST_ENGINE === 'sqlite')('on SQLite', () => {
  test('waits for another process with the lock while it answers requests, and reports waiting content', async () => {
    const holder: ChildProcess = spawn(process.execPath, ['-e', HOLDER, path.join(folder, DATABASE_FILE)], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    try {
      await once(holder.stdout as NodeJS.ReadableStream, 'data');
      await start();
      const slowest: number[] = [];
      for (let turn = 0; turn < 30; turn++) {
        const begun = performance.now();
        expect((await ask('/healthz')).status).toBe(200);
        slowest.push(performance.now() - begun);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      expect((await ask('/readyz')).status).toBe(503);
      expect(Math.max(...slowest)).toBeLessThan(1_000);
      holder.stdin?.write('go');
      await once(holder, 'exit');
      await site?.ready;
      expect((await ask('/readyz')).status).toBe(200);
      await site?.stop();
      expect(said.join('\n')).not.toContain('Content waits');
    } finally {
      holder.kill();
    }
    // The next start says how much content of the release waits, and how to apply it.
    const { db, close } = connect({ databaseUrl: undefined, dataDir: folder });
    await db.deleteFrom('content_files').where('name', 'in', ['schemes/pm-kisan', 'schemes/pmfby']).execute();
    await db.deleteFrom('schemes').where('slug', '=', 'pmfby').execute();
    await close();
    await start();
    await site?.ready;
    await vi.waitFor(() => expect(said.join('\n')).toMatch(/Content waits: 1 new and 1 corrected .*npm run content:update/), SOON);
  }, 120_000);
});
