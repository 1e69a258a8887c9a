import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useLocation } from 'wouter';
import { changeUser, listUsers, type User } from '../../../../contract/users.endpoints.ts';
import { controls } from '../../../../messages/admin/controls.ts';
import { users as words } from '../../../../messages/admin/users.ts';
import { formErrors } from '../../../components/form-errors.ts';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogButtons } from '../../components/dialog.tsx';
import { ProblemsProvider } from '../../components/record-form/problems.tsx';
import { useFormValues } from '../../components/record-form/use-form-values.ts';
import { ErrorState } from '../../components/states.tsx';
import { ME_KEY, useCurrentUser } from '../../gate/current-user.ts';
import { toast } from '../../toast.ts';
import { useWrite, writeFailure } from '../../use-write.ts';
import { PasswordField } from './password-field.tsx';

/** A new password ends the sessions of its user, so whoever changes their own logs in again. */
export function ResetPasswordDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const isMe = useCurrentUser()?.username === user.username;
  const change = useWrite(changeUser, { changes: isMe ? [] : [listUsers] });
  const form = useFormValues({ password: '' }, (values) => formErrors(changeUser.input, { id: user.id, ...values }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.findProblems()) return;
    change.mutate(
      { id: user.id, ...form.values },
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
    );
  };
  return (
    <Dialog isOpen onClose={onClose} title={words.resetTitle(user.username)} description={isMe ? words.resetOwnText : words.resetText}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {change.isError && <ErrorState text={writeFailure(change.error, words.updateFailed)} />}
        <ProblemsProvider value={form.problems}>
          <PasswordField label={words.newPassword} {...form.text('password')} />
        </ProblemsProvider>
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
