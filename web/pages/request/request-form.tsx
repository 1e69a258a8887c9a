import { type FormEvent, useRef, useState } from 'react';
import { ApiError } from '../../../contract/endpoint.ts';
import { languageBase } from '../../../contract/language-address.ts';
import type { FormState } from '../../../contract/page-data.ts';
import { createSchemeRequest } from '../../../contract/requests.endpoints.ts';
import { URGENCIES } from '../../../contract/urgencies.ts';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { failureText } from '../../components/failure-text.ts';
import { formErrors } from '../../components/form-errors.ts';
import { FormField } from '../../components/form-field.tsx';
import { HoneypotField } from '../../components/honeypot-field.tsx';
import { randomKey } from '../../components/random-key.ts';
import { showToast } from '../../components/toast-store.ts';
import { useSentence } from '../../components/use-sentence.ts';
import { useApi } from '../../data/data.tsx';
import { langInput } from '../../language/lang-input.ts';
import { useLanguage, useMessages } from '../../language/language.tsx';
import { CategoryField } from './category-field.tsx';
import { MayHave } from './may-have.tsx';
import type { Receipt } from './request-receipt.tsx';

/** Loaded at the first touch of the form. If that fails, only the server validates. */
const loadSchema = () => import('../../../contract/scheme-request.ts').catch(() => null);

const fieldId = (name: string) => `request-${name}`;

type RequestFormProps = {
  /** Initial values. */
  begin: FormState;
  /** Validation errors. */
  errors: FormState['errors'];
  onErrors: (errors: FormState['errors']) => void;
  onSent: (receipt: Receipt) => void;
};

/** Without JavaScript, a plain form submitted to this page's own address. */
export function RequestForm({ begin: { values }, errors, onErrors, onSent }: RequestFormProps) {
  const words = useMessages('request');
  const language = useLanguage();
  const api = useApi();
  const sentence = useSentence();
  const [name, setName] = useState(values.name ?? '');
  const [isSending, setSending] = useState(false);
  const key = useRef('');

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    key.current ||= randomKey();
    const fields = { ...Object.fromEntries(new FormData(event.currentTarget)), key: key.current, ...langInput(language) };
    setSending(true);
    const schema = await loadSchema();
    const found = schema ? formErrors(schema.schemeRequest, fields) : {};
    onErrors(found);
    if (Object.keys(found).length > 0) {
      setSending(false);
      return;
    }
    try {
      const { request, secret } = await api(createSchemeRequest, fields as never);
      showToast({ title: words.submitted, description: words.submittedText });
      onSent({ request, code: secret });
    } catch (error) {
      // If the schema failed to load, the server is the first to validate the address.
      if (error instanceof ApiError && error.status === 400 && /email/.test(error.serverMessage)) onErrors({ email: error.serverMessage });
      else showToast({ title: words.failed, description: failureText(error, sentence, words.failedText), variant: 'destructive' });
    }
    setSending(false);
  };

  return (
    <form
      method="post"
      action={`${languageBase(language)}/request`}
      noValidate
      onFocus={() => void loadSchema()}
      onSubmit={(event) => void submit(event)}
      className="card"
    >
      <h2 className="subheading mb-4">{words.formTitle}</h2>
      <ErrorSummary errors={errors} fieldId={fieldId} />
      <div className="grid gap-5">
        <div>
          <FormField id={fieldId('name')} label={words.name} hint={words.nameHint} error={errors.name}>
            {(ties) => (
              <input
                {...ties}
                name="name"
                type="text"
                required
                defaultValue={values.name ?? ''}
                onChange={(event) => setName(event.target.value)}
                autoComplete="off"
                className="field"
              />
            )}
          </FormField>
          <MayHave typed={name} />
        </div>
        <div>
          <CategoryField id={fieldId('category')} chosen={values.category} error={errors.category} />
        </div>
        <FormField id={fieldId('email')} label={words.email} hint={words.emailNotice} error={errors.email}>
          {(ties) => (
            <input
              {...ties}
              name="email"
              type="email"
              required
              defaultValue={values.email ?? ''}
              autoComplete="email"
              spellCheck={false}
              className="field"
            />
          )}
        </FormField>
        <FormField id={fieldId('description')} label={words.details} hint={words.detailsHint} error={errors.description}>
          {(ties) => <textarea {...ties} name="description" rows={3} defaultValue={values.description ?? ''} className="field" />}
        </FormField>
        <FormField id={fieldId('urgency')} label={words.urgency} error={errors.urgency}>
          {(ties) => (
            <select {...ties} name="urgency" defaultValue={values.urgency ?? 'medium'} className="field">
              {URGENCIES.map((urgency) => (
                <option key={urgency} value={urgency}>
                  {words.urgencies[urgency]}
                </option>
              ))}
            </select>
          )}
        </FormField>
        <HoneypotField />
        <button type="submit" disabled={isSending} className="button-primary sm:justify-self-start">
          {isSending ? words.submitting : words.submit}
        </button>
      </div>
    </form>
  );
}
