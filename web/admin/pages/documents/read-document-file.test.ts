import { expect, test } from 'vitest';
import { readDocumentFile } from './read-document-file.ts';

const texts = {
  name: 'Ration card',
  summary: 'Proves what grain a family gets.',
  description: '',
  issuer: '',
  steps: [],
  fee: '',
  time: '',
  validity: '',
  acceptedInstead: [],
  refusals: [],
  corrections: [],
};
const entry = {
  group: 'identity',
  otherNames: ['राशन कार्ड'],
  needs: [],
  online: [],
  feeRupees: null,
  days: null,
  en: texts,
  translations: {},
  sources: [],
  reviewBy: null,
  checkedOn: null,
  checkedBy: '',
  note: '',
};
const paper = { slug: 'ration-card', status: 'draft', entry };

test('reads an export and the bare list', () => {
  expect(readDocumentFile(JSON.stringify({ papers: [paper] }))).toEqual({ papers: [paper] });
  expect(readDocumentFile(JSON.stringify([paper]))).toEqual({ papers: [paper] });
});

test.each(['', 'Ration card', 'null', '{}', '[]', '{"papers":{}}'])('refuses %j', (text) => {
  expect(readDocumentFile(text)).toEqual({ problems: ['This is not a file of exported documents.'] });
});

test('reports an error with its document and field', () => {
  const wrong = [
    { ...paper, entry: { ...entry, sources: [{ url: 'javascript:alert(1)', title: '', date: '' }] } },
    { ...paper, slug: 'No Slug' },
    7,
  ];
  expect(readDocumentFile(JSON.stringify(wrong))).toEqual({
    problems: [
      'ration-card: sources.0.url: Must be a valid URL',
      'No Slug: slug: The slug may hold lower-case letters, digits and hyphens only',
      expect.stringMatching(/^#3: /),
    ],
  });
});
