import { describe, expect, test } from 'vitest';
import { coverScale, cropOf, cutSize, frameOf, statedSize, within } from './frame.ts';

const LANDSCAPE = { width: 4000, height: 3000 };

test('frameOf swaps the sides for a quarter turn', () => {
  expect(frameOf(LANDSCAPE, { turns: 1 })).toEqual({ width: 3000, height: 4000 });
  expect(frameOf(LANDSCAPE, { turns: 2 })).toEqual(LANDSCAPE);
});

describe('a straightened picture', () => {
  test('is not enlarged at 0 degrees', () => {
    expect(coverScale(LANDSCAPE, 0)).toBe(1);
  });

  test.each([-15, -3, 0.5, 7, 15])('has no empty corner at %d degrees', (tilt) => {
    const angle = (tilt * Math.PI) / 180;
    const scale = coverScale(LANDSCAPE, tilt);
    for (const [x, y] of [
      [2000, 1500],
      [-2000, 1500],
    ] as const) {
      // The frame's corner in coordinates of the tilted picture.
      const across = Math.abs(x * Math.cos(angle) + y * Math.sin(angle));
      const down = Math.abs(-x * Math.sin(angle) + y * Math.cos(angle));
      expect(across).toBeLessThanOrEqual((LANDSCAPE.width / 2) * scale + 1e-6);
      expect(down).toBeLessThanOrEqual((LANDSCAPE.height / 2) * scale + 1e-6);
    }
  });
});

describe('the default crop', () => {
  test.each([200 / 230, 140 / 60, 1, 4 / 3])('is the largest centred one with aspect %d', (aspect) => {
    const crop = cropOf(LANDSCAPE, null, aspect);
    const cut = cutSize(LANDSCAPE, crop);
    expect(cut.width / cut.height).toBeCloseTo(aspect);
    expect(Math.max(crop.width, crop.height)).toBeCloseTo(1);
    expect(crop.x + crop.width / 2).toBeCloseTo(0.5);
    expect(crop.y + crop.height / 2).toBeCloseTo(0.5);
  });

  test('is the whole frame for a free aspect', () => {
    expect(cropOf(LANDSCAPE, null, undefined)).toEqual({ x: 0, y: 0, width: 1, height: 1 });
  });
});

test('within keeps the aspect and never enlarges', () => {
  expect(within(LANDSCAPE, 1000)).toEqual({ width: 1000, height: 750 });
  expect(within({ width: 30, height: 20 }, 1000)).toEqual({ width: 30, height: 20 });
  expect(within({ width: 10_000, height: 1 }, 100)).toEqual({ width: 100, height: 1 });
});

test('statedSize derives the missing side', () => {
  expect(statedSize(LANDSCAPE, {})).toBeNull();
  expect(statedSize(LANDSCAPE, { widthPx: 400 })).toEqual({ width: 400, height: 300 });
  expect(statedSize(LANDSCAPE, { heightPx: 300 })).toEqual({ width: 400, height: 300 });
  expect(statedSize(LANDSCAPE, { widthPx: 200, heightPx: 230 })).toEqual({ width: 200, height: 230 });
});
