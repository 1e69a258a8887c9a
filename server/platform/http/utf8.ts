/** What a page is sent as. */

/** Pieces of a text, one after the other; those that are the same on many pages as bytes already. */
export type Pieces = readonly (string | Uint8Array)[];

const MOST_BYTES_OF_A_UNIT = 3;
/** Texts of up to so many bytes at worst, which is nearly every page. */
const SCRATCH_BYTES = 600_000;
const scratch = { bytes: Buffer.alloc(0) };

/** `Buffer.from` counts the bytes first, which takes as long as writing them: here they are written where there is room for sure, and copied. */
export function utf8Of(pieces: Pieces): Buffer {
  const most = pieces.reduce((sum, piece) => sum + piece.length * (typeof piece === 'string' ? MOST_BYTES_OF_A_UNIT : 1), 0);
  if (most > SCRATCH_BYTES) return Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)));
  if (scratch.bytes.length < most) scratch.bytes = Buffer.allocUnsafeSlow(most);
  let end = 0;
  for (const piece of pieces) {
    if (typeof piece === 'string') end += scratch.bytes.write(piece, end);
    else {
      scratch.bytes.set(piece, end);
      end += piece.length;
    }
  }
  return Buffer.from(scratch.bytes.subarray(0, end));
}
