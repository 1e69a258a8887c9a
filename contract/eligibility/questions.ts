/**
 * Chooses the questions of the check: next is the one whose answer is expected to settle the most open schemes. Questions that cannot
 * change a verdict are skipped.
 */
import { evaluateScheme, type Line, schemeVerdict } from './evaluate.ts';
import type { FactName, Facts } from './facts.ts';
import { withImplied } from './implied.ts';
import { likelyAnswers } from './likely-answers.ts';

/** The facts of each question. Combined, so that nobody answers more than twelve questions. */
export const QUESTIONS = {
  place: ['state', 'area'],
  person: ['age', 'sex'],
  work: ['work'],
  category: ['category', 'minority'],
  means: ['incomeYear', 'landHectares'],
  cards: ['rationCard', 'bpl'],
  family: ['governmentJobInFamily', 'governmentPension', 'incomeTaxPayer', 'constitutionalPost'],
  relations: ['marital', 'children'],
  studies: ['course', 'class', 'education'],
  health: ['pregnant', 'disabilityPercent', 'illness'],
  home: ['house', 'bankAccount'],
  receives: ['alreadyReceives'],
} as const satisfies Record<string, readonly FactName[]>;

export type QuestionName = keyof typeof QUESTIONS;
export const QUESTION_NAMES = Object.keys(QUESTIONS) as QuestionName[];

/** Easy for everybody, and they divide the schemes best. */
const FIRST: readonly QuestionName[] = ['place', 'person', 'work'];

export type Question = {
  name: QuestionName;
  /** Its facts that can still change a verdict. */
  facts: FactName[];
};

/**
 * @param schemes the lines of each, including that of its states
 * @param passed answered or skipped questions, which are not asked again
 */
export function nextQuestion(
  schemes: readonly (readonly Line[])[],
  entered: Facts,
  passed: ReadonlySet<QuestionName> = new Set(),
): Question | null {
  const [next] = openQuestions(schemes, entered, passed);
  return next ?? null;
}

/** The questions that can be asked before the rules have loaded, in order and with all their facts. */
export function questionsBeforeRules(passed: ReadonlySet<QuestionName>): Question[] {
  return FIRST.filter((name) => !passed.has(name)).map((name) => ({ name, facts: [...QUESTIONS[name]] }));
}

/** All questions that may still be asked, the next one first. */
export function openQuestions(
  schemes: readonly (readonly Line[])[],
  entered: Facts,
  passed: ReadonlySet<QuestionName> = new Set(),
): Question[] {
  const facts = withImplied(entered);
  const open = schemes.flatMap((lines) => {
    if (schemeVerdict(lines, facts) !== 'open') return [];
    const { needs } = evaluateScheme(lines, facts);
    return needs.length > 0 ? [{ lines, needs }] : [];
  });
  const wanted = new Set(open.flatMap(({ needs }) => needs));
  const questions = QUESTION_NAMES.filter((name) => !passed.has(name)).flatMap((name) => {
    const asked = (QUESTIONS[name] as readonly FactName[]).filter((fact) => wanted.has(fact));
    return asked.length > 0 ? [{ name, facts: asked }] : [];
  });
  const [first] = questions.filter(({ name }) => FIRST.includes(name));
  if (first) return [first, ...questions.filter((question) => question !== first)];
  const gains = new Map(questions.map((question) => [question, gainOf(question, open, facts)]));
  return questions.sort((a, b) => (gains.get(b) ?? 0) - (gains.get(a) ?? 0));
}

type OpenScheme = { lines: readonly Line[]; needs: FactName[] };

/** Expected number of schemes an answer settles; progress without settling counts a little. */
function gainOf({ facts: asked }: Question, open: readonly OpenScheme[], facts: Facts): number {
  let gain = 0;
  for (const name of asked) {
    const needing = open.filter(({ needs }) => needs.includes(name));
    for (const { needs } of needing) gain += 0.1 / needs.length;
    const answers = likelyAnswers(name);
    const whole = answers.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [value, weight] of answers) {
      const trial = { ...facts, [name]: value };
      for (const { lines } of needing) if (schemeVerdict(lines, trial) !== 'open') gain += weight / whole;
    }
  }
  return gain;
}
