/** How a file reaches a limit: from the best on, in steps that each make it smaller. */

/** @param side pixels of the longer side, where they are free */
export type Step = { quality: number; side?: number };

/** Filling a file up to a size may overshoot by this much. */
const FILLING = 8;

/** A kilobyte is 1000 bytes to some portals and 1024 to others: a file between these two suits both. */
export function byteLimits({ minKb = 0, maxKb }: { minKb?: number | undefined; maxKb?: number | undefined }): {
  least: number;
  most: number;
} {
  const most = maxKb === undefined ? Number.POSITIVE_INFINITY : maxKb * 1000;
  return { least: Math.min(minKb * 1024, most - FILLING), most };
}

/** Below it, faces and letters fall into blocks. */
const READABLE = 0.3;
const GOOD = 0.92;

const between = (from: number, to: number, count: number) =>
  Array.from({ length: count }, (_, place) => Number((from + ((to - from) * place) / (count - 1)).toFixed(3)));

/** For a picture whose pixels are given: only its quality is free. */
export function fixedSteps(hasLimit: boolean): Step[] {
  return hasLimit ? between(1, READABLE, 36).map((quality) => ({ quality })) : [{ quality: GOOD }];
}

/** Where the pixels are free: at first quality, then both together. @param side as the picture has it @param leastSide that is still readable */
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

/** The best step whose file fits, found by halving; where none does, the smallest. @param steps at least one */
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
