/** How much an import reads. */
import { RICH_TEXT_BODY_LIMIT } from '../endpoint.ts';

/** As long as what the panel sends in one request. */
export const LONGEST_ROW = RICH_TEXT_BODY_LIMIT;
export const ROW_TOO_LONG = `A row of the file is longer than ${LONGEST_ROW / 1_000_000} MB: these are no schemes, one on each line.`;
/** Of a file that has to be in memory as a whole: JSON that is not one object a line. */
export const LONGEST_DOCUMENT = 100_000_000;
/** Rows that cannot be told from each other, after which a file is given up. */
export const MAX_BROKEN_ROWS = 500;
/** Of a workbook: its bytes, what it unpacks to, and the cells from its first to its last. */
export const MAX_WORKBOOK_BYTES = 20_000_000;
export const MAX_UNPACKED_BYTES = 200_000_000;
export const MAX_CELLS = 2_000_000;
/** Longest time a browser reads a file. */
export const LONGEST_READING_MS = 60_000;
