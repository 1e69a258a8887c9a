import { describe, expect, test } from 'vitest';
import { MESSAGES } from '../../messages/every-language.ts';
import { LANGUAGES } from '../languages.ts';
import type { Line } from './evaluate.ts';
import { explainScheme, type ReasonWords, wordsOfValues } from './explain.ts';
import { FACT_NAMES, FACTS, type Fact, type Facts } from './facts.ts';

const words: ReasonWords = MESSAGES.en.check.reasons;
const why = (rule: Line['rule'], facts: Facts, line: Partial<Line> = {}) =>
  explainScheme([{ rule, ...line }], facts, words).lines[0]?.reason;

describe('the reason of a line', () => {
  test.each<[Line['rule'], Facts, string]>([
    [{ age: { min: 18, max: 40 } }, { age: 34 }, 'You said: 34 years; this is for: 18 to 40 years.'],
    [{ age: { min: 60 } }, { age: 34 }, 'You said: 34 years; this is for: 60 years or more.'],
    [
      { incomeYear: { max: 15_000, unit: 'month' } },
      { incomeYear: 240_000 },
      'You said: ₹20,000 a month; this is for: up to ₹15,000 a month.',
    ],
    [{ incomeYear: { under: 250_000 } }, { incomeYear: 300_000 }, 'You said: ₹3,00,000 a year; this is for: less than ₹2,50,000 a year.'],
    [{ landHectares: { max: 5, unit: 'acre' } }, { landHectares: 4 }, 'You said: 9.88 acres; this is for: up to 5 acres.'],
    [{ category: ['SC', 'ST'] }, { category: 'OBC' }, 'You said: OBC; this is for: SC or ST.'],
    [{ education: { min: 'class10', max: 'diploma' } }, { education: 'class8' }, 'You said: class 8; this is for: class 10 to diploma.'],
    [
      { incomeTaxPayer: false },
      { incomeTaxPayer: true },
      'You said: income tax payer in the family; this is for: no income tax payer in the family.',
    ],
    [{ not: { work: ['salaried'] } }, { work: ['salaried'] }, 'You said: employee with a salary; this is for: not employee with a salary.'],
    [
      { children: { sex: 'female', age: { under: 10 }, count: { min: 1, max: 2 } } },
      { children: [{ age: 12, sex: 'female' }] },
      'You said: a daughter of 12 years; this is for: daughters of less than 10 years (1 to 2).',
    ],
    [{ class: { min: 9 } }, { work: ['retired'] }, 'From what you said: not at school; this is for: class 9 or more.'],
    [{ age: { min: 60 }, bpl: true }, {}, 'We need to know your age and whether your family is on the list of poor families (BPL).'],
    [{}, {}, 'This holds for everybody.'],
  ])('%j for %j', (rule, facts, sentence) => {
    expect(why(rule, facts)).toBe(sentence);
  });

  test('says whether a person must judge, we cannot say, or the visitor must read', () => {
    expect(why(undefined, {}, { judged: true })).toMatch(/^We do not ask this here/);
    expect(why(undefined, {})).toBe('Please read this condition yourself.');
    expect(why({ bpl: true }, { bpl: false }, { unclear: true })).toMatch(/this is for: on the list.*But the rule is not clear here/);
  });

  test('uses names of schemes', () => {
    const nameOf = (slug: string) => (slug === 'pm-kisan' ? 'PM-KISAN' : slug);
    const lines: Line[] = [{ rule: { not: { alreadyReceives: 'pm-kisan' } } }];
    expect(explainScheme(lines, { alreadyReceives: ['pm-kisan'] }, words, nameOf).because).toEqual([
      'You said: PM-KISAN; this is for: not PM-KISAN.',
    ]);
  });
});

test('a yes lists the matching facts, and a line without rules says who decides', () => {
  const lines: Line[] = [{ rule: { age: { min: 40 }, bpl: true } }, { rule: { bpl: true } }, { rule: {} }, { judged: true }];
  expect(explainScheme(lines, { age: 45, bpl: true }, words).because).toEqual(['You said: 45 years, on the list of poor families (BPL).']);
  expect(explainScheme([{ rule: {} }], {}, words).because).toEqual([]);
  expect(explainScheme([{ judged: true }], {}, words).because).toEqual([words.judged]);
});

test('explains a line that waits for an answer before one whose rule is unclear', () => {
  const lines: Line[] = [
    { rule: { category: 'SC' }, oneOf: 'a', unclear: true },
    { rule: { bpl: true }, oneOf: 'a' },
  ];
  expect(explainScheme(lines, { category: 'OBC' }, words).because).toEqual([words.need(words.names.bpl)]);
});

test('expresses zero in words', () => {
  expect(why({ landHectares: { over: 0 } }, { landHectares: 0 })).toBe('You said: no farm land; this is for: more than 0 hectares.');
  const [fits] = explainScheme(
    [{ rule: { age: { min: 18 } } }, { rule: { not: { alreadyReceives: ['a'] } } }],
    { age: 20, alreadyReceives: [] },
    words,
  ).because;
  expect(fits).toBe('You said: 20 years.');
});

test('says only that a person must judge, if one of the alternatives needs it', () => {
  const lines: Line[] = [
    { rule: { area: 'village' } },
    { rule: { category: ['SC'] }, oneOf: 'a' },
    { judged: true, oneOf: 'a' },
    { judged: true, oneOf: 'a' },
  ];
  const { verdict, because, judged } = explainScheme(lines, { area: 'village', category: 'OBC' }, words);
  expect({ verdict, because, judged }).toEqual({ verdict: 'open', because: [words.judged], judged: 1 });
});

describe('a no that can change', () => {
  const change = (lines: Line[], facts: Facts) => explainScheme(lines, facts, words).change;

  test('names the necessary changes', () => {
    expect(change([{ rule: { age: { min: 60 } } }], { age: 58 })).toEqual(['It opens at 60 years, in 2 years.']);
    expect(change([{ rule: { class: { min: 9 } } }], { class: 8 })).toEqual(['It opens in class 9.']);
    expect(change([{ rule: { bankAccount: true, age: { over: 17 } } }], { bankAccount: false, age: 17 })).toEqual([
      'Open a bank account first.',
      'It opens at 18 years, in a year.',
    ]);
  });

  test('suggests beginning a course to young people with the required education', () => {
    const lines: Line[] = [
      { rule: { any: [{ course: 'school', class: { min: 11 } }, { course: ['diploma', 'degree', 'phd'] }] } },
      { rule: { work: 'student' } },
    ];
    const facts: Facts = { age: 18, work: ['unemployed'], education: 'class12' };
    expect(change(lines, facts)).toEqual(['It opens once you study: diploma course or degree course.']);
    expect(change(lines, { ...facts, education: 'class5' })).toEqual([]);
    expect(change(lines, { ...facts, age: 50 })).toEqual([]);
  });

  test('does not advise studying if something else is asked for instead', () => {
    const lines: Line[] = [{ rule: { any: [{ work: 'farmer' }, { course: 'degree' }] } }];
    expect(change(lines, { age: 18, work: ['unemployed'], education: 'class12' })).toEqual([]);
  });

  test('promises nothing if another rule excludes it', () => {
    expect(change([{ rule: { age: { max: 40 } } }], { age: 50 })).toEqual([]);
    expect(change([{ rule: { bankAccount: true } }, { rule: { sex: 'female' } }], { bankAccount: false, sex: 'male' })).toEqual([]);
    expect(change([{ rule: { age: { min: 60 } } }], {})).toEqual([]);
  });
});

test.each(LANGUAGES)('%s has a word for every fact, value and unit', (language) => {
  const { reasons, hints, impossible, ...check } = MESSAGES[language].check;
  for (const name of FACT_NAMES) {
    const fact: Fact = FACTS[name];
    expect(reasons.names[name]).toBeTruthy();
    // In the order of the fact; states without a word use their English name.
    if ('values' in fact && name !== 'state') expect(Object.keys(wordsOfValues(reasons, name))).toEqual([...fact.values]);
    if (fact.kind === 'number')
      for (const unit of Object.keys(fact.units)) {
        expect(reasons.units, unit).toHaveProperty(name === 'incomeYear' ? `rupees-${unit}` : unit);
        expect(check.per, unit).toHaveProperty(unit);
        expect(impossible[name]).toBeTruthy();
      }
  }
  expect(Object.keys(hints)).toEqual(Object.keys(MESSAGES.en.check.hints));
});
