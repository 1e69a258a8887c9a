import { FormField } from '../../components/form-field.tsx';
import { HttpStatus } from '../../components/http-status.tsx';
import { languageBase, useLanguage, useMessages } from '../../language.tsx';

/** Asks for number and code. A plain form, so the address of the answer can be kept. */
export function StatusForm({ number, isUnknown }: { number: string; isUnknown: boolean }) {
  const { request: words } = useMessages();
  const base = languageBase(useLanguage());
  return (
    <form method="get" action={`${base}/request/status`} className="card grid gap-5">
      {isUnknown && (
        <div role="alert" className="note border-brick bg-brick-soft">
          <HttpStatus code={404} />
          {words.status.unknown}
        </div>
      )}
      <p>{words.status.intro}</p>
      <FormField id="status-number" label={words.number}>
        {(ties) => (
          <input {...ties} name="number" inputMode="numeric" required defaultValue={number} autoComplete="off" className="field" />
        )}
      </FormField>
      <FormField id="status-code" label={words.code}>
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
