import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { type Draft, draftOf, factsOfDraft } from '../../../contract/eligibility/draft.ts';
import { FACTS, type FactName, type Facts } from '../../../contract/eligibility/facts.ts';
import { QUESTIONS, type Question } from '../../../contract/eligibility/questions.ts';
import { languageBase } from '../../../contract/language-address.ts';
import { useLanguage } from '../../language/language.tsx';
import { useHydrated } from '../use-hydrated.ts';
import { useCheckWords } from './check-words.ts';
import { QuestionFields } from './question-fields.tsx';
import type { Passed } from './stored-answers.ts';

type QuestionCardProps = {
  question: Question;
  facts: Facts;
  /** The number of questions already asked, and the maximum. */
  progress: { done: number; all: number };
  schemes: ReadonlyMap<string, string>;
  onAnswer: (facts: Facts, how: Passed) => void;
  onBack?: (() => void) | undefined;
  /** It follows another question, so it takes the focus. */
  takesFocus: boolean;
};

export const QUESTION_FORM_ID = 'check-question';

/** One question at a time. Needs a `key`, so that its controls are reset for each question. */
export function QuestionCard({ question, facts, progress, schemes, onAnswer, onBack, takesFocus }: QuestionCardProps) {
  const words = useCheckWords();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const isTap = useRef(false);
  const isReady = useHydrated();
  const base = languageBase(useLanguage());
  const [draft, setDraft] = useState<Draft>(() => draftOf(question.facts, facts));
  // Replayed input runs in one batch: the button must see the values just set.
  const latest = useRef(draft);
  const [impossible, setImpossible] = useState<FactName[]>([]);
  const hint = words.hints[question.name];

  useLayoutEffect(() => {
    if (!takesFocus) return;
    // Focuses a text field or select if it is first; otherwise the question, which screen readers then announce.
    const first = form.current?.querySelector<HTMLElement>('[data-fact] :is(input, select, button)');
    const start = first?.matches('input[type="text"], select') ? first : form.current?.querySelector('h2');
    start?.focus();
  }, [takesFocus]);

  const submit = () => {
    const { facts: told, impossible: wrong } = factsOfDraft(latest.current);
    setImpossible(wrong);
    const [first] = wrong;
    if (first) form.current?.querySelector<HTMLElement>(`[data-fact="${first}"] :is(input, select)`)?.focus();
    else onAnswer(told, Object.keys(told).length === 0 ? 'skipped' : 'answered');
  };

  const change = (more: Draft) => {
    latest.current = { ...latest.current, ...more };
    setDraft(latest.current);
    // A tap on the only control advances to the next question; moving with the arrow keys does not.
    if (isTap.current && question.facts.length === 1 && isOneOfSome(question.facts[0] as FactName)) submit();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    const target = event.target as HTMLElement;
    isTap.current = false;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' && !target.matches('button, a')) {
      event.preventDefault();
      submit();
    }
    if (/^[1-9]$/.test(event.key) && !target.matches('input[type="text"], select')) {
      const option = optionsAt(form.current, target)[Number(event.key) - 1];
      if (!option) return;
      event.preventDefault();
      isTap.current = true;
      option.focus();
      option.click();
    }
  };

  return (
    <form
      ref={form}
      id={QUESTION_FORM_ID}
      method="post"
      action={`${base}/check`}
      noValidate
      data-question={question.name}
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onKeyDown={onKeyDown}
      onPointerDown={() => {
        isTap.current = true;
      }}
      className="card"
    >
      <p className="text-sm text-muted" aria-live="polite">
        {words.progress(progress.done + 1, progress.all)}
      </p>
      <progress
        className="progress-bar"
        value={progress.done}
        max={progress.all}
        aria-label={words.progress(progress.done + 1, progress.all)}
      />
      <h2 id={id} tabIndex={-1} className="heading mt-2">
        {words.questions[question.name]}
      </h2>
      {hint && <p className="text-sm text-muted">{hint}</p>}
      <QuestionFields
        asked={question.facts}
        hasLabels={QUESTIONS[question.name].length > 1}
        draft={draft}
        impossible={impossible}
        schemes={schemes}
        onChange={change}
      />
      <div className="mt-5 flex flex-wrap gap-2">
        {/* A press before hydration must not submit the form: it is replayed. */}
        <button
          type={isReady ? 'submit' : 'button'}
          className="button-primary grow"
          onClick={(event) => event.currentTarget.type === 'button' && submit()}
        >
          {words.next}
        </button>
        <button type="button" className="button-secondary" onClick={() => onAnswer({}, 'unknown')}>
          {words.dontKnow}
        </button>
        <button type="button" className="button-secondary" onClick={() => onAnswer({}, 'skipped')}>
          {words.skip}
        </button>
        {onBack && (
          <button type="button" className="link-row px-3" onClick={onBack}>
            {words.back}
          </button>
        )}
      </div>
      <p className="mt-3 hidden text-sm text-muted lg:block">{words.keys}</p>
    </form>
  );
}

const isOneOfSome = (name: FactName) => name !== 'state' && ['choice', 'flag'].includes(FACTS[name].kind);

/** The answers chosen by number keys: of the focused group, or else of the first one without an answer. */
function optionsAt(form: HTMLFormElement | null, target: HTMLElement): HTMLElement[] {
  const groups = [...(form?.querySelectorAll<HTMLElement>('[data-fact]') ?? [])].filter((group) => group.querySelector(OPTION));
  const wanted = target.closest<HTMLElement>('[data-fact]') ?? groups.find((group) => !group.querySelector(':checked')) ?? groups[0];
  return [...(wanted?.querySelectorAll<HTMLElement>(OPTION) ?? [])];
}

const OPTION = ':is(input[type="radio"], input[type="checkbox"], button[data-none])';
