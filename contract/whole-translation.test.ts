import { describe, expect, test } from 'vitest';
import { SCHEME_FIELDS } from './scheme-table.ts';
import { fieldGap, listGap, plainListGap } from './whole-translation.ts';

const { eligibility, applicationProcess, schemeDescription, fee, name } = SCHEME_FIELDS;

describe('lines of a translated field', () => {
  test.each([
    ['a list against paragraphs', eligibility, '<ul><li>a</li><li>b</li></ul>', '<p>क</p><p>ख</p>', undefined],
    ['an item less', eligibility, '<ul><li>a</li><li>b</li></ul>', '<ul><li>क</li></ul>', { english: 2, translated: 1 }],
    ['an item within an item', eligibility, '<ul><li>a<ul><li>b</li></ul></li></ul>', '<ul><li>क</li></ul>', { english: 2, translated: 1 }],
    ['a paragraph beside the list', eligibility, '<ul><li>a</li></ul><p>b</p>', '<ul><li>क</li></ul>', { english: 2, translated: 1 }],
    ['a line break within an item', eligibility, '<ul><li>a<br />b</li></ul>', '<ul><li>क ख</li></ul>', undefined],
    ['lines of one paragraph', eligibility, '<p>a<br />b<br>c</p>', '<p>क<br />ख</p>', { english: 3, translated: 2 }],
    ['a list against lines of one paragraph', eligibility, '<ul><li>a</li><li>b</li></ul>', '<p>क<br />ख</p>', undefined],
    ['an empty item', eligibility, '<ul><li>a</li><li>b</li></ul>', '<ul><li>क</li><li></li></ul>', { english: 2, translated: 1 }],
    ['nothing translated', eligibility, '<ul><li>a</li></ul>', '<p></p>', undefined],
    ['nothing to translate', eligibility, '', '<p>क</p>', undefined],
    ['steps of a script', applicationProcess, '<p>Step 1: a</p><p>Step 2: b</p>', '<p>પગલું ૧: ક</p><p>પગલું ૨: ખ</p>', undefined],
    [
      'other numbers of steps',
      applicationProcess,
      '<p>Step 1: a</p><p>Step 2: b</p>',
      '<p>चरण १: क</p><p>चरण ३: ख</p>',
      { english: 2, translated: 2, numbers: { english: [1, 2], translated: [1, 3] } },
    ],
    ['an item within a step', applicationProcess, '<p>Step 1: a</p><ul><li>b</li></ul>', '<p>चरण 1: क</p>', { english: 1, translated: 0 }],
    ['steps as a list', applicationProcess, '<ol><li>a</li><li>b</li></ol>', '<ol><li>क</li></ol>', { english: 2, translated: 1 }],
    ['steps in another form', applicationProcess, '<p>Step 1: a</p><p>Step 2: b</p>', '<ol><li>क</li><li>ख</li></ol>', undefined],
    ['steps as bare paragraphs', applicationProcess, '<p>a</p><p>b</p>', '<p>क</p>', { english: 2, translated: 1 }],
    ['paragraphs put together', schemeDescription, '<p>a</p><p>b</p>', '<p>क ख</p>', undefined],
    ['lines of plain text', fee, 'a\n\nb', 'क', { english: 2, translated: 1 }],
    ['one line', name, 'a', 'क', undefined],
  ])('%s', (_, facts, english, translation, gap) => {
    expect(fieldGap(facts, english, translation)).toEqual(gap);
  });
});

test('compares articles by lists and steps', () => {
  expect(listGap('<p>a</p><ul><li>b</li></ul>', '<p>क</p>')).toEqual({ english: 1, translated: 0 });
  expect(listGap('<h2>a</h2><p>b</p>', '<p>क ख</p>')).toBeUndefined();
});

test('compares plain text by its list items', () => {
  expect(plainListGap('Bring:\n- one\n- two', 'लाएँ:\n- एक')).toEqual({ english: 2, translated: 1 });
  expect(plainListGap('1. one\n2. two', '१. एक\n२. दो')).toBeUndefined();
  expect(plainListGap('One\ntwo', 'एक दो')).toBeUndefined();
});
