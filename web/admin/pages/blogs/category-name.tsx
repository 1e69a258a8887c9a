import { useEffect } from 'react';
import { listCategories } from '../../../../contract/categories.endpoints.ts';
import { categoryLabel } from '../../../../contract/categories.ts';
import { blogs as words } from '../../../../messages/admin/blogs.ts';
import { Spinner } from '../../components/icons.tsx';
import { useData } from '../../data.tsx';

/** A category's name. The query cache makes one call per id. */
export function CategoryName({ id }: { id: number }) {
  const { data, isError } = useData(listCategories, { id });
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the specification wants this failure logged, not shown
    if (isError) console.warn(words.categoryFailed);
  }, [isError]);
  if (isError) return words.unknown;
  if (!data) return <Spinner className="size-4" />;
  const category = Array.isArray(data) ? data.find((one) => one.id === id) : data;
  return category ? categoryLabel(category.category_name) : words.unknown;
}
