/** Runs `npm run drill` with the other tests, if its servers are installed. */
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { missingTools } from '../ops/ha-drill/cluster.ts';
import { drill, PROMISED_SECONDS } from '../ops/ha-drill/drill.ts';
import { TEST_ENGINE } from '../server/testing/test-app.ts';

const canRun = TEST_ENGINE === 'postgres' && existsSync('dist/server') && missingTools().length === 0;

test.runIf(canRun)(
  'serves pages, recovers writes and loses nothing while the primary, a process of the site and the replica are killed',
  async () => {
    const { back, losses, acknowledged, rudely, pages } = await drill((line) => process.stdout.write(`${line}\n`));
    const none = { lost: [], doubled: [], halfWritten: [] };
    expect(losses).toEqual([none, none]);
    expect(pages.failed).toEqual([]);
    expect(rudely).toEqual([]);
    expect(Object.keys(back)).toHaveLength(4);
    for (const seconds of Object.values(back)) expect(seconds).toBeLessThanOrEqual(PROMISED_SECONDS);
    expect(pages.read).toBeGreaterThan(100);
    expect(acknowledged).toBeGreaterThan(100);
  },
  420_000,
);
