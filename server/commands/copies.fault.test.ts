/** Backup, restore and move preserve everything, and unusable files change nothing. */
import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSchemeRequest } from '../../contract/requests.endpoints.ts';
import { addWholeScheme } from '../../contract/scheme-admin.endpoints.ts';
import { readScheme } from '../../contract/schemes.endpoints.ts';
import { subscribe } from '../../contract/subscribers.endpoints.ts';
import { withSnapshot } from '../platform/backup/snapshot.ts';
import { differences, digestsOf } from '../platform/backup/table-digests.ts';
import { connect, DATABASE_FILE } from '../platform/database/connect.ts';
import { BACKUP_MARK } from '../platform/database/marks.ts';
import { TEST_ENGINE, type TestApp, testApp } from '../testing/test-app.ts';

const run = promisify(execFile);

let site: TestApp;
let folder: string;
const others: TestApp[] = [];
beforeEach(async () => {
  site = await testApp();
  folder = mkdtempSync(path.join(os.tmpdir(), 'copies-'));
});
afterEach(async () => {
  for (const one of [site, ...others.splice(0)]) await one.close();
  rmSync(folder, { recursive: true });
});

type Home = Pick<TestApp['env'], 'dataDir' | 'databaseUrl'>;
const start = (name: string, words: string[], { dataDir, databaseUrl }: Home = site.env) =>
  run(process.execPath, [`server/commands/${name}.ts`, ...words], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', NODE_NO_WARNINGS: '1' },
  });
const backUp = async (...more: string[]) => (await start('backup', [folder, ...more])).stdout.split(':')[0] as string;

/** Another site, stopped, with its database. */
async function stoppedSite(): Promise<TestApp> {
  const other = await testApp();
  others.push(other);
  await other.app.stop();
  await other.connection.close();
  return other;
}

async function stored({ dataDir, databaseUrl }: Home) {
  const connection = connect({ dataDir, databaseUrl });
  try {
    return await withSnapshot(connection, dataDir, async (source) => ({ digests: await digestsOf(source), tables: source.tables }));
  } finally {
    await connection.close();
  }
}

/** A scheme with a translation and a history, a request with its mail, and a picture. */
async function storeSomething(): Promise<void> {
  const staff = site.api(await site.signIn());
  const translations = { hi: { name: 'पतंग “योजना” \\ "x"', state: 'draft' as const } };
  for (const name of ['Kept safe', 'Gone']) {
    const texts = { name, category_id: 4, schemeDescription: '<p>Kites &amp; more</p>', status: 'published' as const };
    await staff(addWholeScheme, { ...texts, ...(name === 'Gone' ? {} : { translations }) });
  }
  // The highest id is free now, and must not be assigned again.
  await site.connection.db.deleteFrom('schemes').where('name', '=', 'Gone').execute();
  await site.api()(createSchemeRequest, { name: 'A scheme for kites', email: 'asha@example.org' });
  await site.api()(subscribe, { email: 'asha@example.org' });
  const pictures = path.join(site.env.dataDir, 'uploads/BlogImages');
  mkdirSync(pictures, { recursive: true });
  writeFileSync(path.join(pictures, 'a.webp'), 'picture');
}

const forget = (digests: Record<string, unknown>, ...names: string[]) =>
  Object.fromEntries(Object.entries(digests).filter(([name]) => !names.includes(name))) as never;

describe('a backup', () => {
  test('is restored elsewhere to the same rows, counters and pictures', async () => {
    await storeSomething();
    const before = await stored(site.env);
    const file = await backUp();
    const other = await stoppedSite();
    const { stdout } = await start('restore', [file], other.env);
    expect(stdout).toContain('Restored what was stored');
    expect(stdout).toContain('The former database is in');
    const after = await stored(other.env);
    // Waiting mails are held back, and the mark of the backup is written after it.
    expect(differences(forget(before.digests, 'outbox', 'marks'), forget(after.digests, 'outbox', 'marks'))).toEqual([]);
    expect(after.tables.map(({ name, lastId }) => [name, lastId])).toEqual(before.tables.map(({ name, lastId }) => [name, lastId]));
    expect(readFileSync(path.join(other.env.dataDir, 'uploads/BlogImages/a.webp'), 'utf8')).toBe('picture');
  });

  test('a site starts on the restored database, and assigns ids after the former ones', async () => {
    await storeSomething();
    const file = await backUp();
    const other = await stoppedSite();
    await start('restore', [file], other.env);
    const again = await testApp({ env: { DATA_DIR: other.env.dataDir, DATABASE_URL: other.env.databaseUrl ?? '' } });
    others.push(again);
    expect((await again.api()(readScheme, { id: 1 })).schemeName).toBe('Kept safe');
    const staff = again.api(await again.signIn());
    const added = await staff(addWholeScheme, { name: 'Next', category_id: 4, schemeDescription: '<p>Next</p>', status: 'draft' });
    expect(added.scheme.id).toBe(3);
  });

  test('holds back waiting mails', async () => {
    await storeSomething();
    const waiting = (await site.connection.db.selectFrom('outbox').select('id').where('status', '=', 'queued').execute()).length;
    expect(waiting).toBeGreaterThan(0);
    const file = await backUp();
    const other = await stoppedSite();
    const { stdout } = await start('restore', [file], other.env);
    expect(stdout).toContain(`${waiting} mails that were unsent at the time of the backup are held back`);
    const copy = connect(other.env);
    const mails = await copy.db.selectFrom('outbox').select(['status', 'last_error']).execute();
    await copy.close();
    expect(mails.every(({ status, last_error }) => status === 'failed' && last_error.includes('restored'))).toBe(true);
  });

  test('is consistent despite concurrent writes', async () => {
    await storeSomething();
    const staff = site.api(await site.signIn());
    let isDone = false;
    const writing = (async () => {
      for (let turn = 0; !isDone; turn++) {
        await staff(addWholeScheme, { name: `Meanwhile ${turn}`, category_id: 4, schemeDescription: '<p>x</p>', status: 'published' });
      }
    })();
    const file = await backUp();
    isDone = true;
    await writing;
    const other = await stoppedSite();
    await start('restore', [file], other.env);
    const copy = connect(other.env);
    const schemes = await copy.db.selectFrom('schemes').select('id').execute();
    const histories = await copy.db.selectFrom('history').select('entity_id').where('entity', '=', 'scheme').execute();
    const { seq } = await copy.db.selectFrom('change_counter').select('seq').executeTakeFirstOrThrow();
    const changes = await copy.db.selectFrom('changes').select('seq').execute();
    await copy.close();
    // One scheme was deleted without history; every other has its first state and its change.
    expect(histories.length).toBe(schemes.length + 1);
    expect(Math.max(...changes.map((change) => change.seq))).toBe(seq);
  });

  test('is marked, readable by its owner only, and --keep deletes the oldest', async () => {
    const file = await backUp();
    const mode = (name: string) => (statSync(name).mode & 0o777).toString(8);
    expect(mode(file)).toBe('600');
    const mark = await site.connection.db.selectFrom('marks').select('at').where('name', '=', BACKUP_MARK).executeTakeFirstOrThrow();
    expect(Math.abs(Date.now() - Date.parse(mark.at))).toBeLessThan(60_000);
    for (const day of ['01', '02', '03']) copyFileSync(file, path.join(folder, `yojanapath-2026-01-${day}T000000Z.tar.gz`));
    writeFileSync(path.join(folder, 'something-else.tar.gz'), '');
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const newest = await backUp('--keep', '3');
    expect(readdirSync(folder).sort()).toEqual(
      ['something-else.tar.gz', 'yojanapath-2026-01-03T000000Z.tar.gz', path.basename(file), path.basename(newest)].sort(),
    );
  });

  test.each([[], ['--keep', '0'], ['a', 'b'], ['a', '--keep']])('with the arguments %j shows the usage', async (...words) => {
    await expect(start('backup', words)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('Usage: npm run backup') });
  });
});

describe('a restore', () => {
  const expectRefused = async (file: string, sentence: string | RegExp) => {
    const other = await stoppedSite();
    const before = await stored(other.env);
    await expect(start('restore', [file], other.env)).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(sentence) });
    expect(await stored(other.env)).toEqual(before);
    expect(readdirSync(other.env.dataDir).filter((name) => /restor/.test(name))).toEqual([]);
  };

  test('refuses a file truncated at any place', async () => {
    await storeSomething();
    const file = await backUp();
    const bytes = readFileSync(file);
    const cut = path.join(folder, 'cut.tar.gz');
    for (const part of [0, 0.5, 0.999]) {
      writeFileSync(cut, bytes.subarray(0, Math.floor(bytes.length * part)));
      await expectRefused(cut, 'is damaged, or no backup');
    }
  });

  test('refuses a file with a flipped bit, a changed row or a missing picture', async () => {
    await storeSomething();
    const file = await backUp();
    const bad = path.join(folder, 'bad.tar.gz');
    const flipped = readFileSync(file);
    const middle = Math.floor(flipped.length / 2);
    flipped[middle] = (flipped[middle] as number) ^ 1;
    writeFileSync(bad, flipped);
    await expectRefused(bad, 'is damaged, or no backup');
    const edited = (change: (tar: Buffer) => Buffer) => writeFileSync(bad, gzipSync(change(gunzipSync(readFileSync(file)))));
    edited((tar) => Buffer.from(tar.toString('latin1').replace('Kept safe', 'Kept sAfe'), 'latin1'));
    await expectRefused(bad, /rows\/\d+-schemes.jsonl is not what was stored/);
    // Cuts out the header and the only block of the picture.
    edited((tar) => {
      const at = tar.indexOf('pictures/a.webp');
      return Buffer.concat([tar.subarray(0, at), tar.subarray(at + 1024)]);
    });
    await expectRefused(bad, 'pictures/a.webp is missing');
  });

  test('refuses other files, missing files, and backups of a newer version', async () => {
    const other = path.join(folder, 'other.tar.gz');
    writeFileSync(other, gzipSync('no archive'));
    await expectRefused(other, 'no backup');
    await expectRefused(path.join(folder, 'nowhere.tar.gz'), 'There is no file');
    await site.connection.db
      .insertInto('migrations' as never)
      .values({ name: '9999-later', checksum: 'x' } as never)
      .execute();
    await expectRefused(await backUp(), 'newer than this one');
  });

  test('refuses while the site is running', async () => {
    const file = await backUp();
    await expect(start('restore', [file])).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('The site is running on') });
    expect((await site.fetch('/readyz')).status).toBe(200);
  });

  test('only verifies with --only-look', async () => {
    const file = await backUp();
    const { stdout } = await start('restore', [file, '--only-look']);
    expect(stdout).toContain('is whole');
    expect(stdout).toContain('users: 1');
  });

  test.runIf(TEST_ENGINE === 'sqlite')('replaces a database that cannot be read', async () => {
    await storeSomething();
    const file = await backUp();
    const other = await stoppedSite();
    writeFileSync(path.join(other.env.dataDir, DATABASE_FILE), 'garbage, and not a little of it'.repeat(1000));
    const { stdout } = await start('restore', [file], other.env);
    const kept = /former database is in (\S+);/.exec(stdout)?.[1] as string;
    expect(readFileSync(path.join(kept, DATABASE_FILE), 'utf8')).toContain('garbage');
    expect((await stored(other.env)).digests.schemes?.rows).toBe(1);
  });
});

describe('a move', () => {
  const address = ({ dataDir, databaseUrl }: Home) => databaseUrl ?? dataDir;

  test('to a new folder and back preserves everything', async () => {
    await storeSomething();
    const file = await backUp();
    const from = await stoppedSite();
    await start('restore', [file], from.env);
    const between = path.join(folder, 'between');
    const { stdout } = await start('db-move', [address(from.env), between], from.env);
    expect(stdout).toMatch(/schemes +1 rows {2}[0-9a-f]{16} {2}the same on both sides/);
    const before = await stored(from.env);
    expect(await stored({ dataDir: between, databaseUrl: undefined })).toEqual(before);
    if (TEST_ENGINE === 'sqlite') return;
    const back = await stoppedSite();
    const connection = connect(back.env);
    for (const name of [...before.tables.map((table) => table.name), 'migrations']) {
      await connection.db.schema.dropTable(name).cascade().execute();
    }
    await connection.close();
    await start('db-move', [between, address(back.env)], back.env);
    expect(await stored(back.env)).toEqual(before);
  });

  test('is refused for an existing target, a missing source, and a running site', async () => {
    const other = await stoppedSite();
    const refused = (from: string, to: string, sentence: string) =>
      expect(start('db-move', [from, to])).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(sentence) });
    await refused(address(other.env), address(site.env), 'already');
    await refused(path.join(folder, 'nothing'), path.join(folder, 'new'), 'There is no database in');
    await refused(address(site.env), path.join(folder, 'new'), 'The site is running on');
    expect(existsSync(path.join(folder, 'new', DATABASE_FILE))).toBe(false);
  });
});

test.runIf(TEST_ENGINE === 'sqlite')('only the owner can read the database from the next start on', async () => {
  const mode = (name: string) => (statSync(name).mode & 0o777).toString(8);
  for (const file of [DATABASE_FILE, `${DATABASE_FILE}-wal`, `${DATABASE_FILE}-shm`]) {
    expect(mode(path.join(site.env.dataDir, file))).toBe('600');
  }
  const dataDir = path.join(folder, 'new', 'data');
  await connect({ dataDir, databaseUrl: undefined }).close();
  expect(mode(dataDir)).toBe('700');
});
