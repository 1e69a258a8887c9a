/** Makes an uploaded picture safe and small by decoding and re-encoding it, so that only pixels remain. */
import { randomBytes } from 'node:crypto';
import type { Sharp } from 'sharp';
import { PICTURE_LIMIT } from '../../../contract/endpoint.ts';
import { LARGEST_PICTURE_WIDTH, smallerPicture, smallerWidths } from '../../../contract/picture.ts';
import { invalid, Problem } from '../api/problem.ts';
import { createWorkQueue } from '../api/queued-work.ts';

/** Detected from the content, not the file name. SVG is never accepted, because it can contain scripts. */
const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif']);
const MAX_PIXELS = 50_000_000;
const QUALITY = 78;

/** Markup in a picture is an attack on browsers that sniff it as a page. */
const MARKUP = /<(?:script|html|svg|iframe|body)[\s>]|<!doctype|<\?php/i;

export type PreparedPicture = {
  /** Name of the largest size. */
  name: string;
  width: number;
  height: number;
  files: { name: string; bytes: Buffer }[];
};

/** Loaded lazily, because uploads are rare and the library takes 20 MB and 0.1 s of the start. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // Do not cache decoded pictures in memory.
  sharp.cache(false);
  return sharp;
}

/** One at a time, because decoding 50 megapixels takes 200 MB. */
const enqueue = createWorkQueue({ atOnce: 1, waiting: 10, refusal: 'Too many pictures at the moment. Please try again.' });

/**
 * Encodes an uploaded picture as WebP in all sizes, rotated upright and without metadata. Of an animated GIF only the first frame is used.
 * @throws Problem 413 above 5 MB or 50 megapixels, 400 for a file that is not a picture or also something else
 */
export async function preparePicture(bytes: Buffer): Promise<PreparedPicture> {
  if (bytes.length > PICTURE_LIMIT) throw new Problem(413, 'The picture is larger than 5 MB');
  if (isPolyglot(bytes)) throw invalid('The file holds more than a picture');
  const sharp = await loadSharp();
  const { format, width, height } = await readHeader(() => sharp(bytes, { limitInputPixels: false }));
  if (!FORMATS.has(format)) throw invalid('The picture must be a JPEG, PNG, WebP or GIF file');
  if (width * height > MAX_PIXELS) throw new Problem(413, 'The picture has more than 50 megapixels');
  try {
    return await enqueue(() => encodePicture(sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient()));
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw invalid('The picture is damaged');
  }
}

/** Encodes a picture in all sizes up to its own width. */
export async function encodePicture(source: Sharp): Promise<PreparedPicture> {
  const sharp = await loadSharp();
  const name = `${randomBytes(16).toString('hex')}.webp`;
  const { data, info } = await source
    .resize({ width: LARGEST_PICTURE_WIDTH, withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({
      resolveWithObject: true,
    });
  const files = [{ name, bytes: data }];
  for (const width of smallerWidths(info.width)) {
    // Scales down the largest size, so that the original is decoded only once.
    const bytes = await sharp(data).resize({ width }).webp({ quality: QUALITY }).toBuffer();
    files.push({ name: smallerPicture(name, width), bytes });
  }
  return { name, width: info.width, height: info.height, files };
}

export function renamed({ name, files, ...picture }: PreparedPicture, to: string): PreparedPicture {
  const [from, base] = [name.replace('.webp', ''), to.replace('.webp', '')];
  return { ...picture, name: to, files: files.map((file) => ({ ...file, name: file.name.replace(from, base) })) };
}

async function readHeader(open: () => Sharp): Promise<{ format: string; width: number; height: number }> {
  try {
    const { format, width, height } = await open().metadata();
    return { format, width, height };
  } catch {
    return { format: '', width: 0, height: 0 };
  }
}

/** Whether the bytes are also an HTML page, an archive or a PDF. */
function isPolyglot(bytes: Buffer): boolean {
  const isArchive = bytes.subarray(-65_557).includes('PK\u0005\u0006', 0, 'latin1');
  const isDocument = bytes.subarray(0, 1024).includes('%PDF-');
  return isArchive || isDocument || MARKUP.test(bytes.toString('latin1'));
}
