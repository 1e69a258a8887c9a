import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { recordForm as words } from '../../../../messages/admin/record-form.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { focusField } from './problems.tsx';
import type { Check, RecordStatus } from './publish-bar.tsx';

/** What a save does to the record's status. */
export type SaveKind = 'publish' | 'draft';

type PublishingOptions = {
  status: RecordStatus;
  /** The record's name, for the dialog. */
  name: string;
  /** What it should have before it is published. */
  checks: readonly Check[];
  /** Whether publishing an incomplete record asks first; adding a new one does not, as specified. */
  asksWhenIncomplete: boolean;
  /** Validates for this kind of save. */
  mayBeSent: (kind: SaveKind) => boolean;
  /** Opens the tab that hides a field and focuses it; forms without tabs only focus. */
  onGoTo?: (name: string) => void;
  /** @param stays whether the form stays open */
  save: (kind: SaveKind, stays: boolean) => void;
};

/** The confirmation before a save. */
type Question = { about: 'offline' | 'incomplete' | 'live'; kind: SaveKind; stays: boolean };

/**
 * The same rules for schemes, articles and documents: the button with their name publishes and leaves the form; `Save Draft` makes a draft;
 * `Save and stay` and Ctrl+S do not change the status and stay; Enter in a field does not save. Confirmation is needed when something
 * public would become a draft, something incomplete would be published, or saving in place changes a public page.
 */
export function usePublishing({ status, name, checks, asksWhenIncomplete, mayBeSent, onGoTo = focusField, save }: PublishingOptions) {
  const [question, setQuestion] = useState<Question | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const missing = checks.filter(({ isDone }) => !isDone);
  /** Translations with missing lines always need confirmation. */
  const hasGaps = missing.some(({ sentence }) => sentence);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React bubbles submit events from portaled dialogs up to this form; ignore those.
    if (event.target !== event.currentTarget) return;
    const value = (event.nativeEvent as SubmitEvent).submitter?.getAttribute('value');
    const kind: SaveKind = value === 'publish' || (value === 'stay' && status === 'published') ? 'publish' : 'draft';
    const stays = value === 'stay' || value === 'draft-stay';
    if (!mayBeSent(kind)) return;
    if (kind === 'draft' && status === 'published') setQuestion({ about: 'offline', kind, stays });
    else if (kind === 'publish' && status !== 'published' && (hasGaps || (asksWhenIncomplete && missing.length > 0))) {
      setQuestion({ about: 'incomplete', kind, stays });
    } else if (kind === 'publish' && stays) setQuestion({ about: 'live', kind, stays });
    else save(kind, stays);
  };

  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      const button = form.current?.querySelector<HTMLButtonElement>('button[type=submit]:is([value$=stay], [value=draft]):enabled');
      // Ctrl+S is ignored while a dialog covers the form.
      const isCovered = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].some(
        (dialog) => !dialog.contains(form.current),
      );
      if (button && !event.repeat && !isCovered) form.current?.requestSubmit(button);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event;
    if (event.key !== 'Enter' || !(target instanceof HTMLInputElement) || !form.current?.contains(target)) return;
    if (!['checkbox', 'radio', 'file'].includes(target.type)) event.preventDefault();
  };

  const sentences =
    question &&
    {
      offline: { ...words.offline, text: words.offline.text(name) },
      incomplete: { ...words.incomplete, text: hasGaps ? words.incomplete.textOfGaps : words.incomplete.text },
      live: { ...words.live, text: words.live.text(name) },
    }[question.about];
  return {
    formProps: { ref: form, onSubmit, onKeyDown },
    question: question && sentences && (
      <ConfirmDialog
        isOpen
        title={sentences.title}
        description={sentences.text}
        confirmLabel={sentences.confirm}
        {...('cancel' in sentences && { cancelLabel: sentences.cancel })}
        isDestructive={question.about === 'offline'}
        onConfirm={() => save(question.kind, question.stays)}
        onClose={() => setQuestion(null)}
      >
        {question.about === 'incomplete' && (
          <MissingParts
            missing={missing}
            onGoTo={(part) => {
              // The dialog returns the focus asynchronously on close; the field can take it only after that.
              flushSync(() => setQuestion(null));
              setTimeout(() => onGoTo(part));
            }}
          />
        )}
      </ConfirmDialog>
    ),
  };
}

/** Missing parts as links to their fields. */
function MissingParts({ missing, onGoTo }: { missing: readonly Check[]; onGoTo: (name: string) => void }) {
  return (
    <ul aria-label={words.incomplete.list} className="mt-3">
      {missing.map(({ name, label }) => (
        <li key={name}>
          <button type="button" className="link inline-flex min-h-11 cursor-pointer items-center" onClick={() => onGoTo(name)}>
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
