import { Link } from 'wouter';
import type { SchemeSummary } from '../../../contract/schemes.endpoints.ts';
import { CategoryLinks } from '../../components/category-links.tsx';
import { SchemeGrid } from '../../components/scheme-grid.tsx';
import { useMessages } from '../../language.tsx';

type NothingFoundProps = { words: string; nearest: readonly SchemeSummary[] };

/** The empty list, and the ways on from there: what comes nearest, the categories, asking for the scheme. */
export function NothingFound({ words, nearest }: NothingFoundProps) {
  const { list } = useMessages().schemes;
  return (
    <div className="grid gap-8">
      <div className="note">
        <h2 className="subheading">{list.noneTitle}</h2>
        <p className="wrap-anywhere">{words ? list.noneForWords(words) : list.noneInCategory}</p>
      </div>
      {nearest.length > 0 && (
        <section>
          <h2 className="heading mb-4">{list.nearest}</h2>
          <SchemeGrid schemes={nearest} heading="h3" />
        </section>
      )}
      <section>
        <h2 className="heading mb-4">{list.byCategory}</h2>
        <CategoryLinks />
      </section>
      {words && (
        <section className="card flex flex-wrap items-center gap-4">
          <h2 className="subheading">{list.notListed}</h2>
          <Link href={`/request?${new URLSearchParams({ name: words })}`} className="button-primary">
            {list.request}
          </Link>
        </section>
      )}
    </div>
  );
}
