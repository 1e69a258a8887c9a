/** Detects the encoding of a file from its first bytes. */
export type FileEncoding = 'utf-8' | 'utf-16le' | 'utf-16be';

const LOOKED_AT = 1000;

/** Uses the byte order mark, or else the zeros in every second byte of Latin text in UTF-16. */
export function encodingOf(start: Uint8Array): FileEncoding {
  const [first, second] = start;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const zeros = [0, 0] as [number, number];
  const length = Math.min(start.length, LOOKED_AT);
  for (let at = 0; at < length; at++) if (start[at] === 0) zeros[at % 2 === 0 ? 0 : 1] += 1;
  // A low threshold is sufficient, because spreadsheets in Indian scripts still have English headings.
  const enough = Math.max(2, length / 20);
  if (zeros[1] >= enough && zeros[1] > zeros[0]) return 'utf-16le';
  if (zeros[0] >= enough && zeros[0] > zeros[1]) return 'utf-16be';
  return 'utf-8';
}
