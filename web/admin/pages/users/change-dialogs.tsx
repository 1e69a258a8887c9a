import { changeUser, listUsers, removeUser, type User } from '../../../../contract/users.endpoints.ts';
import { users as words } from '../../../../messages/admin/users.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { toast } from '../../toast.ts';
import { useWrite, writeFailure } from '../../use-write.ts';

type DialogProps = { user: User; onClose: () => void };

const tellSuccess = (description: string) => () => toast({ title: words.success, description });
const tellFailure = (fallback: string) => (error: Error) =>
  void toast({ title: words.error, description: writeFailure(error, fallback), variant: 'destructive' });

/** Grants or revokes the admin role. */
export function RoleDialog({ user, onClose }: DialogProps) {
  const change = useWrite(changeUser, { changes: [listUsers] });
  const { username, isAdmin } = user;
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      description={isAdmin ? words.takeAdminText(username) : words.makeAdminText(username)}
      confirmLabel={isAdmin ? words.takeAdmin : words.makeAdmin}
      isDestructive={isAdmin}
      onConfirm={() =>
        change.mutateAsync({ id: user.id, isAdmin: !isAdmin }).then(tellSuccess(words.roleSuccess), tellFailure(words.updateFailed))
      }
    />
  );
}

export function RemoveUserDialog({ user, onClose }: DialogProps) {
  const remove = useWrite(removeUser, { changes: [listUsers] });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      description={words.removeText(user.username)}
      confirmLabel={words.remove}
      onConfirm={() => remove.mutateAsync({ id: user.id }).then(tellSuccess(words.removeSuccess), tellFailure(words.removeFailed))}
    />
  );
}
