import type { Category } from '../../contract/categories.endpoints.ts';
import { useCall } from '../data/data.tsx';
import { categoriesCall } from './categories-call.ts';

/** Categories by id; empty while loading. */
export function useCategories(isWanted = true) {
  const { data, error, refetch } = useCall(categoriesCall, isWanted);
  const categories: Category[] = Array.isArray(data) ? data : [];
  return { categories, isLoading: !data && !error, hasFailed: error !== null, retry: refetch };
}
