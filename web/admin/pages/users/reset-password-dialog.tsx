import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useLocation } from 'wouter';
import * as z from 'zod/mini';
import { changeUser, listUsers, newPassword, type User } from '../../../../contract/users.endpoints.ts';
import { controls } from '../../../../messages/admin/controls.ts';
import { users as words } from '../../../../messages/admin/users.ts';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogButtons } from '../../components/dialog.tsx';
import { ErrorState } from '../../components/states.tsx';
import { toast } from '../../components/toast-store.ts';
import { ME_KEY, useCurrentUser } from '../../gate/current-user.ts';
import { failureText, useWrite } from '../../use-write.ts';
import { PasswordField } from './password-field.tsx';

const form = z.object({ password: newPassword });

/** A new password ends the sessions of its user, so whoever changes their own logs in again. */
export function ResetPasswordDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const isMe = useCurrentUser()?.username === user.username;
  const change = useWrite(changeUser, { changes: isMe ? [] : [listUsers] });
  const { register, handleSubmit, formState } = useForm({ resolver: zodResolver(form), defaultValues: { password: '' } });
  const submit = handleSubmit(({ password }) =>
    change.mutate(
      { id: user.id, password },
      {
        onSuccess: () => {
          toast({ title: words.success, description: words.passwordSuccess });
          onClose();
          if (!isMe) return;
          client.clear();
          client.setQueryData(ME_KEY, null);
          navigate('/admin/login');
        },
      },
    ),
  );
  return (
    <Dialog isOpen onClose={onClose} title={words.resetTitle(user.username)} description={isMe ? words.resetOwnText : words.resetText}>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        {change.isError && <ErrorState text={failureText(change.error, words.updateFailed)} />}
        <PasswordField label={words.newPassword} error={formState.errors.password?.message} {...register('password')} />
        <DialogButtons>
          <Button type="submit" isPending={change.isPending} pendingLabel={words.saving}>
            {words.resetPassword}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {controls.cancel}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
