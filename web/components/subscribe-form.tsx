import { type FormEvent, useState } from 'react';
import { ApiError } from '../../contract/endpoint.ts';
import { languageBase } from '../../contract/language-address.ts';
import { subscribe } from '../../contract/subscribers.endpoints.ts';
import { useApi } from '../data/data.tsx';
import { langInput } from '../language/lang-input.ts';
import { useLanguage, useMessages } from '../language/language.tsx';
import { Link } from '../routing/router.tsx';
import { failureText } from './failure-text.ts';
import { HoneypotField } from './honeypot-field.tsx';
import { showToast } from './toast-store.ts';
import { useSentence } from './use-sentence.ts';

/** The same sentence as the server's. */
const INVALID_EMAIL = 'Please enter a valid email address';
/** Only checks for text on both sides of the @: browsers reject addresses in non-Latin scripts, so the server validates the rest. */
const ADDRESS = /[^\s@]@[^\s@]+[.\u3002][^\s@]/;

/**
 * The footer's form. It shows its own errors, because the browser's would be in the browser's language. Without JavaScript it posts to
 * `/subscribe`.
 */
export function SubscribeForm() {
  const language = useLanguage();
  const footer = useMessages('footer');
  const words = useMessages('subscribeForm');
  const sentence = useSentence();
  const api = useApi();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState('');
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const { email, website } = Object.fromEntries(new FormData(form));
    const refuse = (sentence: string) => {
      setProblem(sentence);
      (form.elements.namedItem('email') as HTMLInputElement).focus();
    };
    if (!ADDRESS.test(String(email))) {
      refuse(INVALID_EMAIL);
      return;
    }
    setProblem('');
    setSending(true);
    try {
      await api(subscribe, { email: String(email), website, ...langInput(language) });
      form.reset();
      showToast({ title: words.checkInbox, description: words.checkInboxText });
    } catch (error) {
      if (error instanceof ApiError && error.status === 400 && error.serverMessage) refuse(error.serverMessage);
      else showToast({ title: words.failed, description: failureText(error, sentence, words.failedText), variant: 'destructive' });
    }
    setSending(false);
  };
  return (
    <form method="post" action={`${languageBase(language)}/subscribe`} noValidate onSubmit={(event) => void submit(event)}>
      <h2 className="mb-2 font-display text-lg font-bold text-marigold">{footer.subscribeTitle}</h2>
      <label htmlFor="subscribe-email" className="mb-1 block">
        {footer.subscribeEmail}
      </label>
      {problem && (
        <p id="subscribe-email-error" role="alert" className="mb-1 font-semibold text-marigold">
          {sentence(problem)}
        </p>
      )}
      <input
        id="subscribe-email"
        name="email"
        type="email"
        required
        autoComplete="email"
        aria-invalid={problem !== '' || undefined}
        aria-describedby={problem ? 'subscribe-email-error' : undefined}
        className="field"
      />
      <HoneypotField />
      <button type="submit" disabled={isSending} className="button-marigold mt-3 w-full">
        {footer.subscribe}
      </button>
      <p className="mt-2 text-sm">{footer.subscribeNotice}</p>
      <Link href="/subscribe" className="inline-flex min-h-11 items-center underline underline-offset-4">
        {words.choose}
      </Link>
    </form>
  );
}
