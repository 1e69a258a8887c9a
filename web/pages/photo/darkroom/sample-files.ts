/** Heads of files of every format, for tests. */

const bytes = (...parts: (number[] | string)[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : part)));
const two = (value: number) => [(value >> 8) & 255, value & 255];
const four = (value: number) => [...two(value >>> 16), ...two(value)];
const low = (value: number, count: number) => Array.from({ length: count }, (_, place) => (value >>> (8 * place)) & 255);

type Size = { width: number; height: number };

const JFIF = [0xff, 0xe0, ...two(16), 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0];

/**
 * @param orientation the EXIF value; the size is the stored one
 * @param before bytes of segments before the size
 */
export function jpegFile({ width, height }: Size, orientation?: number, before = 0): Uint8Array<ArrayBuffer> {
  const exif =
    orientation === undefined
      ? []
      : [...bytes('Exif\0\0MM', [0, 42], four(8), two(1), two(0x01_12), two(3), four(1), two(orientation), two(0), four(0))];
  const app1 = exif.length > 0 ? [0xff, 0xe1, ...two(exif.length + 2), ...exif] : [];
  const filler = before > 0 ? [0xff, 0xe2, ...two(before + 2), ...new Array<number>(before).fill(0)] : [];
  return bytes(
    [0xff, 0xd8, ...JFIF, ...app1, ...filler, 0xff, 0xc0, ...two(17), 8, ...two(height), ...two(width), 3],
    new Array<number>(30).fill(0),
  );
}

export const pngFile = ({ width, height }: Size, chunk: 'IDAT' | 'acTL' = 'IDAT') =>
  bytes(
    [0x89],
    'PNG\r\n',
    [0x1a, 0x0a],
    four(13),
    'IHDR',
    four(width),
    four(height),
    [8, 6, 0, 0, 0],
    four(0),
    four(8),
    chunk,
    four(1),
    four(0),
    four(0),
  );

export function gifFile({ width, height }: Size, frames: number): Uint8Array {
  const frame = [0x21, 0xf9, 4, 0, 0, 0, 0, 0, 0x2c, ...low(0, 4), ...low(width, 2), ...low(height, 2), 0, 2, 2, 0x4c, 1, 0];
  return bytes(
    'GIF89a',
    low(width, 2),
    low(height, 2),
    [0x80, 0, 0],
    [0, 0, 0, 255, 255, 255],
    Array.from({ length: frames }, () => frame).flat(),
    [0x3b],
  );
}

export const webpFile = ({ width, height }: Size, form: 'VP8X' | 'VP8 ' | 'VP8L', isAnimated = false) =>
  bytes(
    'RIFF',
    low(100, 4),
    'WEBP',
    form,
    low(10, 4),
    form === 'VP8X'
      ? [isAnimated ? 2 : 0, 0, 0, 0, ...low(width - 1, 3), ...low(height - 1, 3)]
      : form === 'VP8 '
        ? [0, 0, 0, 0x9d, 0x01, 0x2a, ...low(width, 2), ...low(height, 2)]
        : [0x2f, ...low((width - 1) | ((height - 1) << 14), 4)],
    new Array<number>(10).fill(0),
  );

export const bmpFile = ({ width, height }: Size) => bytes('BM', new Array<number>(16).fill(0), low(width, 4), low(-height, 4), low(0, 8));

/** With a tile and the whole picture. */
export const boxedFile = (brand: string, { width, height }: Size) =>
  bytes(
    four(24),
    'ftyp',
    brand,
    four(0),
    'mif1',
    brand,
    four(20),
    'ispe',
    four(0),
    four(512),
    four(512),
    four(20),
    'ispe',
    four(0),
    four(width),
    four(height),
    four(0),
  );
