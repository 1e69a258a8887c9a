import { restoreScheme } from '../../../../contract/bin.endpoints.ts';
import { deleteScheme } from '../../../../contract/scheme-admin.endpoints.ts';
import type { SchemeSummary } from '../../../../contract/schemes.endpoints.ts';
import { schemes as words } from '../../../../messages/admin/schemes.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { SCHEME_CALLS } from '../../scheme-calls.ts';
import { toast } from '../../toast.ts';
import { useWrite, writeFailure } from '../../use-write.ts';

type DeleteSchemeDialogProps = { scheme: SchemeSummary; onClose: () => void; onDeleted: () => void };

/** Asks, puts the scheme into the bin, and offers to take it back. */
export function DeleteSchemeDialog({ scheme, onClose, onDeleted }: DeleteSchemeDialogProps) {
  const remove = useWrite(deleteScheme, { changes: SCHEME_CALLS });
  const restore = useWrite(restoreScheme, { changes: SCHEME_CALLS });
  const undo = () =>
    void restore.mutateAsync({ id: scheme.id }).then(
      () => toast({ title: words.success, description: words.restored }),
      (error) => toast({ title: words.error, description: writeFailure(error, words.restoreFailed), variant: 'destructive' }),
    );
  const confirm = () =>
    remove.mutateAsync({ id: scheme.id }).then(
      () => {
        toast({ title: words.success, description: words.removeSuccess, action: { label: words.undo, onClick: undo } });
        onDeleted();
      },
      (error) => void toast({ title: words.error, description: writeFailure(error, words.removeFailed), variant: 'destructive' }),
    );
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      description={words.removeText(scheme.schemeName)}
      confirmLabel={words.remove}
      onConfirm={confirm}
    />
  );
}
