/** Validates redirect addresses within the panel. */
import { parse } from 'regexparam';
import { ADMIN_ADDRESSES } from '../../../contract/admin-screens.ts';

const PLACES = ADMIN_ADDRESSES.filter((address) => address !== '/admin/login').map((address) => parse(address).pattern);
const HERE = 'http://panel.invalid';

/** The path and query of a panel screen; null for anything else, so that no link redirects staff to another site. */
export function safePlace(wanted: unknown): string | null {
  if (typeof wanted !== 'string' || !wanted.startsWith('/admin')) return null;
  const url = URL.parse(wanted, HERE);
  if (url?.origin !== HERE || !PLACES.some((place) => place.test(url.pathname))) return null;
  return url.pathname + url.search;
}
