import { valueText } from '../../../contract/eligibility/explain.ts';
import type { FactName } from '../../../contract/eligibility/facts.ts';
import { QUESTIONS, type QuestionName } from '../../../contract/eligibility/questions.ts';
import { showToast } from '../toast-store.ts';
import { useCheckWords, useReasonWords } from './check-words.ts';
import { type Answers, forgetAnswers, KEEPING, keepAnswers } from './stored-answers.ts';

type StoredAnswersPanelProps = {
  answers: Answers;
  nameOf: (slug: string) => string;
  onChange: (question: QuestionName) => void;
  onPrint?: () => void;
};

/** The answers, with editing, retention and deletion. */
export function StoredAnswersPanel({ answers, nameOf, onChange, onPrint }: StoredAnswersPanelProps) {
  const words = useCheckWords();
  const reasons = useReasonWords();
  const { facts, passed, keeping, isRefused } = answers;
  const answerText = (name: QuestionName) =>
    (QUESTIONS[name] as readonly FactName[])
      .filter((fact) => facts[fact] !== undefined)
      .map((fact) => valueText(fact, facts[fact], { words: reasons, nameOf }))
      .join(', ');
  const names = Object.keys(passed) as QuestionName[];
  return (
    <div className="card mt-4">
      <div className="flex flex-wrap gap-2">
        <button type="button" className="button-secondary" onClick={() => forgetAnswers()}>
          {words.another}
        </button>
        {onPrint && (
          <button type="button" className="button-secondary" onClick={onPrint}>
            {words.print}
          </button>
        )}
      </div>
      <details className="mt-3" open={isRefused}>
        <summary className="min-h-11 cursor-pointer content-center font-semibold text-peacock">{words.yourAnswers}</summary>
        <ul>
          {names.map((name) => (
            <li key={name}>
              <button type="button" className="link-row text-left" onClick={() => onChange(name)}>
                <span className="sr-only">{words.change('')}</span>
                {words.questions[name]} {answerText(name) || words.notKnown}
              </button>
            </li>
          ))}
        </ul>
        {isRefused && <p className="note mt-3">{words.willNotKeep}</p>}
        <fieldset className="mt-3">
          <legend className="field-label">{words.keep}</legend>
          {KEEPING.map((one) => (
            <label key={one} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="radio"
                name="check-keeping"
                checked={keeping === one}
                onChange={() => keepAnswers(one)}
                className="size-5 shrink-0 accent-peacock"
              />
              {words.keeping[one]}
            </label>
          ))}
        </fieldset>
        <p className="text-sm text-muted">{words.keptOn}</p>
        <button
          type="button"
          className="button-secondary mt-3"
          onClick={() => {
            forgetAnswers();
            showToast({ title: words.forgotten });
          }}
        >
          {words.forget}
        </button>
      </details>
    </div>
  );
}
