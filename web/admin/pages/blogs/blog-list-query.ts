import { choice, listQuery, pageNumber, words } from '../../components/list-query.ts';

export const PAGE_SIZES = [5, 6, 10, 15, 20, 25, 50] as const;
const DEFAULT_SIZE = 6;

export type BlogListQuery = { page: number; size: (typeof PAGE_SIZES)[number]; q: string };

export const blogListQuery = listQuery<BlogListQuery>('/admin/blogs', {
  page: pageNumber,
  size: choice(PAGE_SIZES, DEFAULT_SIZE),
  q: words(),
});
