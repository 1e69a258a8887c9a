import { type CodedRequest, RequestCodes, statusPath } from '../../components/request-codes.tsx';
import { useMessages } from '../../language/language.tsx';
import { Link } from '../../routing/router.tsx';

export type Receipt = { request: CodedRequest; code: string };

/** Scrolls up, because the toast would cover the codes below. */
function showFromTop(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}

/** Replaces the form after submission. */
export function RequestReceipt({ receipt: { request, code }, onAnother }: { receipt: Receipt; onAnother: () => void }) {
  const words = useMessages('request');
  return (
    <section className="card border-leaf">
      <h2 ref={showFromTop} tabIndex={-1} className="heading scroll-mt-20 text-leaf">
        {words.success}
      </h2>
      {code && <RequestCodes request={request} code={code} />}
      <p className="mt-4 flex flex-wrap gap-3">
        {code && (
          <Link href={statusPath(request, code)} className="button-secondary">
            {words.seeStatus}
          </Link>
        )}
        <button type="button" className="button-primary" onClick={onAnother}>
          {words.another}
        </button>
      </p>
    </section>
  );
}
