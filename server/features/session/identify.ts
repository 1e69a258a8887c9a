/** Identifies the caller by session cookie and IP address. */
import { isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Deps } from '../../deps.ts';
import type { Call } from '../../platform/api/route.ts';
import { findSession } from './session.store.ts';
import { deviceToken, sessionToken } from './session-cookie.ts';

/** Without a cookie, as for visitors, it needs no database query. */
export function identifyBy({ db, env, now }: Deps): (context: Context) => Promise<Call> {
  return async (context) => {
    const token = sessionToken(env, context.req.raw);
    return {
      user: token ? await findSession(db, token, now()) : null,
      address: addressOf(context, env),
      sessionToken: token,
      deviceToken: deviceToken(env, context.req.raw),
      responseHeaders: new Headers(),
    };
  };
}

export function addressOf(context: Context, env: Pick<Deps['env'], 'trustProxy'>): string {
  const bindings = context.env as Partial<HttpBindings> | undefined;
  return clientAddress(bindings?.incoming?.socket.remoteAddress, context.req.raw, env.trustProxy);
}

/**
 * The address for rate limits. Behind a trusted proxy it is the last of the list, which the proxy itself saw; the client can forge
 * those before it. The port that some proxies add is removed, because it differs with each connection, and an IPv6 address is cut
 * to its /64, which belongs to one customer.
 */
export function clientAddress(socketAddress: string | undefined, request: Request, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  const address = withoutPort(forwarded || socketAddress || 'local').replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(address) === 6 ? `${firstGroups(address)}::/64` : address.slice(0, LONGEST_ADDRESS);
}

const LONGEST_ADDRESS = 64;

function withoutPort(address: string): string {
  return /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? /^([^:]+):\d+$/.exec(address)?.[1] ?? address;
}

/** The first four groups of an IPv6 address in any notation. */
function firstGroups(address: string): string {
  const [head = '', tail = ''] = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1).split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const groups = [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after];
  return groups.slice(0, 4).join(':');
}
