import { useState } from 'react';
import { schemes as words } from '../../../../messages/admin/schemes.ts';
import { Button } from '../../components/button.tsx';
import { type BulkAction, BulkDialog, type BulkScope } from './bulk-dialog.tsx';
import { type BulkOutcome, BulkResults } from './bulk-results.tsx';
import type { ListStatus } from './scheme-list-query.ts';
import { useBulkUndo } from './use-bulk-undo.ts';

type BulkBarProps = {
  chosen: ReadonlySet<string>;
  onChosen: (chosen: ReadonlySet<string>) => void;
  total: number;
  search: string;
  status: ListStatus;
};

/** Shown while rows are selected. */
export function BulkBar({ chosen, onChosen, total, search, status }: BulkBarProps) {
  const [isAll, setIsAll] = useState(false);
  const [action, setAction] = useState<BulkAction | null>(null);
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);
  const undo = useBulkUndo(setOutcome);
  const { bulk } = words;
  const scope: BulkScope = isAll ? { search, status } : { ids: [...chosen].map(Number) };
  const clear = () => {
    setIsAll(false);
    onChosen(new Set());
  };
  return (
    <>
      {chosen.size > 0 && (
        <section aria-label={bulk.bar} className="note mb-4 flex flex-wrap items-center gap-3">
          <p role="status" className="mr-auto font-semibold">
            {isAll ? bulk.allMatching(total) : bulk.chosen(chosen.size)}
          </p>
          {!isAll && total > chosen.size && (
            <Button variant="quiet" onClick={() => setIsAll(true)}>
              {bulk.chooseAll(total)}
            </Button>
          )}
          <Button variant="quiet" onClick={clear}>
            {bulk.clear}
          </Button>
          <Button variant="secondary" onClick={() => setAction('publish')}>
            {bulk.publish}
          </Button>
          <Button variant="secondary" onClick={() => setAction('unpublish')}>
            {bulk.unpublish}
          </Button>
          <Button variant="secondary" onClick={() => setAction('categorise')}>
            {bulk.categorise}
          </Button>
          <Button variant="danger" onClick={() => setAction('delete')}>
            {bulk.remove}
          </Button>
        </section>
      )}
      {action && (
        <BulkDialog
          action={action}
          scope={scope}
          onClose={() => setAction(null)}
          onDone={(result) => {
            clear();
            undo.remember(action, result);
            setOutcome(result);
          }}
        />
      )}
      {outcome && (
        <BulkResults
          outcome={outcome}
          undo={undo.run}
          onClose={() => {
            setOutcome(null);
            undo.offer();
          }}
        />
      )}
    </>
  );
}
