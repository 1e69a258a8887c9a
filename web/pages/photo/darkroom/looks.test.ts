import { expect, test } from 'vitest';
import { makeClear, makeDocument } from './looks.ts';

/** Grey pixels with the given brightness. */
function greys(width: number, height: number, levelAt: (x: number, y: number) => number): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(4 * width * height).fill(255);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) pixels.fill(levelAt(x, y), 4 * (y * width + x), 4 * (y * width + x) + 3);
  return pixels;
}

test('makeClear stretches a dull picture to the full range', () => {
  const pixels = greys(100, 10, (x) => 80 + x);
  makeClear(pixels);
  expect(pixels[0]).toBeLessThan(5);
  expect(pixels[4 * 99]).toBeGreaterThan(250);
  expect(pixels[3]).toBe(255);
});

test('makeClear keeps an even wall even and as bright', () => {
  const even = greys(10, 10, () => 120);
  makeClear(even);
  expect(even[0]).toBe(120);
  const nearlyEven = greys(10, 10, (x) => 120 + (x % 3));
  makeClear(nearlyEven);
  expect(Math.min(...nearlyEven.filter((_, at) => at % 4 < 3))).toBeGreaterThan(110);
});

test('makeDocument gives dark writing on white, also in a shadow', () => {
  const [width, height] = [400, 300];
  const isInk = (x: number, y: number) => y % 20 < 3 && x % 7 < 4;
  // From light to a shadow of less than half of it.
  const documentAt = (x: number) => 230 - 140 * (x / width);
  const pixels = greys(width, height, (x, y) => (isInk(x, y) ? 0.3 : 1) * documentAt(x));
  makeDocument(pixels, width, height);
  for (const x of [7, 70, 203, 301, 399 - (399 % 7)]) {
    expect(pixels[4 * (140 * width + x)]).toBe(0);
    expect(pixels[4 * (150 * width + x)]).toBeGreaterThan(235);
  }
});

test('handles the smallest pictures', () => {
  for (const [width, height] of [
    [1, 1],
    [1, 50],
    [9, 2],
  ] as const) {
    const pixels = greys(width, height, () => 200);
    makeDocument(pixels, width, height);
    makeClear(pixels);
    expect(pixels[0]).toBe(255);
  }
});
