import type { PlainResult } from '../../../contract/check.endpoints.ts';
import { QUESTION_NAMES, QUESTIONS } from '../../../contract/eligibility/questions.ts';
import { languageBase } from '../../../contract/language-address.ts';
import type { FormState } from '../../../contract/page-data.ts';
import { useCheckWords, wordFor } from '../../components/check/check-words.ts';
import { partsCall } from '../../components/check/parts-call.ts';
import { ResultCard } from '../../components/check/result-card.tsx';
import { ResultGroups } from '../../components/check/result-groups.tsx';
import { useCall } from '../../data/data.tsx';
import { useLanguage } from '../../language/language.tsx';
import { PlainField, plainId } from './plain-field.tsx';

/** The check without scripts: all questions in one form, answered by the server, which stores nothing. */
export function PlainCheck({ form }: { form: FormState | null }) {
  const words = useCheckWords();
  const language = useLanguage();
  const { data } = useCall(partsCall({ language }));
  const results = form?.output as PlainResult[] | undefined;
  const errors = Object.keys(form?.errors ?? {}).filter((name) => name !== 'form');
  return (
    <>
      {results && <PlainResults results={results} />}
      <h2 className="heading mt-6">{results ? words.plain.again : words.plain.title}</h2>
      <p className="note mt-3">{words.plain.text}</p>
      {form?.errors.form && errors.length === 0 && (
        <p role="alert" className="note mt-3 border-brick bg-brick-soft">
          {words.impossible.any}
        </p>
      )}
      {errors.length > 0 && (
        // biome-ignore lint/a11y/noAutofocus: without JavaScript, this moves the focus to the errors
        <ul role="alert" tabIndex={-1} autoFocus className="note mt-3 border-brick bg-brick-soft">
          {errors.map((name) => (
            <li key={name}>
              <a href={`#${plainId(name)}`} className="link inline-flex min-h-11 items-center">
                {wordFor(words.impossible, name) ?? words.impossible.any}
              </a>
            </li>
          ))}
        </ul>
      )}
      <form method="post" action={`${languageBase(language)}/check`} noValidate className="card mt-4">
        {QUESTION_NAMES.map((name) => (
          <fieldset key={name} className="mt-4">
            <legend className="subheading">{words.questions[name]}</legend>
            {words.hints[name] && <p className="text-sm text-muted">{words.hints[name]}</p>}
            {QUESTIONS[name].map((fact) => (
              <PlainField
                key={fact}
                name={fact}
                label={wordFor(words.fields, fact) ?? words.questions[name]}
                isAlone={QUESTIONS[name].length === 1}
                values={form?.values ?? {}}
                isWrong={errors.includes(fact)}
                schemes={data?.receivable ?? []}
              />
            ))}
          </fieldset>
        ))}
        <button type="submit" className="button-primary mt-5">
          {words.plain.show}
        </button>
      </form>
    </>
  );
}

function PlainResults({ results }: { results: PlainResult[] }) {
  const words = useCheckWords();
  const ruled = results.filter(({ hasRules }) => hasRules);
  const of = (verdict: PlainResult['verdict']) => ruled.filter((result) => result.verdict === verdict);
  const groups = { yes: of('yes'), open: of('open'), no: of('no') };
  const unruled = results.length - ruled.length;
  return (
    <>
      <h2 className="heading mt-6">{words.results}</h2>
      <p className="font-semibold">{words.counts(groups.yes.length, groups.open.length, groups.no.length)}</p>
      <ResultGroups results={groups} showAll card={(result) => <ResultCard scheme={result} />} />
      {unruled > 0 && (
        <p className="note mt-6">
          {words.unruled} ({unruled}). {words.unruledText}
        </p>
      )}
    </>
  );
}
