/** Makes the requested file, or the nearest possible one. */
import type { Finished, Progress } from './darkroom/darkroom.ts';
import type { atDarkroom } from './darkroom/open-darkroom.ts';
import type { Page } from './use-pages.ts';
import type { Choice, Wish } from './wish.ts';

export type MadeFile = {
  file: File;
  width: number;
  height: number;
  fits: boolean;
  pages: number | null;
  smaller: Omit<MadeFile, 'smaller'> | null;
};

type Darkroom = typeof atDarkroom;

export async function makeFile(darkroom: Darkroom, pages: Page[], wish: Wish, choice: Choice, progress: Progress): Promise<MadeFile> {
  const edited = pages.map(({ picture, edit }) => ({ picture, edit }));
  if (wish.as === 'pdf') {
    const { minKb, maxKb } = wish;
    const finished = await darkroom.pdf(edited, { minKb, maxKb }, progress);
    const name = `papers-${pages.length}-${pages.length === 1 ? 'page' : 'pages'}.pdf`;
    return { ...described(finished, name), pages: pages.length, smaller: null };
  }
  const [only] = edited;
  if (!only) throw new Error('There is no picture to make a file of');
  const finished = await darkroom.jpeg(only, wish);
  const made = { ...described(finished, jpegName(finished, choice)), pages: null };
  return { ...made, smaller: finished.fits ? null : await withFewerPixels(darkroom, only, wish, choice, finished) };
}

/** The same shape in fewer pixels; null if that does not fit either. */
async function withFewerPixels(
  darkroom: Darkroom,
  only: Parameters<Darkroom['jpeg']>[0],
  wish: Wish,
  choice: Choice,
  { width, height }: Finished,
) {
  if (!wish.widthPx && !wish.heightPx) return null;
  for (const scale of [0.8, 0.6, 0.45, 0.3]) {
    const finished = await darkroom.jpeg(only, { ...wish, widthPx: Math.round(width * scale), heightPx: Math.round(height * scale) });
    if (finished.fits) return { ...described(finished, jpegName(finished, choice)), pages: null };
  }
  return null;
}

/** ASCII file names, which every portal accepts. */
function jpegName({ width, height }: Finished, choice: Choice): string {
  const what = choice === 'signature' || choice === 'photo' ? choice : 'picture';
  return `${what}-${width}x${height}.jpg`;
}

function described({ bytes, width, height, fits }: Finished, name: string) {
  return { file: new File([bytes], name, { type: name.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg' }), width, height, fits };
}
