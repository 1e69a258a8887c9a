import { FEEDBACK_REASONS } from '../../../contract/feedback.endpoints.ts';
import { languageBase, splitLanguage } from '../../../contract/language-address.ts';
import { sitePath } from '../../../contract/site-path.ts';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { FormField } from '../../components/form-field.tsx';
import { HoneypotField } from '../../components/honeypot-field.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { useSentence } from '../../components/use-sentence.ts';
import { useLanguage, useMessages } from '../../language/language.tsx';
import type { Visit } from '../../page.ts';
import { useFormState } from '../../rendering/form-state.tsx';
import { Link } from '../../routing/router.tsx';

const fieldId = (name: string) => `feedback-${name === 'reason' ? FEEDBACK_REASONS[0] : name}`;

/** Reports a mistake to staff. A plain form, linked from other pages and used without JavaScript. */
export default function FeedbackPage({ search }: Visit) {
  const words = useMessages('feedback');
  const forms = useMessages('forms');
  const base = languageBase(useLanguage());
  const refused = useFormState();
  const sentence = useSentence();
  const { values, errors } = refused ?? { values: {}, errors: {} };
  const path = sitePath(values.path ?? search.get('path'));
  if (search.has('sent') && !refused) return <Thanks path={path} />;
  return (
    <div className="wrap max-w-2xl pt-8 pb-12">
      <PageHead title={refused ? forms.errorTitle(words.title) : words.title} description={words.description} />
      <h1 tabIndex={-1} className="title mb-6">
        {words.title}
      </h1>
      <form method="post" action={`${base}/feedback`} noValidate className="card grid gap-5">
        <ErrorSummary errors={errors} fieldId={fieldId} />
        <p className="wrap-anywhere">
          <span className="text-sm text-muted">{words.aboutPage}</span> {path}
        </p>
        <fieldset>
          <legend className="field-label">{words.reason}</legend>
          {errors.reason && <p className="field-error">{sentence(errors.reason)}</p>}
          {FEEDBACK_REASONS.map((reason) => (
            <label key={reason} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                id={`feedback-${reason}`}
                type="radio"
                name="reason"
                value={reason}
                required
                defaultChecked={values.reason === reason}
                className="size-5 accent-peacock"
              />
              {words.reasons[reason]}
            </label>
          ))}
        </fieldset>
        <FormField id={fieldId('text')} label={words.text} hint={words.textHint} error={errors.text}>
          {(ties) => <textarea {...ties} name="text" rows={3} defaultValue={values.text ?? ''} className="field" />}
        </FormField>
        <input type="hidden" name="path" value={path} />
        <input type="hidden" name="schemeId" value={values.schemeId ?? search.get('scheme') ?? ''} />
        <HoneypotField />
        <button type="submit" className="button-primary sm:justify-self-start">
          {words.send}
        </button>
      </form>
    </div>
  );
}

function Thanks({ path }: { path: string }) {
  const words = useMessages('feedback');
  const { path: plainPath } = splitLanguage(path);
  return (
    <div className="wrap max-w-2xl pt-8 pb-12">
      <PageHead title={words.thanks} />
      <section className="card">
        <h1 tabIndex={-1} className="title mb-4">
          {words.thanks}
        </h1>
        <p>{words.thanksText}</p>
        <Link href={plainPath} className="button-primary mt-5">
          {words.back}
        </Link>
        <p>
          <Link href={`/feedback?${new URLSearchParams({ path })}`} className="link-row mt-2">
            {words.addMore}
          </Link>
        </p>
      </section>
    </div>
  );
}
