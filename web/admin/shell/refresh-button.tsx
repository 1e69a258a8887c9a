import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { shell } from '../../../messages/admin/frame.ts';
import { Button } from '../components/button.tsx';
import { RefreshIcon } from '../components/icons.tsx';
import { useApi } from '../data.tsx';
import { refetchMe } from '../gate/current-user.ts';
import { sessionIsOver } from '../session-over.ts';

/** Refetches the current screen's data and the user. Unsaved input stays. */
export function RefreshButton() {
  const client = useQueryClient();
  const api = useApi();
  const isBusy = useIsFetching() > 0;
  const refresh = async () => {
    const [user] = await Promise.all([refetchMe(client, api).catch(() => undefined), client.invalidateQueries({ type: 'active' })]);
    if (user === null) sessionIsOver();
  };
  return (
    <Button variant="quiet" isPending={isBusy} icon={<RefreshIcon />} onClick={() => void refresh()}>
      <span className="max-sm:sr-only">{shell.refresh}</span>
    </Button>
  );
}
