/** Binds an endpoint of the contract to the function that answers it. */
import type { Endpoint, Output, ParsedInput } from '../../../contract/endpoint.ts';

/** `isFresh`: logged in within the last few minutes. */
export type CurrentUser = { id: number; username: string; isAdmin: boolean; isFresh: boolean };

/** Who calls, and what the answer should carry besides its body. */
export type Call = {
  user: CurrentUser | null;
  /** The client's IP address; X-Forwarded-For is trusted only when the settings say so. */
  address: string;
  /** The session token the call came with, if any. */
  sessionToken: string | undefined;
  /** Idempotency key of a save; see `saveOnce`. */
  saveKey?: string | undefined;
  /** The cookie a device got at an earlier login, if any. */
  deviceToken: string | undefined;
  /** Set by a handler that counts requests: called each time the answer is served, also from the cache. */
  onServed?: () => void;
  /** The call only revalidates a cached answer; nobody asked for it. */
  isRevalidation?: true;
  /** Headers to send with the answer. */
  responseHeaders: Headers;
};

export type Route = {
  endpoint: Endpoint;
  handle: (input: never, call: Call) => unknown;
};

export function route<E extends Endpoint>(
  endpoint: E,
  handle: (input: ParsedInput<E>, call: Call) => Output<E> | Promise<Output<E>>,
): Route {
  return { endpoint, handle };
}

/** A call the server makes itself, with the rights of an anonymous visitor. */
export function anonymousCall(): Call {
  return { user: null, address: 'local', sessionToken: undefined, deviceToken: undefined, responseHeaders: new Headers() };
}

export function revalidationCall(): Call {
  return { ...anonymousCall(), isRevalidation: true };
}
