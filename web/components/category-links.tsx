import { TILE_SLUGS } from '../../contract/categories.ts';
import { useMessages } from '../language/language.tsx';
import { Link } from '../routing/router.tsx';
import { CategoryIcon } from './category-icon.tsx';

/** Links to the main categories, for an empty list. */
export function CategoryLinks() {
  const names = useMessages('categoryNames');
  return (
    <ul className="flex flex-wrap gap-2">
      {TILE_SLUGS.map((slug) => (
        <li key={slug}>
          <Link href={`/category/${slug}`} className="link-row rounded-full border border-line bg-white px-4">
            <CategoryIcon slug={slug} />
            {names[slug]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
