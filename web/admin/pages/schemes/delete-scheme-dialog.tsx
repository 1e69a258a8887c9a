import { restoreScheme } from '../../../../contract/bin.endpoints.ts';
import { deleteScheme } from '../../../../contract/scheme-admin.endpoints.ts';
import type { SchemeSummary } from '../../../../contract/schemes.endpoints.ts';
import { schemes as words } from '../../../../messages/admin/schemes.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { SCHEME_CALLS } from '../../scheme-calls.ts';
import { useDeletion } from '../../use-deletion.ts';

type DeleteSchemeDialogProps = { scheme: SchemeSummary; onClose: () => void; onDeleted: () => void };

/** Confirms, moves the scheme to the bin, and offers undo. */
export function DeleteSchemeDialog({ scheme, onClose, onDeleted }: DeleteSchemeDialogProps) {
  const { confirm } = useDeletion({
    remove: deleteScheme,
    restore: restoreScheme,
    changes: SCHEME_CALLS,
    record: { id: scheme.id },
    words: words.deletion,
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
