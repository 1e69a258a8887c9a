/** Serves the endpoints of the contract over HTTP. */
import type { Context, Hono } from 'hono';
import { type Endpoint, KEY_HEADER, KEY_PATTERN, pathParameters } from '../../../contract/endpoint.ts';
import { contentTag } from '../http/etag.ts';
import type { PageCache } from '../http/page-cache.ts';
import { ERROR_ID_HEADER } from '../observability/error-id.ts';
import { questionAddress } from './answer-address.ts';
import { checkAccess, type Dispatch } from './dispatch.ts';
import { refuseForeignOrigin } from './origin.ts';
import { asProblem, invalid, type Problem } from './problem.ts';
import type { Budget, SpendRequest } from './rate-limits.ts';
import { readInput } from './read-input.ts';
import { type Call, type Route, revalidationCall } from './route.ts';
import { sharedAnswer } from './shared-answer.ts';

/** Returns the key of the rate limit a call counts against: the IP address, or the device when it proves to be a known one. */
export type Payer = (endpoint: Endpoint, input: Record<string, unknown>, call: Call) => Promise<string>;

export type Serving = {
  dispatch: Dispatch;
  /** Finds out who calls. */
  identify: (context: Context) => Promise<Call>;
  spend: SpendRequest;
  payerOf: Payer;
  publicUrl: string | undefined;
  cache: PageCache;
  /** Logs the error and returns its id. */
  logFailure: (error: unknown, request: Request) => string;
};

export function serveRoutes(app: Hono, routes: Route[], serving: Serving): void {
  const literalFirst = [...routes].sort((a, b) => pathParameters(a.endpoint.path).length - pathParameters(b.endpoint.path).length);
  for (const { endpoint } of literalFirst) {
    app.on(endpoint.method, endpoint.path, (context) => answer(endpoint, context, serving));
  }
  const methods = new Map<string, string[]>();
  for (const { endpoint } of literalFirst) methods.set(endpoint.path, [...(methods.get(endpoint.path) ?? []), endpoint.method]);
  for (const [path, allowed] of methods) {
    app.all(path, () => new Response('Method Not Allowed', { status: 405, headers: { Allow: allowed.join(', '), ...PLAIN } }));
  }
  app.all('/api/*', () => new Response('Not Found', { status: 404, headers: PLAIN }));
}

const PLAIN = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

async function answer(endpoint: Endpoint, context: Context, serving: Serving): Promise<Response> {
  const request = context.req.raw;
  try {
    // Admin calls check the session before anything else, so that strangers learn nothing from other errors.
    const call = await serving.identify(context);
    refuseForeignOrigin(request, serving.publicUrl);
    checkAccess(endpoint, call);
    const read = () => readInput(endpoint, request, context.req.param() as Record<string, string>);
    const budget = budgetOf(endpoint);
    // A login is read before its budget is spent, because its (small) body may prove that the device is known.
    const early = budget === 'login' ? await read() : undefined;
    if (endpoint.access !== 'admin') await serving.spend(budget, await serving.payerOf(endpoint, early ?? {}, call));
    if (endpoint.takesKey) call.saveKey = readKey(request);
    const input = early ?? (await read());
    if (!isShared(endpoint, call)) return respond(endpoint, await serving.dispatch(endpoint, input, call), call);
    return await answerToAll(endpoint, request, input, call, serving);
  } catch (error) {
    const problem = asProblem(error);
    const errorId = problem.status >= 500 ? serving.logFailure(error, request) : undefined;
    return problemResponse(problem, endpoint.errors === 'message', errorId);
  }
}

function budgetOf({ limit, method }: Endpoint): Budget {
  return limit ?? (method === 'GET' || method === 'POST' ? 'read' : 'write');
}

function readKey(request: Request): string | undefined {
  const key = request.headers.get(KEY_HEADER) ?? undefined;
  if (key !== undefined && !KEY_PATTERN.test(key)) throw invalid(`${KEY_HEADER} must be 16 to 64 letters, digits, hyphens or underscores`);
  return key;
}

/** Whether everybody gets the same answer. Not decided by the method: some read-only calls are POST. */
function isShared(endpoint: Endpoint, call: Call): boolean {
  return endpoint.access === 'public' && budgetOf(endpoint) === 'read' && !endpoint.isSecret && !call.user;
}

/** Caches answers that depend on published content only, like pages; see page-cache.ts. */
async function answerToAll(
  endpoint: Endpoint,
  request: Request,
  input: Record<string, unknown>,
  call: Call,
  { dispatch, cache }: Serving,
): Promise<Response> {
  const key = endpoint.isOfContent ? questionAddress(request, input) : null;
  const cached = key === null ? undefined : await cache.find(key, request);
  if (cached) return cached;
  const { generation } = cache;
  const output = await dispatch(endpoint, input, call);
  if (output instanceof Response) return output;
  const text = JSON.stringify(output);
  const answer = sharedAnswer(request, endpoint, text, jsonHeaders(call));
  const tag = contentTag(text);
  const isCurrent = () =>
    dispatch(endpoint, input, revalidationCall()).then(
      (now) => contentTag(JSON.stringify(now)) === tag,
      () => false,
    );
  const { onServed } = call;
  return cache.store(key, generation, { ...answer, isCurrent, ...(onServed && { onServed }) }, request);
}

function jsonHeaders({ responseHeaders: headers }: Call): Headers {
  headers.set('Content-Type', 'application/json; charset=utf-8');
  headers.set('X-Content-Type-Options', 'nosniff');
  return headers;
}

function respond(endpoint: Endpoint, output: unknown, call: Call): Response {
  // A file for download; everything else is JSON.
  if (output instanceof Response) return output;
  const headers = jsonHeaders(call);
  headers.set('Cache-Control', 'no-store');
  return new Response(JSON.stringify(output), { status: endpoint.success ?? 200, headers });
}

export function problemResponse(problem: Problem, asJson: boolean, errorId?: string): Response {
  const body = asJson ? JSON.stringify({ message: problem.message, ...problem.details }) : problem.message;
  const type = asJson ? 'application/json; charset=utf-8' : PLAIN['Content-Type'];
  return new Response(body, {
    status: problem.status,
    headers: { ...PLAIN, 'Content-Type': type, ...problem.headers, ...(errorId && { [ERROR_ID_HEADER]: errorId }) },
  });
}
