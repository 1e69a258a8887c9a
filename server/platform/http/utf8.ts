/** Parts of a page in order; parts shared by many pages are already bytes. */
export type Pieces = readonly (string | Uint8Array)[];

const MAX_BYTES_OF_A_UNIT = 3;
/** Enough for nearly every page in the worst case. */
const SCRATCH_BYTES = 600_000;
const scratch = { bytes: Buffer.alloc(0) };

/** Encodes as UTF-8. Faster than `Buffer.from`, which counts bytes before writing: this writes into a buffer that surely fits, and copies. */
export function utf8Of(pieces: Pieces): Buffer {
  const most = pieces.reduce((sum, piece) => sum + piece.length * (typeof piece === 'string' ? MAX_BYTES_OF_A_UNIT : 1), 0);
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
