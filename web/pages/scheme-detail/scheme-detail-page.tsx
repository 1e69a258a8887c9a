import { useCall } from '../../data/data.tsx';
import { isNotFound } from '../../data/is-not-found.ts';
import type { Visit } from '../../page.ts';
import { schemeCall } from './scheme-detail.page.ts';
import { SchemeLoadFailure, SchemeNotFound } from './scheme-problem.tsx';
import { SchemeSkeleton } from './scheme-skeleton.tsx';
import { SchemeView } from './scheme-view.tsx';

/** A scheme, or its loading, not-found or failure state. Invalid ids are not fetched. */
export default function SchemeDetailPage(visit: Visit) {
  const call = schemeCall(visit);
  const { data, error, isFetching, refetch } = useCall(call);
  if (!call || isNotFound(error)) return <SchemeNotFound />;
  if (data) return <SchemeView key={call.input.id} scheme={data} />;
  if (error && !isFetching) return <SchemeLoadFailure error={error} onRetry={() => void refetch()} />;
  return <SchemeSkeleton id={call.input.id} />;
}
