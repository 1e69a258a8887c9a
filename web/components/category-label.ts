import { categoryLabel, resolveCategory } from '../../contract/categories.ts';
import { useMessages } from '../language/language.tsx';

/** The label of a category in the page's language, by its stored name. */
export function useCategoryLabel(): (name: string) => string {
  const names = useMessages('categoryNames');
  return (name) => names[resolveCategory(name)?.slug ?? ''] ?? categoryLabel(name);
}
