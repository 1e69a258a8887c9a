/** Kills a server of each kind in turn under load, and checks that pages are served, writes recover and no acknowledged write is lost. */
import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { listSchemes } from '../../contract/schemes.endpoints.ts';
import { connect } from '../../server/platform/database/connect.ts';
import { requestFor } from '../../server/testing/test-app.ts';
import { countLosses, type Losses } from '../../tests/crashes/count-losses.ts';
import { NO_ANSWER, Writers } from '../../tests/crashes/writers.ts';
import { Cluster, type NodeName, OTHER, until } from './cluster.ts';
import { Readers } from './readers.ts';

/** Time under load between two faults. */
const CALM_MS = 2_000;

export const PROMISED_SECONDS = 30;

export type Drill = {
  /** Seconds from each fault until every kind of write succeeded again. */
  back: Record<string, number>;
  /** Losses on the primary and on its replica. */
  losses: Losses[];
  acknowledged: number;
  refused: number;
  rudely: string[];
  /** Writes in progress in the killed process, which were disconnected and sent again. */
  cutOff: number;
  pages: Pick<Readers, 'read' | 'failed' | 'slowestMs'>;
};

/** @param say called with each step */
export async function drill(say: (line: string) => void): Promise<Drill> {
  const begun = performance.now();
  const tell = (line: string) => say(`${((performance.now() - begun) / 1000).toFixed(1).padStart(6)} s  ${line}`);
  const cluster = await Cluster.start();
  try {
    tell('etcd, two PostgreSQL servers, HAProxy and two processes of the site are ready');
    return await underLoad(cluster, tell);
  } finally {
    await cluster.remove();
  }
}

async function underLoad(cluster: Cluster, tell: (line: string) => void): Promise<Drill> {
  const readers = new Readers(cluster.url);
  const writers = new Writers(cluster.url);
  readers.start();
  await writers.start();
  const back: Drill['back'] = {};
  let cutOff = 0;
  const fault = async (name: string, strike: () => Promise<unknown>) => {
    await writers.untilAllWritten();
    await pause(CALM_MS);
    tell(name);
    const struck = performance.now();
    await strike();
    await writers.untilAllWritten();
    back[name] = (performance.now() - struck) / 1000;
    tell(`  everything can be written again after ${back[name].toFixed(1)} s`);
  };
  try {
    let killed: NodeName = await cluster.primary();
    await fault('the primary is killed', () => cluster.kill(killed));
    cluster.startNode(killed);
    await cluster.untilPair();
    tell('  the one that was killed follows as a replica');

    await fault('a process of the site is killed', async () => cluster.sites[0]?.end('SIGKILL'));
    const rudely = writers.rudely.splice(0);
    writers.rudely.push(...rudely.filter((one) => !one.endsWith(NO_ANSWER)));
    cutOff = rudely.length - writers.rudely.length;
    await cluster.sites[0]?.start();
    tell('  it is there again');

    await fault('the replica becomes the primary as asked', () => cluster.switchOver());
    await cluster.untilPair();
    tell('  the former primary follows as a replica');

    killed = OTHER[await cluster.primary()];
    await fault('the replica is killed', () => cluster.kill(killed));
    cluster.startNode(killed);
    await cluster.untilPair();
    tell('  it follows again');
  } finally {
    await Promise.all([writers.stop(), readers.stop()]);
  }
  await untilServed(cluster);
  tell('both processes serve every scheme that was written');
  const losses = await lossesOnBoth(cluster, writers);
  const acknowledged = Object.values(writers.acknowledged).reduce((sum, { length }) => sum + length, 0);
  const { read, failed, slowestMs } = readers;
  const { refused, rudely } = writers;
  return { back, losses, acknowledged, refused, rudely, cutOff, pages: { read, failed, slowestMs } };
}

/** Waits until both processes serve everything that was written. */
async function untilServed(cluster: Cluster): Promise<void> {
  const connection = connect({ dataDir: os.tmpdir(), databaseUrl: cluster.databaseUrl });
  const stored = await connection.db
    .selectFrom('schemes')
    .select('id')
    .where('status', '=', 'published')
    .where('deleted_at', 'is', null)
    .execute();
  await connection.close();
  const [address, init] = requestFor(listSchemes, {});
  const totalOf = async ({ url }: { url: string }) => ((await (await fetch(url + address, init)).json()) as { total: number }).total;
  await until('both serve every scheme', async () =>
    (await Promise.all(cluster.sites.map(totalOf))).every((total) => total === stored.length),
  );
}

/** Losses on the primary, then on the replica once it has caught up. */
async function lossesOnBoth(cluster: Cluster, writers: Writers): Promise<Losses[]> {
  const first = await cluster.primary();
  const [primary, replica] = [first, OTHER[first]].map((name) =>
    connect({ dataDir: os.tmpdir(), databaseUrl: cluster.databaseUrlOf(name) }),
  );
  if (!primary || !replica) throw new Error('There are two');
  try {
    const losses = [await countLosses(primary.db, writers)];
    const { rows } = await sql<{ written: string }>`select pg_current_wal_lsn()::text as written`.execute(primary.db);
    const isApplied = async () =>
      (await sql<{ done: boolean }>`select pg_last_wal_replay_lsn() >= ${rows[0]?.written}::pg_lsn as done`.execute(replica.db)).rows[0]
        ?.done === true;
    await until('the replica has applied everything', isApplied);
    return [...losses, await countLosses(replica.db, writers)];
  } finally {
    await Promise.all([primary.close(), replica.close()]);
  }
}
