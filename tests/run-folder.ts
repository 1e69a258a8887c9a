/** A folder shared by the tests of one run, e.g. for template databases; it and its PostgreSQL databases are removed at the end. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Both projects of vitest.config.ts call this; the first creates the folder. */
export default function makeRunFolder(): (() => Promise<void>) | undefined {
  if (process.env.TEST_RUN_FOLDER) return;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'yojanapath-run-'));
  process.env.TEST_RUN_FOLDER = folder;
  return async () => {
    if (process.env.TEST_ENGINE === 'postgres') {
      const { dropRunDatabases } = await import('../server/testing/template.ts');
      await dropRunDatabases(process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres');
    }
    rmSync(folder, { recursive: true, force: true });
  };
}
