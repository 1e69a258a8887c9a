/** Calls the contract's endpoints over HTTP. */
import { type Api, ApiError, KEY_HEADER, pathParameters } from '../../contract/endpoint.ts';
import { PATIENCE_MS } from '../components/no-answer.ts';

export const fetchApi: Api = async (endpoint, input, options = {}) => {
  const rest = new Map(Object.entries(input as Record<string, unknown>).filter(([, value]) => value !== undefined));
  let path: string = endpoint.path;
  for (const name of pathParameters(path)) {
    path = path.replace(`:${name}`, encodeURIComponent(String(rest.get(name))));
    rest.delete(name);
  }
  const hasQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE';
  if (hasQuery && rest.size > 0) path += `?${new URLSearchParams([...rest].map(([name, value]) => [name, String(value)]))}`;
  const ending = new AbortController();
  const init: RequestInit = { method: endpoint.method, credentials: 'include', signal: ending.signal };
  const headers = new Headers();
  if (options.key) headers.set(KEY_HEADER, options.key);
  if (endpoint.access === 'session') {
    init.cache = 'no-cache';
    headers.set('Cache-Control', 'no-cache');
  }
  if (!hasQuery && endpoint.body === 'multipart') {
    const form = new FormData();
    for (const [name, value] of rest) form.append(name, value instanceof Blob ? value : String(value));
    init.body = form;
  } else if (!hasQuery && rest.size > 0) {
    init.body = JSON.stringify(Object.fromEntries(rest));
    headers.set('Content-Type', 'application/json');
  }
  init.headers = headers;
  const end = () => ending.abort(options.signal?.reason);
  if (options.signal?.aborted) end();
  options.signal?.addEventListener('abort', end);
  // Staff upload pictures over slow connections, so their calls have their own timeouts.
  const timer = endpoint.access === 'admin' ? undefined : setTimeout(() => ending.abort(late()), PATIENCE_MS);
  try {
    const response = await fetch(path, init);
    if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text());
    return await response.json();
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener('abort', end);
  }
};

const late = () => new DOMException('No answer in time', 'TimeoutError');
