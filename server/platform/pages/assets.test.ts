import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readStaticFiles } from './assets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'assets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a file is sent uncompressed to a client that accepts no encoding, whether the build compressed it or not', () => {
  const script = 'const words = "योजना";\n'.repeat(50);
  writeFileSync(path.join(folder, 'site.js'), script);
  writeFileSync(path.join(folder, 'site.js.gz'), gzipSync(script));
  writeFileSync(path.join(folder, 'robots.txt'), 'User-agent: *\n');
  const files = readStaticFiles(folder);
  expect([...files.keys()].sort()).toEqual(['/robots.txt', '/site.js']);
  expect(files.get('/site.js')?.plain().toString()).toBe(script);
  expect(files.get('/robots.txt')?.plain().toString()).toBe('User-agent: *\n');
});

test('the content tag of a file does not depend on its compression', () => {
  writeFileSync(path.join(folder, 'site.js'), 'let a;');
  const before = readStaticFiles(folder).get('/site.js')?.tag;
  writeFileSync(path.join(folder, 'site.js.gz'), gzipSync('let a;'));
  expect(readStaticFiles(folder).get('/site.js')?.tag).toBe(before);
});
