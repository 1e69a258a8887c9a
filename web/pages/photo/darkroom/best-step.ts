/** Finds the best quality and size under a limit on bytes. Steps are ordered from the largest file to the smallest. */

/** @param side the longer side in pixels, if free */
export type Step = { quality: number; side?: number };

/** Padding may overshoot by this much. */
const FILLING = 8;

/** Some portals count 1000 bytes as a kilobyte, others 1024: a file between these limits suits both. */
export function byteLimits({ minKb = 0, maxKb }: { minKb?: number | undefined; maxKb?: number | undefined }): {
  least: number;
  most: number;
} {
  const most = maxKb === undefined ? Number.POSITIVE_INFINITY : maxKb * 1000;
  return { least: Math.min(minKb * 1024, most - FILLING), most };
}

/** Below this quality, JPEG blocks distort faces and letters. */
const READABLE = 0.3;
const GOOD = 0.92;

const between = (from: number, to: number, count: number) =>
  Array.from({ length: count }, (_, place) => Number((from + ((to - from) * place) / (count - 1)).toFixed(3)));

/** For given dimensions: only the quality varies. */
export function fixedSteps(hasLimit: boolean): Step[] {
  return hasLimit ? between(1, READABLE, 36).map((quality) => ({ quality })) : [{ quality: GOOD }];
}

/**
 * For free dimensions: first the quality, then both.
 * @param side of the picture
 * @param leastSide the smallest readable side
 */
export function freeSteps(side: number, leastSide: number, hasLimit: boolean): Step[] {
  if (!hasLimit) return [{ side, quality: GOOD }];
  const least = Math.min(side, leastSide);
  const sides = between(0, 1, 20).map((place) => Math.round(side * (least / side) ** place));
  return [
    ...between(0.95, 0.75, 6).map((quality) => ({ side, quality })),
    ...between(0.72, 0.4, 20).map((quality, place) => ({ side: sides[place] ?? least, quality })),
  ];
}

export type Made<T> = { made: T; step: Step; fits: boolean };

/**
 * Binary search for the best step whose file fits; the smallest file if none does.
 * @param steps at least one
 */
export async function bestStep<T>(
  steps: readonly Step[],
  make: (step: Step) => Promise<T>,
  sizeOf: (made: T) => number,
  most: number,
): Promise<Made<T>> {
  let best: Made<T> | undefined;
  for (let from = 0, to = steps.length; from < to; ) {
    const middle = (from + to) >> 1;
    const step = steps[middle] as Step;
    const made = await make(step);
    const fits = sizeOf(made) <= most;
    if (fits || !best?.fits) best = { made, step, fits };
    if (fits) to = middle;
    else from = middle + 1;
  }
  return best as Made<T>;
}
