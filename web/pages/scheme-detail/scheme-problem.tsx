import { HttpStatus } from '../../components/http-status.tsx';
import { noAnswerReason } from '../../components/no-answer.ts';
import { PageHead } from '../../components/page-head.tsx';
import { useMessages } from '../../language/language.tsx';
import { Link } from '../../routing/router.tsx';

/** Error 404 for a scheme. */
export function SchemeNotFound() {
  const detail = useMessages('schemeDetail');
  return (
    <div className="wrap pt-6 pb-12 sm:pt-10">
      <HttpStatus code={404} />
      <PageHead title={detail.notFound} />
      <h1 tabIndex={-1} className="title">
        {detail.notFound}
      </h1>
      <p className="mt-3">{detail.notFoundText}</p>
      <Link href="/schemes" className="button-primary mt-6">
        {detail.browseAll}
      </Link>
    </div>
  );
}

/** The scheme may exist but failed to load. */
export function SchemeLoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const detail = useMessages('schemeDetail');
  const { tryAgain } = useMessages('common');
  const reason = noAnswerReason(error);
  const { sentences } = useMessages('notices');
  return (
    <div className="wrap pt-6 pb-12 sm:pt-10">
      <HttpStatus code={503} />
      <PageHead title={detail.failed} />
      <div role="alert">
        <h1 tabIndex={-1} className="title">
          {detail.failed}
        </h1>
        <p className="mt-3">{detail.failedText}</p>
        {reason && <p className="mt-3">{sentences[reason]}</p>}
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <button type="button" className="button-primary" onClick={onRetry}>
          {tryAgain}
        </button>
        <Link href="/schemes" className="button-secondary">
          {detail.backToSchemes}
        </Link>
      </div>
    </div>
  );
}
