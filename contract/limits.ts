/** Limits that browsers need too; separate from the schemas, which they do not load. */

/** The largest id that both databases and the specification allow. */
export const MAX_ID = 2 ** 31 - 1;
export const MAX_QUERY_LENGTH = 200;
