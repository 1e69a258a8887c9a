import { useState } from 'react';
import {
  type AdminRequest,
  listSchemeRequests,
  type RequestStatus,
  requestStatusOf,
  setRequestStatus,
} from '../../../../contract/requests.endpoints.ts';
import { requests as words } from '../../../../messages/admin/requests.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { withReason } from '../../outage.ts';
import { toast } from '../../toast.ts';
import { useWrite } from '../../use-write.ts';
import { PromisedMail } from './promised-mail.tsx';
import { type Rejection, RejectionDialog } from './rejection-dialog.tsx';
import { RequestFacts } from './request-facts.tsx';
import { SchemeSection } from './scheme-section.tsx';
import { SimilarRequests } from './similar-requests.tsx';
import { statusFailure } from './status-failure.ts';

type RequestDialogProps = {
  request: AdminRequest;
  all: AdminRequest[];
  isSending: boolean;
  onOpen: (id: number) => void;
  onClose: () => void;
};

/** Everything about one request. Closes after its status has been set; stays open after a failure. */
export function RequestDialog({ request, all, isSending, onOpen, onClose }: RequestDialogProps) {
  const set = useWrite(setRequestStatus, { changes: [listSchemeRequests] });
  const current = requestStatusOf(request.status);
  const [isRejecting, setIsRejecting] = useState(false);
  const choose = (status: RequestStatus, why: Rejection = {}) =>
    set.mutate(
      { id: request.id, status, ...why },
      {
        onSuccess: () => {
          toast({ title: words.success, description: words.statusSuccess });
          onClose();
        },
        onError: (error) => toast({ title: words.error, description: withReason(statusFailure(error), error), variant: 'destructive' }),
      },
    );
  const sets = (status: RequestStatus) => ({
    disabled: set.isPending || current === status,
    isPending: set.isPending && set.variables.status === status,
    onClick: () => choose(status),
  });
  return (
    <Dialog isOpen isWide hasCloseIcon={false} onClose={onClose} title={words.details}>
      <div className="flex flex-col gap-6">
        <RequestFacts request={request} />
        <SimilarRequests request={request} all={all} onOpen={onOpen} />
        <SchemeSection request={request} />
        <PromisedMail request={request} isSending={isSending} />
      </div>
      <div className="sticky -bottom-6 -mx-6 -mb-6 mt-6 border-t border-line bg-white px-6 py-4">
        <p className="mb-3 text-sm text-muted">{current === 'pending' ? words.hintPending : words.hintOther}</p>
        <div className="grid grid-cols-2 gap-3 sm:flex">
          <Button {...sets('approved')}>{words.approve}</Button>
          <Button variant="danger" {...sets('rejected')} onClick={() => setIsRejecting(true)}>
            {words.reject}
          </Button>
          <Button variant="secondary" {...sets('pending')}>
            {words.markPending}
          </Button>
          <Button variant="secondary" disabled={set.isPending} onClick={onClose} className="sm:ml-auto">
            {words.close}
          </Button>
        </div>
      </div>
      {isRejecting && (
        <RejectionDialog
          request={request}
          isPending={set.isPending}
          onClose={() => setIsRejecting(false)}
          onReject={(why) => choose('rejected', why)}
        />
      )}
    </Dialog>
  );
}
