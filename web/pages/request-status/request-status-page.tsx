import { useSearch } from 'wouter';
import { readRequestStatus } from '../../../contract/requests.endpoints.ts';
import { LoadFailure } from '../../components/load-failure.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { useData } from '../../data.tsx';
import { isNotFound } from '../../is-not-found.ts';
import { langInput } from '../../lang-input.ts';
import { useLanguage, useMessages } from '../../language.tsx';
import { askedFor } from './asked-for.ts';
import { StatusCard } from './status-card.tsx';
import { StatusForm, UNKNOWN_REQUEST } from './status-form.tsx';

/** The address the page arrived at finished, when it said that there is no such request: a failed call is not embedded. */
const unknownOnArrival =
  typeof document === 'undefined' || !document.getElementById(UNKNOWN_REQUEST) ? undefined : location.search.slice(1);

/** What became of a request, for whoever has its number and its code. */
export default function RequestStatusPage() {
  const words = useMessages().request.status;
  const search = useSearch();
  const query = new URLSearchParams(search);
  const asked = askedFor(query);
  const input = { id: asked?.id ?? '', key: asked?.key ?? '', ...langInput(useLanguage()) };
  const isKnownMissing = unknownOnArrival !== undefined && unknownOnArrival === search;
  const { data, error, isFetching, refetch } = useData(readRequestStatus, input, { enabled: asked !== null && !isKnownMissing });
  const isUnknown = isKnownMissing || isNotFound(error);
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
