import { useState } from 'react';
import type { Endpoint } from '../../../../contract/endpoint.ts';
import type { RecordVersion } from '../../../../contract/record-history.ts';
import type { listSchemeHistory, readSchemeVersion, restoreSchemeVersion } from '../../../../contract/scheme-history.endpoints.ts';
import { schemeForm as words } from '../../../../messages/admin/scheme-form.ts';
import { useData } from '../../data.tsx';
import { toast } from '../../toast.ts';
import { useWrite, writeFailure } from '../../use-write.ts';
import { Button } from '../button.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { Dialog, DialogButtons } from '../dialog.tsx';
import { FieldDifference } from '../field-difference.tsx';
import { QueryStates } from '../states.tsx';

const { history: sentences } = words;

/** History calls of one kind of record; all kinds have the same shape. */
export type HistoryCalls = {
  list: typeof listSchemeHistory;
  read: typeof readSchemeVersion;
  restore: typeof restoreSchemeVersion;
  /** Calls whose cached answers go stale when a version is restored. */
  changes: Endpoint[];
};

type VersionDialogProps = {
  id: number;
  calls: HistoryCalls;
  nameOf: (field: string) => string;
  version: number;
  isNewest: boolean;
  isDirty: boolean;
  onClose: () => void;
  onRestored: () => void;
};

/** What a version changed, and a button to restore it. */
export function VersionDialog({ id, calls, nameOf, version, isNewest, isDirty, onClose, onRestored }: VersionDialogProps) {
  const query = useData(calls.read, { id, version });
  const restore = useWrite(calls.restore, { changes: calls.changes });
  const [isAsking, setIsAsking] = useState(false);
  const run = () =>
    restore.mutateAsync({ id, version }).then(
      () => {
        toast({ title: words.success, description: sentences.restored(version) });
        onClose();
        onRestored();
      },
      (error) => void toast({ title: words.error, description: writeFailure(error, sentences.restoreFailed), variant: 'destructive' }),
    );
  return (
    <>
      <Dialog isOpen isWide onClose={onClose} title={sentences.versionTitle(version)}>
        <QueryStates query={query} errorText={sentences.fetchFailed}>
          {(found) => <Differences version={found} nameOf={nameOf} />}
        </QueryStates>
        {!isNewest && (
          <DialogButtons>
            <Button isPending={restore.isPending} onClick={() => setIsAsking(true)}>
              {sentences.restore}
            </Button>
          </DialogButtons>
        )}
      </Dialog>
      <ConfirmDialog
        isOpen={isAsking}
        title={sentences.restoreTitle(version)}
        description={isDirty ? `${sentences.restoreText} ${sentences.unsaved}` : sentences.restoreText}
        confirmLabel={sentences.restore}
        isDestructive={false}
        onConfirm={run}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}

function Differences({ version, nameOf }: { version: RecordVersion; nameOf: VersionDialogProps['nameOf'] }) {
  const isFirst = version.changed.length === 0 && version.fields.every((field) => field.before === '');
  const fields = version.fields.filter((field) => (isFirst ? field.value !== '' : field.value !== field.before));
  if (!isFirst && fields.length === 0) return <p>{sentences.same}</p>;
  return (
    <div className="grid gap-4">
      {isFirst && <p className="note">{sentences.first}</p>}
      {fields.map((field) => (
        <FieldDifference
          key={field.name}
          name={field.name}
          label={nameOf(field.name)}
          value={field.value}
          {...(!isFirst && { before: field.before })}
        />
      ))}
    </div>
  );
}
