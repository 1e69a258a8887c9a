/** Which call brings what the address asks for, with exactly the specified input. */
import { resolveCategory } from '../../../contract/categories.ts';
import type { Language } from '../../../contract/fields.ts';
import { listSchemes, listSchemesOfCategory, SCHEMES_PER_PAGE, searchSchemes } from '../../../contract/schemes.endpoints.ts';
import { langInput } from '../../lang-input.ts';
import type { ListQuery } from './list-query.ts';

/** Null for a category that does not exist: it has no schemes, and the list says so. */
export function listCall({ q, category, state, level, open, exact, page }: ListQuery, language: Language) {
  const shared = {
    page,
    limit: SCHEMES_PER_PAGE,
    ...langInput(language),
    ...(state && { state }),
    ...(level && { level: level as 'central' | 'state' }),
    ...(open && { open: '1' as const }),
  };
  const known = resolveCategory(category);
  if (q) {
    const chosen = known?.name ?? category;
    return {
      endpoint: searchSchemes,
      input: { search: q, ...(chosen && { category: chosen }), ...(exact && { exact: '1' as const }), ...shared },
    };
  }
  if (!category) return { endpoint: listSchemes, input: shared };
  return known ? { endpoint: listSchemesOfCategory, input: { categoryId: known.id, ...shared } } : null;
}
