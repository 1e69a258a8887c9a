import { FEATURED_SCHEMES } from '../../../contract/schemes.endpoints.ts';
import { ArrowRightIcon } from '../../components/icons.tsx';
import { LoadFailure } from '../../components/load-failure.tsx';
import { SchemeGrid, SchemeGridSkeleton } from '../../components/scheme-grid.tsx';
import { useCall } from '../../data/data.tsx';
import { useLanguage, useMessages } from '../../language/language.tsx';
import { Link } from '../../routing/router.tsx';
import { featuredCall } from './home.page.ts';

export function FeaturedSchemes() {
  const words = useMessages('home');
  return (
    <section className="bg-sand">
      <div className="wrap part">
        <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6">
          <h2 className="heading">{words.featuredTitle}</h2>
          <Link href="/schemes" className="link-row">
            {words.viewAllSchemes}
            <ArrowRightIcon />
          </Link>
        </div>
        <FeaturedGrid />
      </div>
    </section>
  );
}

function FeaturedGrid() {
  const words = useMessages('home');
  const { failed } = useMessages('listLabels');
  const { data, error, refetch } = useCall(featuredCall({ language: useLanguage() }));
  if (error) return <LoadFailure text={failed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <SchemeGridSkeleton count={FEATURED_SCHEMES} />;
  return data.length > 0 ? <SchemeGrid schemes={data} heading="h3" /> : <p>{words.noSchemes}</p>;
}
