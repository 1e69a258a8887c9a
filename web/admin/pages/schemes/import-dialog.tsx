import { useState } from 'react';
import { UnreadableFile } from '../../../../contract/import-file/unreadable-file.ts';
import { controls } from '../../../../messages/admin/controls.ts';
import { schemes as words } from '../../../../messages/admin/schemes.ts';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogButtons } from '../../components/dialog.tsx';
import { CheckboxField, Field } from '../../components/field.tsx';
import { ErrorState, LoadingState } from '../../components/states.tsx';
import { useUnsavedGuard } from '../../components/unsaved-guard.tsx';
import { ImportChanges } from './import-changes.tsx';
import { changesOf, decisionFor, type ImportDecisions, outcomeAfter } from './import-decisions.ts';
import { ImportCounts, ImportRows } from './import-results.tsx';
import { type ImportFile, readImportFile } from './read-import-file.ts';
import { TemplateLink } from './template-link.tsx';
import { type ImportChoice, useImport } from './use-import.ts';

/** Choose a file, preview the outcome of each row, then import it. */
export function ImportDialog({ onClose, onRelease }: { onClose: () => void; onRelease: () => void }) {
  const [found, setFound] = useState<ImportFile | null>(null);
  const lines = found?.lines;
  const [decisions, setDecisions] = useState<ImportDecisions>(new Map());
  const [problem, setProblem] = useState('');
  const [isReading, setIsReading] = useState(false);
  const [choice, setChoice] = useState<ImportChoice>({ keepExisting: false, publish: false });
  const { run, tryOut, store, reset } = useImport();
  const isRunning = run?.isRunning ?? false;
  const liftGuard = useUnsavedGuard(isRunning);
  const close = () => {
    if (isRunning) return;
    liftGuard();
    onClose();
  };
  const read = async (file: File | undefined) => {
    reset();
    setDecisions(new Map());
    setFound(null);
    setProblem('');
    if (!file) return;
    setIsReading(true);
    try {
      setFound(await readImportFile(file));
    } catch (error) {
      setProblem(error instanceof UnreadableFile ? error.message : words.imports.unreadable);
    } finally {
      setIsReading(false);
    }
  };
  const isTried = run?.kind === 'dry' && !isRunning && !run.failure;
  const isDone = run?.kind === 'real' && !isRunning && !run.failure;
  const changes = isTried ? changesOf(run.results) : [];
  const wanted = run?.results.filter((result) => /^(?:created|updated)$/.test(outcomeAfter(result, decisions))).length ?? 0;
  const { imports } = words;
  return (
    <Dialog isOpen isWide onClose={close} title={imports.title} description={imports.text}>
      {!found && (
        <Button variant="secondary" className="mb-4" onClick={onRelease}>
          {imports.release}
        </Button>
      )}
      <Field label={imports.file} error={problem}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".xlsx,.csv,.tsv,.txt,.jsonl,.json,.gz"
            disabled={isRunning}
            onChange={(event) => void read(event.target.files?.[0])}
            className="field"
          />
        )}
      </Field>
      <TemplateLink />
      {(['publish', 'keepExisting'] as const).map((name) => (
        <CheckboxField
          key={name}
          label={imports[name]}
          hint={name === 'publish' && imports.publishHint}
          checked={choice[name]}
          disabled={isRunning}
          onChange={(event) => {
            setChoice({ ...choice, [name]: event.target.checked });
            reset();
          }}
        />
      ))}
      {found?.notes.map((note) => (
        <p key={note} role="status" className="note mt-3 wrap-anywhere">
          {note}
        </p>
      ))}
      {isReading && <LoadingState text={imports.reading} />}
      {run && <Progress done={run.done} total={run.total} label={run.kind === 'dry' ? imports.trying : imports.importing} />}
      {run?.failure && (
        <div className="mt-4">
          <ErrorState text={`${run.failure}. ${run.kind === 'real' ? imports.stopped(run.done) : ''}`} />
        </div>
      )}
      {run && !isRunning && <ImportCounts run={run} decisions={decisions} />}
      {changes.length > 0 && (
        <ImportChanges
          changes={changes}
          decisionOf={(change) => decisionFor(change, decisions)}
          onDecide={(about, decision) => setDecisions(new Map([...decisions, ...about.map(({ line }) => [line, decision] as const)]))}
        />
      )}
      <DialogButtons>
        {isTried && lines && (
          <Button disabled={wanted === 0} onClick={() => void store(lines, choice, run.results, decisions)}>
            {imports.run(wanted)}
          </Button>
        )}
        {!isTried && !isDone && (
          <Button
            disabled={!lines}
            isPending={isRunning}
            pendingLabel={run?.kind === 'real' ? imports.importing : imports.trying}
            onClick={() => lines && void tryOut(lines, choice)}
          >
            {imports.dryRun}
          </Button>
        )}
        <Button variant="secondary" disabled={isRunning} onClick={close}>
          {isDone ? controls.close : controls.cancel}
        </Button>
      </DialogButtons>
      {run && !isRunning && <ImportRows key={run.kind} run={run} decisions={decisions} />}
    </Dialog>
  );
}

function Progress({ done, total, label }: { done: number; total: number; label: string }) {
  return (
    <div className="mt-4">
      <progress aria-label={label} value={done} max={total} className="progress-bar" />
      <p role="status" className="text-sm text-muted">
        {words.imports.progress(done, total)}
      </p>
    </div>
  );
}
