import { expect, test } from 'vitest';
import { draftOf, draftOfFields, factsOfDraft, readNumber } from './draft.ts';
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

test('what was told stands in the controls and comes out of them as it was', () => {
  expect(factsOfDraft(draftOf(FACT_NAMES, ALL))).toEqual({ facts: ALL, impossible: [] });
});

test.each([
  ['1,20,000', 120_000],
  ['₹ 500', 500],
  ['४५', 45],
  ['૪૫', 45],
  ['2.5', 2.5],
  ['-2', -2],
  ['a lot', null],
  ['', null],
])('%j is read as %j', (text, number) => {
  expect(readNumber(text)).toBe(number);
});

test('answers that cannot be are named', () => {
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
])('land is told in what the land record of the state has: 2 %s', (unit, hectares) => {
  const { facts } = factsOfDraft(draftOfFields({ landHectares: '2', 'landHectares.unit': unit }));
  expect(facts.landHectares).toBeCloseTo(hectares, 5);
});

test('a plain form is read field by field', () => {
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
