import { type FormEvent, useState } from 'react';
import { addUser, inviteUser, listUsers } from '../../../../contract/users.endpoints.ts';
import { controls } from '../../../../messages/admin/controls.ts';
import { users as words } from '../../../../messages/admin/users.ts';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogButtons } from '../../components/dialog.tsx';
import { CheckboxField, TextField } from '../../components/field.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { ProblemsProvider } from '../../components/record-form/problems.tsx';
import { useFormValues } from '../../components/record-form/use-form-values.ts';
import { ErrorState } from '../../components/states.tsx';
import { formErrors } from '../../form-errors.ts';
import { toast } from '../../toast.ts';
import { useWrite, writeFailure } from '../../use-write.ts';
import { InvitationLink } from './invitation-link.tsx';

const EMPTY = { username: '', password: '', isAdmin: false };

/** Adds a user with a password, or with a link to choose one. */
export function AddUserDialog({ onClose }: { onClose: () => void }) {
  const add = useWrite(addUser, { changes: [listUsers] });
  const invite = useWrite(inviteUser, { changes: [listUsers] });
  const [isByLink, setIsByLink] = useState(false);
  const form = useFormValues(EMPTY, ({ password, ...values }) =>
    isByLink ? formErrors(inviteUser.input, values) : formErrors(addUser.input, { ...values, password }),
  );
  const { error } = isByLink ? invite : add;
  const tellSuccess = () => toast({ title: words.success, description: words.addSuccess });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.findProblems()) return;
    const { password, ...user } = form.values;
    if (isByLink) return invite.mutate(user, { onSuccess: tellSuccess });
    add.mutate(
      { ...user, password },
      {
        onSuccess: () => {
          tellSuccess();
          onClose();
        },
      },
    );
  };
  if (invite.data) {
    const { user, invitation } = invite.data;
    return (
      <Dialog isOpen onClose={onClose} title={words.linkTitle}>
        <InvitationLink username={user.username} invitation={invitation} onClose={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog isOpen onClose={onClose} title={words.addTitle} description={isByLink ? words.addByLinkText : words.addText}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {error && <ErrorState text={writeFailure(error, words.addFailed)} />}
        <ProblemsProvider value={form.problems}>
          <TextField
            label={words.username}
            isRequired
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...form.text('username')}
          />
          <CheckboxField label={words.byLink} checked={isByLink} onChange={(event) => setIsByLink(event.target.checked)} />
          {!isByLink && <PasswordField label={words.password} {...form.text('password')} />}
          <CheckboxField
            label={words.isAdmin}
            checked={form.values.isAdmin}
            onChange={(event) => form.set({ isAdmin: event.target.checked })}
          />
        </ProblemsProvider>
        <DialogButtons>
          <Button type="submit" isPending={add.isPending || invite.isPending} pendingLabel={words.adding}>
            {words.add}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {controls.cancel}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
