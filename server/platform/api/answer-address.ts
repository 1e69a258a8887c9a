/** Normalised cache keys of API requests: the order of parameters does not matter. */

/** Cache key of a request whose parameters are all in its URL. */
export function answerAddress({ pathname, searchParams }: URL): string {
  const sorted = new URLSearchParams(searchParams);
  sorted.sort();
  return sorted.size > 0 ? `${pathname}?${sorted}` : pathname;
}

/** Cache key of any request: for calls with a body, the body follows the method, a position no URL uses. */
export function questionAddress(request: Request, input: Record<string, unknown>): string {
  const url = new URL(request.url);
  if (request.method !== 'POST') return answerAddress(url);
  const sorted = Object.entries(input).sort(([a], [b]) => (a < b ? -1 : 1));
  return `POST ${url.pathname} ${JSON.stringify(sorted)}`;
}
