import { deletePaper, readPaperForEdit, restorePaper } from '../../../../contract/paper-admin.endpoints.ts';
import { controls } from '../../../../messages/admin/controls.ts';
import { papers as words } from '../../../../messages/admin/papers.ts';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogButtons } from '../../components/dialog.tsx';
import { countUses, PaperUsesList } from '../../components/papers/paper-uses.tsx';
import { ErrorState, LoadingState } from '../../components/states.tsx';
import { withReason } from '../../outage.ts';
import { PAPER_CALLS } from '../../paper-calls.ts';
import { toast } from '../../toast.ts';
import { useFreshData } from '../../use-fresh-data.ts';
import { useWrite, writeFailure } from '../../use-write.ts';
import type { PaperRow } from './papers-table.tsx';

type DeletePaperDialogProps = { paper: PaperRow; onClose: () => void; onDeleted: () => void };

/** Shows what names a paper; one that nothing names is put into the bin, with the way back. */
export function DeletePaperDialog({ paper, onClose, onDeleted }: DeletePaperDialogProps) {
  const query = useFreshData(readPaperForEdit, { id: paper.id });
  const remove = useWrite(deletePaper, { changes: PAPER_CALLS });
  const restore = useWrite(restorePaper, { changes: PAPER_CALLS });
  const undo = () =>
    void restore.mutateAsync({ id: paper.id }).then(
      () => toast({ title: words.success, description: words.restored }),
      (error) => toast({ title: words.error, description: writeFailure(error, words.restoreFailed), variant: 'destructive' }),
    );
  const confirm = () =>
    void remove
      .mutateAsync({ id: paper.id })
      .then(
        () => {
          toast({ title: words.success, description: words.removed, action: { label: words.undo, onClick: undo } });
          onDeleted();
        },
        (error) => void toast({ title: words.error, description: writeFailure(error, words.removeFailed), variant: 'destructive' }),
      )
      .finally(onClose);
  // What was told before may have changed since.
  const uses = query.isFetching ? undefined : query.data?.usedBy;
  const isFree = uses !== undefined && countUses(uses) === 0;
  return (
    <Dialog isOpen onClose={onClose} title={words.removeTitle(paper.name)}>
      {query.isError ? (
        <ErrorState
          text={withReason(words.usedBy.fetchFailed, query.error)}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : !uses ? (
        <LoadingState />
      ) : isFree ? (
        <p>{words.removeText(paper.name)}</p>
      ) : (
        <>
          <p className="mb-3">{words.usedBy.refused}</p>
          <PaperUsesList uses={uses} />
        </>
      )}
      <DialogButtons>
        {isFree && (
          <Button variant="danger" isPending={remove.isPending} onClick={confirm}>
            {words.remove}
          </Button>
        )}
        <Button variant="secondary" disabled={remove.isPending} onClick={onClose}>
          {controls.cancel}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
