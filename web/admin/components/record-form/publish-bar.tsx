import { type ReactNode, useEffect, useId, useRef } from 'react';
import { recordForm as words } from '../../../../messages/admin/record-form.ts';
import { Button } from '../button.tsx';
import { CheckIcon } from '../icons.tsx';
import { DraftSavedLine } from './draft-saved-line.tsx';
import type { Kept } from './use-drafts.ts';

export type RecordStatus = 'new' | 'draft' | 'published';
/** What a record should have before it is public, by the name of its field. */
export type Check = {
  name: string;
  label: string;
  isDone: boolean;
  /** Replaces "missing" for something present but insufficient. */
  sentence?: string;
};

type PublishBarProps = {
  status: RecordStatus;
  /** Label of the publish button: `Add Scheme`, `Update Blog`. */
  label: string;
  isPending: boolean;
  pendingLabel?: string;
  checks: readonly Check[];
  onGoTo: (name: string) => void;
  /** Shows where unsaved changes are stored. */
  form: { hasTyped: boolean; drafts: { kept: Kept } };
  /** `Save Draft` leaves the form, as specified for articles; a separate button saves and stays. */
  draftLeaves?: boolean;
  children?: ReactNode;
};

/** The sticky bar at the end of a form: status, missing parts, and two buttons that submit with the value `publish` or `draft`. */
export function PublishBar({
  status,
  label,
  isPending,
  pendingLabel,
  checks,
  onGoTo,
  form,
  draftLeaves = false,
  children,
}: PublishBarProps) {
  const id = useId();
  const bar = useRef<HTMLDivElement>(null);
  // Keeps focused controls from being hidden behind the sticky bar.
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingBottom = `calc(${(bar.current?.offsetHeight ?? 0) + 16}px + var(--toast-height))`;
    return () => {
      style.removeProperty('scroll-padding-bottom');
    };
  }, []);
  const submit = { type: 'submit', isPending, 'aria-describedby': `${id}-effect`, ...(pendingLabel && { pendingLabel }) } as const;
  return (
    <div
      ref={bar}
      className="bottom-(--toast-height) z-10 -mx-4 mt-8 grid gap-1 border-t border-line bg-paper px-4 py-2 text-sm sm:-mx-6 sm:px-6 [@media(min-height:600px)]:sticky"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className={`badge ${status === 'published' ? '' : 'bg-marigold-soft text-ink'}`}>{words.status[status]}</span>
        <Checklist checks={checks} onGoTo={onGoTo} />
        {form.hasTyped && (
          <span className="ml-auto text-muted">
            <DraftSavedLine kept={form.drafts.kept} />
          </span>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2 text-base sm:gap-3">
        <Button {...submit} value="publish">
          {label}
        </Button>
        {(draftLeaves || status === 'published') && (
          <Button {...submit} value="stay" variant="secondary">
            {words.saveAndStay}
          </Button>
        )}
        <Button {...submit} value={draftLeaves ? 'draft' : 'draft-stay'} variant="secondary">
          {words.saveDraft}
        </Button>
        {children}
      </div>
      <p id={`${id}-effect`} className="text-muted">
        {words.effect[status](label, words.saveDraft)}
      </p>
    </div>
  );
}

/** What is present and missing; missing parts link to their field. */
function Checklist({ checks, onGoTo }: Pick<PublishBarProps, 'checks' | 'onGoTo'>) {
  return (
    <ul aria-label={words.checklist} className="flex flex-wrap items-center gap-x-3">
      {checks.map(({ name, label, isDone, sentence }) => (
        <li key={`${name} ${label}`} className={isDone ? 'inline-flex items-center gap-1 text-muted max-sm:hidden' : ''}>
          {isDone ? (
            <>
              <CheckIcon className="size-4 text-leaf" />
              <span aria-hidden>{label}</span>
              <span className="sr-only">{words.isThere(label)}</span>
            </>
          ) : (
            <button
              type="button"
              className="inline-flex min-h-11 cursor-pointer items-center font-medium text-marigold-dark underline underline-offset-4 sm:min-h-8"
              onClick={() => onGoTo(name)}
            >
              {sentence ?? words.isMissing(label)}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
