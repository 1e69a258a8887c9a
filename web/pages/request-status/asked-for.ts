/** Number and code from the address, as they were typed; null when one is missing. */
export function askedFor(search: URLSearchParams): { id: string; key: string } | null {
  const id = (search.get('number') ?? '').trim();
  const key = (search.get('key') ?? '').trim();
  return id && key ? { id, key } : null;
}
