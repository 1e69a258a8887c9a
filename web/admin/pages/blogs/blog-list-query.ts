/** What the list of blogs shows, kept in its address so that Back finds it again. */
import { useLocation, useSearch } from 'wouter';

export const PAGE_SIZES = [5, 6, 10, 15, 20, 25, 50] as const;
const DEFAULT_SIZE = 6;

export type BlogListQuery = { page: number; size: number; q: string };

export function readBlogListQuery(search: string): BlogListQuery {
  const parameters = new URLSearchParams(search);
  const page = Number(parameters.get('page'));
  const size = Number(parameters.get('size'));
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    size: PAGE_SIZES.find((one) => one === size) ?? DEFAULT_SIZE,
    q: parameters.get('q') ?? '',
  };
}

/** Another search or page size begins at page 1. */
export function useBlogListQuery(): [BlogListQuery, (change: Partial<BlogListQuery>) => void] {
  const query = readBlogListQuery(useSearch());
  const [, navigate] = useLocation();
  const change = (changed: Partial<BlogListQuery>) => {
    const { page, size, q } = { ...query, page: 1, ...changed };
    const parameters = new URLSearchParams({
      ...(page > 1 && { page: String(page) }),
      ...(size !== DEFAULT_SIZE && { size: String(size) }),
      ...(q && { q }),
    });
    navigate(`/admin/blogs${parameters.size > 0 ? `?${parameters}` : ''}`, { replace: true });
  };
  return [query, change];
}
