import { useEffect, useState } from 'react';
import { listFormCategories } from '../../../../contract/categories.endpoints.ts';
import { categoryLabel } from '../../../../contract/categories.ts';
import { blogForm as words } from '../../../../messages/admin/blogs.ts';
import { Spinner } from '../../components/icons.tsx';
import { Select } from '../../components/select.tsx';
import { ErrorState } from '../../components/states.tsx';
import { useData } from '../../data.tsx';

/** A list that loads sooner never shows the loading message. */
const GRACE_MS = 300;

type CategoryFieldProps = { value: string; onChange: (id: string) => void; isDisabled: boolean };

/** The category select, with the server's list. */
export function CategoryField({ value, onChange, isDisabled }: CategoryFieldProps) {
  const { data, isError, isFetching, refetch } = useData(listFormCategories, {});
  const isSlow = useSlow(data === undefined && !isError);
  const options = (data ?? []).map(({ id, category_name }) => ({ value: String(id), label: categoryLabel(category_name) }));
  return (
    <div>
      <Select
        label={words.category}
        name="seo_category"
        value={value}
        onChange={onChange}
        options={options}
        isRequired
        isDisabled={isDisabled || data === undefined}
      />
      {isSlow && (
        <p role="status" className="mt-1 flex items-center gap-2 text-sm text-muted">
          <Spinner className="size-4" />
          <span>{words.loadingCategories}</span>
          <span>{words.categoriesFailed}</span>
        </p>
      )}
      {isError && (
        <div className="mt-2">
          <ErrorState text={words.categoriesFailed} isRetrying={isFetching} onRetry={() => void refetch()} />
        </div>
      )}
    </div>
  );
}

function useSlow(isWaiting: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return setIsSlow(false);
    const timer = setTimeout(() => setIsSlow(true), GRACE_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isSlow;
}
