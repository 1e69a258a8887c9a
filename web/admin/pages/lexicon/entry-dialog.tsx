import { useState } from 'react';
import { addLexiconEntry, changeLexiconEntry, type LexiconEntryRow, listLexicon } from '../../../../contract/lexicon.endpoints.ts';
import { controls } from '../../../../messages/admin/controls.ts';
import { lexicon as words } from '../../../../messages/admin/lexicon.ts';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogButtons } from '../../components/dialog.tsx';
import { TextField } from '../../components/field.tsx';
import { Select } from '../../components/select.tsx';
import { ErrorState } from '../../components/states.tsx';
import { toast } from '../../components/toast-store.ts';
import { mayLeave, useUnsavedGuard } from '../../components/unsaved-guard.tsx';
import { failureText, useWrite } from '../../use-write.ts';
import { type EntryFaults, type EntryValues, faultsOf, payloadOf, valuesOf } from './entry-values.ts';
import { WordLines } from './word-lines.tsx';

const KINDS = Object.entries(words.kinds).map(([value, label]) => ({ value, label }));

type EntryDialogProps = {
  /** Null for a new one. */
  entry: LexiconEntryRow | null;
  /** Filled in beside what is stored. */
  word: string;
  onSaved: () => void;
  onClose: () => void;
};

export function EntryDialog({ entry, word, onSaved, onClose }: EntryDialogProps) {
  const [values, setValues] = useState<EntryValues>(() => valuesOf(entry, word));
  const [faults, setFaults] = useState<EntryFaults>({});
  const add = useWrite(addLexiconEntry, { changes: [listLexicon] });
  const change = useWrite(changeLexiconEntry, { changes: [listLexicon] });
  const write = entry ? change : add;
  const isDirty = JSON.stringify(payloadOf(values)) !== JSON.stringify(payloadOf(valuesOf(entry, word)));
  const liftGuard = useUnsavedGuard(isDirty);
  const close = () => void mayLeave().then((isFree) => isFree && onClose());
  const set = (changed: Partial<EntryValues>) => {
    setValues({ ...values, ...changed });
    setFaults({});
  };
  const submit = () => {
    const found = faultsOf(values);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    const onSuccess = () => {
      toast({ title: words.success, description: entry ? words.saved : words.added });
      liftGuard();
      onSaved();
    };
    if (entry) change.mutate({ id: entry.id, ...payloadOf(values) }, { onSuccess });
    else add.mutate(payloadOf(values), { onSuccess });
  };
  return (
    <Dialog isOpen isWide onClose={close} title={entry ? words.editTitle : words.addTitle}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        className="flex flex-col gap-4"
      >
        {write.isError && <ErrorState text={failureText(write.error, words.saveFailed)} />}
        <TextField
          label={words.term}
          hint={words.termHint}
          isRequired
          value={values.term}
          error={faults.term}
          onChange={(event) => set({ term: event.target.value })}
        />
        <Select
          label={words.kind}
          value={values.kind}
          options={KINDS}
          onChange={(kind) => set({ kind })}
          hint={words.kindHints[values.kind] ?? ''}
        />
        <WordLines lines={values.lines} startsAtEnd={word !== ''} error={faults.words} onChange={(lines) => set({ lines })} />
        <DialogButtons>
          <Button type="submit" isPending={write.isPending} pendingLabel={words.saving}>
            {words.save}
          </Button>
          <Button variant="secondary" onClick={close}>
            {controls.cancel}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
