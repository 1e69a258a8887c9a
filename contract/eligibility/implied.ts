/** Derives facts from others, so that the check does not ask whether a boy of ten is pregnant. Entered facts take precedence. */
import { type FactName, type Facts, NOT_APPLICABLE } from './facts.ts';

const OF_AGE_TO_MARRY = 15;
const YOUNGEST_AT_SCHOOL = 3;
const YOUNGEST_WITH_CLASS5 = 8;
const MAY_BE_PREGNANT = { from: 12, to: 55 };

export function withImplied(entered: Facts): Facts {
  const facts: Facts = { ...entered };
  const imply = <N extends FactName>(name: N, value: Facts[N]) => {
    if (facts[name] === undefined) facts[name] = value;
  };
  const { age, sex, work } = entered;
  if (entered.class !== undefined) {
    imply('course', 'school');
    imply('education', passedBefore(entered.class));
  }
  if (age !== undefined) {
    if (age < OF_AGE_TO_MARRY) {
      imply('marital', 'single');
      imply('children', []);
    }
    if (age < YOUNGEST_AT_SCHOOL) imply('course', 'none');
    if (age < YOUNGEST_WITH_CLASS5) imply('education', 'none');
    if (age < MAY_BE_PREGNANT.from || age > MAY_BE_PREGNANT.to) imply('pregnant', false);
  }
  if (sex === 'male') imply('pregnant', false);
  if (work && !work.includes('student')) imply('course', 'none');
  if (facts.course !== undefined && facts.course !== 'school') imply('class', NOT_APPLICABLE);
  return facts;
}

/** A pupil in class 9 has passed class 8. */
function passedBefore(schoolClass: number): NonNullable<Facts['education']> {
  if (schoolClass > 10) return 'class10';
  if (schoolClass > 8) return 'class8';
  return schoolClass > 5 ? 'class5' : 'none';
}
