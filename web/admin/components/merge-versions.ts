/** Three-way merge for two people who changed the same record. */

export type Merge<T> = {
  /** Both sides' changes; mine for fields changed on both sides. */
  merged: T;
  /** Fields changed differently on both sides. */
  conflicts: (keyof T & string)[];
  /** Fields that only the stored version changed. */
  taken: (keyof T & string)[];
};

/**
 * @param base the version both started from
 * @param mine the values being typed
 * @param stored the version saved by somebody else
 */
export function mergeVersions<T extends object>(base: T, mine: T, stored: T): Merge<T> {
  const fields = Object.keys(mine) as (keyof T & string)[];
  const differs = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b);
  const theirs = fields.filter((field) => differs(base[field], stored[field]) && differs(mine[field], stored[field]));
  const conflicts = theirs.filter((field) => differs(base[field], mine[field]));
  const taken = theirs.filter((field) => !conflicts.includes(field));
  return { merged: { ...mine, ...Object.fromEntries(taken.map((field) => [field, stored[field]])) }, conflicts, taken };
}
