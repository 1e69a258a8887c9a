import { describe, expect, test } from 'vitest';
import { isPdf, readPictureHead } from './picture-head.ts';
import { headProblem } from './picture-problem.ts';
import { bmpFile, boxedFile, gifFile, jpegFile, pngFile, webpFile } from './sample-files.ts';

const SIZE = { width: 4000, height: 3000 };

describe('reads type and size from the first bytes', () => {
  test.each([
    ['jpeg', jpegFile(SIZE)],
    ['jpeg', jpegFile(SIZE, 1)],
    ['jpeg', jpegFile(SIZE, 3)],
    ['jpeg', jpegFile(SIZE, undefined, 60_000)],
    ['png', pngFile(SIZE)],
    ['gif', gifFile(SIZE, 1)],
    ['webp', webpFile(SIZE, 'VP8X')],
    ['webp', webpFile(SIZE, 'VP8 ')],
    ['webp', webpFile(SIZE, 'VP8L')],
    ['bmp', bmpFile(SIZE)],
    ['heic', boxedFile('heic', SIZE)],
    ['heic', boxedFile('mif1', SIZE)],
    ['avif', boxedFile('avif', SIZE)],
  ])('of a %s', (kind, bytes) => {
    expect(readPictureHead(bytes)).toEqual({ kind, ...SIZE });
  });

  test.each([5, 6, 7, 8])('reads the displayed size of a sideways phone picture (%d)', (orientation) => {
    expect(readPictureHead(jpegFile(SIZE, orientation))).toEqual({ kind: 'jpeg', width: 3000, height: 4000 });
  });

  test.each([
    ['gif', gifFile(SIZE, 2)],
    ['png', pngFile(SIZE, 'acTL')],
    ['webp', webpFile(SIZE, 'VP8X', true)],
  ])('of an animated %s', (kind, bytes) => {
    expect(readPictureHead(bytes)).toEqual({ kind, ...SIZE, isAnimated: true });
  });
});

test('returns null for other files, and never throws, at any length', () => {
  const text = (words: string) => new TextEncoder().encode(words);
  for (const words of ['', 'hello', '<svg xmlns="http://www.w3.org/2000/svg"/>', '%PDF-1.7 and so on', 'PK\x03\x04', 'BM'])
    expect(readPictureHead(text(words))).toBeNull();
  expect(isPdf(text('%PDF-1.7'))).toBe(true);
  for (const bytes of [
    jpegFile(SIZE, 6),
    pngFile(SIZE, 'acTL'),
    gifFile(SIZE, 2),
    webpFile(SIZE, 'VP8X'),
    bmpFile(SIZE),
    boxedFile('heic', SIZE),
  ])
    for (let length = 0; length < bytes.length; length++) expect(() => readPictureHead(bytes.subarray(0, length))).not.toThrow();
});

test('detects too large pictures before they are decoded', () => {
  const problemOf = (width: number, height: number) => headProblem({ kind: 'jpeg', width, height });
  expect(problemOf(4000, 3000)).toBeNull();
  expect(problemOf(8160, 6120)).toBeNull();
  expect(problemOf(15_000, 300)).toBe('large');
  expect(problemOf(9000, 8000)).toBe('large');
  expect(problemOf(0, 100)).toBe('broken');
  expect(headProblem({ kind: 'heic', width: 0, height: 0 })).toBeNull();
  expect(headProblem({ kind: 'gif', ...SIZE, isAnimated: true })).toBe('animated');
});
