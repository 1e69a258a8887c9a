import { useState } from 'react';
import { controls } from '../../../../messages/admin/controls.ts';
import { schemes as words } from '../../../../messages/admin/schemes.ts';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogButtons } from '../../components/dialog.tsx';
import { CheckboxField, Field } from '../../components/field.tsx';
import { ErrorState, LoadingState } from '../../components/states.tsx';
import { useUnsavedGuard } from '../../components/unsaved-guard.tsx';
import { ImportCounts, ImportRows } from './import-results.tsx';
import { type ImportLine, readImportFile } from './read-import-file.ts';
import { useImport } from './use-import.ts';

/** Choose a file, try it, see what would happen to each row, then import it. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [lines, setLines] = useState<ImportLine[] | null>(null);
  const [problem, setProblem] = useState('');
  const [isReading, setIsReading] = useState(false);
  const [keepExisting, setKeepExisting] = useState(false);
  const { run, start, reset } = useImport();
  const isRunning = run?.isRunning ?? false;
  const liftGuard = useUnsavedGuard(isRunning);
  const close = () => {
    if (isRunning) return;
    liftGuard();
    onClose();
  };
  const read = async (file: File | undefined) => {
    reset();
    setLines(null);
    setProblem('');
    if (!file) return;
    setIsReading(true);
    try {
      const found = await readImportFile(file);
      if (found.length === 0) setProblem(words.imports.noRows);
      else setLines(found);
    } catch {
      setProblem(words.imports.unreadable);
    } finally {
      setIsReading(false);
    }
  };
  const isTried = run?.kind === 'dry' && !isRunning && !run.failure;
  const isDone = run?.kind === 'real' && !isRunning && !run.failure;
  const { imports } = words;
  return (
    <Dialog isOpen isWide onClose={close} title={imports.title} description={imports.text}>
      <Field label={imports.file} error={problem}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".jsonl,.json,.csv,.gz"
            disabled={isRunning}
            onChange={(event) => void read(event.target.files?.[0])}
            className="field"
          />
        )}
      </Field>
      <CheckboxField
        label={imports.keepExisting}
        checked={keepExisting}
        disabled={isRunning}
        onChange={(event) => {
          setKeepExisting(event.target.checked);
          reset();
        }}
      />
      {isReading && <LoadingState text={imports.reading} />}
      {run && <Progress done={run.done} total={run.total} label={run.kind === 'dry' ? imports.trying : imports.importing} />}
      {run?.failure && (
        <div className="mt-4">
          <ErrorState text={`${run.failure}. ${run.kind === 'real' ? imports.stopped(run.done) : ''}`} />
        </div>
      )}
      {run && !isRunning && <ImportCounts run={run} />}
      <DialogButtons>
        {isTried && lines && (
          <Button onClick={() => void start(lines, 'real', keepExisting)}>
            {imports.run(run.results.filter((result) => result.outcome !== 'failed').length)}
          </Button>
        )}
        {!isTried && !isDone && (
          <Button
            disabled={!lines}
            isPending={isRunning}
            pendingLabel={run?.kind === 'real' ? imports.importing : imports.trying}
            onClick={() => lines && void start(lines, 'dry', keepExisting)}
          >
            {imports.dryRun}
          </Button>
        )}
        <Button variant="secondary" disabled={isRunning} onClick={close}>
          {isDone ? controls.close : controls.cancel}
        </Button>
      </DialogButtons>
      {run && !isRunning && <ImportRows key={run.kind} run={run} />}
    </Dialog>
  );
}

function Progress({ done, total, label }: { done: number; total: number; label: string }) {
  return (
    <div className="mt-4">
      <progress
        aria-label={label}
        value={done}
        max={total}
        className="h-3 w-full overflow-hidden rounded-full [&::-moz-progress-bar]:bg-peacock [&::-webkit-progress-bar]:bg-sand [&::-webkit-progress-value]:bg-peacock"
      />
      <p role="status" className="text-sm text-muted">
        {words.imports.progress(done, total)}
      </p>
    </div>
  );
}
