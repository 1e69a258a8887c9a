/** Finds out who calls: the session behind the cookie, and the address behind the connection. */
import { isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Deps } from '../../deps.ts';
import type { Call } from '../../platform/api/route.ts';
import { findSession } from './session.store.ts';
import { deviceToken, sessionToken } from './session-cookie.ts';

/** Visitors bring no cookie and cost no look-up. */
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

/** Where a request comes from. */
export function addressOf(context: Context, env: Pick<Deps['env'], 'trustProxy'>): string {
  const bindings = context.env as Partial<HttpBindings> | undefined;
  return clientAddress(bindings?.incoming?.socket.remoteAddress, context.req.raw, env.trustProxy);
}

/**
 * Whose requests are counted together. Behind a trusted proxy that is the address the proxy itself saw, the last of the list:
 * those before it are the client's own word. Some proxies add the port, which is another with each connection. An IPv6
 * customer owns a /64, so the rest of the address is cut off.
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

/** The four groups that name the customer, however the address is written. */
function firstGroups(address: string): string {
  const [head = '', tail = ''] = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1).split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const groups = [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after];
  return groups.slice(0, 4).join(':');
}
