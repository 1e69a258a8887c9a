import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { writeFigures } from '../bench/write-figures.ts';

test('writes the figure and the day of a row, and refuses an unknown row', () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const folder = mkdtempSync(path.join(os.tmpdir(), 'figures-'));
  const file = path.join(folder, 'benchmarks.md');
  writeFileSync(file, '| one <!-- one --> | 1 | 2026-01-01 | `npm run bench` |\n| two <!-- two --> | 2 | 2026-01-01 | `npm run bench` |\n');
  writeFigures({ two: '3 ms' }, file);
  const day = new Date().toISOString().slice(0, 10);
  expect(readFileSync(file, 'utf8')).toBe(
    `| one <!-- one --> | 1 | 2026-01-01 | \`npm run bench\` |\n| two <!-- two --> | 3 ms | ${day} | \`npm run bench\` |\n`,
  );
  expect(() => writeFigures({ three: '4' }, file)).toThrow('has no row of four cells with <!-- three -->');
  rmSync(folder, { recursive: true });
});
