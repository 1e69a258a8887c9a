import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connectSqlite, DATABASE_FILE } from '../database/connect.ts';
import { insertScheme } from '../schemes/schemes.store.ts';
import { TEST_ENGINE, type TestApp, testApp } from '../testing/test-app.ts';

const run = promisify(execFile);

describe.runIf(TEST_ENGINE === 'sqlite')('a backup', () => {
  let site: TestApp;
  let folder: string;
  beforeEach(async () => {
    site = await testApp();
    folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'backup-')), 'copy');
  });
  afterEach(async () => {
    await site.close();
    rmSync(path.dirname(folder), { recursive: true });
  });

  const backUp = () =>
    run(process.execPath, ['server/commands/backup.ts', folder], { env: { ...process.env, DATA_DIR: site.env.dataDir, DATABASE_URL: '' } });

  test('holds what the running server has stored, and its pictures', async () => {
    await site.connection.db
      .transaction()
      .execute((tx) => insertScheme(tx, { name: 'Kept safe', categories: [4], states: [], status: 'published' }, new Date()));
    const pictures = path.join(site.env.dataDir, 'uploads/BlogImages');
    mkdirSync(pictures, { recursive: true });
    writeFileSync(path.join(pictures, 'a.webp'), 'picture');
    const { stdout } = await backUp();
    expect(stdout).toContain('Copied 1 schemes');
    expect(existsSync(path.join(folder, 'uploads/BlogImages/a.webp'))).toBe(true);
    const copy = connectSqlite(path.join(folder, DATABASE_FILE));
    expect(await copy.db.selectFrom('schemes').select('name').execute()).toEqual([{ name: 'Kept safe' }]);
    await copy.close();
  });

  test('is never written over another', async () => {
    await backUp();
    await expect(backUp()).rejects.toThrow('exists already');
  });
});
