import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seed } from '../../content/seed.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

const COMMAND = path.resolve(import.meta.dirname, '../../commands/import.ts');
const ROWS = 1200;

let site: TestApp;
let folder: string;
/** Ids of the seeded schemes, which the counts exclude. */
let seeded: number[];
beforeAll(async () => {
  site = await testApp({ seeded: true });
  seeded = (await site.connection.db.selectFrom('schemes').select('id').execute()).map((row) => row.id);
  folder = mkdtempSync(path.join(os.tmpdir(), 'yojanapath-import-'));
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

function start(...options: string[]): ChildProcess {
  return spawn(process.execPath, [COMMAND, ...options], {
    env: { ...process.env, DATA_DIR: site.env.dataDir, DATABASE_URL: site.env.databaseUrl ?? '', NODE_NO_WARNINGS: '1' },
  });
}

async function run(...options: string[]): Promise<{ code: number; out: string; err: string }> {
  const child = start(...options);
  let out = '';
  let err = '';
  child.stdout?.on('data', (piece) => {
    out += piece;
  });
  child.stderr?.on('data', (piece) => {
    err += piece;
  });
  const [code] = await once(child, 'close');
  return { code, out, err };
}

const stored = () =>
  site.connection.db
    .selectFrom('schemes')
    .select(['id', 'slug', 'version', 'status'])
    .where('id', 'not in', seeded)
    .orderBy('id')
    .execute();

function writeRows(name: string, lines: string[]): string {
  const file = path.join(folder, name);
  const text = lines.join('\n');
  writeFileSync(file, name.endsWith('.gz') ? gzipSync(text) : text);
  return file;
}

const rows = Array.from({ length: ROWS }, (_, index) =>
  JSON.stringify({
    slug: `row-${index}`,
    name: `Row number ${index}`,
    details: 'Text. '.repeat(40),
    applicationProcess: 'Step 1: Go. Step 2: Ask.',
  }),
);

test('a killed and repeated import stores everything once', async () => {
  const file = writeRows('many.jsonl.gz', rows);
  const child = start(file);
  const ended = once(child, 'close');
  while ((await stored()).length === 0 && child.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 20));
  child.kill('SIGKILL');
  await ended;
  const before = await stored();
  expect(before.length).toBeGreaterThan(0);
  // Complete batches, in the order of the file.
  expect(before.length % 100).toBe(0);
  expect(before.map((row) => row.slug)).toEqual(rows.slice(0, before.length).map((_, index) => `row-${index}`));

  const { code, out } = await run(file);
  expect(out).toContain(`${ROWS - before.length} added, 0 updated, ${before.length} unchanged, 0 failed`);
  expect(code).toBe(0);
  const after = await stored();
  expect(after).toHaveLength(ROWS);
  expect(new Set(after.map((row) => row.slug)).size).toBe(ROWS);
  expect(after.every((row) => row.version === 1)).toBe(true);
}, 120_000);

test('reports invalid lines with their number and imports the others', async () => {
  const file = writeRows('bad.jsonl', [
    '{"name":"Good one"}',
    '{broken',
    '[1]',
    '{"name":"Good two","state":"Atlantis"}',
    '',
    '{"name":"Good three"}',
  ]);
  const { code, out, err } = await run(file);
  expect(err).toContain('row 2: The line is not valid JSON');
  expect(err).toContain('row 3: The line is not a JSON object');
  expect(err).toContain('row 4: good-two: state: “Atlantis” is no state or union territory');
  expect(out).toContain('2 added, 0 updated, 0 unchanged, 3 failed');
  expect(code).toBe(1);
}, 60_000);

test('reads CSV, stores nothing in a dry run, and explains wrong usage', async () => {
  const count = (await stored()).length;
  const file = writeRows('sheet.csv', ['\uFEFFname,states,note', '"From a sheet, one","Gujarat; Goa","two\nlines"', 'From a sheet two,,']);
  const dry = await run(file, '--dry-run');
  expect(dry.out).toContain('Nothing was stored. It would be: 2 added, 0 updated, 0 unchanged, 0 failed');
  expect(await stored()).toHaveLength(count);
  expect((await run(file)).code).toBe(0);
  const added = (await stored()).slice(count);
  expect(added.map((row) => row.status)).toEqual(['draft', 'draft']);
  const more = writeRows('public.csv', ['name', 'From a sheet three']);
  expect((await run(more, '--publish')).code).toBe(0);
  expect((await stored()).at(-1)?.status).toBe('published');
  expect((await run('--nonsense')).err).toContain('Usage: npm run import');
  expect((await run(path.join(folder, 'absent.jsonl'))).code).toBe(1);
}, 60_000);

test('reads UTF-16, reads Windows-1252 with a note, refuses binary files, and numbers lines like the spreadsheet', async () => {
  const name = path.join(folder, 'utf16.csv');
  writeFileSync(name, Buffer.from('\uFEFFname,states,note\nविधवा पेंशन,Goa,"two\nlines"\nNowhere,Atlantis,\n', 'utf16le'));
  const read = await run(name, '--dry-run');
  expect(read.out).toContain('1 added, 0 updated, 0 unchanged, 1 failed');
  expect(read.err).toContain('row 3: nowhere: states: “Atlantis” is no state or union territory');
  const latin = path.join(folder, 'latin.csv');
  writeFileSync(latin, Buffer.from([...Buffer.from('name\nCaf'), 0xe9, 0x0a]));
  const old = await run(latin, '--dry-run');
  expect(old.out).toContain('1 added');
  expect(old.err).toContain('It was read as Windows-1252');
  const picture = path.join(folder, 'picture.csv');
  writeFileSync(picture, Buffer.from([0x89, 0x81, 0, 0x90]));
  const refused = await run(picture, '--dry-run');
  expect(refused.code).toBe(1);
  expect(refused.err).toContain('neither UTF-8, UTF-16 nor Windows-1252');
  expect(refused.err).not.toContain('    at ');
}, 60_000);

test('prints a template that can be imported', async () => {
  const { out, code } = await run('--template');
  expect(code).toBe(0);
  const result = await run(writeRows('template.csv', [out]), '--dry-run');
  expect(result).toMatchObject({ code: 0, err: '' });
  expect(result.out).toContain('1 added, 0 updated, 0 unchanged, 0 failed');
}, 60_000);

test('reports problems of the whole file once, and names rows with the same slug however far apart', async () => {
  const lines = Array.from({ length: 250 }, (_, index) => `Apart ${index % 249},Goa,${index}`);
  const { err, out } = await run(writeRows('apart.csv', ['name,states,Rank', ...lines]), '--dry-run');
  expect(err.match(/Unknown column/g)).toHaveLength(1);
  expect(err).toContain('row 2: Apart 0: Rows 2 and 251 all come to the slug “apart-0”');
  expect(out).toContain('248 added, 0 updated, 0 unchanged, 2 failed');
}, 60_000);

test.each(['bomb.jsonl.gz', 'bomb.csv.gz', 'quoted.csv.gz'])(
  'refuses a small file that unpacks to one huge row: %s',
  async (file) => {
    const name = path.join(folder, file);
    // Concatenated gzip members of 32 MB each.
    const piece = gzipSync(Buffer.alloc(32_000_000, 'a'));
    writeFileSync(
      name,
      Buffer.concat([gzipSync(file === 'quoted.csv.gz' ? 'name\n"' : 'name,'), ...Array.from({ length: 38 }, () => piece)]),
    );
    const refused = await run(name, '--dry-run');
    expect(refused.code).toBe(1);
    expect(refused.err).toContain('A row of the file is longer than 10 MB');
    expect(refused.err).not.toContain('    at ');
  },
  60_000,
);

test('a server can start on a database that an import has created', async () => {
  const fresh = await testApp();
  const file = writeRows('first.jsonl', ['{"name":"Before the first start"}']);
  const child = spawn(process.execPath, [COMMAND, file], {
    env: { ...process.env, DATA_DIR: fresh.env.dataDir, DATABASE_URL: fresh.env.databaseUrl ?? '', NODE_NO_WARNINGS: '1' },
  });
  const [code] = await once(child, 'close');
  expect(code).toBe(0);
  expect(await seed(fresh.connection)).toBe(0);
  const names = (await fresh.connection.db.selectFrom('schemes').select(['id', 'name']).orderBy('id').execute()).map((row) => row.name);
  expect(names[0]).toBe('Pradhan Mantri Kisan Samman Nidhi');
  expect(names.at(-1)).toBe('Before the first start');
  await fresh.close();
}, 60_000);
