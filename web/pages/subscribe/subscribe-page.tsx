import { languageBase } from '../../../contract/language-address.ts';
import { STATES } from '../../../contract/states.ts';
import { useCategories } from '../../components/categories.ts';
import { useCategoryLabel } from '../../components/category-label.ts';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { FormField } from '../../components/form-field.tsx';
import { HoneypotField } from '../../components/honeypot-field.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { useLanguage, useMessages } from '../../language/language.tsx';
import { useFormState } from '../../rendering/form-state.tsx';

const fieldId = (name: string) => `subscribe-page-${name}`;

/** News by mail for a category and state. A plain form with its own result page. */
export default function SubscribePage() {
  const words = useMessages('subscribe');
  const forms = useMessages('forms');
  const states = useMessages('states');
  const label = useCategoryLabel();
  const base = languageBase(useLanguage());
  const { categories } = useCategories();
  const refused = useFormState();
  const { values, errors } = refused ?? { values: {}, errors: {} };
  return (
    <div className="wrap max-w-2xl pt-8 pb-12">
      <PageHead title={refused ? forms.errorTitle(words.title) : words.title} description={words.description} />
      <h1 tabIndex={-1} className="title">
        {words.title}
      </h1>
      <p className="mt-3 mb-6 text-lg">{words.intro}</p>
      <form method="post" action={`${base}/subscribe`} noValidate className="card grid gap-5">
        <ErrorSummary errors={errors} fieldId={fieldId} />
        <FormField id={fieldId('email')} label={words.email} hint={words.notice} error={errors.email}>
          {(ties) => (
            <input {...ties} name="email" type="email" required defaultValue={values.email ?? ''} autoComplete="email" className="field" />
          )}
        </FormField>
        <FormField id={fieldId('category')} label={words.category} error={errors.category}>
          {(ties) => (
            <select {...ties} name="category" defaultValue={values.category ?? ''} className="field">
              <option value="">{words.allCategories}</option>
              {categories.map(({ id, category_name }) => (
                <option key={id} value={id}>
                  {label(category_name)}
                </option>
              ))}
            </select>
          )}
        </FormField>
        <FormField id={fieldId('state')} label={words.state} error={errors.state}>
          {(ties) => (
            <select {...ties} name="state" defaultValue={values.state ?? ''} className="field">
              <option value="">{words.allStates}</option>
              {STATES.map((state) => (
                <option key={state} value={state}>
                  {states[state] ?? state}
                </option>
              ))}
            </select>
          )}
        </FormField>
        <HoneypotField />
        <button type="submit" className="button-primary sm:justify-self-start">
          {words.submit}
        </button>
      </form>
    </div>
  );
}
