/** Several processes on one database: each serves what another writes, and recovers from a lost connection. */
import { execFile } from 'node:child_process';
import net from 'node:net';
import { promisify } from 'node:util';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readScheme } from '../contract/schemes.endpoints.ts';
import { insertScheme } from '../server/domain/schemes/schemes.store.ts';
import { connect } from '../server/platform/database/connect.ts';
import { TEST_ENGINE, type TestApp, testApp } from '../server/testing/test-app.ts';

let site: TestApp;
afterEach(() => site.close());

/** Long enough for the two seconds promised, on a busy machine. */
const SERVED = { timeout: 10_000, interval: 100 };

test('serves a scheme written by another process without a restart', async () => {
  site = await testApp();
  const other = connect(site.env);
  const { id } = await other.db
    .transaction()
    .execute((tx) => insertScheme(tx, { name: 'Written elsewhere', categories: [4], states: [], status: 'published' }, new Date()));
  await other.close();
  await vi.waitFor(async () => expect((await site.api()(readScheme, { id })).schemeName).toBe('Written elsewhere'), SERVED);
});

test('processes that start at once seed the database once', async () => {
  site = await testApp();
  const start = `
    import { connect } from './server/platform/database/connect.ts';
    import { migrate } from './server/platform/database/migrate.ts';
    import { seed } from './server/content/seed.ts';
    const connection = connect({ dataDir: process.argv[1], databaseUrl: process.argv[2] || undefined });
    await migrate(connection);
    console.log(await seed(connection));
    await connection.close();`;
  const run = promisify(execFile);
  const started = [1, 2, 3].map(() =>
    run(process.execPath, ['--input-type=module', '-e', start, site.env.dataDir, site.env.databaseUrl ?? '']),
  );
  const seeded = (await Promise.all(started)).map(({ stdout }) => Number(stdout.trim().split('\n').at(-1)));
  expect(seeded.filter((count) => count > 0)).toHaveLength(1);
});

describe.runIf(TEST_ENGINE === 'postgres')('with a database that goes away', () => {
  test('serves cached pages, answers 503 at /readyz, and recovers by itself', async () => {
    const { proxy, postgresUrl } = await throughProxy();
    site = await testApp({ seeded: true, postgresUrl });
    expect((await site.fetch('/readyz')).status).toBe(200);
    proxy.cut();
    expect((await site.fetch('/readyz')).status).toBe(503);
    expect((await site.fetch('/healthz')).status).toBe(200);
    expect((await site.api()(readScheme, { id: 1 })).id).toBe(1);
    await proxy.repair();
    await vi.waitFor(async () => expect((await site.fetch('/readyz')).status).toBe(200), SERVED);
    await site.close();
    proxy.cut();
    site = await testApp();
  });

  test('recovers after lost packets as soon as the database answers, though the old connections stay silent', async () => {
    const { proxy, postgresUrl } = await throughProxy();
    site = await testApp({ postgresUrl });
    const ready = async () => (await site.fetch('/readyz')).status;
    expect(await Promise.all(Array.from({ length: 8 }, ready))).not.toContain(503);
    proxy.swallow();
    expect(await Promise.all(Array.from({ length: 8 }, ready))).not.toContain(200);
    await proxy.repair();
    for (let turn = 0; turn < 20; turn++) expect(await ready()).toBe(200);
    await site.close();
    proxy.cut();
    site = await testApp();
  }, 60_000);
});

/** A connection string through a proxy that can be cut. */
async function throughProxy() {
  const target = new URL(process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres');
  const proxy = await startProxy(Number(target.port || 5432), target.hostname);
  target.port = String(proxy.port);
  return { proxy, postgresUrl: target.href };
}

/** A proxy to the database that can cut connections or drop all data. */
async function startProxy(port: number, host: string) {
  const sockets = new Set<net.Socket>();
  let isSwallowing = false;
  const listen = (wanted: number) =>
    new Promise<net.Server>((resolve) => {
      const server = net.createServer((client) => {
        const upstream = net.connect(port, host);
        for (const socket of [client, upstream]) {
          sockets.add(socket);
          socket.on('error', () => {});
        }
        if (isSwallowing) client.resume();
        else client.pipe(upstream).pipe(client);
      });
      server.listen(wanted, '127.0.0.1', () => resolve(server));
    });
  let server = await listen(0);
  const own = (server.address() as net.AddressInfo).port;
  return {
    port: own,
    cut: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      sockets.clear();
    },
    /** Drops all data on existing and new connections until it is repaired. */
    swallow: () => {
      isSwallowing = true;
      for (const socket of sockets) socket.unpipe().resume();
    },
    repair: async () => {
      isSwallowing = false;
      if (!server.listening) server = await listen(own);
    },
  };
}
