/** What the address of the list says. `category` and `category_name` are the same, in any spelling. */
import { MAX_QUERY_LENGTH } from '../../../contract/fields.ts';

export type ListQuery = {
  q: string;
  category: string;
  state: string;
  level: string;
  open: string;
  exact: string;
  page: number;
};

export function readListQuery(search: URLSearchParams): ListQuery {
  const text = (name: string) => (search.get(name) ?? '').replace(/\p{Cc}+/gu, ' ').trim();
  const oneOf = (name: string, ...known: string[]) => (known.includes(text(name)) ? text(name) : '');
  const page = /^\d{1,6}$/.test(text('page')) ? Number(text('page')) : 1;
  return {
    q: [...text('q')].slice(0, MAX_QUERY_LENGTH).join(''),
    category: text('category_name') || text('category'),
    state: text('state'),
    level: oneOf('level', 'central', 'state'),
    open: oneOf('open', '1'),
    exact: oneOf('exact', '1'),
    page: Math.max(page, 1),
  };
}
