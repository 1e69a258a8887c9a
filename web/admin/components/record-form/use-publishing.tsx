import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { recordForm as words } from '../../../../messages/admin/record-form.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import type { Check, RecordStatus } from './publish-bar.tsx';

/** What a save makes of the record. */
export type SaveKind = 'publish' | 'draft';

type PublishingOptions = {
  status: RecordStatus;
  /** Of the record, for the question. */
  name: string;
  /** What it should not be published without. */
  checks: readonly Check[];
  /** Whether publishing something incomplete asks first; the specified way of adding a new record does not. */
  asksWhenIncomplete: boolean;
  /** Checks what is typed; false when it cannot be saved. */
  mayBeSent: () => boolean;
  save: (kind: SaveKind) => void;
};

/**
 * One rule for schemes and articles: the button with their name publishes, `Save Draft` makes a draft, Ctrl+S leaves it as it
 * is, and Enter within a field saves nothing. It asks where something public would go offline or something incomplete go public.
 */
export function usePublishing({ status, name, checks, asksWhenIncomplete, mayBeSent, save }: PublishingOptions) {
  const [question, setQuestion] = useState<'offline' | 'incomplete' | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const missing = checks.filter(({ isDone, sentence }) => !isDone && !sentence).map(({ label }) => label);
  const gaps = checks.flatMap(({ sentence }) => sentence ?? []);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A dialog of its own within the form is no part of it, though React lets its events rise to here.
    if (event.target !== event.currentTarget || !mayBeSent()) return;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const kind: SaveKind = submitter?.getAttribute('value') === 'publish' ? 'publish' : 'draft';
    if (kind === 'draft' && status === 'published') setQuestion('offline');
    else if (kind === 'publish' && status !== 'published' && (gaps.length > 0 || (asksWhenIncomplete && missing.length > 0)))
      setQuestion('incomplete');
    else save(kind);
  };

  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      const value: SaveKind = status === 'published' ? 'publish' : 'draft';
      const button = form.current?.querySelector<HTMLButtonElement>(`button[type=submit][value=${value}]:enabled`);
      // Behind a dialog the form waits.
      const isCovered = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].some(
        (dialog) => !dialog.contains(form.current),
      );
      if (button && !event.repeat && !isCovered) form.current?.requestSubmit(button);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [status]);

  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event;
    if (event.key !== 'Enter' || !(target instanceof HTMLInputElement) || !form.current?.contains(target)) return;
    if (!['checkbox', 'radio', 'file'].includes(target.type)) event.preventDefault();
  };

  const isOffline = question === 'offline';
  return {
    formProps: { ref: form, onSubmit, onKeyDown },
    question: (
      <ConfirmDialog
        isOpen={question !== null}
        title={isOffline ? words.offline.title : words.incomplete.title}
        description={isOffline ? words.offline.text(name) : words.incomplete.text(missing.join(', '), gaps)}
        confirmLabel={isOffline ? words.offline.confirm : words.incomplete.confirm}
        {...(!isOffline && { cancelLabel: words.incomplete.cancel })}
        isDestructive={isOffline}
        onConfirm={() => save(isOffline ? 'draft' : 'publish')}
        onClose={() => setQuestion(null)}
      />
    ),
  };
}
