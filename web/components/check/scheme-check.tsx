import { linesWithConditions } from '../../../contract/eligibility/conditions.ts';
import { type Line, type Verdict, withStates } from '../../../contract/eligibility/evaluate.ts';
import { explainScheme, listOf } from '../../../contract/eligibility/explain.ts';
import type { Scheme } from '../../../contract/schemes.endpoints.ts';
import { useCall } from '../../data/data.tsx';
import { useLanguage } from '../../language/language.tsx';
import { Link } from '../../routing/router.tsx';
import { CheckIcon, CloseIcon } from '../icons.tsx';
import { useTextLanguage } from '../text-language.ts';
import { useCheckWords } from './check-words.ts';
import { partsCall } from './parts-call.ts';
import { QuestionCard } from './question-card.tsx';
import { useAnswers } from './stored-answers.ts';
import { StoredAnswersPanel } from './stored-answers-panel.tsx';
import { useQuestions } from './use-questions.ts';

/** The questions of one scheme, and the verdict of each of its lines. */
export function SchemeCheck({ scheme }: { scheme: Scheme }) {
  const words = useCheckWords();
  const { reasons, box } = words;
  const answers = useAnswers();
  const { data } = useCall(partsCall({ language: useLanguage() }));
  const receivable = new Map(data?.receivable.map(({ slug, name }) => [slug, name]));
  const nameOf = (slug: string) => receivable.get(slug) ?? slug;
  const states = scheme.beneficiaryStates;
  const conditions = linesWithConditions(scheme.elegiblityCriteria, scheme.conditions as Parameters<typeof linesWithConditions>[1]);
  const lines: readonly Line[] = withStates(states, conditions);
  const { question, hasMoved, progress, answer, back, reopen } = useQuestions([lines], answers);
  const { verdict, lines: explained, change } = explainScheme(lines, answers.facts, reasons, nameOf);
  const ofStates = words.forStates(
    listOf(
      states.map((state) => reasons.values.state[state] ?? state),
      reasons.locale,
      'disjunction',
    ),
  );
  const texts = [...(states.length > 0 ? [ofStates] : []), ...conditions.map(({ text }) => text)];
  return (
    <>
      <p className="text-sm text-muted print:hidden">{box.text}</p>
      <p role="status" className="subheading mt-3">
        {box.verdicts[verdict]}
      </p>
      {change.length > 0 && (
        <p>
          <span className="font-semibold">{words.ifChanged}</span> {change.join(' ')}
        </p>
      )}
      <ul className="mt-3 grid gap-3">
        {texts.map((text, place) => (
          <MarkedLine key={text} text={text} {...(explained[place] ?? { verdict: 'open', reason: '' })} />
        ))}
      </ul>
      <div className="mt-4 print:hidden">
        {question && (
          <QuestionCard
            key={question.name}
            question={question}
            facts={answers.facts}
            progress={progress}
            schemes={receivable}
            onAnswer={answer}
            onBack={back}
            takesFocus={hasMoved}
          />
        )}
        {Object.keys(answers.passed).length > 0 && <StoredAnswersPanel answers={answers} nameOf={nameOf} onChange={reopen} />}
        <Link href="/check" className="link-row mt-2">
          {box.whole}
        </Link>
      </div>
    </>
  );
}

const MARKS = { yes: CheckIcon, open: null, no: CloseIcon };
const COLOURS = { yes: 'text-leaf', open: 'text-muted', no: 'text-brick' };

function MarkedLine({ text, verdict, reason }: { text: string; verdict: Verdict; reason: string }) {
  const { box } = useCheckWords();
  const textLanguage = useTextLanguage();
  const Mark = MARKS[verdict];
  return (
    <li className="flex gap-3">
      <span className={`flex w-6 shrink-0 justify-center font-bold ${COLOURS[verdict]}`}>
        {Mark ? <Mark /> : <span aria-hidden="true">?</span>}
        <span className="sr-only">{box.marks[verdict]}: </span>
      </span>
      <span className="min-w-0 wrap-anywhere">
        <span lang={textLanguage(text)}>{text}</span>
        <span className="block text-sm text-muted">{reason}</span>
      </span>
    </li>
  );
}
