/** The panel's API client: the contract's calls, with timeouts and handling of an expired session. */
import { updateFromRelease } from '../../contract/content.endpoints.ts';
import { type Api, ApiError, type Endpoint } from '../../contract/endpoint.ts';
import { bulkSchemes, importSchemes } from '../../contract/scheme-bulk.endpoints.ts';
import { LOGIN_NEEDED, login, readMe } from '../../contract/session.endpoints.ts';
import { fetchApi } from '../data/api-client.ts';
import { PATIENCE_MS } from './outage.ts';
import { freshLogin, sessionIsOver } from './session-over.ts';
import { watchSaves } from './watched-numbers.ts';

/** These process hundreds of schemes. */
const LONG_CALLS = new Set<string>([bulkSchemes.path, importSchemes.path, updateFromRelease.path]);
const LONG_PATIENCE_MS = 120_000;
/** Assumed upload speed of a slow connection in bytes per millisecond, so that pictures get a longer timeout. */
const SLOW_LINE = 20;
/** A 401 of these is an expected answer, not an expired session. */
const ASK_WHO = new Set<string>([readMe.path, login.path]);

/**
 * A 401 stays an ordinary error, so that unsaved typing is not lost; a dialog over the screen asks for a login. A call that needs a recent
 * login waits for that dialog and is then repeated.
 */
export const adminApi: Api = async (endpoint, input, options = {}) => {
  const call = () => {
    const patience = AbortSignal.timeout(patienceFor(endpoint, input as Record<string, unknown>));
    return fetchApi(endpoint, input, { ...options, signal: options.signal ? AbortSignal.any([options.signal, patience]) : patience });
  };
  try {
    const answer = await call();
    watchSaves(endpoint, input as object, answer as object);
    return answer;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401 && !ASK_WHO.has(endpoint.path)) sessionIsOver();
    if (error.status === 403 && error.serverMessage === LOGIN_NEEDED && (await freshLogin())) return call();
    throw error;
  }
};

function patienceFor({ path, body }: Endpoint, input: Record<string, unknown>): number {
  if (LONG_CALLS.has(path)) return LONG_PATIENCE_MS;
  if (body !== 'multipart') return PATIENCE_MS;
  const bytes = Object.values(input).reduce<number>((sum, value) => sum + (value instanceof Blob ? value.size : String(value).length), 0);
  return PATIENCE_MS + bytes / SLOW_LINE;
}
