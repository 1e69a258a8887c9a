import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connect, DATABASE_FILE } from '../platform/database/connect.ts';
import { insertScheme } from '../platform/scheme-store/schemes.store.ts';
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
    const copy = connect({ dataDir: folder, databaseUrl: undefined });
    expect(await copy.db.selectFrom('schemes').select('name').execute()).toEqual([{ name: 'Kept safe' }]);
    await copy.close();
  });

  test('is for its owner alone, as is what it was made from', async () => {
    await backUp();
    const mode = (file: string) => (statSync(file).mode & 0o777).toString(8);
    for (const file of [DATABASE_FILE, `${DATABASE_FILE}-wal`, `${DATABASE_FILE}-shm`]) {
      expect(mode(path.join(site.env.dataDir, file))).toBe('600');
    }
    expect(mode(folder)).toBe('700');
    expect(mode(path.join(folder, DATABASE_FILE))).toBe('600');
  });

  test('of a database that others could read is kept from them from the next start on', async () => {
    const dataDir = path.join(path.dirname(folder), 'new', 'data');
    const file = path.join(dataDir, DATABASE_FILE);
    await connect({ dataDir, databaseUrl: undefined }).close();
    expect((statSync(dataDir).mode & 0o777).toString(8)).toBe('700');
    chmodSync(file, 0o644);
    await connect({ dataDir, databaseUrl: undefined }).close();
    expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
  });

  test('is never written over another', async () => {
    await backUp();
    await expect(backUp()).rejects.toThrow('exists already');
  });
});
