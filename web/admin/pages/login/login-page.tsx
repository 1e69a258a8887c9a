import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { login as words } from '../../../../messages/admin/frame.ts';
import { useApi } from '../../data.tsx';
import { refetchMe } from '../../gate/current-user.ts';
import { LoginForm } from '../../gate/login-form.tsx';
import { OpenScreen } from '../../gate/open-screen.tsx';
import { safePlace } from '../../gate/safe-place.ts';
import { toast } from '../../toast.ts';

const TOAST_MS = 3000;
const TO_PANEL_MS = 300;
const TO_HOMEPAGE_MS = 3000;

/** The screen to return to, from the gate's state or `?next=`; otherwise the dashboard. */
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

  // A logged-in user is redirected.
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
    <OpenScreen title={words.title}>
      <LoginForm submitLabel={words.submit} onAdmin={goOn} onOther={() => setTimeout(() => location.replace('/'), TO_HOMEPAGE_MS)} />
    </OpenScreen>
  );
}
