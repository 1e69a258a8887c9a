/** One API call, stated as data. The server serves it, the browser and the renderer call it, the reference is drawn from it. */
import type * as z from 'zod/mini';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type Endpoint<I extends z.ZodMiniType = z.ZodMiniType, O extends z.ZodMiniType = z.ZodMiniType> = {
  method: Method;
  /** With `:name` for a path parameter; each parameter is a key of the input. */
  path: `/api/${string}`;
  /** Who may call it. `admin` is checked before anything else of the call is looked at. */
  access: 'public' | 'session' | 'admin';
  /** Requires a login within the last few minutes, so that an unattended session is not enough. */
  needsFreshLogin?: true;
  summary: string;
  /** One flat object: path parameters, then query (GET, DELETE) or body (POST, PUT, PATCH). */
  input: I;
  output: O;
  /** `multipart` for calls that carry a file; otherwise a body is JSON. */
  body?: 'json' | 'multipart';
  /** Largest body in bytes. */
  bodyLimit?: number;
  /** Errors are one line of text, except where a client reads the `message` of a JSON error. */
  errors?: 'text' | 'message';
  /** Status of a success; 200 unless stated. */
  success?: 200 | 201;
  /** The answer is for the holder of the key or token in the call: sent with no-store. */
  isSecret?: true;
  /** The address names what it holds by its hash, so the answer never changes. */
  isImmutable?: true;
  /** The answer depends on nothing but the input, the published content and the day, so it is kept until one of them changes. */
  isOfContent?: true;
  /** Which budget of requests a visitor spends; see server/platform/api/rate-limits.ts. */
  limit?: 'read' | 'write' | 'login';
  /** Looks at an input before its schema does: what a draft leaves unfinished is set aside here. */
  prepare?: (input: Record<string, unknown>) => Record<string, unknown>;
  /** A repeated call with the same key in the header `Idempotency-Key` is not done again: it gets the answer of the first. */
  takesKey?: true;
};

export const DEFAULT_BODY_LIMIT = 100_000;
export const RICH_TEXT_BODY_LIMIT = 10_000_000;
export const PICTURE_LIMIT = 5_000_000;
export const MULTIPART_BODY_LIMIT = RICH_TEXT_BODY_LIMIT + PICTURE_LIMIT;

export type Input<E extends Endpoint> = z.input<E['input']>;
export type ParsedInput<E extends Endpoint> = z.output<E['input']>;
export type Output<E extends Endpoint> = z.output<E['output']>;

/** States an endpoint, keeping the exact types of its schemas. */
export function endpoint<I extends z.ZodMiniType, O extends z.ZodMiniType>(stated: Endpoint<I, O>): Endpoint<I, O> {
  return stated;
}

/** The name of an endpoint: two copies of the contract (server and bundle) agree on it. */
export function endpointKey(stated: Pick<Endpoint, 'method' | 'path'>): string {
  return `${stated.method} ${stated.path}`;
}

/** Parameter names in a path: `/api/blogs/:id` gives `['id']`. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as string);
}

/** @param key for an endpoint that takes one: chosen at random, and the same until the answer is known */
export type CallOptions = { signal?: AbortSignal; key?: string };

/** Calls one endpoint; over `fetch` in the browser, in process on the server and in tests. Rejects with ApiError. */
export type Api = <E extends Endpoint>(endpoint: E, input: Input<E>, options?: CallOptions) => Promise<Output<E>>;

export const KEY_HEADER = 'Idempotency-Key';
export const KEY_PATTERN = /^[\w-]{16,64}$/;

const PAGE = /^\s*<(?:!doctype|html)\b/i;

/** What a failed call gives: the specified `400: sentence` as message, and the server's own sentence. */
export class ApiError extends Error {
  readonly status: number;
  readonly serverMessage: string;
  /** The `message` of a JSON body; empty where the body is anything else. */
  readonly messageField: string;

  constructor(status: number, statusText: string, answer: string) {
    // A page comes from a proxy on the way: it says nothing to a reader.
    const body = PAGE.test(answer) ? '' : answer;
    super(`${status}: ${body || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    const field = messageIn(body);
    this.messageField = field ?? '';
    this.serverMessage = field ?? body;
  }
}

/** Undefined where the body is no JSON object. */
function messageIn(body: string): string | undefined {
  if (!body.startsWith('{')) return undefined;
  try {
    const { message } = JSON.parse(body) as { message?: unknown };
    return typeof message === 'string' ? message : '';
  } catch {
    return undefined;
  }
}
