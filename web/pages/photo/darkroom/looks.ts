/** Improves readability, in place on RGBA pixels. */
import { paperLight } from './paper-light.ts';

const brightness = (pixels: Uint8ClampedArray, at: number) =>
  (299 * (pixels[at] as number) + 587 * (pixels[at + 1] as number) + 114 * (pixels[at + 2] as number)) / 1000;

/** This share of the pixels may be clipped to black or white. */
const CUT_OFF = 0.01;
/** Limits the amplification of noise on a grey wall. */
const MAX_GAIN = 3;

/** Stretches the brightness to the full range, keeping colours. */
export function makeClear(pixels: Uint8ClampedArray): void {
  const counts = new Uint32Array(256);
  for (let at = 0; at < pixels.length; at += 4) {
    const level = Math.round(brightness(pixels, at));
    counts[level] = (counts[level] as number) + 1;
  }
  const [dark, light] = [levelAt(counts, CUT_OFF), levelAt(counts, 1 - CUT_OFF)];
  if (light <= dark) return;
  const gain = Math.min(MAX_GAIN, 255 / (light - dark));
  // If the gain is limited, the middle of the range keeps its brightness.
  const middle = (dark + light) / 2;
  const centre = gain < MAX_GAIN ? 127.5 : middle;
  const mapped = Uint8ClampedArray.from({ length: 256 }, (_, level) => (level - middle) * gain + centre);
  for (let at = 0; at < pixels.length; at += 4) {
    for (let channel = at; channel < at + 3; channel++) pixels[channel] = mapped[pixels[channel] as number] as number;
  }
}

function levelAt(counts: Uint32Array, share: number): number {
  const wanted = counts.reduce((sum, count) => sum + count, 0) * share;
  let seen = 0;
  return counts.findIndex((count) => {
    seen += count;
    return seen > wanted;
  });
}

/** Relative to the paper's brightness: darker ink becomes black, lighter paper white. */
const INK = 0.45;
const PAPER = 0.88;

/** Dark on white like a scan: compares each pixel with the surrounding paper, which removes shadows. */
export function makeDocument(pixels: Uint8ClampedArray, width: number, height: number): void {
  const lightAt = paperLight((x, y) => brightness(pixels, 4 * (y * width + x)), width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = 4 * (y * width + x);
      const share = brightness(pixels, at) / lightAt(x, y);
      pixels.fill((255 * (share - INK)) / (PAPER - INK), at, at + 3);
    }
  }
}
