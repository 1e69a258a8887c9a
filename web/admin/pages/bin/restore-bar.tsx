import { useState } from 'react';
import { restoreMany } from '../../../../contract/bin.endpoints.ts';
import { schemes as words } from '../../../../messages/admin/schemes.ts';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { ChosenNames } from '../../components/many/chosen-names.tsx';
import { useTypedCount } from '../../components/many/typed-count.tsx';
import { toast } from '../../toast.ts';
import { useWrite, writeFailure } from '../../use-write.ts';
import { BIN_CALLS, type Entry } from './bin-calls.ts';

const { bin } = words;

/** Shown while entries of the bin are selected. */
export function RestoreBar({ chosen, onClear }: { chosen: readonly Entry[]; onClear: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  if (chosen.length === 0) return null;
  return (
    <section aria-label={bin.bar} className="note mb-4 flex flex-wrap items-center gap-3">
      <p role="status" className="mr-auto font-semibold">
        {bin.chosen(chosen.length)}
      </p>
      <Button variant="quiet" onClick={onClear}>
        {bin.clear}
      </Button>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        {bin.restoreChosen}
      </Button>
      {isAsking && <RestoreDialog chosen={chosen} onClose={() => setIsAsking(false)} onDone={onClear} />}
    </section>
  );
}

type RestoreDialogProps = { chosen: readonly Entry[]; onClose: () => void; onDone: () => void };

function RestoreDialog({ chosen, onClose, onDone }: RestoreDialogProps) {
  const restore = useWrite(restoreMany, { changes: [...new Set(Object.values(BIN_CALLS).flat())] });
  const { isTyped, field } = useTypedCount(chosen.filter(({ status }) => status === 'published').length, bin.manyVisible);
  const run = async () => {
    try {
      const { done, failed } = await restore.mutateAsync({ entries: chosen.map(({ entity, id }) => ({ entity, id })) });
      const nameOf = (one: (typeof failed)[number]) => chosen.find(({ entity, id }) => entity === one.entity && id === one.id)?.name ?? '';
      if (done > 0) toast({ title: words.success, description: bin.manyDone(done) });
      if (failed.length > 0) {
        const names = failed.map((one) => `${nameOf(one)} (${one.message})`).join(', ');
        toast({
          title: words.error,
          description: `${done > 0 ? bin.manyDone(done) : ''} ${bin.manyFailed(names)}`,
          variant: 'destructive',
        });
      }
      onDone();
    } catch (error) {
      toast({ title: words.error, description: writeFailure(error as Error, bin.failed), variant: 'destructive' });
    }
  };
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={bin.manyTitle(chosen.length)}
      description={bin.manyText}
      confirmLabel={bin.restore}
      isDestructive={false}
      isReady={isTyped}
      onConfirm={run}
    >
      <ChosenNames
        chosen={chosen.map(({ entity, id, name, status }) => ({
          key: `${entity}-${id}`,
          name: `${name} (${bin.kinds[entity]})`,
          isPublic: status === 'published',
        }))}
        headings={bin}
      />
      {field}
    </ConfirmDialog>
  );
}
