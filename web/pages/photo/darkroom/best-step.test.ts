import { describe, expect, test } from 'vitest';
import { bestStep, byteLimits, fixedSteps, freeSteps, type Step } from './best-step.ts';

/** Behaves like photos: each step makes the file smaller. */
const camera = (pixels: number) => {
  const tried: Step[] = [];
  const make = async (step: Step) => {
    tried.push(step);
    return Math.round((step.side ? (step.side / 4000) ** 2 : 1) * pixels * 0.3 * step.quality ** 2);
  };
  return { tried, make };
};
const sizeOf = (bytes: number) => bytes;

describe('a file size limit', () => {
  test('suits portals whose kB is 1000 bytes and those whose kB is 1024', () => {
    expect(byteLimits({ minKb: 20, maxKb: 50 })).toEqual({ least: 20_480, most: 50_000 });
    expect(byteLimits({ minKb: 20, maxKb: 20 })).toEqual({ least: 19_992, most: 20_000 });
    expect(byteLimits({})).toEqual({ least: 0, most: Number.POSITIVE_INFINITY });
  });

  test('is met with the best quality that fits, in a few attempts', async () => {
    const { tried, make } = camera(300_000);
    const { made, step, fits } = await bestStep(fixedSteps(true), make, sizeOf, 50_000);
    expect(fits).toBe(true);
    expect(made).toBeLessThanOrEqual(50_000);
    expect(await make({ quality: step.quality + 0.02 })).toBeGreaterThan(50_000);
    expect(tried.length).toBeLessThanOrEqual(7);
  });

  test('that cannot be met gives the smallest readable file', async () => {
    const { make } = camera(4_000_000);
    const { step, fits } = await bestStep(fixedSteps(true), make, sizeOf, 5_000);
    expect([step.quality, fits]).toEqual([0.3, false]);
  });

  test('that every step meets gives the best quality', async () => {
    const { step, fits } = await bestStep(fixedSteps(true), camera(1_000).make, sizeOf, 50_000);
    expect([step.quality, fits]).toEqual([1, true]);
  });
});

describe('steps with free dimensions', () => {
  test('get smaller down to the readable minimum', () => {
    for (const side of [4000, 2400, 900, 300, 1]) {
      const steps = freeSteps(side, 900, true);
      expect(steps.at(-1)).toEqual({ side: Math.min(side, 900), quality: 0.4 });
      for (const [index, step] of steps.entries()) {
        const before = steps[index - 1] ?? { side, quality: 1 };
        expect(step.quality).toBeLessThan(before.quality);
        expect(step.side).toBeLessThanOrEqual(before.side ?? 0);
      }
    }
  });

  test('without a limit are a single one of good quality', () => {
    expect(freeSteps(1234, 900, false)).toEqual([{ side: 1234, quality: 0.92 }]);
    expect(fixedSteps(false)).toEqual([{ quality: 0.92 }]);
  });
});
