/** Several processes on one database: what one writes, the others serve; what one loses, it finds again. */
import { execFile } from 'node:child_process';
import net from 'node:net';
import { promisify } from 'node:util';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readScheme } from '../contract/schemes.endpoints.ts';
import { connect } from '../server/database/connect.ts';
import { migrate } from '../server/database/migrate.ts';
import { insertScheme } from '../server/schemes/schemes.store.ts';
import { TEST_ENGINE, type TestApp, testApp } from '../server/testing/test-app.ts';

let site: TestApp;
afterEach(() => site.close());

/** Long enough for the two seconds promised, on a busy machine. */
const SERVED = { timeout: 10_000, interval: 100 };

test('a scheme that another process writes is served without a restart', async () => {
  site = await testApp();
  const other = connect(site.env);
  const id = await other.db
    .transaction()
    .execute((tx) => insertScheme(tx, { name: 'Written elsewhere', categories: [4], states: [], status: 'published' }, new Date()));
  await other.close();
  await vi.waitFor(async () => expect((await site.api()(readScheme, { id })).schemeName).toBe('Written elsewhere'), SERVED);
});

test('processes that start at once fill the database once', async () => {
  site = await testApp();
  const start = `
    import { connect } from './server/database/connect.ts';
    import { migrate } from './server/database/migrate.ts';
    import { seed } from './server/seed.ts';
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

test('a changed migration stops the start with a clear sentence', async () => {
  site = await testApp();
  await site.connection.db
    .updateTable('migrations' as never)
    .set({ checksum: 'other' } as never)
    .execute();
  await expect(migrate(site.connection)).rejects.toThrow(/0001-first-tables was changed/);
});

describe.runIf(TEST_ENGINE === 'postgres')('with a database that goes away', () => {
  test('pages in memory are still answered, /readyz says 503, and it recovers by itself', async () => {
    const target = new URL(process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres');
    const proxy = await startProxy(Number(target.port || 5432), target.hostname);
    target.port = String(proxy.port);
    site = await testApp({ seeded: true, postgresUrl: target.href });
    expect((await site.fetch('/readyz')).status).toBe(200);
    proxy.cut();
    expect((await site.fetch('/readyz')).status).toBe(503);
    expect((await site.fetch('/healthz')).status).toBe(200);
    expect((await site.api()(readScheme, { id: 1 })).id).toBe(1);
    await proxy.mend();
    await vi.waitFor(async () => expect((await site.fetch('/readyz')).status).toBe(200), SERVED);
    await site.close();
    proxy.cut();
    site = await testApp();
  });
});

/** A wire to the database that can be cut. */
async function startProxy(port: number, host: string) {
  const sockets = new Set<net.Socket>();
  const listen = (wanted: number) =>
    new Promise<net.Server>((resolve) => {
      const server = net.createServer((client) => {
        const upstream = net.connect(port, host);
        for (const socket of [client, upstream]) {
          sockets.add(socket);
          socket.on('error', () => {});
        }
        client.pipe(upstream).pipe(client);
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
    mend: async () => {
      server = await listen(own);
    },
  };
}
