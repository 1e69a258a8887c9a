export type PagerPart = number | 'gap';

/**
 * The numbers of a pager, as specified: up to page 3, the pages from 1 to two further (at most 5); later the first page, the neighbours,
 * and the page after the next if there is a next one. Pages that do not exist are left out, and gaps before them too.
 * @param lastPage infinite if the total is unknown
 */
export function pagerPages(page: number, hasNext: boolean, lastPage: number): PagerPart[] {
  const there = (...numbers: number[]) => numbers.filter((number) => number <= lastPage);
  if (page <= 3) return there(1, 2, 3, 4, 5).slice(0, page + 2);
  const further = hasNext ? there(page + 2).flatMap((number) => ['gap' as const, number]) : [];
  return [1, ...(page > 4 ? ['gap' as const] : []), ...there(page - 1, page, page + 1), ...further];
}

/**
 * Whether there is a next page: this one is full, and the total, if known, is larger.
 * @param count items on this page
 */
export function hasNextPage(count: number, page: number, limit: number, total?: number): boolean {
  return count === limit && (total === undefined || page * limit < total);
}
