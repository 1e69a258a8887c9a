/** India has one time zone and no summer time. */
const AHEAD_OF_UTC_MS = 5.5 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

let last = { day: Number.NaN, text: '' };

/** The day in India, as YYYY-MM-DD: the one calendar of lists, counts, pages and their cache. */
export function today(now: Date): string {
  const day = Math.floor((now.getTime() + AHEAD_OF_UTC_MS) / DAY_MS);
  // Asked with every page that is sent, and the same until midnight.
  if (day !== last.day) last = { day, text: new Date(day * DAY_MS).toISOString().slice(0, 10) };
  return last.text;
}

/** Whether the last day, where there is one, is over. @param closesOn YYYY-MM-DD, or longer @param day YYYY-MM-DD */
export function isPast(closesOn: string | null, day: string): boolean {
  return closesOn !== null && closesOn.slice(0, 10) < day;
}
