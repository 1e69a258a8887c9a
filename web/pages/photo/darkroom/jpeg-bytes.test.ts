import { describe, expect, test } from 'vitest';
import { padded, withDensity } from './jpeg-bytes.ts';
import { jpegSize } from './jpeg-head.ts';
import { jpegFile } from './sample-files.ts';

const file = () => jpegFile({ width: 200, height: 230 }).slice();
const sizeIn = (bytes: Uint8Array) => jpegSize(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));

describe('padding a JPEG', () => {
  test.each([1, 3, 4, 5, 1000, 65_533, 65_537, 65_538, 65_540, 200_000])(
    'grows by at least %d bytes and stays the same picture',
    (more) => {
      const least = file().length + more;
      const grown = padded(file(), least);
      expect(grown.length).toBeGreaterThanOrEqual(least);
      expect(grown.length).toBeLessThan(least + 8);
      expect(sizeIn(grown)).toEqual({ width: 200, height: 230 });
      expect([...grown.subarray(0, 20)]).toEqual([...file().subarray(0, 20)]);
    },
  );

  test('leaves one that is large enough unchanged', () => {
    expect(padded(file(), 10)).toEqual(file());
  });
});

test('withDensity writes dots per inch into the JFIF header', () => {
  const marked = withDensity(file(), 300);
  expect([...marked.subarray(13, 18)]).toEqual([1, 1, 0x2c, 1, 0x2c]);
  expect(marked.length).toBe(file().length);
});
