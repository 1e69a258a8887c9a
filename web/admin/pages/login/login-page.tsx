import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { ApiError } from '../../../../contract/endpoint.ts';
import { login } from '../../../../contract/session.endpoints.ts';
import { frame, gate, login as words } from '../../../../messages/admin/frame.ts';
import { useApi } from '../../../data.tsx';
import { settleDoubt } from '../../admin-api.ts';
import { Brand } from '../../components/brand.tsx';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/field.tsx';
import { toast } from '../../components/toast-store.ts';
import { ME_KEY, refetchMe } from '../../gate/current-user.ts';

const TOAST_MS = 3000;
const TO_PANEL_MS = 300;
const TO_HOMEPAGE_MS = 3000;

/** What the server said; without a word of its own, whether it was the password or something else. */
function loginFailure(error: Error): string {
  if (!(error instanceof ApiError)) return words.failed;
  return error.serverMessage || (error.status === 401 ? words.wrong : words.failed);
}

export default function LoginPage() {
  const api = useApi();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [failure, setFailure] = useState('');
  const [missing, setMissing] = useState({ username: false, password: false });

  // Who is logged in already has no business here.
  useEffect(() => {
    let isGone = false;
    void refetchMe(client, api)
      .catch(() => null)
      .then((user) => {
        if (!isGone && user?.isAdmin) navigate('/admin', { replace: true });
      });
    return () => {
      isGone = true;
    };
  }, [api, client, navigate]);

  const attempt = useMutation({
    mutationFn: (input: { username: string; password: string }) => api(login, input),
    onSuccess: (user) => {
      settleDoubt();
      client.setQueryData(ME_KEY, user);
      if (user.isAdmin) {
        toast({ title: words.success, description: words.successText, duration: TOAST_MS });
        setTimeout(() => navigate('/admin', { replace: true }), TO_PANEL_MS);
      } else {
        setFailure(gate.deniedText);
        setTimeout(() => location.replace('/'), TO_HOMEPAGE_MS);
      }
    },
    onError: (error) => setFailure(loginFailure(error)),
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const input = { username: String(form.get('username')).trim(), password: String(form.get('password')) };
    setFailure('');
    setMissing({ username: !input.username, password: !input.password });
    if (input.username && input.password) attempt.mutate(input);
    else event.currentTarget.querySelector<HTMLInputElement>(`[name=${input.username ? 'password' : 'username'}]`)?.focus();
  };

  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-6 px-4 py-10">
      <title>{`${words.title} | ${frame.brand}`}</title>
      <div className="text-center">
        <p className="font-display text-xl font-bold text-peacock-dark">
          <Brand />
        </p>
        <div aria-hidden="true" className="bandhani mx-auto mt-3 w-40" />
      </div>
      <div className="card w-full max-w-md sm:p-8">
        <h1 tabIndex={-1} className="heading">
          {words.title}
        </h1>
        <form noValidate onSubmit={submit} className="mt-6 flex flex-col gap-4">
          {failure && (
            <div role="alert" className="note border-brick bg-brick-soft">
              {failure}
            </div>
          )}
          <TextField
            label={words.username}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            error={missing.username ? words.usernameRequired : undefined}
          />
          <TextField
            label={words.password}
            name="password"
            type="password"
            autoComplete="current-password"
            required
            error={missing.password ? words.passwordRequired : undefined}
          />
          <Button type="submit" isPending={attempt.isPending} pendingLabel={words.pending} className="mt-2 w-full">
            {words.submit}
          </Button>
        </form>
      </div>
      <a href="/" className="link-row">
        {frame.toPortal}
      </a>
    </main>
  );
}
