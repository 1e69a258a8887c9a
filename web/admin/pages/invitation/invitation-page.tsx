import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Input, Output } from '../../../../contract/endpoint.ts';
import { acceptInvitation } from '../../../../contract/users.endpoints.ts';
import { invitation as words } from '../../../../messages/admin/frame.ts';
import { Button } from '../../components/button.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { ProblemsProvider } from '../../components/record-form/problems.tsx';
import { useFormValues } from '../../components/record-form/use-form-values.ts';
import { ErrorState } from '../../components/states.tsx';
import { useApi } from '../../data.tsx';
import { formErrors } from '../../form-errors.ts';
import { OpenScreen } from '../../gate/open-screen.tsx';
import { writeFailure } from '../../use-write.ts';

/** The target of an invitation link. The token is in the fragment, which browsers do not send. */
export default function InvitationPage() {
  const api = useApi();
  const [token] = useState(() => location.hash.slice(1));
  const accept = useMutation<Output<typeof acceptInvitation>, Error, Input<typeof acceptInvitation>>({
    mutationFn: (input) => api(acceptInvitation, input),
  });
  const form = useFormValues({ password: '' }, (values) => formErrors(acceptInvitation.input, { token, ...values }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problems = form.findProblems();
    if (!problems || problems.token) accept.mutate({ token, ...form.values });
  };
  return (
    <OpenScreen title={words.title}>
      {accept.data ? (
        <div role="status" className="flex flex-col gap-4">
          <p>{words.done(accept.data.username)}</p>
          <a href="/admin/login" className="button-primary">
            {words.toLogin}
          </a>
        </div>
      ) : (
        <form noValidate onSubmit={submit} className="flex flex-col gap-4">
          {accept.isError && <ErrorState text={writeFailure(accept.error, words.failed)} />}
          <p>{words.text}</p>
          <ProblemsProvider value={form.problems}>
            <PasswordField label={words.password} {...form.text('password')} />
          </ProblemsProvider>
          <Button type="submit" isPending={accept.isPending} pendingLabel={words.pending} className="w-full">
            {words.submit}
          </Button>
        </form>
      )}
    </OpenScreen>
  );
}
