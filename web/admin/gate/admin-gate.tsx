import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { frame, gate } from '../../../messages/admin/frame.ts';
import { Brand } from '../components/brand.tsx';
import { Button } from '../components/button.tsx';
import { Spinner } from '../components/icons.tsx';
import { GATE_ATTEMPTS, toLogin, useGate } from './use-gate.ts';

/** Renders its children for admins only, and not before the role is known. */
export function AdminGate({ path, children }: { path: string; children: ReactNode }) {
  const state = useGate(path);
  const [, navigate] = useLocation();
  if (state.step === 'open') return children;
  if (state.step === 'asking') {
    return (
      <GateCard>
        <div role="status" className="flex flex-col items-center gap-3 py-4">
          <Spinner className="size-8 text-peacock" />
          <p className="font-semibold">{gate.loading}</p>
          <p className="text-muted">{gate.attempt(state.attempt, GATE_ATTEMPTS)}</p>
        </div>
      </GateCard>
    );
  }
  const isDenied = state.step === 'denied';
  return (
    <GateCard>
      <div role="alert">
        <h1 className="subheading text-xl">{isDenied ? gate.denied : gate.required}</h1>
        <p className="mt-2">{isDenied ? gate.deniedText : gate.requiredText}</p>
        {state.step === 'stranger' && state.failure && <p className="mt-2 text-brick">{state.failure}</p>}
      </div>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {!isDenied && <Button onClick={() => navigate('/admin/login', toLogin())}>{gate.toLogin}</Button>}
        <Button variant="secondary" onClick={() => location.assign('/')}>
          {gate.toHomepage}
        </Button>
      </div>
    </GateCard>
  );
}

function GateCard({ children }: { children: ReactNode }) {
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-6 px-4 py-10">
      <title>{frame.title}</title>
      <p className="font-display text-xl font-bold text-peacock-dark">
        <Brand />
      </p>
      <div className="card w-full max-w-md text-center">{children}</div>
    </main>
  );
}
