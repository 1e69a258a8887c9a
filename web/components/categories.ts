import { type Category, listCategories } from '../../contract/categories.endpoints.ts';
import { foldCategory, resolveCategory } from '../../contract/categories.ts';
import { useData } from '../data.tsx';

/** The categories by id; none while they are on their way. */
export function useCategories(isWanted = true) {
  const { data, isPending, isError, refetch } = useData(listCategories, {}, { enabled: isWanted });
  const categories: Category[] = Array.isArray(data) ? data : [];
  return { categories, isLoading: isPending, hasFailed: isError, retry: () => void refetch() };
}

/** The one of the fetched categories that an address or a scheme names: by id, slug or name, in any spelling. */
export function findCategory(categories: readonly Category[], named: string): Category | undefined {
  const known = resolveCategory(named)?.id ?? Number(named);
  return categories.find(({ id, category_name }) => id === known || foldCategory(category_name) === foldCategory(named));
}
