/** Two people changed the same record: what can be put together, and what has to be chosen. */

export type Merge<T> = {
  /** Each side's own changes; where both changed the same field, mine. */
  merged: T;
  /** Fields both changed, in different ways. */
  conflicts: (keyof T & string)[];
  /** Fields that only the stored version changed. */
  taken: (keyof T & string)[];
};

/**
 * @param base what both started from
 * @param mine what is being typed
 * @param stored what the other one has saved
 */
export function mergeVersions<T extends object>(base: T, mine: T, stored: T): Merge<T> {
  const fields = Object.keys(mine) as (keyof T & string)[];
  const differs = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b);
  const theirs = fields.filter((field) => differs(base[field], stored[field]) && differs(mine[field], stored[field]));
  const conflicts = theirs.filter((field) => differs(base[field], mine[field]));
  const taken = theirs.filter((field) => !conflicts.includes(field));
  return { merged: { ...mine, ...Object.fromEntries(taken.map((field) => [field, stored[field]])) }, conflicts, taken };
}
