import { Link } from 'wouter';
import { type FeedbackItem, listFeedback, setFeedbackHandled } from '../../../../contract/feedback.endpoints.ts';
import { languageInEnglish } from '../../../../contract/languages.ts';
import { sitePath } from '../../../../contract/site-path.ts';
import { inbox } from '../../../../messages/admin/inbox.ts';
import { Button } from '../../components/button.tsx';
import { DateText } from '../../components/date-text.tsx';
import { CheckIcon, EditIcon, ExternalIcon } from '../../components/icons.tsx';
import { Select } from '../../components/select.tsx';
import { EmptyState } from '../../components/states.tsx';
import { toast } from '../../toast.ts';
import { useWrite, writeFailure } from '../../use-write.ts';

const words = inbox.feedback;
const STATUSES = ['open', 'handled', 'all'] as const;
export type FeedbackStatus = (typeof STATUSES)[number];
const OPTIONS = STATUSES.map((value) => ({ value, label: words.statuses[value] }));

type FeedbackInboxProps = { reports: readonly FeedbackItem[]; status: FeedbackStatus; onStatus: (status: FeedbackStatus) => void };

export function FeedbackInbox({ reports, status, onStatus }: FeedbackInboxProps) {
  return (
    <>
      <div className="mb-4 sm:w-64">
        <Select label={words.show} value={status} options={OPTIONS} onChange={(value) => onStatus(value as FeedbackStatus)} />
      </div>
      {reports.length === 0 ? (
        <EmptyState text={status === 'open' ? words.emptyOpen : words.empty} />
      ) : (
        <ul aria-label={words.caption} className="flex flex-col gap-3">
          {reports.map((report) => (
            <li key={report.id} className="card">
              <Report report={report} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Report({ report }: { report: FeedbackItem }) {
  const { id, path, schemeId, schemeName, reason, text, language, createdAt, handledAt, handledBy } = report;
  const set = useWrite(setFeedbackHandled, { changes: [listFeedback] });
  const isHandled = handledAt !== null;
  const change = () =>
    set.mutate(
      { id, handled: !isHandled },
      {
        onSuccess: () => toast({ title: inbox.success, description: isHandled ? words.reopened : words.handled }),
        onError: (error) => toast({ title: inbox.error, description: writeFailure(error, words.failed), variant: 'destructive' }),
      },
    );
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <span className="badge">{words.reasons[reason]}</span>
        <DateText iso={createdAt} withTime />
        <span>{languageInEnglish(language)}</span>
        {isHandled && <span className="badge bg-green-100 text-green-900">{words.handledBy(handledBy)}</span>}
      </p>
      <p className="mt-2 wrap-anywhere whitespace-pre-line">{text || <span className="text-muted">{words.noText}</span>}</p>
      <p className="mt-2 flex flex-wrap items-center gap-x-2">
        <a href={sitePath(path)} target="_blank" rel="noreferrer" className="button-quiet -ml-3 text-left wrap-anywhere">
          <ExternalIcon /> {schemeName || path}
        </a>
        {schemeId !== null && (
          <Link href={`/admin/manageSchemes/${schemeId}`} aria-label={words.editSchemeOf(schemeName)} className="button-quiet max-sm:-ml-3">
            <EditIcon /> {words.editScheme}
          </Link>
        )}
        <Button
          variant="secondary"
          icon={isHandled ? undefined : <CheckIcon />}
          isPending={set.isPending}
          aria-label={isHandled ? words.reopenOf(path) : words.handleOf(path)}
          onClick={change}
          className="max-sm:mt-1 max-sm:w-full sm:ml-auto"
        >
          {isHandled ? words.reopen : words.handle}
        </Button>
      </p>
    </>
  );
}
