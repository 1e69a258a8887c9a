/** Calls the contract's endpoints over HTTP. */
import { type Api, ApiError, pathParameters } from '../contract/endpoint.ts';

export const fetchApi: Api = async (endpoint, input, options = {}) => {
  const rest = new Map(Object.entries(input as Record<string, unknown>).filter(([, value]) => value !== undefined));
  let path: string = endpoint.path;
  for (const name of pathParameters(path)) {
    path = path.replace(`:${name}`, encodeURIComponent(String(rest.get(name))));
    rest.delete(name);
  }
  const hasQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE';
  if (hasQuery && rest.size > 0) path += `?${new URLSearchParams([...rest].map(([name, value]) => [name, String(value)]))}`;
  const init: RequestInit = { method: endpoint.method, credentials: 'include' };
  if (options.signal) init.signal = options.signal;
  if (endpoint.access === 'session') {
    init.cache = 'no-cache';
    init.headers = { 'Cache-Control': 'no-cache' };
  }
  if (!hasQuery && endpoint.body === 'multipart') {
    const form = new FormData();
    for (const [name, value] of rest) form.append(name, value instanceof Blob ? value : String(value));
    init.body = form;
  } else if (!hasQuery && rest.size > 0) {
    init.body = JSON.stringify(Object.fromEntries(rest));
    init.headers = { 'Content-Type': 'application/json' };
  }
  const response = await fetch(path, init);
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text());
  return response.json();
};
