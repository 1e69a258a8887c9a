/** An API call as data, from which server, browser, renderer and API reference work. */
import type * as z from 'zod/mini';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type Endpoint<I extends z.ZodMiniType = z.ZodMiniType, O extends z.ZodMiniType = z.ZodMiniType> = {
  method: Method;
  /** With `:name` for a path parameter; each parameter is a key of the input. */
  path: `/api/${string}`;
  /** Who may call it. `admin` is checked before anything else. */
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
  /** Format of errors: one line of text, or JSON with a `message`. */
  errors?: 'text' | 'message';
  /** Status of a success; default 200. */
  success?: 200 | 201;
  /** The answer is only for the holder of the key or token in the call, so it is sent with no-store. */
  isSecret?: true;
  /** The URL contains the hash of the content, so the answer never changes. */
  isImmutable?: true;
  /** The answer depends only on input, published content and date, so it is cached until one of them changes. */
  isOfContent?: true;
  /** The rate limit; see server/platform/api/rate-limits.ts. */
  limit?: 'read' | 'write' | 'login';
  /** Transforms the input before validation, to set aside unfinished fields of drafts. */
  prepare?: (input: Record<string, unknown>) => Record<string, unknown>;
  /** Idempotent: a repeated call with the same `Idempotency-Key` gets the answer of the first. */
  takesKey?: true;
};

export const DEFAULT_BODY_LIMIT = 100_000;
export const RICH_TEXT_BODY_LIMIT = 10_000_000;
export const PICTURE_LIMIT = 5_000_000;
export const MULTIPART_BODY_LIMIT = RICH_TEXT_BODY_LIMIT + PICTURE_LIMIT;

export type Input<E extends Endpoint> = z.input<E['input']>;
export type ParsedInput<E extends Endpoint> = z.output<E['input']>;
export type Output<E extends Endpoint> = z.output<E['output']>;

/** Defines an endpoint with the exact types of its schemas. */
export function endpoint<I extends z.ZodMiniType, O extends z.ZodMiniType>(stated: Endpoint<I, O>): Endpoint<I, O> {
  return stated;
}

/** Identifies an endpoint across copies of the contract (server and bundle). */
export function endpointKey(stated: Pick<Endpoint, 'method' | 'path'>): string {
  return `${stated.method} ${stated.path}`;
}

/** Parameter names in a path: `/api/blogs/:id` gives `['id']`. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as string);
}

/** `key`: random idempotency key, reused until the answer is known. */
export type CallOptions = { signal?: AbortSignal; key?: string };

/** Calls one endpoint; over `fetch` in the browser, in process on the server and in tests. Rejects with ApiError. */
export type Api = <E extends Endpoint>(endpoint: E, input: Input<E>, options?: CallOptions) => Promise<Output<E>>;

export const KEY_HEADER = 'Idempotency-Key';
export const KEY_PATTERN = /^[\w-]{16,64}$/;

const PAGE = /^\s*<(?:!doctype|html)\b/i;

/** A failed call: the specified `400: sentence` as message, and the server's sentence. */
export class ApiError extends Error {
  readonly status: number;
  readonly serverMessage: string;
  /** The `message` of a JSON body; empty for other bodies. */
  readonly messageField: string;

  constructor(status: number, statusText: string, answer: string) {
    // An HTML body comes from a proxy and is useless to the reader.
    const body = PAGE.test(answer) ? '' : answer;
    super(`${status}: ${body || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    const field = messageIn(body);
    this.messageField = field ?? '';
    this.serverMessage = field ?? body;
  }
}

/** Undefined if the body is not a JSON object. */
function messageIn(body: string): string | undefined {
  if (!body.startsWith('{')) return undefined;
  try {
    const { message } = JSON.parse(body) as { message?: unknown };
    return typeof message === 'string' ? message : '';
  } catch {
    return undefined;
  }
}
