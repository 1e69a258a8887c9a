/** India has one time zone and no summer time. */
const AHEAD_OF_UTC_MS = 5.5 * 3_600_000;

/** The day in India, as YYYY-MM-DD: the one calendar of lists, counts, pages and their cache. */
export function today(now: Date): string {
  return new Date(now.getTime() + AHEAD_OF_UTC_MS).toISOString().slice(0, 10);
}
