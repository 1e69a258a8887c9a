import { resolveCategory } from '../../../contract/categories.ts';
import type { SchemePage } from '../../../contract/schemes.endpoints.ts';
import { useCategories } from '../../components/categories.ts';
import { useCategoryLabel } from '../../components/category-label.ts';
import { schemesAddress } from '../../components/schemes-address.ts';
import { useMessages } from '../../language/language.tsx';
import { Link } from '../../routing/router.tsx';
import type { ListQuery } from './list-query.ts';

type CategoryCountsProps = { query: ListQuery; facets: SchemePage['facets'] };

const CHIP =
  'inline-flex min-h-11 items-center rounded-full border border-line bg-white px-4 text-peacock hover:border-peacock aria-[current=true]:border-peacock aria-[current=true]:bg-peacock-soft aria-[current=true]:font-semibold';

/** Narrows the list or search to a category; each link has its number of schemes. */
export function CategoryCounts({ query, facets }: CategoryCountsProps) {
  const list = useMessages('schemeList');
  const { categories } = useCategories();
  const label = useCategoryLabel();
  const chosen = resolveCategory(query.category)?.slug;
  const present = categories.filter(({ slug }) => facets?.category[slug] || slug === chosen);
  if (present.length === 0) return null;
  const { page: _, category: __, audience, ...others } = query;
  const chip = (text: string, category: string, isChosen: boolean) => (
    <li key={category}>
      <Link
        href={schemesAddress({ ...others, for: audience, category_name: category })}
        aria-current={isChosen ? 'true' : undefined}
        className={CHIP}
      >
        {text}
      </Link>
    </li>
  );
  return (
    <nav aria-label={list.narrow} className="mt-10">
      <h2 className="heading mb-4">{list.narrow}</h2>
      <ul className="flex flex-wrap gap-2">
        {chip(list.anyCategory, '', !query.category)}
        {present.map(({ slug, category_name }) =>
          chip(`${label(category_name)} (${facets?.category[slug] ?? 0})`, category_name, slug === chosen),
        )}
      </ul>
    </nav>
  );
}
