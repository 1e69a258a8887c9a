import { describe, expect, test } from 'vitest';
import type { DocumentEntry, DocumentTexts } from '../../../../contract/document-entry.ts';
import { documentProblems, problemLabel, tabOf } from './document-problems.ts';
import { BLANK, valuesOf } from './document-values.ts';
import { documentInput, sentSpan } from './sent-document.ts';
import { slugFrom } from './slug-from.ts';

const texts = (name: string): DocumentTexts => ({
  name,
  summary: `What ${name} proves.`,
  description: '',
  issuer: 'The Tehsildar',
  steps: [{ title: 'Apply', text: 'At the office.' }],
  fee: '',
  time: '',
  validity: '',
  acceptedInstead: [],
  refusals: ['The name differs', 'It is old'],
  corrections: [],
});
const entry: DocumentEntry = {
  group: 'income',
  otherNames: ['aay praman patra', 'આવકનો દાખલો'],
  needs: ['ration-card'],
  online: [{ state: null, url: 'https://example.gov.in/', title: 'Portal' }],
  feeRupees: { from: 10, to: 30 },
  days: null,
  en: texts('Income certificate'),
  translations: { hi: { ...texts('आय प्रमाण पत्र'), state: 'reviewed' } },
  sources: [{ url: 'https://example.gov.in/', title: 'Portal', date: '2026-05' }],
  reviewBy: '2027-04-01',
  checkedOn: null,
  checkedBy: '',
  note: '',
};
const base = valuesOf({ slug: 'income-certificate', entry });

describe('documentInput', () => {
  test('equals what was loaded if nothing changed', () => {
    expect(documentInput(base, base)).toEqual({ slug: 'income-certificate', entry });
  });

  test('marks a translation as stale if its English changed, unless it was edited or confirmed', () => {
    const changed = { ...base, fee: 'Free' };
    const stateOf = (values: typeof base, confirmed: 'hi'[] = []) => documentInput(base, values, confirmed).entry.translations.hi?.state;
    expect(stateOf(changed)).toBe('stale');
    expect(stateOf(changed, ['hi'])).toBe('reviewed');
    expect(stateOf({ ...changed, hi_fee: 'मुफ़्त' })).toBe('reviewed');
    expect(stateOf({ ...changed, hi_state: 'draft' })).toBe('draft');
    expect(stateOf({ ...base, note: 'Only for staff' })).toBe('reviewed');
  });

  test('leaves out a translation whose texts are all empty', () => {
    const emptied = { ...base, ...Object.fromEntries(Object.entries(BLANK).filter(([name]) => name.startsWith('hi_'))) };
    expect(documentInput(base, emptied).entry.translations).toEqual({});
  });

  test.each([
    ['', '', null],
    ['20', '', { from: 20, to: 20 }],
    ['', '20', { from: 20, to: 20 }],
    [' 1,000 ', '2000', { from: 1000, to: 2000 }],
    ['१,०००', '૨૦૦૦', { from: 1000, to: 2000 }],
    ['a lot', '', { from: Number.NaN, to: Number.NaN }],
  ])('a span of %j to %j', (from, to, span) => {
    expect(sentSpan({ from, to })).toEqual(span);
  });
});

describe('which documents are refused', () => {
  test('accepts a complete document; reports name, summary and slug of an empty one', () => {
    expect(documentProblems(base, { values: base })).toEqual({});
    expect(Object.keys(documentProblems(BLANK, { values: BLANK })).sort()).toEqual(['name', 'slug', 'summary']);
  });

  test.each([
    ['online.0.url', { online: [{ state: '', url: 'javascript:alert(1)', title: 'A' }] }],
    ['online.0.title', { online: [{ state: '', url: 'https://example.gov.in/', title: ' ' }] }],
    ['sources.0.date', { sources: [{ url: 'https://example.gov.in/', title: '', date: 'May' }] }],
    ['steps.1.title', { steps: [...base.steps, { title: '', text: 'Go' }] }],
    ['hi_steps.0.title', { hi_steps: [{ title: '', text: 'जाएँ' }] }],
    ['hi_name', { hi_name: '' }],
    ['gu_summary', { gu_name: 'આવકનો દાખલો' }],
    ['refusals', { refusals: 'x'.repeat(2_001) }],
    ['otherNames', { otherNames: 'x'.repeat(256) }],
    ['feeRupees', { feeRupees: { from: '30', to: '10' } }],
    ['days', { days: { from: 'two weeks', to: '' } }],
    ['reviewBy', { reviewBy: '2027-02-30' }],
    ['slug', { slug: 'Income Certificate' }],
  ] as const)('at %s', (name, changed) => {
    expect(Object.keys(documentProblems({ ...base, ...changed } as typeof base, { values: base }))).toEqual([name]);
  });
});

test.each([
  ['hi_steps.0.title', 'hi', 'Title of step 1 (Hindi)'],
  ['steps.1.text', 'english', 'Text of step 2'],
  ['online.0.url', 'facts', 'Address 1'],
  ['sources.2.url', 'sources', 'Address of source 3'],
  ['gu_name', 'gu', 'Name (Gujarati)'],
  ['feeRupees', 'facts', 'Official fee in rupees'],
  ['checkedOn', 'sources', 'Checked on'],
])('the field %s is in the tab %s as “%s”', (name, tab, label) => {
  expect(tabOf(name)).toBe(tab);
  expect(problemLabel(name)).toBe(label);
});

test.each([
  ['Income certificate', 'income-certificate'],
  ['  7/12 extract (Satbara) ', '7-12-extract-satbara'],
  ['Café & co', 'cafe-co'],
  ['आय', ''],
])('the slug of %j', (name, slug) => {
  expect(slugFrom(name)).toBe(slug);
});
