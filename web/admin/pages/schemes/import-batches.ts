const MAX_BYTES = 3_000_000;

/** Splits rows into batches within the server's limits on rows and bytes. */
export function batchesOf<T extends { row: Record<string, unknown> }>(lines: T[], most: number): T[][] {
  const batches: T[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    const bytes = JSON.stringify(line.row).length;
    const last = batches.at(-1);
    if (!last || last.length >= most || size + bytes > MAX_BYTES) {
      batches.push([line]);
      size = bytes;
    } else {
      last.push(line);
      size += bytes;
    }
  }
  return batches;
}
