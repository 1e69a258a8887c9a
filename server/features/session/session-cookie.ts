/** The cookies of a login: the session token, and the token that identifies a known device. */
import { parse, serialize } from 'hono/utils/cookie';
import { type Env, isSecure } from '../../env.ts';
import { DEVICE_MS } from './known-devices.ts';
import { ABSOLUTE_MS } from './session.store.ts';

type Site = Pick<Env, 'publicUrl'>;
type Kind = 'sid' | 'device';

/** The prefix keeps other hosts of the domain from setting the cookie. Browsers accept it over https only. */
const nameFor = (site: Site, kind: Kind) => (isSecure(site) ? `__Host-${kind}` : kind);

const cookie = (site: Site, kind: Kind, value: string, maxAge: number) =>
  serialize(nameFor(site, kind), value, { httpOnly: true, sameSite: 'Lax', path: '/', secure: isSecure(site), maxAge } as never);

export const sessionCookie = (site: Site, token: string): string => cookie(site, 'sid', token, ABSOLUTE_MS / 1000);
export const endedCookie = (site: Site): string => cookie(site, 'sid', '', 0);
export const deviceCookie = (site: Site, token: string): string => cookie(site, 'device', token, DEVICE_MS / 1000);

/** The token of a request; undefined if missing or malformed. */
function tokenOf(site: Site, kind: Kind, request: Request): string | undefined {
  const header = request.headers.get('cookie');
  if (!header) return undefined;
  const name = nameFor(site, kind);
  const token = parse(header, name)[name];
  return token && /^[\w-]{43}$/.test(token) ? token : undefined;
}

export const sessionToken = (site: Site, request: Request): string | undefined => tokenOf(site, 'sid', request);
export const deviceToken = (site: Site, request: Request): string | undefined => tokenOf(site, 'device', request);
