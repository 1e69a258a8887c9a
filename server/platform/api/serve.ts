/** Serves the endpoints of the contract over HTTP. */
import type { Context, Hono } from 'hono';
import { type Endpoint, KEY_HEADER, KEY_PATTERN, pathParameters } from '../../../contract/endpoint.ts';
import { checkAccess, type Dispatch } from './dispatch.ts';
import { refuseForeignOrigin } from './origin.ts';
import { asProblem, invalid, type Problem } from './problem.ts';
import type { Budget, SpendRequest } from './rate-limits.ts';
import { readInput } from './read-input.ts';
import type { Call, Route } from './route.ts';
import { sharedAnswer } from './shared-answer.ts';

export type Serving = {
  dispatch: Dispatch;
  /** Finds out who calls. */
  identify: (context: Context) => Promise<Call>;
  spend: SpendRequest;
  publicUrl: string | undefined;
  logFailure: (error: unknown, request: Request) => void;
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
    // A call for admins looks up its session before anything else, so that strangers learn nothing more.
    const call = await serving.identify(context);
    refuseForeignOrigin(request, serving.publicUrl);
    checkAccess(endpoint, call);
    if (endpoint.access !== 'admin') {
      await serving.spend(budgetOf(endpoint), call.address);
    }
    if (endpoint.takesKey) call.saveKey = readKey(request);
    const input = await readInput(endpoint, request, context.req.param() as Record<string, string>);
    const output = await serving.dispatch(endpoint, input, call);
    return await respond(endpoint, request, output, call);
  } catch (error) {
    const problem = asProblem(error);
    if (problem.status >= 500) serving.logFailure(error, request);
    return problemResponse(problem, endpoint.errors === 'message');
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

function respond(endpoint: Endpoint, request: Request, output: unknown, call: Call): Response | Promise<Response> {
  // A file for download; everything else is JSON.
  if (output instanceof Response) return output;
  const body = JSON.stringify(output);
  const headers = call.responseHeaders;
  headers.set('Content-Type', 'application/json; charset=utf-8');
  headers.set('X-Content-Type-Options', 'nosniff');
  // Several calls that only read are stated as POST.
  const isShared = endpoint.access === 'public' && budgetOf(endpoint) === 'read' && !endpoint.isSecret && !call.user;
  if (isShared) return sharedAnswer(request, body, headers, endpoint.isImmutable);
  headers.set('Cache-Control', 'no-store');
  return new Response(body, { status: endpoint.success ?? 200, headers });
}

export function problemResponse(problem: Problem, asJson: boolean): Response {
  const body = asJson ? JSON.stringify({ message: problem.message, ...problem.details }) : problem.message;
  const type = asJson ? 'application/json; charset=utf-8' : PLAIN['Content-Type'];
  return new Response(body, { status: problem.status, headers: { ...PLAIN, 'Content-Type': type, ...problem.headers } });
}
