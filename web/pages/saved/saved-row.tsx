import { useEffect, useRef } from 'react';
import type { SavedFacts } from '../../../contract/saved.endpoints.ts';
import type { SavedScheme } from '../../../contract/saved-list.ts';
import { EnglishMark } from '../../components/english-mark.tsx';
import { useTextLanguage } from '../../components/text-language.ts';
import { useMessages } from '../../language/language.tsx';
import { Link } from '../../routing/router.tsx';
import { useFactLines } from './scheme-facts.tsx';

type SavedRowProps = {
  scheme: SavedScheme;
  /** Absent while loading or after a failure. */
  facts: SavedFacts | undefined;
  /** No longer in the directory. */
  isTakenAway: boolean;
  isRemoved: boolean;
  isChosen: boolean;
  canChoose: boolean;
  onRemove: () => void;
  onUndo: () => void;
  onChoose: (isChosen: boolean) => void;
};

/** A scheme of the list; after removal, its undo button. */
export function SavedRow({ scheme, facts, isTakenAway, isRemoved, isChosen, canChoose, onRemove, onUndo, onChoose }: SavedRowProps) {
  const words = useMessages('saved');
  const textLanguage = useTextLanguage();
  const linesOf = useFactLines();
  const button = useRef<HTMLButtonElement>(null);
  const wasRemoved = useRef(isRemoved);
  useEffect(() => {
    // The pressed button was replaced, so its replacement takes the focus.
    if (wasRemoved.current !== isRemoved) button.current?.focus();
    wasRemoved.current = isRemoved;
  }, [isRemoved]);
  const name = facts?.schemeName || scheme.name || words.nameless(scheme.id);
  if (isRemoved) {
    return (
      <li className="note flex flex-wrap items-center justify-between gap-x-5 gap-y-1">
        <span className="min-w-0 wrap-anywhere">{words.removed(name)}</span>
        <button key="undo" ref={button} type="button" aria-label={words.undoRemoving(name)} onClick={onUndo} className="button-secondary">
          {words.undo}
        </button>
      </li>
    );
  }
  const about = facts && [linesOf(facts, 'get')[0], linesOf(facts, 'where').join(', '), ...linesOf(facts, 'dates')];
  return (
    <li className="card min-w-0">
      <h3 className="subheading" lang={textLanguage(name)}>
        {isTakenAway ? (
          name
        ) : (
          <Link href={`/schemes/${scheme.id}`} className="link-row">
            {name}
          </Link>
        )}
      </h3>
      {isTakenAway && <p className="text-brick">{words.gone}</p>}
      {about?.map(
        (line) =>
          line && (
            <p key={line} className="wrap-anywhere" lang={textLanguage(line)}>
              {line}
              {!textLanguage(name) && <EnglishMark lang={textLanguage(line)} />}
            </p>
          ),
      )}
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-5">
        {facts && (
          <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
            <input
              type="checkbox"
              checked={isChosen}
              disabled={!isChosen && !canChoose}
              aria-label={words.compare.chooseScheme(name)}
              onChange={(event) => onChoose(event.currentTarget.checked)}
              className="size-5 shrink-0 accent-peacock"
            />
            {words.compare.choose}
          </label>
        )}
        <button
          key="remove"
          ref={button}
          type="button"
          aria-label={words.removeScheme(name)}
          onClick={onRemove}
          className="link-row cursor-pointer"
        >
          {words.remove}
        </button>
      </div>
    </li>
  );
}
