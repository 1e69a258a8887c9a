import { useCategories } from '../../components/categories.ts';
import { useCategoryLabel } from '../../components/category-label.ts';
import { FormField } from '../../components/form-field.tsx';
import { useMessages } from '../../language/language.tsx';

/** The categories, with the first selected. The form works without them. */
export function CategoryField({ id, chosen, error }: { id: string; chosen: string | undefined; error: string | undefined }) {
  const words = useMessages('request');
  const common = useMessages('common');
  const label = useCategoryLabel();
  const { categories, isLoading, hasFailed, retry } = useCategories();
  return (
    <>
      <FormField id={id} label={words.category} error={error}>
        {(ties) => (
          // A new key after loading, because the browser's selection for the empty list must not stay.
          <select key={String(isLoading)} {...ties} name="category" defaultValue={chosen ?? categories[0]?.id ?? ''} className="field">
            {isLoading && <option value="">{words.loadingCategories}</option>}
            {categories.map(({ id: value, category_name }) => (
              <option key={value} value={value}>
                {label(category_name)}
              </option>
            ))}
          </select>
        )}
      </FormField>
      {hasFailed && (
        <p role="alert" className="field-error">
          {words.categoriesFailed}{' '}
          <button type="button" className="link min-h-11 cursor-pointer px-2" onClick={retry}>
            {common.tryAgain}
          </button>
        </p>
      )}
    </>
  );
}
