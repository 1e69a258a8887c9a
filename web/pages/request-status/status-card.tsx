import type { Output } from '../../../contract/endpoint.ts';
import type { readRequestStatus } from '../../../contract/requests.endpoints.ts';
import { RequestCodes } from '../../components/request-codes.tsx';
import { formatDay, useLanguage, useMessages } from '../../language/language.tsx';
import { Link } from '../../routing/router.tsx';

type StatusCardProps = {
  answer: Output<typeof readRequestStatus>;
  code: string;
  /** Submitted a moment ago by a plain form. */
  isNew: boolean;
};

/** The request and its status. */
export function StatusCard({ answer: { request, scheme }, code, isNew }: StatusCardProps) {
  const words = useMessages('request');
  const language = useLanguage();
  const state = scheme ? 'published' : request.status;
  return (
    <section className={`card ${isNew ? 'border-leaf' : ''}`}>
      {isNew && (
        <>
          <h2 className="heading text-leaf">{words.success}</h2>
          <p className="mt-2">{words.submittedText}</p>
        </>
      )}
      <RequestCodes request={request} code={code} />
      <dl className="mt-6 grid gap-4 border-t border-line pt-5">
        <Row term={words.name} text={request.name} />
        <Row term={words.status.askedOn} text={formatDay(language, request.createdAt) ?? ''} />
        <div>
          <dt className="text-sm text-muted">{words.status.state}</dt>
          <dd>
            <strong className="badge">{words.status.states[state]}</strong>
            {state === 'rejected' && (request.reason || request.note) ? (
              <Reason reason={request.reason} note={request.note} />
            ) : (
              <span className="mt-1 block">{words.status.texts[state]}</span>
            )}
            {scheme && (
              <Link href={`/schemes/${scheme.id}`} className="link inline-flex min-h-11 items-center">
                {scheme.name}
              </Link>
            )}
          </dd>
        </div>
      </dl>
      <p className="mt-5 flex flex-wrap gap-3">
        {/* A full page load, because answers are cached for the visit. */}
        <a href={`?${new URLSearchParams({ number: String(request.id), key: code })}`} className="button-secondary">
          {words.status.again}
        </a>
        <Link href="/request" className="button-primary">
          {words.another}
        </Link>
      </p>
    </section>
  );
}

/** The reason for a rejection: the choice, and staff's note in its own language. */
function Reason({ reason, note }: Pick<StatusCardProps['answer']['request'], 'reason' | 'note'>) {
  const { reasons, note: noted } = useMessages('request').status;
  return (
    <>
      {reason && <span className="mt-1 block">{reasons[reason]}</span>}
      {note && (
        <span className="mt-2 block wrap-anywhere whitespace-pre-line" dir="auto">
          {noted(note)}
        </span>
      )}
    </>
  );
}

function Row({ term, text }: { term: string; text: string }) {
  return (
    <div>
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="font-semibold wrap-anywhere">{text}</dd>
    </div>
  );
}
