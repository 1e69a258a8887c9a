import { addLexiconEntry, changeLexiconEntry, type LexiconEntryRow, listLexicon } from '../../../../contract/lexicon.endpoints.ts';
import { controls } from '../../../../messages/admin/controls.ts';
import { lexicon as words } from '../../../../messages/admin/lexicon.ts';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogButtons } from '../../components/dialog.tsx';
import { TextField } from '../../components/field.tsx';
import { useFormValues } from '../../components/record-form/use-form-values.ts';
import { Select } from '../../components/select.tsx';
import { ErrorState } from '../../components/states.tsx';
import { mayLeave, useUnsavedGuard } from '../../components/unsaved-guard.tsx';
import { toast } from '../../toast.ts';
import { useWrite, writeFailure } from '../../use-write.ts';
import { faultsOf, payloadOf, valuesOf } from './entry-values.ts';
import { WordLines } from './word-lines.tsx';

const KINDS = Object.entries(words.kinds).map(([value, label]) => ({ value, label }));

type EntryDialogProps = {
  /** Null for a new one. */
  entry: LexiconEntryRow | null;
  /** Added to the stored words. */
  word: string;
  onSaved: () => void;
  onClose: () => void;
};

/** The id of staff's own version of the entry, if any. */
const stored = (entry: LexiconEntryRow | null) => entry?.id ?? null;

export function EntryDialog({ entry, word, onSaved, onClose }: EntryDialogProps) {
  const form = useFormValues(() => valuesOf(entry, word), faultsOf);
  const { values, set } = form;
  const add = useWrite(addLexiconEntry, { changes: [listLexicon] });
  const change = useWrite(changeLexiconEntry, { changes: [listLexicon] });
  const write = stored(entry) === null ? add : change;
  const isDirty = JSON.stringify(payloadOf(values)) !== JSON.stringify(payloadOf(valuesOf(entry, word)));
  const liftGuard = useUnsavedGuard(isDirty);
  const close = () => void mayLeave().then((isFree) => isFree && onClose());
  const submit = () => {
    if (form.findProblems()) return;
    const onSuccess = () => {
      toast({ title: words.success, description: entry ? words.saved : words.added });
      liftGuard();
      onSaved();
    };
    const id = stored(entry);
    if (id !== null) change.mutate({ id, ...payloadOf(values) }, { onSuccess });
    else add.mutate({ ...payloadOf(values), ...(entry?.shipped && { shipped: entry.shipped }) }, { onSuccess });
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
        {write.isError && <ErrorState text={writeFailure(write.error, words.saveFailed)} />}
        <TextField label={words.term} hint={words.termHint} isRequired error={form.problems.term} {...form.text('term')} />
        <Select
          label={words.kind}
          value={values.kind}
          options={KINDS}
          onChange={(kind) => set({ kind })}
          hint={words.kindHints[values.kind] ?? ''}
        />
        <WordLines lines={values.lines} startsAtEnd={word !== ''} error={form.problems.lines} onChange={(lines) => set({ lines })} />
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
