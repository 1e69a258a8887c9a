import { expect, test } from 'vitest';
import { ownBytes } from './own-bytes.ts';

test('bytes cut from a pool are kept without the pool', () => {
  const cut = Buffer.from('a page');
  expect(cut.buffer.byteLength).toBeGreaterThan(cut.length);
  const own = ownBytes(cut);
  expect([String(own), own.buffer.byteLength]).toEqual(['a page', cut.length]);
});
