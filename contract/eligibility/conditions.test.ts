import { describe, expect, test } from 'vitest';
import { tieLines, translateTied } from '../tied-lines.ts';
import { linesWithConditions, type SchemeCondition } from './conditions.ts';

const OLD: SchemeCondition = { text: 'You are old & poor.', rule: { age: { min: 60 } } };
const CHOSEN: SchemeCondition = { text: 'The village chooses you.', judged: true };
const HTML =
  '<p>Who:</p><ul><li>You are  <b>old</b> &amp;&nbsp;poor.</li><li>You have land.</li><li><p>The village<br />chooses you.</p></li></ul>';

describe('rules of eligibility lines', () => {
  test('are matched by the plain text of the line', () => {
    expect(linesWithConditions(HTML, [CHOSEN, OLD])).toEqual([OLD, { text: 'You have land.' }, CHOSEN]);
    expect(linesWithConditions('', [OLD])).toEqual([]);
  });

  test('are in the order of the lines; those without a line are returned separately', () => {
    expect(tieLines(HTML, [CHOSEN, OLD])).toEqual({ tied: [OLD, CHOSEN], lost: [] });
    expect(tieLines('<p>The village chooses you.</p>', [OLD, CHOSEN])).toEqual({ tied: [CHOSEN], lost: [OLD] });
  });

  test('apply to the same line of a translation', () => {
    const hindi = '<ul><li>एक</li><li>दो</li><li>तीन</li></ul>';
    expect(translateTied([OLD, CHOSEN], HTML, hindi).map(({ text }) => text)).toEqual(['एक', 'तीन']);
    expect(translateTied([OLD], HTML, '<ul><li>एक</li></ul>')).toEqual([OLD]);
  });
});
