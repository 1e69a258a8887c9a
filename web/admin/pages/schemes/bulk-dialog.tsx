import { useState } from 'react';
import { CATEGORIES, categoryLabel } from '../../../../contract/categories.ts';
import { type BULK_ACTIONS, bulkSchemes } from '../../../../contract/scheme-bulk.endpoints.ts';
import { controls } from '../../../../messages/admin/controls.ts';
import { schemes as words } from '../../../../messages/admin/schemes.ts';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { Dialog, DialogButtons } from '../../components/dialog.tsx';
import { Select } from '../../components/select.tsx';
import { SCHEME_CALLS } from '../../scheme-calls.ts';
import { toast } from '../../toast.ts';
import { useWrite, writeFailure } from '../../use-write.ts';
import type { BulkOutcome } from './bulk-results.tsx';
import type { ListStatus } from './scheme-list-query.ts';

const OPTIONS = CATEGORIES.map(({ slug, name }) => ({ value: slug, label: categoryLabel(name) }));

export type BulkAction = (typeof BULK_ACTIONS)[number];

/** What an action is done to: the rows that were ticked, or all the list holds. */
export type BulkScope = { ids: number[] } | { search: string; status: ListStatus };

type BulkDialogProps = {
  action: BulkAction;
  count: number;
  scope: BulkScope;
  onClose: () => void;
  onDone: (outcome: BulkOutcome) => void;
};

/** Asks before many schemes are changed; for a category, which. */
export function BulkDialog({ action, count, scope, onClose, onDone }: BulkDialogProps) {
  const change = useWrite(bulkSchemes, { changes: SCHEME_CALLS });
  const [category, setCategory] = useState('');
  const run = () =>
    change.mutateAsync({ action, ...scope, ...(category && { category }) }).then(onDone, (error) => {
      toast({ title: words.error, description: writeFailure(error, words.bulk.failed), variant: 'destructive' });
    });
  if (action === 'categorise') {
    return (
      <Dialog isOpen onClose={onClose} title={words.bulk.title.categorise} description={words.bulk.text.categorise(count)}>
        <Select label={words.bulk.category} value={category} options={OPTIONS} onChange={setCategory} />
        <DialogButtons>
          <Button disabled={!category} isPending={change.isPending} onClick={() => void run().then(onClose)}>
            {words.bulk.categorise}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {controls.cancel}
          </Button>
        </DialogButtons>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={words.bulk.title[action]}
      description={words.bulk.text[action](count)}
      confirmLabel={action === 'delete' ? words.bulk.remove : words.bulk[action]}
      isDestructive={action === 'delete'}
      onConfirm={run}
    />
  );
}
