import { type Category, listCategories } from '../../contract/categories.endpoints.ts';
import { useData } from '../data.tsx';

/** The categories by id; none while they are on their way. */
export function useCategories(isWanted = true): { categories: Category[]; hasFailed: boolean; retry: () => void } {
  const { data, isError, refetch } = useData(listCategories, {}, { enabled: isWanted });
  return { categories: Array.isArray(data) ? data : [], hasFailed: isError, retry: () => void refetch() };
}
