import { type CodedRequest, RequestCodes, statusPath } from '../../components/request-codes.tsx';
import { useMessages } from '../../language.tsx';
import { Link } from '../../router.tsx';

export type Receipt = { request: CodedRequest; code: string };

/** Stands where the form was. */
export function RequestReceipt({ receipt: { request, code }, onAnother }: { receipt: Receipt; onAnother: () => void }) {
  const { request: words } = useMessages();
  return (
    <section className="card border-leaf">
      <h2 ref={(heading) => heading?.focus()} tabIndex={-1} className="heading text-leaf">
        {words.success}
      </h2>
      <p className="mt-2">{words.submittedText}</p>
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
