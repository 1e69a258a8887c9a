import { useState } from 'react';
import { listBlogHistory, readBlogVersion, restoreBlogVersion } from '../../../../contract/blogs.endpoints.ts';
import { htmlToText } from '../../../../contract/html-text.ts';
import { blogHistory as words } from '../../../../messages/admin/blogs.ts';
import { BLOG_CALLS } from '../../blog-calls.ts';
import { Button } from '../../components/button.tsx';
import { DateText } from '../../components/date-text.tsx';
import { Dialog, DialogButtons } from '../../components/dialog.tsx';
import { EmptyState, QueryStates } from '../../components/states.tsx';
import { useData } from '../../data.tsx';
import { toast } from '../../toast.ts';
import { useWrite } from '../../use-write.ts';

type HistoryDialogProps = {
  id: number /** With unsaved changes nothing is restored over them. */;
  isDirty: boolean;
  onClose: () => void;
  onRestored: () => void;
};

/** The history of a blog, with restoring. */
export function HistoryDialog({ id, isDirty, onClose, onRestored }: HistoryDialogProps) {
  const query = useData(listBlogHistory, { id });
  const [version, setVersion] = useState<number | null>(null);
  return (
    <Dialog isOpen isWide onClose={onClose} title={version === null ? words.title : words.version(version)}>
      {version !== null ? (
        <Version id={id} version={version} isDirty={isDirty} onBack={() => setVersion(null)} onRestored={onRestored} />
      ) : (
        <QueryStates query={query} errorText={words.failed}>
          {(entries) =>
            entries.length === 0 ? (
              <EmptyState text={words.empty} />
            ) : (
              <ol className="divide-y divide-line">
                {entries.map((entry) => (
                  <li key={entry.version} className="flex flex-wrap items-center justify-between gap-3 py-3">
                    <div className="min-w-0">
                      <p className="font-semibold">
                        {words.actions[entry.action] ?? entry.action} {words.by(entry.actor)}
                      </p>
                      <p className="text-sm text-muted">
                        <DateText iso={entry.at} withTime />
                        {entry.action === 'updated' && entry.changed.length > 0 && `. ${words.changed(entry.changed)}`}
                      </p>
                    </div>
                    <Button variant="secondary" onClick={() => setVersion(entry.version)}>
                      {words.show(entry.version)}
                    </Button>
                  </li>
                ))}
              </ol>
            )
          }
        </QueryStates>
      )}
    </Dialog>
  );
}

type VersionProps = { id: number; version: number; isDirty: boolean; onBack: () => void; onRestored: () => void };

function Version({ id, version, isDirty, onBack, onRestored }: VersionProps) {
  const query = useData(readBlogVersion, { id, version });
  const restore = useWrite(restoreBlogVersion, { changes: BLOG_CALLS });
  const start = () =>
    void restore.mutateAsync({ id, version }).then(
      () => {
        toast({ title: words.restored });
        onRestored();
      },
      () => toast({ title: words.restoreFailed, variant: 'destructive' }),
    );
  return (
    <QueryStates query={query} errorText={words.failed}>
      {({ fields }) => (
        <>
          <dl className="flex flex-col gap-4">
            {fields
              .filter(({ value, before }) => value || before)
              .map(({ name, value, before }) => (
                <div key={name}>
                  <dt className="font-semibold">{name}</dt>
                  <dd className={value === before ? '' : 'grid gap-2 sm:grid-cols-2'}>
                    {value !== before && <Side field={name} title={words.before} text={before} />}
                    <Side field={name} title={words.after} text={value} />
                  </dd>
                </div>
              ))}
          </dl>
          <p className="mt-4 text-sm text-muted">{isDirty ? words.saveFirst : words.restoreHint}</p>
          <DialogButtons>
            <Button disabled={isDirty} isPending={restore.isPending} onClick={start}>
              {words.restore}
            </Button>
            <Button variant="secondary" onClick={onBack}>
              {words.back}
            </Button>
          </DialogButtons>
        </>
      )}
    </QueryStates>
  );
}

/** One side of the comparison. HTML is shown as its text. */
function Side({ field, title, text }: { field: string; title: string; text: string }) {
  return (
    <section
      aria-label={`${field}: ${title}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable text must be reachable by keyboard
      tabIndex={0}
      className="max-h-60 overflow-y-auto rounded-lg border border-line p-3 wrap-anywhere whitespace-pre-line"
    >
      <p className="text-sm text-muted">{title}</p>
      {field.endsWith('Content') ? htmlToText(text) : text}
    </section>
  );
}
