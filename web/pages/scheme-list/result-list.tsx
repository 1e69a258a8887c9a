import { Link } from 'wouter';
import { SCHEMES_PER_PAGE, type SchemePage } from '../../../contract/schemes.endpoints.ts';
import { Pager } from '../../components/pager.tsx';
import { hasNextPage } from '../../components/pager-pages.ts';
import { SchemeGrid } from '../../components/scheme-grid.tsx';
import { schemesAddress } from '../../components/schemes-address.ts';
import { useMessages } from '../../language.tsx';
import type { ListQuery } from './list-query.ts';
import { NothingFound } from './nothing-found.tsx';

type ResultListProps = { query: ListQuery; result: SchemePage };

/** One page of schemes with its pager; or the empty state, on a later page with the way back. */
export function ResultList({ query, result: { schemes, total, nearest = [] } }: ResultListProps) {
  const { list } = useMessages().schemes;
  const { page, category, ...others } = query;
  const address = (target: number) => schemesAddress({ ...others, category_name: category, page: target });
  const isEmpty = schemes.length === 0;
  return (
    <>
      {isEmpty ? <NothingFound words={query.q} nearest={nearest} /> : <SchemeGrid schemes={schemes} />}
      {isEmpty && page > 1 && (
        <Link href={address(1)} className="button-secondary mt-6">
          {list.goToFirst}
        </Link>
      )}
      {(!isEmpty || page > 1) && (
        <Pager
          page={page}
          lastPage={Math.max(1, Math.ceil(total / SCHEMES_PER_PAGE))}
          hasNext={hasNextPage(schemes.length, page, SCHEMES_PER_PAGE, total)}
          address={address}
        />
      )}
    </>
  );
}
