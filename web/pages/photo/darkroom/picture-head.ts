/** Reads a file's type and size from its first bytes: its name may be wrong, and decoding a too large picture would crash the tab. */
import { jpegSize } from './jpeg-head.ts';

export type PictureHead = {
  kind: 'jpeg' | 'png' | 'gif' | 'webp' | 'bmp' | 'heic' | 'avif';
  /** The displayed size, after rotation; 0 if unknown. */
  width: number;
  height: number;
  isAnimated?: true;
};

/** Enough for the metadata and thumbnail that cameras write before the picture. */
export const HEAD_BYTES = 1_000_000;

const text = (bytes: Uint8Array, from: number, length: number) => String.fromCharCode(...bytes.subarray(from, from + length));

/** Null for anything but a known picture format. @param bytes the first {@link HEAD_BYTES} of the file */
export function readPictureHead(bytes: Uint8Array): PictureHead | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (view.getUint16(0) === 0xff_d8) return jpeg(view);
    if (text(bytes, 1, 3) === 'PNG') return png(bytes, view);
    if (text(bytes, 0, 4) === 'GIF8') return gif(bytes, view);
    if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 4) === 'WEBP') return webp(bytes, view);
    if (text(bytes, 0, 2) === 'BM')
      return { kind: 'bmp', width: Math.abs(view.getInt32(18, true)), height: Math.abs(view.getInt32(22, true)) };
    if (text(bytes, 4, 4) === 'ftyp') return boxed(bytes, view);
  } catch (error) {
    // The data ends before the size.
    if (!(error instanceof RangeError)) throw error;
  }
  return null;
}

export const isPdf = (bytes: Uint8Array): boolean => text(bytes, 0, 5) === '%PDF-';

function jpeg(view: DataView): PictureHead | null {
  const size = jpegSize(view);
  return size && { kind: 'jpeg', ...size };
}

function png(bytes: Uint8Array, view: DataView): PictureHead {
  const head: PictureHead = { kind: 'png', width: view.getUint32(16), height: view.getUint32(20) };
  // An animated PNG declares itself before the first chunk with pixels.
  for (let at = 8; at + 8 <= bytes.length; at += 12 + view.getUint32(at)) {
    const name = text(bytes, at + 4, 4);
    if (name === 'acTL') return { ...head, isAnimated: true };
    if (name === 'IDAT') break;
  }
  return head;
}

function gif(bytes: Uint8Array, view: DataView): PictureHead {
  const head: PictureHead = { kind: 'gif', width: view.getUint16(6, true), height: view.getUint16(8, true) };
  const colours = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  const afterBlocks = (from: number) => {
    let at = from;
    while (view.getUint8(at) > 0) at += view.getUint8(at) + 1;
    return at + 1;
  };
  let frames = 0;
  for (let at = 13 + colours(view.getUint8(10)); at < bytes.length; ) {
    const block = bytes[at];
    if (block === 0x21) at = afterBlocks(at + 2);
    else if (block !== 0x2c) break;
    else if (++frames > 1) return { ...head, isAnimated: true };
    // The single frame of a still picture may continue beyond the bytes read.
    else if (at + 10 >= bytes.length) break;
    else at = skipTo(bytes, afterBlocks, at + 11 + colours(view.getUint8(at + 9)));
  }
  return head;
}

function skipTo(bytes: Uint8Array, afterBlocks: (from: number) => number, from: number): number {
  try {
    return afterBlocks(from);
  } catch {
    return bytes.length;
  }
}

function webp(bytes: Uint8Array, view: DataView): PictureHead | null {
  const three = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_00_00;
  switch (text(bytes, 12, 4)) {
    case 'VP8X':
      return { kind: 'webp', width: three(24) + 1, height: three(27) + 1, ...(view.getUint8(20) & 2 && { isAnimated: true }) };
    case 'VP8 ':
      return { kind: 'webp', width: view.getUint16(26, true) & 0x3f_ff, height: view.getUint16(28, true) & 0x3f_ff };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { kind: 'webp', width: (bits & 0x3f_ff) + 1, height: ((bits >>> 14) & 0x3f_ff) + 1 };
    }
    default:
      return null;
  }
}

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** HEIC and AVIF of iPhones and newer Android phones; the picture may consist of tiles, so the largest size is the whole. */
function boxed(bytes: Uint8Array, view: DataView): PictureHead | null {
  const brands = text(bytes, 8, Math.min(view.getUint32(0), 64) - 8);
  const kind =
    brands.includes('avif') || brands.includes('avis') ? 'avif' : HEIC_BRANDS.some((one) => brands.includes(one)) ? 'heic' : null;
  if (!kind) return null;
  const head: PictureHead = { kind, width: 0, height: 0, ...(brands.startsWith('avis') && { isAnimated: true }) };
  for (let at = 0; at + 16 < bytes.length; at++) {
    if (bytes[at] !== 0x69 || text(bytes, at, 4) !== 'ispe') continue;
    head.width = Math.max(head.width, view.getUint32(at + 8));
    head.height = Math.max(head.height, view.getUint32(at + 12));
  }
  return head;
}
