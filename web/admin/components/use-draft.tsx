import { useEffect, useRef, useState } from 'react';
import { controls } from '../../../messages/admin/controls.ts';
import { formatDay } from '../../language.tsx';
import { Button } from './button.tsx';
import { type Draft, dropDraft, readDraft, writeDraft } from './draft-store.ts';

const WRITE_AFTER_MS = 800;

/**
 * Keeps what is typed on the device while `isDirty`, by the key of its record (`scheme:12`, `scheme:new`).
 * `found` is what an earlier visit left; show it with `<DraftOffer>`. Put the record's version into the value to tell
 * whether it has been changed since. Call `forget` after a save.
 */
export function useDraft<T>(record: string, value: T, isDirty: boolean): { found: Draft<T> | null; forget: () => void } {
  const [found, setFound] = useState(() => readDraft<T>(localStorage, record));
  const newest = useRef({ value, isPending: false });
  newest.current.value = value;
  useEffect(() => {
    if (!isDirty) return;
    newest.current.isPending = true;
    const keep = () => {
      if (!newest.current.isPending) return;
      newest.current.isPending = false;
      writeDraft(localStorage, record, value, new Date());
    };
    const timer = setTimeout(keep, WRITE_AFTER_MS);
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
    };
  }, [record, value, isDirty]);
  // Leaving the screen writes what the timer has not.
  useEffect(() => {
    const state = newest.current;
    return () => {
      if (state.isPending) writeDraft(localStorage, record, state.value, new Date());
      state.isPending = false;
    };
  }, [record]);
  return {
    found,
    forget: () => {
      newest.current.isPending = false;
      dropDraft(localStorage, record);
      setFound(null);
    },
  };
}

const CLOCK = new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Kolkata', hour: 'numeric', minute: '2-digit' });

type DraftOfferProps = { draft: Draft<unknown> | null; onRestore: () => void; onDiscard: () => void };

/** Offers an earlier visit's unsaved text. Shows nothing without one. */
export function DraftOffer({ draft, onRestore, onDiscard }: DraftOfferProps) {
  if (!draft) return null;
  const when = `${formatDay('en', draft.at)}, ${CLOCK.format(new Date(draft.at))}`;
  return (
    <div role="status" className="note mb-6 flex flex-wrap items-center justify-between gap-3">
      <p>{controls.draft.found(when)}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onRestore}>{controls.draft.restore}</Button>
        <Button variant="secondary" onClick={onDiscard}>
          {controls.draft.discard}
        </Button>
      </div>
    </div>
  );
}
