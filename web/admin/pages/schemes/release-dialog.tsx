import { useState } from 'react';
import { type ContentResult, updateFromRelease } from '../../../../contract/content.endpoints.ts';
import { controls } from '../../../../messages/admin/controls.ts';
import { schemes } from '../../../../messages/admin/schemes.ts';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogButtons } from '../../components/dialog.tsx';
import { ErrorState } from '../../components/states.tsx';
import { DOCUMENT_CALLS } from '../../document-calls.ts';
import { SCHEME_CALLS } from '../../scheme-calls.ts';
import { useWrite, writeFailure } from '../../use-write.ts';
import { ImportChanges } from './import-changes.tsx';
import type { ChangeOfExisting, ImportDecision } from './import-decisions.ts';

const { release: words } = schemes;

const isOpen = ({ outcome, change }: ContentResult) => outcome === 'unchanged' && change !== undefined;

/** The changes to decide on, numbered in their order. */
function changesOf(results: readonly ContentResult[]): ChangeOfExisting[] {
  return results.flatMap((result, line) =>
    isOpen(result) && result.change ? [{ ...result.change, line, slug: result.name, name: result.title, id: result.id }] : [],
  );
}

const hrefOf = ({ slug, id }: ChangeOfExisting) =>
  slug.startsWith('documents/') ? `/admin/documents/${id}` : `/admin/manageSchemes/${id}`;

/** Previews the content of the installed version, asks about records changed by staff, and applies it. */
export function ReleaseDialog({ onClose }: { onClose: () => void }) {
  const look = useWrite(updateFromRelease);
  const bring = useWrite(updateFromRelease, { changes: [...SCHEME_CALLS, ...DOCUMENT_CALLS] });
  const [decisions, setDecisions] = useState<ReadonlyMap<string, ImportDecision>>(new Map());
  const results = look.data?.results ?? [];
  const changes = changesOf(results);
  const decided = (decision: ImportDecision) => changes.filter(({ slug }) => decisions.get(slug) === decision);
  const [taken, kept] = [decided('overwrite'), decided('keep')];
  const wanted = results.filter(({ outcome }) => outcome === 'created' || outcome === 'updated').length + taken.length;
  const brought = bring.data?.results.filter(({ outcome }) => outcome === 'created' || outcome === 'updated').length;
  const error = look.error ?? bring.error;
  const run = () =>
    bring.mutate({ take: Object.fromEntries(taken.map(({ slug, version }) => [slug, version])), keep: kept.map(({ slug }) => slug) });
  const isTried = look.isSuccess && !bring.isSuccess;
  return (
    <Dialog isOpen isWide onClose={() => !bring.isPending && onClose()} title={words.title} description={words.text}>
      {error && <ErrorState text={writeFailure(error, words.failed)} />}
      {isTried && <Found results={results} open={changes.length} />}
      {isTried && changes.length > 0 && (
        <ImportChanges
          changes={changes}
          words={words.changes}
          placeOf={({ slug }) => slug}
          hrefOf={hrefOf}
          decisionOf={({ slug }) => decisions.get(slug)}
          onDecide={(about, decision) => setDecisions(new Map([...decisions, ...about.map(({ slug }) => [slug, decision] as const)]))}
        />
      )}
      {brought !== undefined && <p role="status">{words.done(brought)}</p>}
      <DialogButtons>
        {!look.isSuccess && (
          <Button isPending={look.isPending} pendingLabel={words.looking} onClick={() => look.mutate({ dryRun: true })}>
            {words.look}
          </Button>
        )}
        {isTried && wanted + kept.length > 0 && (
          <Button isPending={bring.isPending} pendingLabel={words.running} onClick={run}>
            {wanted > 0 ? words.run(wanted) : words.settle}
          </Button>
        )}
        <Button variant="secondary" disabled={bring.isPending} onClick={onClose}>
          {bring.isSuccess ? controls.close : controls.cancel}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

function Found({ results, open }: { results: ContentResult[]; open: number }) {
  const count = (outcome: ContentResult['outcome']) => results.filter((one) => one.outcome === outcome).length;
  const listed = results.filter((result) => !isOpen(result));
  if (results.length === 0) return <p role="status">{words.nothing}</p>;
  return (
    <>
      <p role="status" className="font-semibold">
        {words.counts(count('created'), count('updated'), open)}
      </p>
      {listed.length > 0 && (
        <details className="mt-2">
          <summary className="link inline-flex min-h-11 cursor-pointer items-center">{words.list}</summary>
          <ul className="grid gap-1">
            {listed.map(({ name, title, outcome, message }) => (
              <li key={name} className="wrap-anywhere">
                {words.outcomes[outcome]}: {title} <span className="text-sm text-muted">{message || name}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
