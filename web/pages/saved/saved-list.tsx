import { useState } from 'react';
import type { SavedScheme } from '../../../contract/saved-list.ts';
import { PrinterIcon } from '../../components/icons.tsx';
import { saveSchemes } from '../../components/saved/saved-schemes.ts';
import { useMessages } from '../../language/language.tsx';
import { COMPARE_ID, CompareTable } from './compare-table.tsx';
import { SavedRow } from './saved-row.tsx';
import type { useSavedFacts } from './use-saved-facts.ts';

const MAX_COMPARED = 3;

type SavedListProps = {
  /** Including those just removed. */
  rows: SavedScheme[];
  saved: SavedScheme[];
  facts: ReturnType<typeof useSavedFacts>;
  onRemove: (scheme: SavedScheme) => void;
  onClear: () => void;
};

/** The list, and the selected schemes side by side. Names come from the device, so they show offline too. */
export function SavedList({ rows, saved, facts: { data, error, isFetching, isOfBefore, refetch }, onRemove, onClear }: SavedListProps) {
  const words = useMessages('saved');
  const { tryAgain } = useMessages('common');
  const [ticked, setTicked] = useState<number[]>([]);
  const compared = ticked.flatMap((id) =>
    saved.some((scheme) => scheme.id === id) ? (data?.schemes.find((scheme) => scheme.id === id) ?? []) : [],
  );
  const chosen = compared.map(({ id }) => id);
  const hint = { 0: words.compare.hint, 1: words.compare.one, [MAX_COMPARED]: words.compare.full }[chosen.length];
  return (
    <>
      <h2 className="heading mt-6">{words.count(saved.length)}</h2>
      {saved.length > 0 && (
        <div className="mt-3 flex flex-wrap gap-3">
          <button type="button" className="button-primary" onClick={() => window.print()}>
            <PrinterIcon />
            {words.print}
          </button>
          <button type="button" className="button-secondary" onClick={onClear}>
            {words.clear}
          </button>
        </div>
      )}
      <p role="status" className="text-muted">
        {isFetching && words.getting}
      </p>
      {error && !isFetching && (
        <div role="alert" className="note border-brick bg-brick-soft">
          <strong>{words.failed}</strong> {words.failedText}
          <button type="button" className="button-secondary mt-2 block" onClick={() => void refetch()}>
            {tryAgain}
          </button>
        </div>
      )}
      {saved.length > 1 && data && <p className="text-muted">{hint}</p>}
      <ul className="mt-3 grid gap-4 lg:grid-cols-2">
        {rows.map((scheme) => {
          const facts = data?.schemes.find(({ id }) => id === scheme.id);
          return (
            <SavedRow
              key={scheme.id}
              scheme={scheme}
              facts={facts}
              isTakenAway={data !== undefined && !isOfBefore && !facts}
              isRemoved={!saved.some(({ id }) => id === scheme.id)}
              isChosen={chosen.includes(scheme.id)}
              canChoose={saved.length > 1 && chosen.length < MAX_COMPARED}
              onRemove={() => onRemove(scheme)}
              onUndo={() => saveSchemes([scheme])}
              onChoose={(isChosen) => setTicked(isChosen ? [...chosen, scheme.id] : chosen.filter((id) => id !== scheme.id))}
            />
          );
        })}
      </ul>
      {chosen.length > 1 && (
        <>
          <a href={`#${COMPARE_ID}`} className="button-primary sticky bottom-4 z-10 mt-4">
            {words.compare.go(chosen.length)}
          </a>
          <CompareTable schemes={compared} />
        </>
      )}
    </>
  );
}
