import { deleteDocument, readDocumentForEdit, restoreDocument } from '../../../../contract/document-admin.endpoints.ts';
import { controls } from '../../../../messages/admin/controls.ts';
import { papers as words } from '../../../../messages/admin/documents.ts';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogButtons } from '../../components/dialog.tsx';
import { countUses, DocumentUsesList } from '../../components/documents/document-uses.tsx';
import { ErrorState, LoadingState } from '../../components/states.tsx';
import { DOCUMENT_CALLS } from '../../document-calls.ts';
import { withReason } from '../../outage.ts';
import { useDeletion } from '../../use-deletion.ts';
import { useFreshData } from '../../use-fresh-data.ts';
import type { DocumentRow } from './documents-table.tsx';

type DeleteDocumentDialogProps = { paper: DocumentRow; onClose: () => void; onDeleted: () => void };

/** Shows where a document is used; an unused one is moved to the bin, with undo. */
export function DeleteDocumentDialog({ paper, onClose, onDeleted }: DeleteDocumentDialogProps) {
  const query = useFreshData(readDocumentForEdit, { id: paper.id });
  const { confirm, isPending } = useDeletion({
    remove: deleteDocument,
    restore: restoreDocument,
    changes: DOCUMENT_CALLS,
    record: { id: paper.id },
    words: words.deletion,
    onDeleted,
  });
  // Cached uses may have changed.
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
          <DocumentUsesList uses={uses} />
        </>
      )}
      <DialogButtons>
        {isFree && (
          <Button variant="danger" isPending={isPending} onClick={() => void confirm().finally(onClose)}>
            {words.remove}
          </Button>
        )}
        <Button variant="secondary" disabled={isPending} onClick={onClose}>
          {controls.cancel}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
