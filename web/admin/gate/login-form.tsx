import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ApiError, type Input } from '../../../contract/endpoint.ts';
import { CODE_NEEDED, type CurrentUser, login } from '../../../contract/session.endpoints.ts';
import { gate, login as words } from '../../../messages/admin/frame.ts';
import { Button } from '../components/button.tsx';
import { TextField } from '../components/field.tsx';
import { useApi } from '../data.tsx';
import { withReason } from '../outage.ts';
import { sessionGoesOn } from '../session-over.ts';
import { ME_KEY } from './current-user.ts';

/** The server's message; without one, whether the password was wrong or something else failed. */
function loginFailure(error: Error): string {
  if (!(error instanceof ApiError)) return withReason(words.failed, error);
  return error.serverMessage || (error.status === 401 ? words.wrong : words.failed);
}

type LoginFormProps = {
  submitLabel: string;
  /** Prefilled. */
  username?: string;
  onAdmin: (user: CurrentUser) => void;
  /** Called when somebody without the admin role logs in; the form shows a message itself. */
  onOther?: () => void;
};

/** Name and password, and a code if the account needs one: on the login page and in the session dialog. */
export function LoginForm({ submitLabel, username = '', onAdmin, onOther }: LoginFormProps) {
  const api = useApi();
  const client = useQueryClient();
  const [failure, setFailure] = useState('');
  const [needsCode, setNeedsCode] = useState(false);
  const [missing, setMissing] = useState({ username: false, password: false });
  const attempt = useMutation({
    mutationFn: (input: Input<typeof login>) => api(login, input),
    onSuccess: (user) => {
      client.setQueryData(ME_KEY, user);
      if (user.isAdmin) {
        sessionGoesOn();
        onAdmin(user);
      } else {
        setFailure(gate.deniedText);
        onOther?.();
      }
    },
    onError: (error) => {
      const isAsked = error instanceof ApiError && error.serverMessage === CODE_NEEDED;
      // If asked again, the code was left empty.
      if (isAsked && !needsCode) setNeedsCode(true);
      else setFailure(loginFailure(error));
    },
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React would bubble the event to the form behind the dialog.
    event.stopPropagation();
    const form = new FormData(event.currentTarget);
    const code = String(form.get('code') ?? '').trim();
    const input = { username: String(form.get('username')).trim(), password: String(form.get('password')), ...(code && { code }) };
    setFailure('');
    setMissing({ username: !input.username, password: !input.password });
    if (input.username && input.password) attempt.mutate(input);
    else event.currentTarget.querySelector<HTMLInputElement>(`[name=${input.username ? 'password' : 'username'}]`)?.focus();
  };

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {failure && (
        <div role="alert" className="note border-brick bg-brick-soft">
          {failure}
        </div>
      )}
      <TextField
        label={words.username}
        name="username"
        defaultValue={username}
        autoComplete="username"
        autoCapitalize="none"
        {...(!username && { 'data-autofocus': true })}
        spellCheck={false}
        required
        error={missing.username ? words.usernameRequired : undefined}
      />
      <TextField
        label={words.password}
        name="password"
        type="password"
        autoComplete="current-password"
        {...(username && { 'data-autofocus': true })}
        required
        error={missing.password ? words.passwordRequired : undefined}
      />
      {needsCode && (
        <>
          <p role="status">{words.codeNeeded}</p>
          <TextField label={words.code} hint={words.codeHint} name="code" autoComplete="one-time-code" inputMode="text" autoFocus />
        </>
      )}
      <Button type="submit" isPending={attempt.isPending} pendingLabel={words.pending} className="mt-2 w-full">
        {submitLabel}
      </Button>
    </form>
  );
}
