const INDIA = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' });

/** The day in India, as YYYY-MM-DD. */
export function today(now: Date): string {
  return INDIA.format(now);
}
