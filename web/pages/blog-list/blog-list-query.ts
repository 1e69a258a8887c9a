/** The page number in the address. */
export function readPage(search: URLSearchParams): number {
  const text = search.get('page') ?? '';
  return /^\d{1,6}$/.test(text) ? Math.max(1, Number(text)) : 1;
}

/** The address of a page; the first has no number. */
export function blogListAddress(page: number): string {
  return page > 1 ? `/blog?page=${page}` : '/blog';
}
