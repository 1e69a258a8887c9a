/** Several processes on one database: what one writes, the others serve; what one loses, it finds again. */
import net from 'node:net';
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

test('two processes that start at once migrate the database once', async () => {
  site = await testApp();
  const [one, two] = [connect(site.env), connect(site.env)];
  await one.db.schema.dropTable('migrations').execute();
  // The tables exist, so a second run of the first migration would fail.
  await expect(Promise.all([migrate(one), migrate(two)])).rejects.toThrow();
  await Promise.all([one.close(), two.close()]);
});

test('a changed migration stops the start with a clear sentence', async () => {
  site = await testApp();
  await site.connection.db.updateTable('migrations' as never).set({ checksum: 'other' } as never).execute();
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
