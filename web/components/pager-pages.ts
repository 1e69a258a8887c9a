export type PagerPart = number | 'gap';

/**
 * The numbers of a pager, as specified: up to page 3 the pages from 1 to two further (at most 5); later the first page,
 * the neighbours, and the page after the next when there is a next one. Numbers beyond the last page can be among them.
 */
export function pagerPages(page: number, hasNext: boolean): PagerPart[] {
  if (page <= 3) return Array.from({ length: Math.min(5, page + 2) }, (_, place) => place + 1);
  return [1, ...(page > 4 ? ['gap' as const] : []), page - 1, page, page + 1, ...(hasNext ? ['gap' as const, page + 2] : [])];
}

/**
 * Whether there is a page after this one: only when this one is full, and the total, where known, goes beyond it.
 * @param count items on this page
 */
export function hasNextPage(count: number, page: number, limit: number, total?: number): boolean {
  return count === limit && (total === undefined || page * limit < total);
}
