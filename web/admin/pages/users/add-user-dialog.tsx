import type { FormEvent } from 'react';
import { addUser, listUsers } from '../../../../contract/users.endpoints.ts';
import { controls } from '../../../../messages/admin/controls.ts';
import { users as words } from '../../../../messages/admin/users.ts';
import { formErrors } from '../../../components/form-errors.ts';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogButtons } from '../../components/dialog.tsx';
import { CheckboxField, TextField } from '../../components/field.tsx';
import { ProblemsProvider } from '../../components/record-form/problems.tsx';
import { useFormValues } from '../../components/record-form/use-form-values.ts';
import { ErrorState } from '../../components/states.tsx';
import { toast } from '../../toast.ts';
import { useWrite, writeFailure } from '../../use-write.ts';
import { PasswordField } from './password-field.tsx';

export function AddUserDialog({ onClose }: { onClose: () => void }) {
  const add = useWrite(addUser, { changes: [listUsers] });
  const form = useFormValues({ username: '', password: '', isAdmin: false }, (values) => formErrors(addUser.input, values));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.findProblems()) return;
    add.mutate(form.values, {
      onSuccess: () => {
        toast({ title: words.success, description: words.addSuccess });
        onClose();
      },
    });
  };
  return (
    <Dialog isOpen onClose={onClose} title={words.addTitle} description={words.addText}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {add.isError && <ErrorState text={writeFailure(add.error, words.addFailed)} />}
        <ProblemsProvider value={form.problems}>
          <TextField
            label={words.username}
            isRequired
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...form.text('username')}
          />
          <PasswordField label={words.password} {...form.text('password')} />
          <CheckboxField
            label={words.isAdmin}
            checked={form.values.isAdmin}
            onChange={(event) => form.set({ isAdmin: event.target.checked })}
          />
        </ProblemsProvider>
        <DialogButtons>
          <Button type="submit" isPending={add.isPending} pendingLabel={words.adding}>
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
