/** The page of the list an address asks for. */
export function readPage(search: URLSearchParams): number {
  const text = search.get('page') ?? '';
  return /^\d{1,6}$/.test(text) ? Math.max(1, Number(text)) : 1;
}

/** The address of a page of the list; the first one has no number. */
export function blogListAddress(page: number): string {
  return page > 1 ? `/blog?page=${page}` : '/blog';
}
