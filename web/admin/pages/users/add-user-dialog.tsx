import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { addUser, listUsers } from '../../../../contract/users.endpoints.ts';
import { controls } from '../../../../messages/admin/controls.ts';
import { users as words } from '../../../../messages/admin/users.ts';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogButtons } from '../../components/dialog.tsx';
import { CheckboxField, TextField } from '../../components/field.tsx';
import { ErrorState } from '../../components/states.tsx';
import { toast } from '../../components/toast-store.ts';
import { failureText, useWrite } from '../../use-write.ts';
import { PasswordField } from './password-field.tsx';

export function AddUserDialog({ onClose }: { onClose: () => void }) {
  const add = useWrite(addUser, { changes: [listUsers] });
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(addUser.input),
    defaultValues: { username: '', password: '', isAdmin: false },
  });
  const submit = handleSubmit((input) =>
    add.mutate(input, {
      onSuccess: () => {
        toast({ title: words.success, description: words.addSuccess });
        onClose();
      },
    }),
  );
  return (
    <Dialog isOpen onClose={onClose} title={words.addTitle} description={words.addText}>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        {add.isError && <ErrorState text={failureText(add.error, words.addFailed)} />}
        <TextField
          label={words.username}
          isRequired
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={formState.errors.username?.message}
          {...register('username')}
        />
        <PasswordField label={words.password} error={formState.errors.password?.message} {...register('password')} />
        <CheckboxField label={words.isAdmin} {...register('isAdmin')} />
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
