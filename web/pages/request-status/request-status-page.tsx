import { readRequestStatus } from '../../../contract/requests.endpoints.ts';
import { LoadFailure } from '../../components/load-failure.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { useData } from '../../data.tsx';
import { isNotFound } from '../../is-not-found.ts';
import { langInput } from '../../lang-input.ts';
import { useLanguage, useMessages } from '../../language.tsx';
import { useSearch } from '../../use-search.ts';
import { askedFor } from './asked-for.ts';
import { StatusCard } from './status-card.tsx';
import { StatusForm } from './status-form.tsx';

/** What became of a request, for whoever has its number and its code. */
export default function RequestStatusPage() {
  const words = useMessages().request.status;
  const query = new URLSearchParams(useSearch());
  const asked = askedFor(query);
  const input = { id: asked?.id ?? '', key: asked?.key ?? '', ...langInput(useLanguage()) };
  const { data, error, isFetching, refetch } = useData(readRequestStatus, input, { enabled: asked !== null });
  const isUnknown = isNotFound(error);
  return (
    <div className="wrap max-w-3xl pt-8 pb-12">
      <PageHead title={words.title} description={words.description} />
      <h1 tabIndex={-1} className="title mb-6">
        {words.title}
      </h1>
      {data ? (
        <StatusCard answer={data} code={asked?.key ?? ''} isNew={query.get('sent') !== null} />
      ) : error && !isUnknown && !isFetching ? (
        <LoadFailure text={words.failed} onRetry={() => void refetch()} />
      ) : asked && !isUnknown ? (
        <div role="status" className="skeleton h-48" />
      ) : (
        <StatusForm number={asked?.id ?? ''} isUnknown={isUnknown} />
      )}
    </div>
  );
}
