import { categoryLabel, resolveCategory } from '../../contract/categories.ts';
import { useMessages } from '../language/language.tsx';

/** How a category is shown in the language of the page, from its stored name. */
export function useCategoryLabel(): (name: string) => string {
  const names = useMessages('categoryNames');
  return (name) => names[resolveCategory(name)?.slug ?? ''] ?? categoryLabel(name);
}
