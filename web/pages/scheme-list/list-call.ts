/** Which call brings what the address asks for, with exactly the specified input. */
import type { Category } from '../../../contract/categories.endpoints.ts';
import { resolveCategory } from '../../../contract/categories.ts';
import type { Language } from '../../../contract/fields.ts';
import { listSchemes, listSchemesOfCategory, SCHEMES_PER_PAGE, searchSchemes } from '../../../contract/schemes.endpoints.ts';
import { findCategory } from '../../components/categories.ts';
import { langInput } from '../../lang-input.ts';
import type { ListQuery } from './list-query.ts';

/**
 * Null for a category that does not exist: it has no schemes, and the list says so.
 * @param fetched knows the ids of categories beyond the specified ones
 */
export function listCall(
  { q, category, state, level, open, exact, page }: ListQuery,
  language: Language,
  fetched: readonly Category[] = [],
) {
  const shared = {
    page,
    limit: SCHEMES_PER_PAGE,
    ...langInput(language),
    ...(state && { state }),
    ...(level && { level: level as 'central' | 'state' }),
    ...(open && { open: '1' as const }),
  };
  if (q) {
    const chosen = resolveCategory(category)?.name ?? category;
    return {
      endpoint: searchSchemes,
      input: { search: q, ...(chosen && { category: chosen }), ...(exact && { exact: '1' as const }), ...shared },
    };
  }
  if (!category) return { endpoint: listSchemes, input: shared };
  const known = resolveCategory(category) ?? findCategory(fetched, category);
  return known ? { endpoint: listSchemesOfCategory, input: { categoryId: known.id, ...shared } } : null;
}
