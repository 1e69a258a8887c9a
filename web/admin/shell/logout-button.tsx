import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { logout } from '../../../contract/session.endpoints.ts';
import { shell } from '../../../messages/admin/frame.ts';
import { mayLeave } from '../components/unsaved-guard.tsx';
import { useApi } from '../data.tsx';
import { ME_KEY } from '../gate/current-user.ts';
import { toast } from '../toast.ts';

/** Ends the session and clears the cache. */
export function LogoutButton() {
  const api = useApi();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api(logout, {}),
    onSuccess: () => {
      client.clear();
      client.setQueryData(ME_KEY, null);
      navigate('/admin/login');
    },
    onError: () => toast({ title: shell.logoutFailed, variant: 'destructive' }),
  });
  return (
    <button
      type="button"
      disabled={isPending}
      onClick={async () => {
        if (await mayLeave()) mutate();
      }}
      className="flex min-h-11 w-full cursor-pointer items-center rounded-lg px-3 text-left font-medium hover:bg-white/15 disabled:opacity-60"
    >
      {shell.logout}
    </button>
  );
}
