import type { Category } from '../../contract/categories.endpoints.ts';
import { foldCategory, resolveCategory } from '../../contract/categories.ts';

/** The fetched category named by an address or a scheme: by id, slug or name, in any spelling. */
export function findCategory(categories: readonly Category[], named: string): Category | undefined {
  const known = resolveCategory(named)?.id ?? Number(named);
  return categories.find(({ id, category_name }) => id === known || foldCategory(category_name) === foldCategory(named));
}
