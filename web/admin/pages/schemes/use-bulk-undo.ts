import { useState } from 'react';
import type { Input } from '../../../../contract/endpoint.ts';
import { undoBulk } from '../../../../contract/scheme-bulk.endpoints.ts';
import { controls } from '../../../../messages/admin/controls.ts';
import { schemes as words } from '../../../../messages/admin/schemes.ts';
import { SCHEME_CALLS } from '../../scheme-calls.ts';
import { toast } from '../../toast.ts';
import { useWrite, writeFailure } from '../../use-write.ts';
import type { BulkAction } from './bulk-dialog.tsx';
import type { BulkOutcome } from './bulk-results.tsx';

const OFFERED_MS = 60_000;

/** Undo for a bulk action: in its results, and for a minute after they are closed. */
export function useBulkUndo(show: (outcome: BulkOutcome | null) => void) {
  const undo = useWrite(undoBulk, { changes: SCHEME_CALLS });
  const [last, setLast] = useState<Input<typeof undoBulk> | null>(null);
  const run = () => {
    if (!last) return;
    setLast(null);
    show(null);
    undo.mutate(last, {
      onSuccess: (outcome) => {
        const { done, failed } = outcome;
        const description = failed > 0 ? `${controls.many.undone(done)} ${controls.many.notUndone(failed)}` : controls.many.undone(done);
        toast({ title: words.success, description });
        if (failed > 0) show(outcome);
      },
      onError: (error) => {
        toast({ title: words.error, description: writeFailure(error, controls.many.undoFailed), variant: 'destructive' });
      },
    });
  };
  return {
    remember: (action: BulkAction, { results }: BulkOutcome) => {
      const done = results.flatMap(({ id, version }) => (version === undefined ? [] : [{ id, version }]));
      setLast(done.length > 0 ? { action, done } : null);
    },
    run: last && run,
    offer: () => {
      if (!last) return;
      const description = words.bulk.done[last.action](last.done.length);
      toast({ title: words.success, description, action: { label: controls.many.undo, onClick: run }, duration: OFFERED_MS });
    },
  };
}
