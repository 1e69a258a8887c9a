/** Chooses the call for an address, with exactly the specified input. */
import type { Audience } from '../../../contract/audiences.ts';
import type { Category } from '../../../contract/categories.endpoints.ts';
import { resolveCategory } from '../../../contract/categories.ts';
import type { Language } from '../../../contract/languages.ts';
import { listSchemes, listSchemesOfCategory, SCHEMES_PER_PAGE, searchSchemes } from '../../../contract/schemes.endpoints.ts';
import { findCategory } from '../../components/find-category.ts';
import { type Call, call } from '../../data/call.ts';
import { langInput } from '../../language/lang-input.ts';
import type { ListQuery } from './list-query.ts';

/** Null for an unknown category, whose list is empty. @param fetched the ids of categories beyond the specified ones */
export function listCall(
  { q, category, state, level, audience, open, exact, page }: ListQuery,
  language: Language,
  fetched: readonly Category[] = [],
): Call<typeof listSchemes | typeof listSchemesOfCategory | typeof searchSchemes> | null {
  const shared = {
    page,
    limit: SCHEMES_PER_PAGE,
    ...langInput(language),
    ...(state && { state }),
    ...(level && { level: level as 'central' | 'state' }),
    ...(open && { open: '1' as const }),
    ...(audience && { audience: audience as Audience }),
  };
  if (q) {
    const chosen = resolveCategory(category)?.name ?? category;
    return call(searchSchemes, { search: q, ...(chosen && { category: chosen }), ...(exact && { exact: '1' as const }), ...shared });
  }
  if (!category) return call(listSchemes, shared);
  const known = resolveCategory(category) ?? findCategory(fetched, category);
  return known ? call(listSchemesOfCategory, { categoryId: known.id, ...shared }) : null;
}
