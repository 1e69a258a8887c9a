/** What is wrong with a file somebody chose, known before it is unpacked. */
import type { PictureHead } from './picture-head.ts';

export type PictureProblem = 'empty' | 'pdf' | 'foreign' | 'animated' | 'large' | 'heic' | 'broken' | 'unread' | 'heavy';

/** Unpacked, a picture takes four bytes a pixel, whatever its file has: at this size 240 MB. */
const MAX_PIXELS = 60_000_000;
const LONGEST_SIDE = 12_000;

export function headProblem({ kind, width, height, isAnimated }: PictureHead): PictureProblem | null {
  if (isAnimated) return 'animated';
  if (Math.max(width, height) > LONGEST_SIDE || width * height > MAX_PIXELS) return 'large';
  // Pictures in boxes need not tell their size here; whether they can be shown is found out by trying.
  return (width > 0 && height > 0) || kind === 'heic' || kind === 'avif' ? null : 'broken';
}

/** Thrown by whatever works on a picture; the sentence for it is found where it is shown. */
export class PictureError extends Error {
  readonly problem: PictureProblem;

  constructor(problem: PictureProblem) {
    super(`The picture cannot be used: ${problem}`);
    this.problem = problem;
  }
}
