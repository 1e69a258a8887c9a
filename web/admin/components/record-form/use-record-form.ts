import { useEffect, useMemo, useRef, useState } from 'react';
import { recordForm as words } from '../../../../messages/admin/record-form.ts';
import { randomKey } from '../../../components/random-key.ts';
import { toastStore } from '../../../components/toast-store.ts';
import { toast } from '../../toast.ts';
import { useUnsavedGuard } from '../unsaved-guard.tsx';
import type { Draft } from './device-drafts.ts';
import type { Problems } from './problems.tsx';
import { useDrafts } from './use-drafts.ts';
import { useFormValues } from './use-form-values.ts';

/** The version the changes are based on. */
export type Base<T> = { values: T; version: number | undefined };
/** A stored draft: values and the version they are based on. */
type Kept<T> = { values: T; common: T; version: number | undefined };

type RecordFormOptions<T, B> = {
  /** `scheme:12`, `blog:new`. */
  record: string;
  loaded: B;
  /** Prefilled values. */
  initial?: T | undefined;
  /** Something outside the values has changed, such as a picture. */
  isMoreDirty?: boolean;
  check: (values: T, base: B) => Problems;
};

const UNDO_MS = 10_000;
const differs = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b);

/** A form for one record: values, base version, validation, drafts, and the idempotency key of the save. */
export function useRecordForm<T extends object, B extends Base<T>>(options: RecordFormOptions<T, B>) {
  const { record, loaded, initial, isMoreDirty = false, check } = options;
  const [base, setBase] = useState(loaded);
  const form = useFormValues<T>(initial ?? loaded.values, (values) => check(values, base));
  const { values, replace } = form;
  /** A version that somebody else has saved meanwhile. */
  const [rival, setRival] = useState<{ mine: T; common: T; stored: B; draft?: Draft<Kept<T>> } | null>(null);
  const saveKey = useRef(randomKey());
  const notice = useRef(0);

  const hasTyped = differs(base.values, values);
  const isDirty = hasTyped || isMoreDirty;
  const liftGuard = useUnsavedGuard(isDirty);
  const kept = useMemo<Kept<T>>(() => ({ values, common: base.values, version: base.version }), [values, base]);
  const drafts = useDrafts({
    record,
    value: kept,
    isDirty: hasTyped,
    isNews: (draft) => differs({ ...base.values, ...draft.values }, values),
  });

  // The undo notice disappears with the form.
  useEffect(() => () => toastStore.close(notice.current), []);
  const offerUndo = (title: string, undo: () => void) => {
    notice.current = toast({ title, action: { label: words.undo, onClick: undo }, duration: UNDO_MS });
  };

  return {
    base,
    setBase,
    ...form,
    isDirty,
    hasTyped,
    drafts,
    /** Resets to the base, with undo. */
    reset: (to: T = base.values) => {
      const before = values;
      replace(to);
      if (differs(before, to)) offerUndo(words.changesDropped, () => replace(before));
    },
    /** The idempotency key of the next save, unchanged until its outcome is known. Stores the draft first. */
    beginSave: (): string => {
      drafts.keepNow();
      return saveKey.current;
    },
    /** @param next the new base for a form that stays open */
    saved: (next?: B) => {
      saveKey.current = randomKey();
      drafts.forget();
      liftGuard();
      if (next) setBase(next);
    },
    rival,
    conflict: (stored: B) => {
      saveKey.current = randomKey();
      setRival({ mine: values, common: base.values, stored });
    },
    closeConflict: () => setRival(null),
    /** Continues from a version that somebody else has stored. */
    goOn: (next: T, stored: B) => {
      if (rival?.draft) drafts.take(rival.draft);
      setBase(stored);
      replace(next);
      setRival(null);
    },
    restore: (draft: Draft<Kept<T>>) => {
      // Fields added to the form since the draft take their stored values.
      const mine = { ...base.values, ...draft.value.values };
      if (base.version !== undefined && draft.value.version !== base.version) {
        setRival({ mine, common: { ...base.values, ...draft.value.common }, stored: base, draft });
        return;
      }
      replace(mine);
      drafts.take(draft);
    },
    discard: (draft: Draft<Kept<T>>) => offerUndo(words.draftDropped, drafts.discard(draft)),
  };
}
