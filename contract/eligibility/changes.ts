/** What would have to change for a no to become more: an age, a class, a card, a course that can be begun. */
import { decidingLines, evaluateScheme, type Line, type Reason, type SchemeOutcome } from './evaluate.ts';
import { FACTS, type FactName, type Facts, NOT_APPLICABLE } from './facts.ts';
import type { Condition, Range } from './rules.ts';

export type Change = {
  fact: FactName;
  /** As they would be then. */
  facts: Facts;
  /** What would do: one of these. */
  wanted: readonly (string | number | boolean)[];
};

/** Nobody plans further ahead than this many years. */
const SOON_YEARS = 3;
/** In full years; older people who do not study are not advised to begin. */
const BEGINS_TO_STUDY_UNTIL = 30;
/** What one has passed before a course, the easiest first. */
const PASSED_BEFORE = { iti: 'class8', diploma: 'class10', degree: 'class12', postgraduate: 'graduate', phd: 'postgraduate' } as const;
type Course = keyof typeof PASSED_BEFORE;

/** Finds the changes that would turn a no into more, if they are sufficient. @param outcome a no */
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

/** Whether all of it can come within a few years; nobody passes an exam for a scheme. */
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

/** Where something else is asked for as well, or instead, to study is no advice. */
function isAboutStudy({ fact, condition }: Reason): boolean {
  return fact === 'work' ? [condition].flat().includes('student') : ['course', 'class', 'education'].includes(fact);
}

/** To begin one of the courses that any of these asks for. */
function begins(reasons: readonly Reason[], facts: Facts): Change | null {
  const asked = reasons.flatMap(({ fact, condition, isNegated }) => (fact === 'course' && !isNegated ? [condition].flat() : []));
  const courses = coursesAhead(facts).filter((course) => asked.includes(course));
  const [course] = courses.slice(-1);
  return course ? { fact: 'course', wanted: courses, facts: { course, work: [...(facts.work ?? []), 'student'] } } : null;
}

/** The courses somebody could begin who is young and studies nothing now. */
function coursesAhead({ age, course, education }: Facts): Course[] {
  if (age === undefined || age > BEGINS_TO_STUDY_UNTIL || course !== 'none' || education === undefined) return [];
  const place = (passed: (typeof FACTS.education.values)[number]) => FACTS.education.values.indexOf(passed);
  return (Object.keys(PASSED_BEFORE) as Course[]).filter((one) => place(PASSED_BEFORE[one]) <= place(education));
}
