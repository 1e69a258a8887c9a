import { type FormEvent, useState } from 'react';
import { changeUser, inviteAgain, listUsers, type User } from '../../../../contract/users.endpoints.ts';
import { controls } from '../../../../messages/admin/controls.ts';
import { users as words } from '../../../../messages/admin/users.ts';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogButtons } from '../../components/dialog.tsx';
import { CheckboxField } from '../../components/field.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { ProblemsProvider } from '../../components/record-form/problems.tsx';
import { useFormValues } from '../../components/record-form/use-form-values.ts';
import { ErrorState } from '../../components/states.tsx';
import { formErrors } from '../../form-errors.ts';
import { toast } from '../../toast.ts';
import { useWrite, writeFailure } from '../../use-write.ts';
import { InvitationLink } from './invitation-link.tsx';

/** For other users: one's own password is changed under My Account. */
export function ResetPasswordDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { id, username } = user;
  const change = useWrite(changeUser, { changes: [listUsers] });
  const invite = useWrite(inviteAgain);
  const [isByLink, setIsByLink] = useState(false);
  const [losesFactor, setLosesFactor] = useState(false);
  const form = useFormValues({ password: '' }, (values) => formErrors(changeUser.input, { id, ...values }));
  const factor = losesFactor && { secondFactor: false as const };
  const error = change.error ?? invite.error;
  const finish = () => {
    toast({ title: words.success, description: words.passwordSuccess });
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isByLink) {
      // The user chooses the password later; a lost second factor is removed now.
      const makeLink = () => invite.mutate({ id });
      return factor ? change.mutate({ id, ...factor }, { onSuccess: makeLink }) : makeLink();
    }
    if (form.findProblems()) return;
    change.mutate({ id, ...form.values, ...factor }, { onSuccess: finish });
  };
  if (invite.data) {
    return (
      <Dialog isOpen onClose={onClose} title={words.linkTitle}>
        <InvitationLink username={username} invitation={invite.data.invitation} onClose={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog isOpen onClose={onClose} title={words.resetTitle(username)} description={isByLink ? words.resetByLinkText : words.resetText}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {error && <ErrorState text={writeFailure(error, words.updateFailed)} />}
        <ProblemsProvider value={form.problems}>
          <CheckboxField label={words.byLink} checked={isByLink} onChange={(event) => setIsByLink(event.target.checked)} />
          {!isByLink && <PasswordField label={words.newPassword} {...form.text('password')} />}
          <CheckboxField
            label={words.losesFactor}
            hint={words.losesFactorHint}
            checked={losesFactor}
            onChange={(event) => setLosesFactor(event.target.checked)}
          />
        </ProblemsProvider>
        <DialogButtons>
          <Button type="submit" isPending={change.isPending || invite.isPending} pendingLabel={words.saving}>
            {isByLink ? words.makeLink : words.resetPassword}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {controls.cancel}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
