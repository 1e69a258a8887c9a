import { languageBase } from '../../../contract/language-address.ts';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { FormField } from '../../components/form-field.tsx';
import { HttpStatus } from '../../components/http-status.tsx';
import { useLanguage, useMessages } from '../../language/language.tsx';

const fieldId = (name: string) => `status-${name}`;

type StatusFormProps = { number: string /** By field name. */; errors: Record<string, string>; isUnknown: boolean };

/** Asks for number and code. A plain form, so that the result has an address that can be saved. */
export function StatusForm({ number, errors, isUnknown }: StatusFormProps) {
  const words = useMessages('request');
  const base = languageBase(useLanguage());
  return (
    <form method="get" action={`${base}/request/status`} noValidate className="card grid gap-5">
      {isUnknown && (
        <div role="alert" className="note border-brick bg-brick-soft">
          <HttpStatus code={404} />
          {words.status.unknown}
        </div>
      )}
      <ErrorSummary errors={errors} fieldId={fieldId} />
      <p>{words.status.intro}</p>
      <FormField id={fieldId('number')} label={words.number} error={errors.number}>
        {(ties) => <input {...ties} name="number" required defaultValue={number} autoComplete="off" className="field" />}
      </FormField>
      <FormField id={fieldId('key')} label={words.code} error={errors.key}>
        {(ties) => (
          <input
            {...ties}
            name="key"
            required
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="field font-mono"
          />
        )}
      </FormField>
      <button type="submit" className="button-primary sm:justify-self-start">
        {words.status.show}
      </button>
    </form>
  );
}
