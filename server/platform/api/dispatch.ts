/** Answers one call: access first, then input, then the handler, then its output. HTTP and in-process calls both come here. */
import type * as z from 'zod/mini';
import { type Api, ApiError, type Endpoint, endpointKey, pathParameters } from '../../../contract/endpoint.ts';
import { sentenceWithField } from '../../../contract/input-problem.ts';
import { LOGIN_NEEDED } from '../../../contract/session.endpoints.ts';
import { asProblem, forbidden, invalid, notFound, type Problem, unauthorized } from './problem.ts';
import type { Call, Route } from './route.ts';

export type Dispatch = (endpoint: Endpoint, input: Record<string, unknown>, call: Call) => Promise<unknown>;

export function createDispatch(routes: Route[]): Dispatch {
  const byKey = new Map(routes.map((route) => [endpointKey(route.endpoint), route]));
  if (byKey.size !== routes.length) throw new Error('An endpoint is served twice');
  return async (endpoint, input, call) => {
    const route = byKey.get(endpointKey(endpoint));
    if (!route) throw notFound();
    checkAccess(route.endpoint, call);
    const given = route.endpoint.prepare?.(input) ?? input;
    const parsed = route.endpoint.input.safeParse(given);
    if (!parsed.success) throw inputProblem(route.endpoint, given, parsed.error.issues);
    const output = await route.handle(parsed.data as never, call);
    return route.endpoint.output.parse(output);
  };
}

/** 401 without a session, 403 without the role or when the login was too long ago. */
export function checkAccess(endpoint: Endpoint, call: Call): void {
  if (endpoint.access === 'public') return;
  if (!call.user) throw unauthorized();
  if (endpoint.access === 'admin' && !call.user.isAdmin) throw forbidden();
  if (endpoint.needsFreshLogin && !call.user.isFresh) throw forbidden(LOGIN_NEEDED);
}

/** 404 when an id in the path is invalid; otherwise 400 with the sentence of the first failing field. */
function inputProblem(endpoint: Endpoint, input: Record<string, unknown>, issues: readonly z.core.$ZodIssue[]): Problem {
  const names = new Set(pathParameters(endpoint.path));
  if (issues.some((issue) => names.has(String(issue.path[0])))) return notFound();
  const [issue] = issues;
  return invalid(issue ? sentenceWithField(issue, input) : 'Invalid input: it is not what the call takes');
}

/** Calls the API in process, for rendering pages. */
export function inProcessApi(dispatch: Dispatch, call: Call): Api {
  return async (endpoint, input) => {
    try {
      return (await dispatch(endpoint, input as Record<string, unknown>, call)) as never;
    } catch (error) {
      const problem = asProblem(error);
      if (problem.status === 500) throw error;
      throw new ApiError(problem.status, problem.message, problem.message);
    }
  };
}
