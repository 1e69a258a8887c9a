import { expect, test } from 'vitest';
import type { Checklist } from '../../../contract/documents.endpoints.ts';
import { sortDocuments } from './sort-documents.ts';

const asked = { schemeId: 1, schemeName: 'A scheme', text: 'A line' };
const paper = (slug: string, isChoice = false) =>
  ({ paper: { slug }, neededBy: [{ ...asked, isChoice }] }) as unknown as Checklist['papers'][number];
const choice = (...anyOf: string[]) => ({ ...asked, anyOf });
const nothing = { from: 0, to: 0, unknown: 0 };

const LIST: Checklist = {
  papers: [paper('aadhaar'), paper('income'), paper('voter', true), paper('school', true)],
  choices: [choice('voter', 'school'), choice('school', 'voter'), choice('aadhaar', 'voter')],
  others: [],
  fee: nothing,
  days: nothing,
};

test('is complete only when each choice is met', () => {
  const certain = sortDocuments(LIST, ['aadhaar', 'income']);
  expect(certain.missing).toEqual([]);
  expect(certain.count).toEqual({ held: 2, all: 3 });
  const all = sortDocuments(LIST, ['aadhaar', 'income', 'school']);
  expect(all.count).toEqual({ held: 3, all: 3 });
  expect(all.open).toEqual([]);
});

test('counts a choice as met by a document that is needed anyway', () => {
  const { missing, open } = sortDocuments(LIST, []);
  expect(missing.map(({ paper: { slug } }) => slug)).toEqual(['aadhaar', 'income']);
  expect(open).toEqual([choice('voter', 'school'), choice('school', 'voter')]);
});
