import { expect, test } from 'vitest';
import { draftOf, draftOfFields, factsOfDraft } from './draft.ts';
import { FACT_NAMES, type Facts } from './facts.ts';

const ALL: Facts = {
  age: 45,
  sex: 'female',
  work: ['tenant-farmer'],
  incomeYear: 120_000,
  bpl: true,
  children: [{ age: 9, sex: 'female' }, { age: 3 }],
  illness: ['none'],
  alreadyReceives: [],
};

test('facts survive the round trip through the form controls', () => {
  expect(factsOfDraft(draftOf(FACT_NAMES, ALL))).toEqual({ facts: ALL, impossible: [] });
});

test('reports impossible answers by fact', () => {
  const draft = draftOfFields({
    age: '240',
    incomeYear: 'a lot',
    landHectares: '-2',
    'landHectares.unit': 'acre',
    sex: 'princess',
    class: '',
  });
  expect(factsOfDraft(draft)).toEqual({ facts: {}, impossible: ['age', 'sex', 'incomeYear', 'landHectares'] });
});

test.each([
  ['hectare', 2],
  ['acre', 0.809371],
  ['kanal', 0.101171],
  ['guntha', 0.020234],
  ['decimal', 0.008094],
])('accepts land in the units of land records: 2 %s', (unit, hectares) => {
  const { facts } = factsOfDraft(draftOfFields({ landHectares: '2', 'landHectares.unit': unit }));
  expect(facts.landHectares).toBeCloseTo(hectares, 5);
});

test.each(['०', '૦', '٠', '０'])('accepts numbers in the digits of the script of %s', (zero) => {
  const inScript = (text: string) => text.replace(/\d/g, (digit) => String.fromCodePoint((zero.codePointAt(0) as number) + Number(digit)));
  const fields = {
    age: '65',
    incomeYear: '1,20,000',
    class: '10',
    'children.1.age': '9',
    landHectares: '2.5',
    'landHectares.unit': 'acre',
  };
  const typed = Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, inScript(text)]));
  expect(factsOfDraft(draftOfFields(typed))).toEqual(factsOfDraft(draftOfFields(fields)));
});

test('reads a plain form field by field', () => {
  const fields = {
    age: '45',
    incomeYear: '10000',
    'incomeYear.unit': 'month',
    bpl: 'false',
    minority: '',
    'work.farmer': 'on',
    'work.weaver': 'on',
    'illness.none': 'on',
    'alreadyReceives.none': 'on',
    'children.1.age': '9',
    'children.1.sex': 'female',
    'children.2.age': '',
    stranger: 'x',
  };
  expect(factsOfDraft(draftOfFields(fields)).facts).toEqual({
    age: 45,
    incomeYear: 120_000,
    bpl: false,
    work: ['farmer', 'weaver'],
    illness: ['none'],
    alreadyReceives: [],
    children: [{ age: 9, sex: 'female' }],
  });
});
