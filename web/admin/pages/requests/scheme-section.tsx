import { useState } from 'react';
import { Link } from 'wouter';
import { type AdminRequest, linkRequest, listSchemeRequests } from '../../../../contract/requests.endpoints.ts';
import { requests as words } from '../../../../messages/admin/requests.ts';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { EditIcon, ExternalIcon, PlusIcon } from '../../components/icons.tsx';
import { toast } from '../../toast.ts';
import { useWrite, writeFailure } from '../../use-write.ts';
import { type FoundScheme, SchemeSearch } from './scheme-search.tsx';

/** The scheme that answers a request: shows, links or unlinks it, or starts a new one. */
export function SchemeSection({ request }: { request: AdminRequest }) {
  const link = useWrite(linkRequest, { changes: [listSchemeRequests] });
  const [asked, setAsked] = useState<FoundScheme | null>(null);
  const change = (schemeId: number | null) =>
    link.mutateAsync({ id: request.id, schemeId }).then(
      () => void toast({ title: words.success, description: schemeId === null ? words.unlinked : words.linked }),
      (error) => void toast({ title: words.error, description: writeFailure(error, words.linkFailed), variant: 'destructive' }),
    );
  // Linking a published scheme sends a mail, so it needs confirmation.
  const choose = (scheme: FoundScheme) => (scheme.status === 'published' ? setAsked(scheme) : void change(scheme.id));
  return (
    <section aria-labelledby="request-scheme">
      <h3 id="request-scheme" className="subheading">
        {words.scheme}
      </h3>
      {request.schemeId == null ? (
        <div className="flex flex-col gap-3">
          <p className="text-muted">{words.noScheme}</p>
          <Link href={`/admin/manageSchemes?request=${request.id}`} className="button-secondary sm:self-start">
            <PlusIcon /> {words.start}
          </Link>
          <SchemeSearch name={request.name} isBusy={link.isPending} onChoose={choose} />
        </div>
      ) : (
        <LinkedScheme request={request} isBusy={link.isPending} onUnlink={() => void change(null)} />
      )}
      {asked && (
        <ConfirmDialog
          isOpen
          onClose={() => setAsked(null)}
          title={words.linkTitle(asked.name)}
          description={words.linkPublic(request.email)}
          confirmLabel={words.link}
          isDestructive={false}
          onConfirm={() => change(asked.id)}
        />
      )}
    </section>
  );
}

type LinkedSchemeProps = { request: AdminRequest; isBusy: boolean; onUnlink: () => void };

function LinkedScheme({ request, isBusy, onUnlink }: LinkedSchemeProps) {
  const isPublished = request.schemeStatus === 'published';
  return (
    <>
      <p className="wrap-anywhere">
        <span className="font-semibold">{request.schemeName}</span>{' '}
        <span className="badge">{isPublished ? words.published : words.draft}</span>
      </p>
      <p className="mt-2 flex flex-wrap gap-x-2">
        {isPublished && (
          <a href={`/schemes/${request.schemeId}`} target="_blank" rel="noreferrer" className="button-quiet">
            <ExternalIcon /> {words.view}
          </a>
        )}
        <Link href={`/admin/manageSchemes/${request.schemeId}`} className="button-quiet">
          <EditIcon /> {words.edit}
        </Link>
        <Button variant="quiet" isPending={isBusy} onClick={onUnlink}>
          {words.unlink}
        </Button>
      </p>
    </>
  );
}
