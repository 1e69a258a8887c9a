/**
 * No acknowledged write is lost, duplicated or half stored, whatever is killed meanwhile. A few rounds per test run; `CRASH_ROUNDS=30` for
 * many.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { connect } from '../../server/platform/database/connect.ts';
import { TEST_ENGINE } from '../../server/testing/test-app.ts';
import { countLosses } from './count-losses.ts';
import { HAS_POSTGRES, OwnPostgres } from './own-postgres.ts';
import { RunningSite } from './running-site.ts';
import { CAN_MOUNT, SmallDisk } from './small-disk.ts';
import { Writers } from './writers.ts';

const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 2);
const ROUND_MS = 1_000;
const LIMIT_MS = 120_000 + ROUNDS * 30_000;
const DRAIN_MS = 20_000;

let postgres: OwnPostgres | undefined;
let disk: SmallDisk | undefined;
let site: RunningSite | undefined;
let dataDir: string;
afterEach(async () => {
  await site?.end('SIGKILL');
  postgres?.remove();
  postgres = undefined;
  disk?.remove();
  disk = undefined;
  rmSync(dataDir, { recursive: true, force: true });
});

/** Injects the fault repeatedly during writes, then compares everything. */
async function survive(fault: (site: RunningSite) => Promise<void>): Promise<void> {
  dataDir = disk?.folder ?? mkdtempSync(path.join(os.tmpdir(), 'yojanapath-crash-'));
  if (TEST_ENGINE === 'postgres') postgres = await OwnPostgres.start();
  const settings = { DATA_DIR: dataDir, DATABASE_URL: postgres?.url ?? '' };
  const running = await RunningSite.start(settings);
  site = running;
  const writers = new Writers(running.url);
  await writers.start();
  for (let round = 0; round < ROUNDS; round++) {
    await new Promise((resolve) => setTimeout(resolve, ROUND_MS * (0.5 + Math.random())));
    await fault(running);
  }
  await writers.stop();
  const connection = connect({ dataDir, databaseUrl: postgres?.url });
  try {
    expect(await countLosses(connection.db, writers)).toEqual({ lost: [], doubled: [], halfWritten: [] });
  } finally {
    await connection.close();
  }
  const counts = Object.entries(writers.acknowledged).map(([kind, names]) => [kind, names.length] as const);
  process.stdout.write(
    `${TEST_ENGINE}, ${ROUNDS} rounds: ${counts.map(([kind, count]) => `${count} of ${kind}`).join(', ')}; ${writers.refused} tries refused\n`,
  );
  for (const [, count] of counts) expect(count).toBeGreaterThan(0);
}

describe.runIf(TEST_ENGINE === 'sqlite' || HAS_POSTGRES)('no acknowledged write is lost, duplicated or half written', () => {
  test(
    'when the process is killed',
    () =>
      survive(async (running) => {
        await running.end('SIGKILL');
        await running.start();
      }),
    LIMIT_MS,
  );

  test(
    'when the process is asked to stop, which it does in time',
    () =>
      survive(async (running) => {
        const begun = performance.now();
        expect(await running.end('SIGTERM')).toBe(0);
        expect(performance.now() - begun).toBeLessThan(DRAIN_MS);
        await running.start();
      }),
    LIMIT_MS,
  );

  test.runIf(TEST_ENGINE === 'postgres')(
    'when PostgreSQL is stopped immediately',
    () =>
      survive(async (running) => {
        postgres?.stopAtOnce();
        await new Promise((resolve) => setTimeout(resolve, ROUND_MS));
        postgres?.start();
        await running.untilReady();
      }),
    LIMIT_MS,
  );

  test.runIf(TEST_ENGINE === 'sqlite' && CAN_MOUNT)(
    'when the disk is full for a while, and readers go on reading',
    () => {
      disk = SmallDisk.mount();
      return survive(async (running) => {
        disk?.fill();
        await new Promise((resolve) => setTimeout(resolve, ROUND_MS));
        expect((await fetch(`${running.url}/api/scheme-categories`)).status).toBe(200);
        disk?.makeRoom();
        await running.untilReady();
        await new Promise((resolve) => setTimeout(resolve, ROUND_MS));
      });
    },
    LIMIT_MS,
  );
});
