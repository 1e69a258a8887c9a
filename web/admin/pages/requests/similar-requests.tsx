import { useState } from 'react';
import { type AdminRequest, linkRequest, listSchemeRequests } from '../../../../contract/requests.endpoints.ts';
import { requests as words } from '../../../../messages/admin/requests.ts';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { DateText } from '../../components/date-text.tsx';
import { toast } from '../../toast.ts';
import { useWrite, writeFailure } from '../../use-write.ts';
import { StatusBadge } from './status-badge.tsx';

type SimilarRequestsProps = { request: AdminRequest; all: AdminRequest[]; onOpen: (id: number) => void };

/** The other requests of this or nearly this name: who asked, and one button to answer them with the same scheme. */
export function SimilarRequests({ request, all, onOpen }: SimilarRequestsProps) {
  const link = useWrite(linkRequest);
  const done = useWrite(linkRequest, { changes: [listSchemeRequests] });
  const [isAsking, setIsAsking] = useState(false);
  const others = (request.similar ?? []).flatMap((id) => all.find((one) => one.id === id) ?? []);
  if (others.length === 0) return null;
  const { schemeId } = request;
  const open = schemeId == null ? [] : others.filter((other) => other.schemeId !== schemeId);
  const linkAll = async () => {
    try {
      for (const [index, { id }] of open.entries()) await (index < open.length - 1 ? link : done).mutateAsync({ id, schemeId });
      toast({ title: words.success, description: words.linkedSimilar(open.length) });
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
        description={
          request.schemeStatus === 'published' ? words.linkPublic(open.map(({ email }) => email).join(', ')) : words.mailPromised
        }
        confirmLabel={words.link}
        isDestructive={false}
        onConfirm={linkAll}
      />
    </section>
  );
}
