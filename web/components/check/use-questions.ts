/** The current question and navigation to earlier ones. */
import { useState } from 'react';
import type { Line } from '../../../contract/eligibility/evaluate.ts';
import type { Facts } from '../../../contract/eligibility/facts.ts';
import {
  openQuestions,
  QUESTION_NAMES,
  QUESTIONS,
  type Question,
  type QuestionName,
  questionsBeforeRules,
} from '../../../contract/eligibility/questions.ts';
import { type Answers, answerQuestion, type Passed } from './stored-answers.ts';

type Schemes = readonly (readonly Line[])[];

/** @param schemes their lines; undefined while the rules load */
export function useQuestions(schemes: Schemes | undefined, { facts, passed }: Answers) {
  /** An earlier question opened again. */
  const [reopened, setReopened] = useState<QuestionName | null>(null);
  /** Whether something was answered since the page loaded. */
  const [hasMoved, setHasMoved] = useState(false);
  const before = (Object.keys(passed) as QuestionName[]).filter((name) => passed[name] !== 'skipped');
  const done = new Set(Object.keys(passed) as QuestionName[]);
  const open = schemes ? openQuestions(schemes, facts, done) : questionsBeforeRules(done);
  const all = before.length + (schemes ? open.length : QUESTION_NAMES.filter((name) => !done.has(name)).length);
  const question = reopened ? reopenedQuestion(reopened, schemes ?? [], facts) : (open[0] ?? null);
  // Computed at the end only: it takes as long as finding the next question.
  const leftOpen =
    question || !schemes ? [] : openQuestions(schemes, facts).flatMap(({ name }) => (passed[name] === 'answered' ? name : []));
  const place = reopened ? before.indexOf(reopened) : before.length;
  const last = before[place - 1];
  const move = (name: QuestionName | null) => {
    setHasMoved(true);
    setReopened(name);
  };
  return {
    question,
    /** Partly answered questions whose rest can still change a verdict. */
    leftOpen,
    hasMoved,
    progress: { done: Math.max(place, 0), all },
    answer: (told: Facts, how: Passed) => {
      if (!question) return;
      // In a reopened question, facts not asked now stay as they are.
      const kept = Object.fromEntries(
        QUESTIONS[question.name]
          .filter((fact) => !question.facts.includes(fact) && facts[fact] !== undefined)
          .map((fact) => [fact, facts[fact]]),
      );
      answerQuestion(question.name, { ...kept, ...told }, how);
      move(null);
    },
    back: last && (() => move(last)),
    reopen: move,
  };
}

/** With everything it would ask if unanswered. */
function reopenedQuestion(name: QuestionName, schemes: Schemes, facts: Facts): Question {
  const others = Object.fromEntries(Object.entries(facts).filter(([fact]) => !(QUESTIONS[name] as readonly string[]).includes(fact)));
  const asked = openQuestions(schemes, others).find((question) => question.name === name)?.facts ?? [];
  const told = QUESTIONS[name].filter((fact) => asked.includes(fact) || facts[fact] !== undefined);
  return { name, facts: told.length > 0 ? told : [...QUESTIONS[name]] };
}
