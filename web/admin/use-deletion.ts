import type { Endpoint, Input } from '../../contract/endpoint.ts';
import { controls } from '../../messages/admin/controls.ts';
import { toast } from './toast.ts';
import { useWrite, writeFailure } from './use-write.ts';

type Notice = { title: string; description: string };
type DeletionWords = { deleted: Notice; deleteFailed: string; restored: Notice; restoreFailed: string };

type DeletionOptions<D extends Endpoint, R extends Endpoint> = {
  remove: D;
  restore: R;
  /** Calls whose cached answers go stale by a deletion or its undo. */
  changes: Endpoint[];
  record: Input<D> & Input<R>;
  words: DeletionWords;
  /** Overrides the sentence shown for a failed write; by default the server's own, if any. */
  failure?: (error: Error, sentence: string) => string;
  onDeleted: () => void;
};

/** Moves a record to the bin, confirms it, and offers undo. */
export function useDeletion<D extends Endpoint, R extends Endpoint>(options: DeletionOptions<D, R>) {
  const { changes, record, words, failure = writeFailure, onDeleted } = options;
  const remove = useWrite(options.remove, { changes });
  const restore = useWrite(options.restore, { changes });
  const fail = (sentence: string) => (error: Error) =>
    void toast({ title: controls.error, description: failure(error, sentence), variant: 'destructive' });
  const undo = () => void restore.mutateAsync(record).then(() => toast(words.restored), fail(words.restoreFailed));
  const confirm = () =>
    remove.mutateAsync(record).then(() => {
      toast({ ...words.deleted, action: { label: controls.undo, onClick: undo } });
      onDeleted();
    }, fail(words.deleteFailed));
  return { confirm, isPending: remove.isPending };
}
