import { type FormEvent, useEffect, useState } from 'react';
import { beginSecondFactor, confirmSecondFactor, endSecondFactor, readSecondFactor } from '../../../../contract/account.endpoints.ts';
import { account as words } from '../../../../messages/admin/account.ts';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/field.tsx';
import { ProblemsProvider } from '../../components/record-form/problems.tsx';
import { useFormValues } from '../../components/record-form/use-form-values.ts';
import { ErrorState, QueryStates } from '../../components/states.tsx';
import { useData } from '../../data.tsx';
import { formErrors } from '../../form-errors.ts';
import { toast } from '../../toast.ts';
import { useWrite, writeFailure } from '../../use-write.ts';

/** Two-factor authentication: set up in two steps, removed in one. */
export function SecondFactor() {
  const query = useData(readSecondFactor, {});
  const begin = useWrite(beginSecondFactor);
  const confirm = useWrite(confirmSecondFactor, { changes: [readSecondFactor] });
  const end = useWrite(endSecondFactor, { changes: [readSecondFactor] });
  const takeAway = (current: string, done: () => void) =>
    end.mutate(
      { current },
      {
        onSuccess: ({ message }) => {
          toast({ title: words.success, description: message });
          begin.reset();
          confirm.reset();
          done();
        },
      },
    );
  return (
    <section className="card max-w-xl">
      <h2 className="mb-1 text-lg font-semibold">{words.factor}</h2>
      <QueryStates query={query} errorText={words.factorFailed}>
        {({ isOn, recoveryCodes }) => (
          <div className="flex flex-col gap-4">
            <p className="text-muted">{isOn ? words.factorOn(recoveryCodes) : words.factorOff}</p>
            {confirm.data && <RecoveryCodes codes={confirm.data.recoveryCodes} />}
            {isOn && <WithPassword label={words.endFactor} isPending={end.isPending} error={end.error} onSubmit={takeAway} />}
            {!isOn && !begin.data && (
              <WithPassword
                label={words.beginFactor}
                isPending={begin.isPending}
                error={begin.error}
                onSubmit={(current) => begin.mutate({ current })}
              />
            )}
            {!isOn && begin.data && (
              <Confirmation
                {...begin.data}
                isPending={confirm.isPending}
                error={confirm.error}
                onSubmit={(code) => confirm.mutate({ code })}
              />
            )}
          </div>
        )}
      </QueryStates>
    </section>
  );
}

type Sent = { isPending: boolean; error: Error | null };
type WithPasswordProps = Sent & { label: string; onSubmit: (password: string, done: () => void) => void };

/** Changing 2FA requires the password again, so an unattended session cannot do it. */
function WithPassword({ label, isPending, error, onSubmit }: WithPasswordProps) {
  const form = useFormValues({ current: '' }, (values) => formErrors(endSecondFactor.input, values));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.findProblems()) onSubmit(form.values.current, () => form.set({ current: '' }));
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {error && <ErrorState text={writeFailure(error, words.changeFailed)} />}
      <ProblemsProvider value={form.problems}>
        <TextField label={words.yourPassword} isRequired {...form.text('current')} type="password" autoComplete="current-password" />
      </ProblemsProvider>
      <div>
        <Button type="submit" variant="secondary" isPending={isPending} pendingLabel={words.changing}>
          {label}
        </Button>
      </div>
    </form>
  );
}

type ConfirmationProps = Sent & { secret: string; address: string; onSubmit: (code: string) => void };

function Confirmation({ secret, address, isPending, error, onSubmit }: ConfirmationProps) {
  const picture = useQrCode(address);
  const form = useFormValues({ code: '' }, (values) => formErrors(confirmSecondFactor.input, values));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.findProblems()) onSubmit(form.values.code);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p>{words.scan}</p>
      {picture && <img src={picture} alt={words.qrCode} width={200} height={200} />}
      <p>
        {words.typeIt} <code className="font-semibold wrap-anywhere">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      {error && <ErrorState text={writeFailure(error, words.changeFailed)} />}
      <ProblemsProvider value={form.problems}>
        <TextField
          label={words.code}
          hint={words.codeHint}
          isRequired
          {...form.text('code')}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      </ProblemsProvider>
      <div>
        <Button type="submit" isPending={isPending} pendingLabel={words.changing}>
          {words.confirm}
        </Button>
      </div>
    </form>
  );
}

/** The QR code library is loaded lazily; if that fails, the secret can be typed. */
function useQrCode(text: string): string {
  const [picture, setPicture] = useState('');
  useEffect(() => {
    let isGone = false;
    import('../../../components/qr-code.ts')
      .then(({ qrCode }) => qrCode(text))
      .then((drawn) => !isGone && setPicture(drawn))
      .catch(() => {});
    return () => {
      isGone = true;
    };
  }, [text]);
  return picture;
}

function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <div role="status" className="note">
      <p className="mb-2 font-semibold">{words.recovery}</p>
      <p className="mb-2">{words.recoveryText}</p>
      <ul className="grid grid-cols-2 gap-1 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </div>
  );
}
