import { useState } from 'react';
import type { Verdict } from '../../../contract/eligibility/evaluate.ts';
import { explainScheme } from '../../../contract/eligibility/explain.ts';
import type { QuestionName } from '../../../contract/eligibility/questions.ts';
import { resultsOf } from '../../../contract/eligibility/results.ts';
import { rivalsOf } from '../../../contract/eligibility/rivals.ts';
import { useCheckWords, useReasonWords } from '../../components/check/check-words.ts';
import { QUESTION_FORM_ID, QuestionCard } from '../../components/check/question-card.tsx';
import { ResultCard } from '../../components/check/result-card.tsx';
import { ResultGroups } from '../../components/check/result-groups.tsx';
import { askSkippedAgain, useAnswers } from '../../components/check/stored-answers.ts';
import { StoredAnswersPanel } from '../../components/check/stored-answers-panel.tsx';
import { useQuestions } from '../../components/check/use-questions.ts';
import { type RuledScheme, useRules } from '../../components/check/use-rules.ts';
import { LateScript } from '../../components/late-script.tsx';
import { LoadFailure } from '../../components/load-failure.tsx';
import { PageHead } from '../../components/page-head.tsx';
import type { Visit } from '../../page.ts';
import { useFormState } from '../../rendering/form-state.tsx';
import { Link } from '../../routing/router.tsx';
import { PersonSheet } from './person-sheet.tsx';
import { PlainCheck } from './plain-check.tsx';
import { UnruledSchemes } from './unruled-schemes.tsx';

/** "What can I get?" */
export default function CheckPage({ search }: Visit) {
  const words = useCheckWords();
  const form = useFormState();
  const isPlain = form !== null || search.has('plain');
  return (
    <>
      <PageHead title={words.title} description={words.description} />
      <div className="wrap pt-6 pb-12 sm:pt-10">
        <h1 tabIndex={-1} className="title">
          {words.title}
        </h1>
        {!form && <p className="mt-3 max-w-xl text-lg print:hidden">{words.intro}</p>}
        {isPlain ? (
          <PlainCheck form={form} />
        ) : (
          <>
            <div className="noscript:hidden">
              <LiveCheck />
            </div>
            <noscript>
              <PlainCheck form={null} />
            </noscript>
          </>
        )}
      </div>
    </>
  );
}

function LiveCheck() {
  const words = useCheckWords();
  const reasons = useReasonWords();
  const answers = useAnswers();
  const { facts, passed } = answers;
  const rules = useRules(facts);
  const schemes = rules.schemes ?? [];
  const { question, leftOpen, hasMoved, progress, answer, back, reopen } = useQuestions(
    rules.schemes && [...schemes.map(({ lines }) => lines), ...rules.unread],
    answers,
  );
  const [isPrinting, setPrinting] = useState(false);
  const results = resultsOf(schemes, facts);
  const rivals = rivalsOf(results.yes);
  const names = new Map([...rules.receivable, ...schemes.map(({ slug, name }) => [slug, name] as const)]);
  const nameOf = (slug: string) => names.get(slug) ?? slug;
  // Schemes of other states do not apply.
  const isHere = ({ states }: RuledScheme) => states.length === 0 || facts.state === undefined || states.includes(facts.state);
  const here = new Set(schemes.filter(isHere).map(({ slug }) => slug));
  const receivable = new Map([...rules.receivable].filter(([slug]) => here.has(slug)));
  const hasAnswers = Object.keys(passed).length > 0;
  const hasResults = hasAnswers && rules.schemes !== undefined;
  const counts = words.counts(results.yes.length, results.open.length, results.no.length);
  const card = (scheme: RuledScheme, verdict: Verdict) => {
    const { because, change, judged } = explainScheme(scheme.lines, facts, reasons, nameOf);
    return <ResultCard scheme={{ ...scheme, verdict, because, change, judged, rivals: (rivals.get(scheme.slug) ?? []).map(nameOf) }} />;
  };
  return (
    <>
      <p className="note mt-4 print:hidden">{words.private}</p>
      <div className="mt-6 grid items-start gap-x-10 gap-y-8 lg:grid-cols-2 print:block">
        <div className="min-w-0 print:hidden">
          {question ? (
            <QuestionCard
              key={question.name}
              question={question}
              facts={facts}
              progress={progress}
              schemes={receivable}
              onAnswer={answer}
              onBack={back}
              takesFocus={hasMoved}
            />
          ) : rules.schemes ? (
            <Enough hasSkipped={Object.values(passed).includes('skipped')} leftOpen={leftOpen} onReopen={reopen} />
          ) : (
            !rules.error && <p role="status">{words.loading}</p>
          )}
          {hasAnswers && (
            <StoredAnswersPanel
              answers={answers}
              nameOf={nameOf}
              onChange={reopen}
              {...(rules.schemes && { onPrint: () => setPrinting(true) })}
            />
          )}
        </div>
        <div className="min-w-0 print:hidden">
          {rules.schemes || !rules.error ? (
            <p role="status" className="font-semibold">
              {hasResults ? (
                <a href="#results" className="link-row">
                  {counts}
                </a>
              ) : rules.schemes ? (
                counts
              ) : (
                words.loading
              )}
            </p>
          ) : (
            <LoadFailure text={words.failed} error={rules.error} onRetry={rules.retry} />
          )}
          {!rules.schemes && <AllAtOnce />}
          {hasResults && <ResultGroups results={results} card={card} after={<UnruledSchemes parts={rules.parts} />} />}
        </div>
        {isPrinting && (
          <PersonSheet parts={rules.parts} schemes={results.yes} open={results.open} onDone={() => setPrinting(false)} nameOf={nameOf} />
        )}
      </div>
    </>
  );
}

/** Alternatives that need no script. Answers are sent only by a button that says so. */
function AllAtOnce() {
  const words = useCheckWords();
  return (
    <>
      <LateScript>
        <p>{words.late}</p>
        <button type="submit" form={QUESTION_FORM_ID} className="button-secondary mt-3">
          {words.plain.show}
        </button>
      </LateScript>
      <Link href="/check?plain=1" className="link-row">
        {words.allAtOnce}
      </Link>
    </>
  );
}

type EnoughProps = { hasSkipped: boolean; leftOpen: QuestionName[]; onReopen: (name: QuestionName) => void };

function Enough({ hasSkipped, leftOpen, onReopen }: EnoughProps) {
  const words = useCheckWords();
  return (
    <section className="card">
      <h2 className="heading">{words.enough}</h2>
      <p>{leftOpen.length > 0 || hasSkipped ? words.leftOpen : words.enoughText}</p>
      {leftOpen.map((name) => (
        <button key={name} type="button" className="link-row block text-start" onClick={() => onReopen(name)}>
          {words.questions[name]}
        </button>
      ))}
      {hasSkipped && (
        <button type="button" className="button-secondary mt-3" onClick={askSkippedAgain}>
          {words.askSkipped}
        </button>
      )}
    </section>
  );
}
