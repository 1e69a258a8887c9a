/** The displayed size of a JPEG: many phones store pictures sideways with an orientation tag. */

type Size = { width: number; height: number };

/** Null if the data ends before the size. */
export function jpegSize(view: DataView): Size | null {
  let isSideways = false;
  for (let at = 2; at + 9 < view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (isFrame(marker)) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
      return isSideways ? { width: height, height: width } : { width, height };
    }
    if (marker === 0xe1) isSideways ||= orientation(view, at + 4) >= 5;
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

/** SOF0 to SOF15 except three table markers. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const ORIENTATION = 0x01_12;

/**
 * 1 to 8; values from 5 swap the sides.
 * @param at after the length of an APP1 segment
 */
function orientation(view: DataView, at: number): number {
  if (view.byteLength < at + 14 || view.getUint32(at) !== 0x45_78_69_66) return 1;
  const tiff = at + 6;
  const isLittle = view.getUint16(tiff) === 0x49_49;
  const entries = tiff + view.getUint32(tiff + 4, isLittle);
  if (view.byteLength < entries + 2) return 1;
  const count = view.getUint16(entries, isLittle);
  for (let entry = entries + 2; entry < entries + 2 + 12 * count && entry + 10 <= view.byteLength; entry += 12)
    if (view.getUint16(entry, isLittle) === ORIENTATION) return view.getUint16(entry + 8, isLittle);
  return 1;
}
