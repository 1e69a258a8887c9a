import { type FormEvent, useState } from 'react';
import { FEEDBACK_REASONS, type FeedbackReason, sendFeedback } from '../../contract/feedback.endpoints.ts';
import { languageBase } from '../../contract/language-address.ts';
import { useApi } from '../data/data.tsx';
import { langInput } from '../language/lang-input.ts';
import { useLanguage, useMessages } from '../language/language.tsx';
import { usePath } from '../routing/router.tsx';
import { failureText } from './failure-text.ts';
import { HoneypotField } from './honeypot-field.tsx';
import { showToast } from './toast-store.ts';
import { useSentence } from './use-sentence.ts';

export type FeedbackFormProps = { schemeId?: number };

/** One tap opens it, the next sends. Without JavaScript it is a plain form. */
export function FeedbackForm({ schemeId }: FeedbackFormProps) {
  const words = useMessages('feedback');
  const language = useLanguage();
  const api = useApi();
  const sentence = useSentence();
  const base = languageBase(language);
  const location = usePath();
  const path = base + location;
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open');
  /** Sent without a comment, which can be added afterwards. */
  const [bare, setBare] = useState<FeedbackReason | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const button = (event.nativeEvent as SubmitEvent).submitter;
    if (!(button instanceof HTMLButtonElement) || state === 'sending') return;
    const { text, website } = Object.fromEntries(new FormData(event.currentTarget));
    const reason = button.value as FeedbackReason;
    const report = { reason, text: String(text), path, website, ...langInput(language) };
    setState('sending');
    try {
      await api(sendFeedback, { ...report, ...(schemeId !== undefined && { schemeId }) });
      setBare(String(text).trim() === '' && !bare ? reason : null);
      setState('sent');
    } catch (error) {
      setState(bare ? 'sent' : 'open');
      showToast({ title: words.failed, description: failureText(error, sentence, words.failedText), variant: 'destructive' });
    }
  };

  if (state === 'sent' || bare) {
    return (
      <div className="note mt-10 print:hidden">
        <p role="status">
          <strong>{words.thanks}</strong> {words.thanksText}
        </p>
        {bare && (
          <form onSubmit={(event) => void submit(event)} className="mt-3 max-w-2xl">
            <FeedbackText />
            <button type="submit" value={bare} disabled={state === 'sending'} className="button-secondary mt-3">
              {words.send}
            </button>
          </form>
        )}
      </div>
    );
  }
  return (
    <details data-page-feedback className="mt-10 print:hidden">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">{words.title}</summary>
      <form method="post" action={`${base}/feedback`} onSubmit={(event) => void submit(event)} className="card mt-2 max-w-2xl">
        <input type="hidden" name="path" value={path} />
        {schemeId !== undefined && <input type="hidden" name="schemeId" value={schemeId} />}
        <FeedbackText />
        <fieldset className="mt-4">
          <legend className="field-label">{words.tap}</legend>
          <div className="flex flex-wrap gap-2">
            {FEEDBACK_REASONS.map((reason) => (
              <button key={reason} type="submit" name="reason" value={reason} disabled={state === 'sending'} className="button-secondary">
                {words.reasons[reason]}
              </button>
            ))}
          </div>
        </fieldset>
      </form>
    </details>
  );
}

function FeedbackText() {
  const words = useMessages('feedback');
  return (
    <>
      <label htmlFor="page-feedback-text" className="field-label">
        {words.text}
      </label>
      <textarea id="page-feedback-text" name="text" rows={2} aria-describedby="page-feedback-hint" className="field" />
      <p id="page-feedback-hint" className="mt-1 text-sm text-muted">
        {words.textHint}
      </p>
      <HoneypotField />
    </>
  );
}
