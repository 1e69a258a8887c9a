/** Length of the table's rows, which are reused between calls, because this runs for thousands of words. */
const ROOM = 64;
let previous = new Uint8Array(ROOM);
let current = new Uint8Array(ROOM);
let before = new Uint8Array(ROOM);

/**
 * The smallest number of letters to insert, drop, change or swap with their neighbour to turn one word into the other; returns `limit + 1` beyond
 * `limit`, and for words of 64 letters or more.
 */
export function editDistance(from: string, to: string, limit: number): number {
  const columns = to.length;
  if (Math.abs(from.length - columns) > limit || Math.max(from.length, columns) >= ROOM) return limit + 1;
  for (let column = 0; column <= columns; column++) previous[column] = column;
  for (let row = 1; row <= from.length; row++) {
    const letter = from.charCodeAt(row - 1);
    let least = row;
    current[0] = row;
    for (let column = 1; column <= columns; column++) {
      const other = to.charCodeAt(column - 1);
      let cost = (previous[column - 1] as number) + (letter === other ? 0 : 1);
      cost = Math.min(cost, (previous[column] as number) + 1, (current[column - 1] as number) + 1);
      const swapped = row > 1 && column > 1 && letter === to.charCodeAt(column - 2) && from.charCodeAt(row - 2) === other;
      if (swapped) cost = Math.min(cost, (before[column - 2] as number) + 1);
      current[column] = cost;
      if (cost < least) least = cost;
    }
    if (least > limit) return limit + 1;
    [before, previous, current] = [previous, current, before];
  }
  return Math.min(previous[columns] as number, limit + 1);
}
