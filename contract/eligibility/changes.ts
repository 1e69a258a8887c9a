/** Finds changes of facts that would improve a no: an age, a class, a card, a new course. */
import { decidingLines, evaluateScheme, type Line, type Reason, type SchemeOutcome } from './evaluate.ts';
import { FACTS, type FactName, type Facts, NOT_APPLICABLE } from './facts.ts';
import type { Condition, Range } from './rules.ts';

export type Change = {
  fact: FactName;
  /** The facts after the change. */
  facts: Facts;
  /** Any of these values is sufficient. */
  wanted: readonly (string | number | boolean)[];
};

/** Changes further ahead than this many years are not suggested. */
const SOON_YEARS = 3;
/** Maximum age in full years for advice to begin a course. */
const BEGINS_TO_STUDY_UNTIL = 30;
/** Education required for each course, easiest first. */
const PASSED_BEFORE = { iti: 'class8', diploma: 'class10', degree: 'class12', postgraduate: 'graduate', phd: 'postgraduate' } as const;
type Course = keyof typeof PASSED_BEFORE;

/** Finds the changes that would turn a no into a yes or open. @param outcome a no */
export function changesOf(lines: readonly Line[], outcome: SchemeOutcome, facts: Facts): Change[] {
  const changed: Facts = { ...facts };
  const changes: Change[] = [];
  const reasons = decidingLines(lines, outcome).flatMap((index) => outcome.lines[index]?.reasons ?? []);
  const isOfStudy = reasons.every(isAboutStudy);
  for (const { fact, condition, isNegated } of reasons) {
    if (isNegated || changed[fact] !== facts[fact]) continue;
    const change = fact === 'course' ? isOfStudy && begins(reasons, facts) : changeOf(fact, condition, facts);
    if (!change) continue;
    Object.assign(changed, change.facts);
    changes.push(change);
  }
  const isEnough = changes.length > 0 && evaluateScheme(lines, changed).verdict !== 'no';
  return isEnough ? changes : [];
}

/** Whether all changes can happen within SOON_YEARS; nobody passes an exam for a scheme. */
export function comesSoon(changes: readonly Change[], { age = 0 }: Facts): boolean {
  return changes.length > 0 && changes.every(({ fact, facts }) => fact !== 'education' && (facts.age ?? age) - age <= SOON_YEARS);
}

function changeOf(fact: FactName, condition: Condition, facts: Facts): Change | null {
  const to = (wanted: Change['wanted']) => (wanted.length > 0 ? { fact, wanted, facts: { [fact]: wanted[0] } } : null);
  switch (fact) {
    case 'age':
    case 'class': {
      const { min, over } = condition as Range;
      const wanted = Number(min ?? (over ?? Number.NaN) + 1);
      const now = facts[fact];
      return now !== undefined && now !== NOT_APPLICABLE && wanted > now ? to([wanted]) : null;
    }
    case 'education': {
      const { min } = condition as Range;
      return min === undefined ? null : to([min]);
    }
    case 'bankAccount':
    case 'bpl':
      return condition === true ? to([true]) : null;
    case 'rationCard':
      return to([condition].flat().filter((card) => card !== 'none') as string[]);
    default:
      return null;
  }
}

/** Whether the reason is about studying; only if all are, studying is useful advice. */
function isAboutStudy({ fact, condition }: Reason): boolean {
  return fact === 'work' ? [condition].flat().includes('student') : ['course', 'class', 'education'].includes(fact);
}

/** The change to begin one of the courses these reasons ask for. */
function begins(reasons: readonly Reason[], facts: Facts): Change | null {
  const asked = reasons.flatMap(({ fact, condition, isNegated }) => (fact === 'course' && !isNegated ? [condition].flat() : []));
  const courses = coursesAhead(facts).filter((course) => asked.includes(course));
  const [course] = courses.slice(-1);
  return course ? { fact: 'course', wanted: courses, facts: { course, work: [...(facts.work ?? []), 'student'] } } : null;
}

/** The courses that a young person who does not study could begin. */
function coursesAhead({ age, course, education }: Facts): Course[] {
  if (age === undefined || age > BEGINS_TO_STUDY_UNTIL || course !== 'none' || education === undefined) return [];
  const place = (passed: (typeof FACTS.education.values)[number]) => FACTS.education.values.indexOf(passed);
  return (Object.keys(PASSED_BEFORE) as Course[]).filter((one) => place(PASSED_BEFORE[one]) <= place(education));
}
