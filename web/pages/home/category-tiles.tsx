import { TILE_SLUGS } from '../../../contract/categories.ts';
import { CategoryIcon } from '../../components/category-icon.tsx';
import { useMessages } from '../../language/language.tsx';
import { Link } from '../../routing/router.tsx';

const TINTS = ['bg-peacock-soft text-peacock', 'bg-marigold-soft text-marigold-dark', 'bg-leaf-soft text-leaf', 'bg-brick-soft text-brick'];

export function CategoryTiles() {
  const words = useMessages('home');
  const categories = useMessages('categoryNames');
  const descriptions = useMessages('categoryDescriptions');
  return (
    <section id="categories" tabIndex={-1} className="wrap part">
      <h2 className="heading">{words.categoriesTitle}</h2>
      <ul className="mt-6 grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">
        {TILE_SLUGS.map((slug, index) => (
          <li key={slug}>
            <Link href={`/category/${slug}`} className="card flex h-full gap-4 p-4 hover:border-peacock lg:flex-col lg:p-5">
              {/* The second row starts with another colour, so that columns vary. */}
              <span className={`flex size-12 shrink-0 items-center justify-center rounded-xl ${TINTS[(index + (index > 3 ? 2 : 0)) % 4]}`}>
                <CategoryIcon slug={slug} className="size-7" />
              </span>
              <span>
                <span className="subheading block">{categories[slug]}</span>
                <span className="mt-1 block leading-snug text-muted">{descriptions[slug]}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
