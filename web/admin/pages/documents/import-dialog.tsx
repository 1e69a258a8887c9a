import { useState } from 'react';
import { importDocuments } from '../../../../contract/document-admin.endpoints.ts';
import type { Output } from '../../../../contract/endpoint.ts';
import { controls } from '../../../../messages/admin/controls.ts';
import { papers } from '../../../../messages/admin/documents.ts';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogButtons } from '../../components/dialog.tsx';
import { fieldName } from '../../components/documents/field-name.ts';
import { Field } from '../../components/field.tsx';
import { ErrorState } from '../../components/states.tsx';
import { DOCUMENT_CALLS } from '../../document-calls.ts';
import { useWrite, writeFailure } from '../../use-write.ts';
import { type DocumentFile, readDocumentFile } from './read-document-file.ts';

const { imports: words } = papers;

type Outcome = Output<typeof importDocuments> & { isDone: boolean };

/** Choose a file, preview its changes, then import it. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<DocumentFile | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const send = useWrite(importDocuments, { changes: DOCUMENT_CALLS });
  const list = file && 'papers' in file ? file.papers : null;
  const wanted = outcome ? outcome.added.length + outcome.changed.length : 0;
  const read = async (chosen: File | undefined) => {
    setOutcome(null);
    send.reset();
    setFile(chosen ? readDocumentFile(await chosen.text()) : null);
  };
  const run = (isDryRun: boolean) => {
    if (!list) return;
    send.mutate({ papers: list, dryRun: isDryRun }, { onSuccess: (answer) => setOutcome({ ...answer, isDone: !isDryRun }) });
  };
  return (
    <Dialog isOpen isWide onClose={() => !send.isPending && onClose()} title={words.title} description={words.text}>
      <Field label={words.file} error={file && 'problems' in file ? file.problems.join(' · ') : undefined}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".json,application/json"
            disabled={send.isPending}
            onChange={(event) => void read(event.target.files?.[0])}
            className="field"
          />
        )}
      </Field>
      {send.error && (
        <div className="mt-4">
          <ErrorState text={writeFailure(send.error, words.failed)} />
        </div>
      )}
      {outcome && <Told outcome={outcome} />}
      <DialogButtons>
        {!outcome && (
          <Button disabled={!list} isPending={send.isPending} pendingLabel={words.trying} onClick={() => run(true)}>
            {words.dryRun}
          </Button>
        )}
        {outcome && !outcome.isDone && (
          <Button disabled={wanted === 0} isPending={send.isPending} pendingLabel={words.importing} onClick={() => run(false)}>
            {words.run(wanted)}
          </Button>
        )}
        <Button variant="secondary" disabled={send.isPending} onClick={onClose}>
          {outcome?.isDone ? controls.close : controls.cancel}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

/** The result of an import or of its preview. */
function Told({ outcome: { added, changed, same, isDone } }: { outcome: Outcome }) {
  return (
    <div role="status" className="mt-4 grid gap-3">
      <p className="font-semibold">{isDone ? words.done : words.tried}</p>
      <Part title={words.added(added.length)} lines={added} />
      <Part
        title={words.changed(changed.length)}
        lines={changed.map(({ slug, fields }) => words.change(slug, fields.map(fieldName).join(', ')))}
      />
      <p>{words.same(same)}</p>
    </div>
  );
}

function Part({ title, lines }: { title: string; lines: string[] }) {
  return (
    <div>
      <p>{title}</p>
      {lines.length > 0 && (
        <ul className="ml-5 list-disc text-sm text-muted wrap-anywhere">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
