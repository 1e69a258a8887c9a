import { useLocation } from 'wouter';
import { findCategory, useCategories } from '../../components/categories.ts';
import { useCategoryLabel } from '../../components/category-label.ts';
import { schemesAddress } from '../../components/schemes-address.ts';
import { languageBase, useLanguage, useMessages } from '../../language.tsx';
import { KeptFields } from './kept-fields.tsx';
import type { ListQuery } from './list-query.ts';

/** The list's own category control: choosing leaves a search and browses that category. */
export function CategoryFilter({ query }: { query: ListQuery }) {
  const { list } = useMessages().schemes;
  const base = languageBase(useLanguage());
  const [, navigate] = useLocation();
  const { categories } = useCategories();
  const label = useCategoryLabel();
  const { state, level, open } = query;
  return (
    <form action={`${base}/schemes`} className="grid gap-2">
      <KeptFields fields={{ state, level, open }} />
      <select
        name="category_name"
        aria-label={list.filterCategory}
        className="field"
        value={findCategory(categories, query.category)?.category_name ?? ''}
        onChange={(event) => navigate(schemesAddress({ category_name: event.target.value, state, level, open }))}
      >
        <option value="">{list.allSchemes}</option>
        {categories.map(({ id, category_name }) => (
          <option key={id} value={category_name}>
            {label(category_name)}
          </option>
        ))}
      </select>
      <ApplyButton />
    </form>
  );
}

/** Only where there is no script: with it, each choice applies at once. */
export function ApplyButton() {
  const { list } = useMessages().schemes;
  return (
    <noscript>
      <button type="submit" className="button-secondary">
        {list.apply}
      </button>
    </noscript>
  );
}
