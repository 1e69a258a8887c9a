/** Turns an uploaded file into pictures that are safe and small: decoded and re-encoded, so that only pixels remain. */
import { randomBytes } from 'node:crypto';
import type { Sharp } from 'sharp';
import { PICTURE_LIMIT } from '../../../contract/endpoint.ts';
import { LARGEST_PICTURE_WIDTH, smallerPicture, smallerWidths } from '../../../contract/picture.ts';
import { invalid, Problem } from '../api/problem.ts';
import { createWorkQueue } from '../api/queued-work.ts';

/** By content; what the file calls itself does not count. SVG is a program and never accepted. */
const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif']);
const MAX_PIXELS = 50_000_000;
const QUALITY = 78;

/** Markup in a picture is there for a browser that takes it for a page. */
const MARKUP = /<(?:script|html|svg|iframe|body)[\s>]|<!doctype|<\?php/i;

export type PreparedPicture = {
  /** Name of the largest size. */
  name: string;
  width: number;
  height: number;
  files: { name: string; bytes: Buffer }[];
};

/** Comes with the first picture: uploads are rare, and the library takes 20 MB and a tenth of a second of the start. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // Decoded pictures need not stay in memory.
  sharp.cache(false);
  return sharp;
}

/** A picture of 50 megapixels takes 200 MB while it is decoded. */
const enqueue = createWorkQueue({ atOnce: 1, waiting: 10, refusal: 'Too many pictures at the moment. Please try again.' });

/**
 * Every size of an uploaded picture as WebP, turned upright, without its metadata. A moving GIF becomes its first frame.
 * @throws Problem 413 above 5 MB or 50 megapixels, 400 for what is no picture or more than one
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

/** Encodes a picture in all its sizes, never wider than it is. */
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
    // From the large size again: one decoded original in memory is enough.
    const bytes = await sharp(data).resize({ width }).webp({ quality: QUALITY }).toBuffer();
    files.push({ name: smallerPicture(name, width), bytes });
  }
  return { name, width: info.width, height: info.height, files };
}

/** The same picture under another name. */
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

/** Whether the bytes are also something a browser or another program would open: a page, an archive, a document. */
function isPolyglot(bytes: Buffer): boolean {
  const isArchive = bytes.subarray(-65_557).includes('PK\u0005\u0006', 0, 'latin1');
  const isDocument = bytes.subarray(0, 1024).includes('%PDF-');
  return isArchive || isDocument || MARKUP.test(bytes.toString('latin1'));
}
