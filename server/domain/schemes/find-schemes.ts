/** Lists for staff, read from the database, including drafts. */
import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { resolveCategory } from '../../../contract/categories.ts';
import type { ParsedInput } from '../../../contract/endpoint.ts';
import type { SchemeSort, searchSchemes } from '../../../contract/schemes.endpoints.ts';
import type { Database, Tables } from '../../platform/database/tables.ts';
import { idsMentioning } from './mentioning.ts';

export type StaffFilters = Pick<ParsedInput<typeof searchSchemes>, 'search' | 'status' | 'category' | 'state' | 'level'> & {
  sort?: SchemeSort | undefined;
};

/** All schemes for the dashboard, newest first. */
export async function readStaffOverview(db: Database) {
  const [schemes, categories] = await Promise.all([
    db
      .selectFrom('schemes')
      .select(['id', 'name', 'createdOn', 'updated_on as updatedOn', 'status'])
      .where('deleted_at', 'is', null)
      .orderBy('createdOn', 'desc')
      .orderBy('id', 'desc')
      .execute(),
    db
      .selectFrom('scheme_categories')
      .innerJoin('categories', 'categories.id', 'scheme_categories.category_id')
      .select(['scheme_id', 'categories.name'])
      .where('position', '=', 0)
      .execute(),
  ]);
  const nameOf = new Map(categories.map((category) => [category.scheme_id, category.name]));
  return schemes.map(({ name, status, ...scheme }) => ({
    ...scheme,
    // Corrupt rows are listed, so that they can be opened and repaired.
    name: typeof name === 'string' ? name : '',
    status: status === 'published' ? status : ('draft' as const),
    category_name: nameOf.get(scheme.id) ?? '',
  }));
}

/**
 * Ids of the matching schemes, in order. Every word must occur in a text of the scheme in any language or in the name of a category,
 * and every number in any digits and grouping.
 */
export async function findForStaff(db: Database, filters: StaffFilters): Promise<number[]> {
  let query = db.selectFrom('schemes').select(['schemes.id', 'schemes.version']).where('deleted_at', 'is', null);
  if (filters.status && filters.status !== 'all') query = query.where('status', '=', filters.status);
  if (filters.level) query = query.where('level', '=', filters.level);
  const { category, state } = filters;
  if (category) query = query.where((row) => row.exists(inCategory(row, resolveCategory(category)?.id ?? 0)));
  if (state) {
    query = query.where((row) =>
      row.exists(row.selectFrom('scheme_states').select('state').whereRef('scheme_id', '=', 'schemes.id').where('state', '=', state)),
    );
  }
  const search = (filters.search ?? '').toLowerCase().trim();
  if (search && !filters.sort) {
    const whole = `%${escapeLike(search.split(/\s+/).join(' '))}%`;
    query = query.orderBy((row) => row.case().when(like('schemes.name', whole)).then(0).else(1).end());
  }
  const [column, direction] = ORDERS[filters.sort ?? 'updated-newest'];
  const rows = await query
    .orderBy(sql.raw(column), direction)
    .orderBy('schemes.id', direction === 'asc' ? 'asc' : 'desc')
    .execute();
  if (!search) return rows.map((row) => row.id);
  const matching = await idsMentioning(db, rows, search);
  return rows.flatMap(({ id }) => (matching.has(id) ? [id] : []));
}

/** SQL for the name of the first category; contains no user input. */
const FIRST_CATEGORY =
  '(select min(categories.name) from scheme_categories join categories on categories.id = category_id where scheme_id = schemes.id and position = 0)';

const ORDERS: Record<SchemeSort, [string, 'asc' | 'desc']> = {
  'updated-newest': ['schemes.updated_on', 'desc'],
  'updated-oldest': ['schemes.updated_on', 'asc'],
  'name-asc': ['lower(schemes.name)', 'asc'],
  'name-desc': ['lower(schemes.name)', 'desc'],
  'category-asc': [FIRST_CATEGORY, 'asc'],
  'category-desc': [FIRST_CATEGORY, 'desc'],
};

type SchemeExpressions = ExpressionBuilder<Tables, 'schemes'>;

function inCategory(row: SchemeExpressions, id: number) {
  return row.selectFrom('scheme_categories').select('category_id').whereRef('scheme_id', '=', 'schemes.id').where('category_id', '=', id);
}

/** Case-insensitive, which neither engine is by default. */
function like(column: string, pattern: string) {
  return sql<SqlBool>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`;
}

function escapeLike(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&');
}
