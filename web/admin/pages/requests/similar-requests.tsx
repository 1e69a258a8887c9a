import { useState } from 'react';
import { type AdminRequest, linkRequest, listSchemeRequests } from '../../../../contract/requests.endpoints.ts';
import { controls } from '../../../../messages/admin/controls.ts';
import { requests as words } from '../../../../messages/admin/requests.ts';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { DateText } from '../../components/date-text.tsx';
import { useTypedCount } from '../../components/many/typed-count.tsx';
import { toast } from '../../toast.ts';
import { useWrite, writeFailure } from '../../use-write.ts';
import { StatusBadge } from './status-badge.tsx';

const UNDO_MS = 60_000;

type SimilarRequestsProps = { request: AdminRequest; all: AdminRequest[]; onOpen: (id: number) => void };

/** Other requests with the same or a similar name, and a button to answer all with the same scheme. */
export function SimilarRequests({ request, all, onOpen }: SimilarRequestsProps) {
  const link = useWrite(linkRequest);
  const done = useWrite(linkRequest, { changes: [listSchemeRequests] });
  const [isAsking, setIsAsking] = useState(false);
  const { schemeId } = request;
  const isMailed = request.schemeStatus === 'published';
  const others = (request.similar ?? []).flatMap((id) => all.find((one) => one.id === id) ?? []);
  const open = schemeId == null ? [] : others.filter((other) => other.schemeId !== schemeId);
  // Each requester gets a mail, which cannot be recalled.
  const { isTyped, field } = useTypedCount(isMailed ? open.length : 0, words.mailsGoOut);
  if (others.length === 0) return null;
  const linkEach = async (links: { id: number; schemeId: number | null }[]) => {
    for (const [index, one] of links.entries()) await (index < links.length - 1 ? link : done).mutateAsync(one);
  };
  const undo = (former: { id: number; schemeId: number | null }[]) =>
    void linkEach(former).then(
      () => toast({ title: words.success, description: controls.many.undone(former.length) }),
      (error) => toast({ title: words.error, description: writeFailure(error, words.linkFailed), variant: 'destructive' }),
    );
  const linkAll = async () => {
    const former = open.map((other) => ({ id: other.id, schemeId: other.schemeId ?? null }));
    try {
      await linkEach(open.map(({ id }) => ({ id, schemeId })));
      const action = { label: controls.many.undo, onClick: () => undo(former) };
      toast({ title: words.success, description: words.linkedSimilar(open.length), ...(!isMailed && { action, duration: UNDO_MS }) });
    } catch (error) {
      toast({ title: words.error, description: writeFailure(error as Error, words.linkFailed), variant: 'destructive' });
    }
  };
  return (
    <section aria-labelledby="similar-requests">
      <h3 id="similar-requests" className="subheading">
        {words.similar}
      </h3>
      <p className="mb-2 text-muted">{words.similarText(request.askedBy)}</p>
      <ul className="flex max-h-60 flex-col overflow-y-auto rounded-lg border border-line p-1.5">
        {others.map((other) => (
          <li key={other.id} className="border-t border-line first:border-t-0">
            <button
              type="button"
              aria-label={words.open(other.name, other.id)}
              onClick={() => onOpen(other.id)}
              className="flex min-h-11 w-full cursor-pointer flex-wrap items-center gap-x-3 px-3 py-1 text-left hover:bg-peacock-soft"
            >
              <span className="min-w-0 flex-1 basis-48 wrap-anywhere">
                <span className="font-semibold">{other.name}</span> <span className="text-sm text-muted">{other.email}</span>
              </span>
              <StatusBadge status={other.status} />
              <span className="text-sm text-muted">
                <DateText iso={other.createdAt} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {open.length > 0 && (
        <Button variant="secondary" className="mt-3" isPending={link.isPending || done.isPending} onClick={() => setIsAsking(true)}>
          {words.linkSimilar(open.length)}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={words.linkTitle(request.schemeName)}
        description={isMailed ? words.linkPublic(words.people(open.length)) : words.mailPromised}
        confirmLabel={words.link}
        isDestructive={false}
        isReady={isTyped}
        onConfirm={linkAll}
      >
        <ul className="mt-4 max-h-60 list-disc overflow-y-auto rounded-lg border border-line p-3 pl-8">
          {open.map(({ id, name, email }) => (
            <li key={id} className="wrap-anywhere">
              {name} <span className="text-muted">({email})</span>
            </li>
          ))}
        </ul>
        {field}
      </ConfirmDialog>
    </section>
  );
}
