import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CurrentUser } from '../../../contract/session.endpoints.ts';
import { failures } from '../../../messages/admin/failures.ts';
import { Button } from '../components/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { askLater, currentSession, onSession } from '../session-over.ts';
import { toast } from '../toast.ts';
import { useCurrentUser } from './current-user.ts';
import { LoginForm } from './login-form.tsx';

const { session: words, staleLogin } = failures;

/** Asks to log in over whatever is on screen, which stays as it is. Shown behind the gate only. */
export function SessionDialog() {
  const { asks } = useSyncExternalStore(onSession, currentSession);
  const client = useQueryClient();
  const user = useCurrentUser();
  // Who was here last: once the session is known to be over there is no user any more.
  const [lastUser, setLastUser] = useState(user?.username ?? '');
  useEffect(() => {
    if (user) setLastUser(user.username);
  }, [user]);
  const goOn = ({ username }: CurrentUser) => {
    // What could not be read in the meantime is read now.
    void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
    const next = asks === 'stale' ? staleLogin.backText : words.backText;
    toast({ title: words.back, description: username === lastUser ? next : `${words.other(username)} ${next}` });
  };
  return (
    <Dialog
      isOpen={asks !== null}
      onClose={askLater}
      title={asks === 'stale' ? staleLogin.title : words.title}
      description={asks === 'stale' ? staleLogin.text : words.text}
    >
      <LoginForm submitLabel={words.submit} username={lastUser} onAdmin={goOn} />
      <Button variant="quiet" className="mt-3 w-full" onClick={askLater}>
        {words.later}
      </Button>
    </Dialog>
  );
}
