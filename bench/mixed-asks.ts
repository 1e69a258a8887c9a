/** A mixed load: cached and new searches, lists, schemes, feeds and suggestions. */
import { queryTexts } from './query-texts.ts';
import type { Ask } from './running.ts';

const queries = queryTexts();
export const page = (words: string, more = ''): Ask => ({ path: `/schemes?q=${encodeURIComponent(words)}${more}` });
export const searched = (search: string): Ask => ({ path: '/api/structured/schemes/search', body: { search } });
export const listed = (number: number, limit: number): Ask => ({ path: '/api/structured/schemes', body: { page: number, limit } });

/** @param ids of existing schemes, @param from number of earlier requests */
export function mixedAsks(ids: readonly number[], from: number, count: number): Ask[] {
  return Array.from({ length: count }, (_, index) => askNumber(ids, from + index));
}

function askNumber(ids: readonly number[], number: number): Ask {
  // Each block of a hundred starts one query later than the block before, so most queries repeat.
  const words = queries[(Math.floor(number / 100) + (number % 100)) % queries.length] as string;
  const all = [
    page(words),
    page(words, '&state=Gujarat'),
    searched(words),
    listed((Math.floor(number / 100) + number) % 300, 12),
    { path: `/schemes/${ids[number % ids.length]}` },
    { path: `/api/schemes/suggest?q=${encodeURIComponent(words.slice(0, 5))}` },
    { path: '/sitemap.xml' },
    { path: `/hi/schemes?page=${(number % 20) + 1}`, encoding: 'gzip' },
  ];
  return all[number % all.length] as Ask;
}
