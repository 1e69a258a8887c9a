import { mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Reserve } from './reserve.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'reserve-'));
const file = path.join(folder, 'reserve');
const sizes = { piece: 1_000, pieces: 3, margin: 0 };
const full = () => Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 });
const size = () => statSync(file).size;

/** Fails with a full disk this many times, then succeeds. */
const failing = (times: number) => {
  let tries = 0;
  return async () => {
    tries += 1;
    if (tries <= times) throw full();
    return tries;
  };
};

let reserve: Reserve;
beforeAll(async () => {
  reserve = new Reserve(file, sizes);
  await reserve.refill();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('gives up one piece each time the disk is full, and refills', async () => {
  expect(size()).toBe(3_000);
  expect(await reserve.use(failing(1))).toBe(2);
  expect(size()).toBe(2_000);
  await expect(reserve.use(failing(9))).rejects.toThrow('full');
  expect(size()).toBe(0);
  await reserve.refill();
  expect(size()).toBe(3_000);
});

test('gives up nothing for other errors, and does not refill a disk without room', async () => {
  await expect(reserve.use(() => Promise.reject(new Error('no such table')))).rejects.toThrow('no such table');
  expect(size()).toBe(3_000);
  await reserve.use(failing(1));
  await new Reserve(file, { ...sizes, margin: Number.MAX_SAFE_INTEGER }).refill();
  expect(size()).toBe(2_000);
});
