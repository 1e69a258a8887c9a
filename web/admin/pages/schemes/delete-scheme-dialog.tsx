import { restoreScheme } from '../../../../contract/bin.endpoints.ts';
import { deleteScheme } from '../../../../contract/scheme-admin.endpoints.ts';
import type { SchemeSummary } from '../../../../contract/schemes.endpoints.ts';
import { schemes as words } from '../../../../messages/admin/schemes.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { SCHEME_CALLS } from '../../scheme-calls.ts';
import { useDeletion } from '../../use-deletion.ts';
import { writeFailure } from '../../use-write.ts';

type DeleteSchemeDialogProps = { scheme: SchemeSummary; onClose: () => void; onDeleted: () => void };

/** Asks, puts the scheme into the bin, and offers to take it back. */
export function DeleteSchemeDialog({ scheme, onClose, onDeleted }: DeleteSchemeDialogProps) {
  const { confirm } = useDeletion({
    remove: deleteScheme,
    restore: restoreScheme,
    changes: SCHEME_CALLS,
    record: { id: scheme.id },
    removed: { title: words.success, description: words.removeSuccess },
    restored: { title: words.success, description: words.restored },
    undo: words.undo,
    error: words.error,
    removeFailed: (error) => writeFailure(error, words.removeFailed),
    restoreFailed: (error) => writeFailure(error, words.restoreFailed),
    onDeleted,
  });
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
