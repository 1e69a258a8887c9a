import type { SchemePage } from '../../../contract/schemes.endpoints.ts';
import { useMessages } from '../../language.tsx';
import type { ListQuery } from './list-query.ts';

/** How much is shown, read out when it changes. */
export function CountLine({ query: { q, page }, result }: { query: ListQuery; result: SchemePage | undefined }) {
  const { list } = useMessages().schemes;
  const count = result?.schemes.length ?? 0;
  return (
    <div aria-live="polite" className="mt-4 min-h-7 wrap-anywhere">
      {count > 0 && (
        <p>
          {q ? list.searchCount(count, q) : list.pageCount(page, count)}
          {Number.isFinite(result?.total) && <span className="text-muted">{list.ofTotal(result?.total ?? 0)}</span>}
        </p>
      )}
      {count > 0 && q && page > 1 && <p>{list.pageCount(page, count)}</p>}
    </div>
  );
}
