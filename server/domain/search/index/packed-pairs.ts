/**
 * Pairs of whole numbers in few bytes, for data stored with every document and only read when the document is removed: by ascending first number,
 * each stored as its difference from the one before, seven bits per byte, with the eighth bit set if more bytes follow (LEB128).
 */

const BITS = 7;
const MORE = 2 ** BITS;

/** @param pairs with distinct first numbers, none negative; they are sorted here */
export function packPairs(pairs: [number, number][]): Uint8Array {
  const bytes: number[] = [];
  let before = 0;
  for (const [first, second] of pairs.sort((a, b) => a[0] - b[0])) {
    for (const number of [first - before, second]) {
      let rest = number;
      for (; rest >= MORE; rest = Math.floor(rest / MORE)) bytes.push((rest % MORE) + MORE);
      bytes.push(rest);
    }
    before = first;
  }
  return Uint8Array.from(bytes);
}

export function* pairsIn(bytes: Uint8Array): Generator<[number, number]> {
  let at = 0;
  const next = () => {
    let number = 0;
    for (let unit = 1; ; unit *= MORE) {
      const byte = bytes[at++] as number;
      number += (byte % MORE) * unit;
      if (byte < MORE) return number;
    }
  };
  for (let first = 0; at < bytes.length; ) {
    first += next();
    yield [first, next()];
  }
}
