/** India has one time zone and no daylight saving time. */
const AHEAD_OF_UTC_MS = 5.5 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

let last = { day: Number.NaN, text: '' };

/** The date in India as YYYY-MM-DD, used by lists, counts, pages and their cache. */
export function today(now: Date): string {
  const day = Math.floor((now.getTime() + AHEAD_OF_UTC_MS) / DAY_MS);
  // Cached, because every served page needs it, and it changes only at midnight.
  if (day !== last.day) last = { day, text: new Date(day * DAY_MS).toISOString().slice(0, 10) };
  return last.text;
}

/** Whether the last day is over; false without one. @param closesOn YYYY-MM-DD, or longer @param day YYYY-MM-DD */
export function isPast(closesOn: string | null, day: string): boolean {
  return closesOn !== null && closesOn.slice(0, 10) < day;
}
