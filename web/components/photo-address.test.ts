import { describe, expect, test } from 'vitest';
import { photoAddress, readUpload, type Upload } from './photo-address.ts';

const read = (address: string) => readUpload(new URL(address, 'http://localhost').searchParams);

describe('an address for /photo', () => {
  test.each<Upload>([
    { as: 'jpeg', minKb: 20, maxKb: 50, widthPx: 200, heightPx: 230 },
    { as: 'pdf', maxKb: 200 },
    { as: 'jpeg' },
    { as: 'jpeg', minKb: 20, maxKb: 20, widthPx: 4000 },
  ])('contains the requirements: %j', (upload) => {
    expect(read(photoAddress(upload))).toEqual(upload);
  });

  test('is short and readable', () => {
    expect(photoAddress({ as: 'jpeg', minKb: 20, maxKb: 50, widthPx: 200, heightPx: 230 })).toBe(
      '/photo?as=jpeg&min=20&max=50&w=200&h=230',
    );
  });

  test.each([
    '/photo',
    '/photo?max=50',
    '/photo?as=gif&max=50',
    '/photo?as=jpeg&max=0',
    '/photo?as=jpeg&max=-5',
    '/photo?as=jpeg&max=5e1',
    '/photo?as=jpeg&max=1.5',
    '/photo?as=jpeg&max=%20',
    '/photo?as=jpeg&max=100001',
    '/photo?as=jpeg&w=999999999&h=230',
    '/photo?as=jpeg&min=50&max=20',
    '/photo?as=jpeg&w=<script>',
  ])('with impossible requirements is ignored: %s', (address) => {
    expect(read(address)).toBeNull();
  });
});
