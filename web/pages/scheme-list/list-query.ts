/** The list's address. `category` and `category_name` are equivalent, in any spelling. */
import { AUDIENCES } from '../../../contract/audiences.ts';
import { MAX_QUERY_LENGTH } from '../../../contract/limits.ts';
import { firstOfLine } from '../../../contract/plain-text.ts';

/** Truncates like the call, so that the shown text is the searched one. */
const firstLine = firstOfLine(MAX_QUERY_LENGTH);

export type ListQuery = {
  q: string;
  category: string;
  state: string;
  level: string;
  open: string;
  audience: string;
  exact: string;
  page: number;
};

export function readListQuery(search: URLSearchParams): ListQuery {
  const text = (name: string) => firstLine(search.get(name) ?? '');
  const oneOf = (name: string, ...known: string[]) => (known.includes(text(name)) ? text(name) : '');
  const page = /^\d{1,6}$/.test(text('page')) ? Number(text('page')) : 1;
  return {
    q: text('q'),
    category: text('category_name') || text('category'),
    state: text('state'),
    level: oneOf('level', 'central', 'state'),
    open: oneOf('open', '1'),
    audience: oneOf('for', ...AUDIENCES),
    exact: oneOf('exact', '1'),
    page: Math.max(page, 1),
  };
}
