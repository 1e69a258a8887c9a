import type { Scheme } from '../../contract/schemes.endpoints.ts';
import { isPast, today } from '../../contract/today.ts';

/** Whether the last date has passed in India. Cached pages expire on that day. */
export function isClosed({ closesOn }: Pick<Scheme, 'closesOn'>): boolean {
  return isPast(closesOn, today(new Date()));
}
