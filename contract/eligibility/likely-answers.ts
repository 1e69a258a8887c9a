/** Rough frequencies of answers among people who look for help; answers not listed are equally likely. */
import { FACTS, type Fact, type FactName } from './facts.ts';

type Answers = readonly (readonly [value: unknown, weight: number])[];

// biome-ignore format: one fact a line
const LIKELY: { [N in FactName]?: Answers } = {
  incomeYear: [[60_000, 25], [150_000, 30], [240_000, 20], [450_000, 15], [1_200_000, 10]],
  category: [['OBC', 40], ['SC', 20], ['general', 20], ['ST', 10], ['EWS', 10]],
  minority: [[false, 80], [true, 20]],
  rationCard: [['PHH', 50], ['AAY', 10], ['other', 20], ['none', 20]],
  governmentJobInFamily: [[false, 90], [true, 10]],
  governmentPension: [[false, 93], [true, 7]],
  incomeTaxPayer: [[false, 88], [true, 12]],
  constitutionalPost: [[false, 99], [true, 1]],
  marital: [['married', 65], ['single', 20], ['widowed', 12], ['divorced', 2], ['separated', 1]],
  disabilityPercent: [[0, 93], [45, 4], [85, 3]],
  illness: [[['none'], 95], [['tuberculosis'], 2], [['cancer'], 2], [['kidney'], 1]],
  house: [['pucca', 55], ['kutcha', 35], ['none', 10]],
  bankAccount: [[true, 90], [false, 10]],
  landHectares: [[0, 45], [0.8, 35], [1.8, 12], [4, 8]],
  children: [[[], 45], [[{ age: 6, sex: 'female' }], 20], [[{ age: 6, sex: 'male' }], 20], [[{ age: 15, sex: 'male' }], 15]],
  pregnant: [[false, 92], [true, 8]],
  alreadyReceives: [[[], 1]],
};

export function likelyAnswers(name: FactName): Answers {
  const known = LIKELY[name];
  if (known) return known;
  const fact: Fact = FACTS[name];
  switch (fact.kind) {
    case 'flag':
      return [
        [true, 1],
        [false, 1],
      ];
    case 'choice':
      return fact.values.map((value) => [value, 1]);
    case 'list':
      return fact.values.map((value) => [[value], 1]);
    case 'number':
      return [1, 2, 3, 4, 5].map((part) => [Math.round((Math.min(fact.most, 100) * part) / 6), 1]);
    default:
      return [[[], 1]];
  }
}
