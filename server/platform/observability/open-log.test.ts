import { execFileSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readFileSync, readSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { openLog } from './open-log.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'log-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('writes every line, the last ones by flush', async () => {
  const file = path.join(folder, 'log');
  const { log, flush } = openLog(openSync(file, 'a'), 'info');
  for (let number = 0; number < 1_000; number++) log.info({ number }, 'a line');
  flush();
  const numbers = () =>
    readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).number);
  expect(numbers()).toContain(999);
  // Earlier lines may still be on their way in the thread pool, and arrive behind the flushed ones.
  await vi.waitFor(() => expect(numbers().sort((a, b) => a - b)).toEqual(Array.from({ length: 1_000 }, (_, number) => number)));
});

test('drops lines beyond the limit while nothing reads the log, and says how many', async () => {
  const pipe = path.join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const end = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK);
  const { log } = openLog(end, 'info', 100_000);
  const made = 10_000;
  for (let number = 0; number < made; number++) log.info({ number }, 'a line of the log');
  const buffer = Buffer.alloc(1_000_000);
  let text = '';
  await vi.waitFor(() => {
    text += buffer.toString('utf8', 0, readSync(end, buffer));
    expect(text).toContain('were dropped');
  }, 10_000);
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const { count } = lines.find(({ msg }) => msg.includes('were dropped'));
  expect(count).toBeGreaterThan(1_000);
  expect(lines.filter(({ number }) => number !== undefined)).toHaveLength(made - count);
  closeSync(end);
});
