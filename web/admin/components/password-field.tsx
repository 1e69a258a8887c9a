import { type ComponentProps, useState } from 'react';
import { users as words } from '../../../messages/admin/users.ts';
import { CheckboxField, TextField } from './field.tsx';

type PasswordFieldProps = { label: string } & ComponentProps<'input'>;

/** A new password, which can be shown because the admin passes it on. */
export function PasswordField({ label, ...input }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div>
      <TextField
        label={label}
        hint={words.passwordHint}
        isRequired
        {...input}
        type={isShown ? 'text' : 'password'}
        autoComplete="new-password"
        spellCheck={false}
      />
      <CheckboxField label={words.showPassword} checked={isShown} onChange={(event) => setIsShown(event.target.checked)} />
    </div>
  );
}
