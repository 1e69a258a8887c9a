import { expect, test } from 'vitest';
import { unpooledBytes } from './unpooled-bytes.ts';

test('copies bytes out of the pool they were allocated from', () => {
  const cut = Buffer.from('a page');
  expect(cut.buffer.byteLength).toBeGreaterThan(cut.length);
  const own = unpooledBytes(cut);
  expect([String(own), own.buffer.byteLength]).toEqual(['a page', cut.length]);
});
