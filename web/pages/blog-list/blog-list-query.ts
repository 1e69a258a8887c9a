import { BLOGS_PER_PAGE, type listBlogs } from '../../../contract/blogs.endpoints.ts';
import type { Input } from '../../../contract/endpoint.ts';
import type { Language } from '../../../contract/fields.ts';
import { langInput } from '../../lang-input.ts';

/** What the address of the list asks for. */
export function blogListInput(search: URLSearchParams, language: Language): Input<typeof listBlogs> & { page: number } {
  const text = search.get('page') ?? '';
  const page = /^\d{1,6}$/.test(text) ? Math.max(1, Number(text)) : 1;
  return { page, limit: BLOGS_PER_PAGE, ...langInput(language) };
}

/** The address of a page of the list; the first one has no number. */
export function blogListAddress(page: number): string {
  return page > 1 ? `/blog?page=${page}` : '/blog';
}
