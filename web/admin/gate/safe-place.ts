/** An address of the panel from an untrusted one. */
import { parse } from 'regexparam';
import { ADMIN_ADDRESSES } from '../../../contract/admin-screens.ts';

const PLACES = ADMIN_ADDRESSES.filter((address) => address !== '/admin/login').map((address) => parse(address).pattern);
const HERE = 'http://panel.invalid';

/** Path and query of a screen of the panel; null for anything else, so that no link sends staff to another site. */
export function safePlace(wanted: unknown): string | null {
  if (typeof wanted !== 'string' || !wanted.startsWith('/admin')) return null;
  const url = URL.parse(wanted, HERE);
  if (url?.origin !== HERE || !PLACES.some((place) => place.test(url.pathname))) return null;
  return url.pathname + url.search;
}
