/** Decodes a picture no larger than needed. */
import type { Size } from './frame.ts';
import type { PictureHead } from './picture-head.ts';
import { PictureError } from './picture-problem.ts';

/** A file with known dimensions, not decoded. */
export type Picture = Size & { file: Blob; kind: PictureHead['kind'] };
export type Decoded = Size & { source: CanvasImageSource; close: () => void };

/** Phones do not support much larger canvases. */
const LONGEST_SIDE = 4_096;

/** @param scale of the picture's size, at most 1 */
export async function decode(picture: Picture, scale: number): Promise<Decoded> {
  try {
    return typeof document === 'undefined' ? await inWorker(picture, scale) : await onPage(picture);
  } catch (error) {
    // Unsupported options in an old browser's worker; the page can try.
    if (error instanceof TypeError) throw error;
    throw new PictureError(picture.kind === 'heic' || picture.kind === 'avif' ? 'heic' : 'broken');
  }
}

async function inWorker({ file, kind, width, height }: Picture, scale: number): Promise<Decoded> {
  const shrink = Math.min(scale, LONGEST_SIDE / Math.max(width, height, 1));
  // The size in HEIC and AVIF heads may be before rotation.
  const isShrunk = shrink < 1 && kind !== 'heic' && kind !== 'avif';
  const bitmap = await createImageBitmap(file, {
    imageOrientation: 'from-image',
    ...(isShrunk && {
      resizeWidth: Math.max(1, Math.round(width * shrink)),
      resizeHeight: Math.max(1, Math.round(height * shrink)),
      resizeQuality: 'high',
    }),
  });
  return { source: bitmap, width: bitmap.width, height: bitmap.height, close: () => bitmap.close() };
}

async function onPage({ file }: Picture): Promise<Decoded> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
  } finally {
    URL.revokeObjectURL(image.src);
  }
  const close = () => {
    image.src = '';
  };
  return { source: image, width: image.naturalWidth, height: image.naturalHeight, close };
}
