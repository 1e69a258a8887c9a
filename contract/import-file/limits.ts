/** Limits of imports. */
import { RICH_TEXT_BODY_LIMIT } from '../endpoint.ts';

/** The maximum of one request of the panel. */
export const LONGEST_ROW = RICH_TEXT_BODY_LIMIT;
export const ROW_TOO_LONG = `A row of the file is longer than ${LONGEST_ROW / 1_000_000} MB: these are no schemes, one on each line.`;
/** Of a file that must be in memory as a whole: JSON without one object per line. */
export const LONGEST_DOCUMENT = 100_000_000;
/** Number of broken rows after which a file is refused. */
export const MAX_BROKEN_ROWS = 500;
/** Of a workbook: compressed bytes, unpacked bytes, and cells in its range. */
export const MAX_WORKBOOK_BYTES = 20_000_000;
export const MAX_UNPACKED_BYTES = 200_000_000;
export const MAX_CELLS = 2_000_000;
/** Longest time for reading a file in the browser. */
export const LONGEST_READING_MS = 60_000;
