/** One spelling per question put to the API: the order of what is asked does not matter. */

/** Of a question that stands in its address. */
export function answerAddress({ pathname, searchParams }: URL): string {
  const sorted = new URLSearchParams(searchParams);
  sorted.sort();
  return sorted.size > 0 ? `${pathname}?${sorted}` : pathname;
}

/** Of any: what is asked in a body stands behind the method, where no address has anything. */
export function questionAddress(request: Request, input: Record<string, unknown>): string {
  const url = new URL(request.url);
  if (request.method !== 'POST') return answerAddress(url);
  const sorted = Object.entries(input).sort(([a], [b]) => (a < b ? -1 : 1));
  return `POST ${url.pathname} ${JSON.stringify(sorted)}`;
}
