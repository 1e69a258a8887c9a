import { readReference } from '../../../contract/request-reference.ts';
import { LoadFailure } from '../../components/load-failure.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { useCall } from '../../data/data.tsx';
import { isNotFound } from '../../data/is-not-found.ts';
import { useMessages } from '../../language/language.tsx';
import type { Visit } from '../../page.ts';
import { missingFields } from './asked-for.ts';
import { statusCall } from './request-status.page.ts';
import { StatusCard } from './status-card.tsx';
import { StatusForm } from './status-form.tsx';

/** The status of a request, for anybody with its number and code. */
export default function RequestStatusPage(visit: Visit) {
  const request = useMessages('request');
  const forms = useMessages('forms');
  const words = request.status;
  const call = statusCall(visit);
  const { data, error, isFetching, refetch } = useCall(call);
  const isUnknown = isNotFound(error);
  const missing = call ? {} : missingFields(visit.search);
  const hasErrors = isUnknown || Object.keys(missing).length > 0;
  return (
    <div className="wrap max-w-3xl pt-8 pb-12">
      <PageHead title={hasErrors ? forms.errorTitle(words.title) : words.title} description={words.description} />
      <h1 tabIndex={-1} className="title mb-6">
        {words.title}
      </h1>
      {data ? (
        <StatusCard answer={data} code={call?.input.key ?? ''} isNew={visit.search.has('sent')} />
      ) : error && !isUnknown && !isFetching ? (
        <LoadFailure text={words.failed} error={error} onRetry={() => void refetch()} />
      ) : call && !isUnknown ? (
        <div role="status" className="skeleton h-48" />
      ) : (
        <StatusForm number={readReference(visit.search.get('number') ?? '')} errors={missing} isUnknown={isUnknown} />
      )}
    </div>
  );
}
