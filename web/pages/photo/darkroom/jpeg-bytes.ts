/** Lossless changes to an encoded JPEG. */

const MAX_IN_SEGMENT = 65_533;
const SEGMENT_HEAD = 4;
const SPACE = 0x20;

/** The offset after the JFIF segment, which must stay first. */
const afterJfif = (bytes: Uint8Array) => (bytes[2] === 0xff && bytes[3] === 0xe0 ? 4 + 256 * (bytes[4] ?? 0) + (bytes[5] ?? 0) : 2);

/**
 * Pads the file with comment segments. Some portals refuse small files even if a small picture cannot reach their minimum at the best
 * quality; decoders skip comments.
 */
export function padded(bytes: Uint8Array<ArrayBuffer>, least: number): Uint8Array<ArrayBuffer> {
  const missing = least - bytes.length;
  if (missing <= 0) return bytes;
  const start = afterJfif(bytes);
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for (let rest = missing; rest > 0; rest -= MAX_IN_SEGMENT + SEGMENT_HEAD) pieces.push(comment(Math.max(0, rest - SEGMENT_HEAD)));
  return joined([bytes.subarray(0, start), ...pieces, bytes.subarray(start)]);
}

function comment(wanted: number): Uint8Array<ArrayBuffer> {
  const length = Math.min(wanted, MAX_IN_SEGMENT);
  const segment = new Uint8Array(length + SEGMENT_HEAD).fill(SPACE);
  segment.set([0xff, 0xfe, (length + 2) >> 8, (length + 2) & 0xff]);
  return segment;
}

/** Sets the dots per inch, by which some portals convert pixels to centimetres. */
export function withDensity(bytes: Uint8Array<ArrayBuffer>, dotsPerInch: number): Uint8Array<ArrayBuffer> {
  if (bytes[3] !== 0xe0 || bytes.length < 18) return bytes;
  const copy = bytes.slice();
  const density = [dotsPerInch >> 8, dotsPerInch & 0xff];
  copy.set([1, ...density, ...density], 13);
  return copy;
}

export function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
