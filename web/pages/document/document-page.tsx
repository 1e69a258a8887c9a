import { HttpStatus } from '../../components/http-status.tsx';
import { LoadFailure } from '../../components/load-failure.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { useCall } from '../../data/data.tsx';
import { isNotFound } from '../../data/is-not-found.ts';
import { useMessages } from '../../language/language.tsx';
import type { Visit } from '../../page.ts';
import { Link } from '../../routing/router.tsx';
import { documentCall } from './document.page.ts';
import { DocumentView } from './document-view.tsx';

/** A document, or its loading, not-found or failure state. */
export default function DocumentPage(visit: Visit) {
  const { paper: words } = useMessages('documents');
  const { loading } = useMessages('common');
  const call = documentCall(visit);
  const { data, error, isFetching, refetch } = useCall(call);
  if (!call || isNotFound(error)) return <DocumentNotFound />;
  if (data) return <DocumentView key={data.slug} paper={data} />;
  return (
    <div className="wrap min-h-[60vh] pt-6 pb-12 sm:pt-10">
      {error && !isFetching ? (
        <LoadFailure text={words.failed} error={error} onRetry={() => void refetch()} />
      ) : (
        <p role="status">{loading}</p>
      )}
    </div>
  );
}

function DocumentNotFound() {
  const { paper: words } = useMessages('documents');
  return (
    <div className="wrap pt-6 pb-12 sm:pt-10">
      <HttpStatus code={404} />
      <PageHead title={words.notFound} />
      <h1 tabIndex={-1} className="title">
        {words.notFound}
      </h1>
      <p className="mt-3">{words.notFoundText}</p>
      <Link href="/documents" className="button-primary mt-6">
        {words.browseAll}
      </Link>
    </div>
  );
}
