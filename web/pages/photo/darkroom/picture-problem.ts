/** Problems with a chosen file, found before it is decoded. */
import type { PictureHead } from './picture-head.ts';

export type PictureProblem = 'empty' | 'pdf' | 'foreign' | 'animated' | 'large' | 'heic' | 'broken' | 'unread' | 'heavy';

/** A decoded picture takes four bytes per pixel, whatever its file size: 240 MB at this limit. */
const MAX_PIXELS = 60_000_000;
const LONGEST_SIDE = 12_000;

export function headProblem({ kind, width, height, isAnimated }: PictureHead): PictureProblem | null {
  if (isAnimated) return 'animated';
  if (Math.max(width, height) > LONGEST_SIDE || width * height > MAX_PIXELS) return 'large';
  // HEIC and AVIF heads need not state the size; decoding shows whether they can be displayed.
  return (width > 0 && height > 0) || kind === 'heic' || kind === 'avif' ? null : 'broken';
}

/** Thrown by all picture code; the component that shows it has the sentence. */
export class PictureError extends Error {
  readonly problem: PictureProblem;

  constructor(problem: PictureProblem) {
    super(`The picture cannot be used: ${problem}`);
    this.problem = problem;
  }
}
