import type { Endpoint, Input } from '../../contract/endpoint.ts';
import { toast } from './toast.ts';
import { useWrite } from './use-write.ts';

type Notice = { title: string; description: string };

type DeletionOptions<D extends Endpoint, R extends Endpoint> = {
  remove: D;
  restore: R;
  /** The calls whose answers both make untrue. */
  changes: Endpoint[];
  record: Input<D> & Input<R>;
  removed: Notice;
  restored: Notice;
  undo: string;
  /** Title of what failed. */
  error: string;
  removeFailed: (error: Error) => string;
  restoreFailed: (error: Error) => string;
  onDeleted: () => void;
};

/** Puts a record into the bin, says so, and offers to take it back. */
export function useDeletion<D extends Endpoint, R extends Endpoint>(options: DeletionOptions<D, R>) {
  const { changes, record, removed, restored, error: title, onDeleted } = options;
  const remove = useWrite(options.remove, { changes });
  const restore = useWrite(options.restore, { changes });
  const fail = (description: string) => void toast({ title, description, variant: 'destructive' });
  const undo = () =>
    void restore.mutateAsync(record).then(
      () => toast(restored),
      (error) => fail(options.restoreFailed(error)),
    );
  const confirm = () =>
    remove.mutateAsync(record).then(
      () => {
        toast({ ...removed, action: { label: options.undo, onClick: undo } });
        onDeleted();
      },
      (error) => fail(options.removeFailed(error)),
    );
  return { confirm, isPending: remove.isPending };
}
