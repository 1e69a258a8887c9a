import type { Scheme } from '../../contract/schemes.endpoints.ts';
import { isPast, today } from '../../contract/today.ts';

/** Whether the last date has passed in India. Finished pages are kept for no longer than its day. */
export function isClosed({ closesOn }: Pick<Scheme, 'closesOn'>): boolean {
  return isPast(closesOn, today(new Date()));
}
