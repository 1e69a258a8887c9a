import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { packTar } from 'modern-tar';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyArchive } from './read-archive.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'archive-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const MB = 1_000_000;
const entry = (name: string, size: number) => ({ header: { name, size }, body: new Uint8Array(size) });

async function bomb(entries: ReturnType<typeof entry>[], behind = 0): Promise<string> {
  const tar = await packTar(entries);
  const file = path.join(folder, `bomb-${entries.length}-${behind}.tar.gz`);
  writeFileSync(file, gzipSync(Buffer.concat([tar, Buffer.alloc(behind)]), { level: 9 }));
  return file;
}

describe('a decompression bomb', () => {
  test.each([
    ['in one entry', () => bomb([entry('rows/000001-schemes.jsonl', 125 * MB)])],
    ['in many small entries', () => bomb(Array.from({ length: 63 }, (_, index) => entry(`pictures/${index}.webp`, 2 * MB)))],
    ['behind the end of the archive', () => bomb([entry('pictures/a.webp', 10)], 125 * MB)],
  ])('%s is refused because of its total unpacked size', async (_, make) => {
    const file = await make();
    const begun = process.cpuUsage();
    await expect(verifyArchive(file)).rejects.toThrow(/bomb.*would unpack to more than \d+ MB, which no backup of its size does/);
    const { user, system } = process.cpuUsage(begun);
    // Of this process, in microseconds: a busy machine needs longer for as much work.
    expect(user + system).toBeLessThan(10_000_000);
  });
});

describe('refuses other files with their name and the reason', () => {
  test.each([
    ['empty', Buffer.alloc(0), 'it ends too early'],
    ['text', Buffer.from('{"a": 1}'), 'it is not compressed with gzip, or was changed'],
    ['nothing-in-it.tar.gz', gzipSync('no archive'), 'its end is missing'],
  ])('%s', async (name, bytes, reason) => {
    const file = path.join(folder, name);
    writeFileSync(file, bytes);
    await expect(verifyArchive(file)).rejects.toThrow(`The file ${file} is damaged, or no backup: ${reason}.`);
  });

  test('a manifest that is not JSON', async () => {
    const file = path.join(folder, 'manifest.tar.gz');
    const body = new TextEncoder().encode('{"format"');
    writeFileSync(file, gzipSync(await packTar([{ header: { name: 'manifest.json', size: body.length }, body }])));
    await expect(verifyArchive(file)).rejects.toThrow(new RegExp(`^The file ${file} is damaged, or no backup: its manifest\\.json.*JSON`));
  });

  test('a folder, and a missing file', async () => {
    mkdirSync(path.join(folder, 'inner'));
    await expect(verifyArchive(path.join(folder, 'inner'))).rejects.toThrow(/inner is damaged, or no backup: it is a folder\.$/);
    await expect(verifyArchive(path.join(folder, 'nowhere'))).rejects.toThrow(/There is no file .*nowhere/);
  });
});
