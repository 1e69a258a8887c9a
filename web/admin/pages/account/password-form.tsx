import { type FormEvent, useState } from 'react';
import { changeOwnPassword, listOwnSessions } from '../../../../contract/account.endpoints.ts';
import { account as words } from '../../../../messages/admin/account.ts';
import { users } from '../../../../messages/admin/users.ts';
import { Button } from '../../components/button.tsx';
import { CheckboxField, TextField } from '../../components/field.tsx';
import { ProblemsProvider } from '../../components/record-form/problems.tsx';
import { useFormValues } from '../../components/record-form/use-form-values.ts';
import { ErrorState } from '../../components/states.tsx';
import { formErrors } from '../../form-errors.ts';
import { toast } from '../../toast.ts';
import { useWrite, writeFailure } from '../../use-write.ts';

const EMPTY = { current: '', password: '' };

export function PasswordForm() {
  const change = useWrite(changeOwnPassword, { changes: [listOwnSessions] });
  const form = useFormValues(EMPTY, (values) => formErrors(changeOwnPassword.input, values));
  const [isShown, setIsShown] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.findProblems()) return;
    change.mutate(form.values, {
      onSuccess: ({ message }) => {
        toast({ title: words.success, description: message });
        form.set(EMPTY);
      },
    });
  };
  const type = isShown ? 'text' : 'password';
  return (
    <section className="card max-w-xl">
      <h2 className="mb-1 text-lg font-semibold">{words.password}</h2>
      <p className="mb-4 text-muted">{words.passwordText}</p>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {change.isError && <ErrorState text={writeFailure(change.error, words.changeFailed)} />}
        <ProblemsProvider value={form.problems}>
          <TextField label={words.current} isRequired {...form.text('current')} type={type} autoComplete="current-password" />
          <TextField
            label={words.next}
            hint={users.passwordHint}
            isRequired
            {...form.text('password')}
            type={type}
            autoComplete="new-password"
            spellCheck={false}
          />
          <CheckboxField label={users.showPassword} checked={isShown} onChange={(event) => setIsShown(event.target.checked)} />
        </ProblemsProvider>
        <div>
          <Button type="submit" isPending={change.isPending} pendingLabel={words.changing}>
            {words.change}
          </Button>
        </div>
      </form>
    </section>
  );
}
