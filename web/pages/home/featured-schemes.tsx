import { Link } from 'wouter';
import { FEATURED_SCHEMES, featuredSchemes } from '../../../contract/schemes.endpoints.ts';
import { ArrowRightIcon } from '../../components/icons.tsx';
import { SchemeCard } from '../../components/scheme-card.tsx';
import { useData } from '../../data.tsx';
import { langInput } from '../../lang-input.ts';
import { useLanguage, useMessages } from '../../language.tsx';

const GRID = 'grid gap-4 md:grid-cols-2 lg:grid-cols-3';

export function FeaturedSchemes() {
  const words = useMessages().home;
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
  const { home: words, common } = useMessages();
  const { data, isPending, isError, refetch } = useData(featuredSchemes, langInput(useLanguage()));
  if (isPending) {
    return (
      <div role="status" className={GRID}>
        <span className="sr-only">{common.loading}</span>
        {Array.from({ length: FEATURED_SCHEMES }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing but their place
          <div key={place} className="card h-80">
            <div className="skeleton h-6 w-24" />
            <div className="skeleton mt-4 h-6" />
            <div className="skeleton mt-4 h-24" />
            <div className="skeleton mt-4 h-11" />
          </div>
        ))}
      </div>
    );
  }
  if (isError) {
    return (
      <div role="alert" className="note border-brick bg-brick-soft">
        <p className="mb-2">{words.featuredFailed}</p>
        <button type="button" className="button-secondary" onClick={() => void refetch()}>
          {common.tryAgain}
        </button>
      </div>
    );
  }
  if (data.length === 0) return <p>{words.noSchemes}</p>;
  return (
    <ul className={GRID}>
      {data.map((scheme) => (
        <li key={scheme.id}>
          <SchemeCard scheme={scheme} />
        </li>
      ))}
    </ul>
  );
}
