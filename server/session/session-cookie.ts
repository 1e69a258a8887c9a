/** The cookie that carries a session's token. */
import { parse, serialize } from 'hono/utils/cookie';
import type { Env } from '../env.ts';
import { ABSOLUTE_MS } from './session.store.ts';

type Site = Pick<Env, 'publicUrl'>;

const isSecure = ({ publicUrl }: Site) => publicUrl?.startsWith('https:') ?? false;

/** With the prefix, no other host of the domain can set or overwrite the cookie. Browsers take it over https alone. */
const nameFor = (site: Site) => (isSecure(site) ? '__Host-sid' : 'sid');

const cookie = (site: Site, value: string, maxAge: number) =>
  serialize(nameFor(site), value, { httpOnly: true, sameSite: 'Lax', path: '/', secure: isSecure(site), maxAge } as never);

export const sessionCookie = (site: Site, token: string): string => cookie(site, token, ABSOLUTE_MS / 1000);
export const endedCookie = (site: Site): string => cookie(site, '', 0);

/** The token a request brings; undefined when there is none or it cannot be one. */
export function sessionToken(site: Site, request: Request): string | undefined {
  const header = request.headers.get('cookie');
  if (!header) return undefined;
  const token = parse(header, nameFor(site))[nameFor(site)];
  return token && /^[\w-]{43}$/.test(token) ? token : undefined;
}
