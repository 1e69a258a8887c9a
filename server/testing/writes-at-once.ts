/** As `Promise.all`, of calls that write at the same time: `npm test` runs the files with it on PostgreSQL too, because its locks are others. */
export function writesAtOnce<T extends readonly unknown[]>(writes: T): Promise<{ -readonly [Place in keyof T]: Awaited<T[Place]> }> {
  return Promise.all(writes);
}
