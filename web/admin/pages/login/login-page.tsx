import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { frame, login as words } from '../../../../messages/admin/frame.ts';
import { Brand } from '../../components/brand.tsx';
import { useApi } from '../../data.tsx';
import { refetchMe } from '../../gate/current-user.ts';
import { LoginForm } from '../../gate/login-form.tsx';
import { safePlace } from '../../gate/safe-place.ts';
import { toast } from '../../toast.ts';

const TOAST_MS = 3000;
const TO_PANEL_MS = 300;
const TO_HOMEPAGE_MS = 3000;

/** The screen that was wanted, as the gate or a link with `?next=` says; otherwise the dashboard. */
function useNextPlace(): string {
  const state = useHistoryState<{ next?: string } | null>();
  const asked = new URLSearchParams(useSearch()).get('next');
  return safePlace(state?.next) ?? safePlace(asked) ?? '/admin';
}

export default function LoginPage() {
  const api = useApi();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const next = useNextPlace();

  // Who is logged in already has no business here.
  useEffect(() => {
    let isGone = false;
    void refetchMe(client, api)
      .catch(() => null)
      .then((user) => {
        if (!isGone && user?.isAdmin) navigate(next, { replace: true });
      });
    return () => {
      isGone = true;
    };
  }, [api, client, navigate, next]);

  const goOn = () => {
    toast({ title: words.success, description: words.successText, duration: TOAST_MS });
    setTimeout(() => navigate(next, { replace: true }), TO_PANEL_MS);
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
        <h1 tabIndex={-1} className="heading mb-6">
          {words.title}
        </h1>
        <LoginForm submitLabel={words.submit} onAdmin={goOn} onOther={() => setTimeout(() => location.replace('/'), TO_HOMEPAGE_MS)} />
      </div>
      <a href="/" className="link-row">
        {frame.toPortal}
      </a>
    </main>
  );
}
