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

/** Asks for a login over the current screen, which stays as it is. Only behind the gate. */
export function SessionDialog() {
  const { asks } = useSyncExternalStore(onSession, currentSession);
  const client = useQueryClient();
  const user = useCurrentUser();
  // Remembers the last user: after the session has expired there is none.
  const [lastUser, setLastUser] = useState(user?.username ?? '');
  useEffect(() => {
    if (user) setLastUser(user.username);
  }, [user]);
  const goOn = ({ username }: CurrentUser) => {
    // Retries queries that failed meanwhile.
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
