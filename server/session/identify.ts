/** Finds out who calls: the session behind the cookie, and the address behind the connection. */
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Call } from '../api/route.ts';
import type { House } from '../house.ts';
import { findSession } from './session.store.ts';
import { sessionToken } from './session-cookie.ts';

/** Visitors bring no cookie and cost no look-up. */
export function identifyBy({ db, env, now }: House): (context: Context) => Promise<Call> {
  return async (context) => {
    const request = context.req.raw;
    const token = sessionToken(env, request);
    const bindings = context.env as Partial<HttpBindings> | undefined;
    return {
      user: token ? await findSession(db, token, now()) : null,
      address: clientAddress(bindings?.incoming?.socket.remoteAddress, request, env.trustProxy),
      sessionToken: token,
      responseHeaders: new Headers(),
    };
  };
}

/**
 * Whose requests are counted together. Behind a trusted proxy that is the address the proxy itself saw, the last of the list:
 * those before it are the client's own word. An IPv6 customer owns a /64, so the rest of the address is cut off.
 */
export function clientAddress(socketAddress: string | undefined, request: Request, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  const address = (forwarded || socketAddress || 'local').replace(/^::ffff:(?=\d+\.)/i, '');
  if (!address.includes(':')) return address;
  const groups = address.split('::')[0]?.split(':') ?? [];
  return `${[...groups, '0', '0', '0', '0'].slice(0, 4).join(':')}::/64`;
}
