/** Limits that browsers ask about too; apart from the schemas, which they do not load. */

/** The largest id both databases and the specification's integer rule hold. */
export const MAX_ID = 2 ** 31 - 1;
export const MAX_QUERY_LENGTH = 200;
