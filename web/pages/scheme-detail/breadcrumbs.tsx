import { TILE_SLUGS } from '../../../contract/categories.ts';
import type { Scheme } from '../../../contract/schemes.endpoints.ts';
import { useCategoryLabel } from '../../components/category-label.ts';
import { HomeLink } from '../../components/home-link.tsx';
import { schemesAddress } from '../../components/schemes-address.ts';
import { useMessages } from '../../language/language.tsx';
import { Link } from '../../routing/router.tsx';

const STEP = 'after:px-2 after:text-muted after:content-["›"]';

/** The path from the home page to the scheme's category. */
export function Breadcrumbs({ scheme }: { scheme: Scheme }) {
  const detail = useMessages('schemeDetail');
  const label = useCategoryLabel();
  const slug = scheme.categories[0] ?? '';
  // Other categories have no named page.
  const hasPage = (TILE_SLUGS as readonly string[]).includes(slug);
  return (
    <nav aria-label={detail.breadcrumbs} className="mb-4 print:hidden">
      <ol className="flex flex-wrap items-center">
        <li className={STEP}>
          <HomeLink className="link-row">{detail.home}</HomeLink>
        </li>
        <li className={STEP}>
          <Link href="/schemes" className="link-row">
            {detail.schemes}
          </Link>
        </li>
        {slug && (
          <li>
            <Link href={hasPage ? `/category/${slug}` : schemesAddress({ category_name: scheme.category_name })} className="link-row">
              {label(scheme.category_name)}
            </Link>
          </li>
        )}
      </ol>
    </nav>
  );
}
