import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CATEGORIES, categoryLabel } from '../../../../contract/categories.ts';
import type { Output } from '../../../../contract/endpoint.ts';
import { type BULK_ACTIONS, bulkSchemes, listChosenSchemes } from '../../../../contract/scheme-bulk.endpoints.ts';
import { controls } from '../../../../messages/admin/controls.ts';
import { schemes as words } from '../../../../messages/admin/schemes.ts';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { Dialog, DialogButtons } from '../../components/dialog.tsx';
import { ChosenNames } from '../../components/many/chosen-names.tsx';
import { useTypedCount } from '../../components/many/typed-count.tsx';
import { Select } from '../../components/select.tsx';
import { ErrorState, LoadingState } from '../../components/states.tsx';
import { callOptions, useApi } from '../../data.tsx';
import { SCHEME_CALLS } from '../../scheme-calls.ts';
import { toast } from '../../toast.ts';
import { useWrite, writeFailure } from '../../use-write.ts';
import type { BulkOutcome } from './bulk-results.tsx';
import type { ListStatus } from './scheme-list-query.ts';

const OPTIONS = CATEGORIES.map(({ slug, name }) => ({ value: slug, label: categoryLabel(name) }));

export type BulkAction = (typeof BULK_ACTIONS)[number];
type Named = Output<typeof listChosenSchemes>;

/** The target of a bulk action: the selected rows, or the whole filtered list. */
export type BulkScope = { ids: number[] } | { search: string; status: ListStatus };

type BulkDialogProps = {
  action: BulkAction;
  scope: BulkScope;
  onClose: () => void;
  onDone: (outcome: BulkOutcome) => void;
};

/** Lists the schemes and asks for confirmation; for a category, also which. */
export function BulkDialog({ scope, ...props }: BulkDialogProps) {
  const query = useQuery({ ...callOptions(useApi(), listChosenSchemes, scope), gcTime: 0, staleTime: 0 });
  if (query.data) return <NamedDialog {...props} named={query.data} />;
  return (
    <Dialog isOpen onClose={props.onClose} title={words.bulk.title[props.action]}>
      {query.error ? (
        <ErrorState text={words.bulk.lookFailed} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
      ) : (
        <LoadingState text={words.bulk.looking} />
      )}
    </Dialog>
  );
}

function NamedDialog({ action, named, onClose, onDone }: Omit<BulkDialogProps, 'scope'> & { named: Named }) {
  const { schemes, published } = named;
  const change = useWrite(bulkSchemes, { changes: SCHEME_CALLS });
  const [category, setCategory] = useState('');
  const visible = action === 'publish' ? schemes.length - published : published;
  const { isTyped, field } = useTypedCount(visible, words.bulk.visible[action]);
  // Only the listed schemes are changed, not those added to the list meanwhile.
  const run = () =>
    change.mutateAsync({ action, ids: schemes.map(({ id }) => id), published, ...(category && { category }) }).then(onDone, (error) => {
      toast({ title: words.error, description: writeFailure(error, words.bulk.failed), variant: 'destructive' });
    });
  const question = (
    <>
      <ChosenNames chosen={schemes.map(({ id, name, status }) => ({ key: String(id), name, isPublic: status === 'published' }))} />
      {field}
    </>
  );
  if (action === 'categorise') {
    return (
      <Dialog isOpen onClose={onClose} title={words.bulk.title.categorise} description={words.bulk.text.categorise(schemes.length)}>
        <Select label={words.bulk.category} value={category} options={OPTIONS} onChange={setCategory} />
        {question}
        <DialogButtons>
          <Button disabled={!category || !isTyped} isPending={change.isPending} onClick={() => void run().then(onClose)}>
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
      description={words.bulk.text[action](schemes.length)}
      confirmLabel={action === 'delete' ? words.bulk.remove : words.bulk[action]}
      isDestructive={action === 'delete' || action === 'unpublish'}
      isReady={isTyped && schemes.length > 0}
      onConfirm={run}
    >
      {question}
    </ConfirmDialog>
  );
}
