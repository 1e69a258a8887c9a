/** Eligibility rules, from the form to the public answer and back. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shippedSchemes } from '../../../content/shipped-content.ts';
import type { Api, ApiError } from '../../../contract/endpoint.ts';
import { addWholeScheme, editScheme, readSchemeForStaff, replaceScheme, sentenceGone } from '../../../contract/scheme-admin.endpoints.ts';
import { importSchemes } from '../../../contract/scheme-bulk.endpoints.ts';
import { listSchemeHistory, readSchemeVersion, restoreSchemeVersion } from '../../../contract/scheme-history.endpoints.ts';
import { readScheme } from '../../../contract/schemes.endpoints.ts';
import { plainLines } from '../../../contract/tied-lines.ts';
import { draftOf } from '../../content/content-rows.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let site: TestApp;
let admin: Api;
let anyone: Api;
beforeAll(async () => {
  site = await testApp();
  admin = site.api(await site.signIn());
  anyone = site.api();
});
afterAll(() => site.close());

const list = (...lines: string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
const AGE = { text: 'You are 18 to 40 years old.', rule: { age: { min: 18, max: 40 } } };
const JUDGED = { text: 'The Gram Sabha chooses you & your family.', judged: true as const };
const ELIGIBILITY = list('You are <strong>18 to 40</strong>  years old.', 'You live in a village.', JUDGED.text.replace('&', '&amp;'));
const SPECIFIED = {
  name: 'Help for the young',
  category_id: ['4'],
  beneficiaryStates: ['Goa'],
  keywords: '',
  schemeDescription: '',
  benefits: '',
  documentsRequired: '',
  applicationProcess: '',
};

async function added(fields: object = {}): Promise<number> {
  const form = { ...SPECIFIED, eligibility: ELIGIBILITY, conditions: [JUDGED, AGE], ...fields };
  return (await admin(addWholeScheme, form as never)).id;
}

const save = (id: number, fields: object) => admin(replaceScheme, { id, ...SPECIFIED, eligibility: ELIGIBILITY, ...fields } as never);
const conditionsOf = async (id: number, lang: 'en' | 'hi' = 'en') => (await anyone(readScheme, { id, lang })).conditions;
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => 'not refused',
    ({ status, serverMessage }: ApiError) => `${status} ${serverMessage}`,
  );

describe('the rules of a scheme', () => {
  test('are public, in the order of their lines', async () => {
    expect(await conditionsOf(await added())).toEqual([AGE, JUDGED]);
  });

  test('are an empty list for a scheme without rules', async () => {
    expect(await conditionsOf(await added({ conditions: undefined }))).toEqual([]);
  });

  test('are tied to the lines of a translation that has as many', async () => {
    const hindi = (...lines: string[]) => ({ translations: { hi: { name: 'मदद', eligibility: list(...lines), state: 'reviewed' } } });
    const whole = await added(hindi('एक', 'दो', 'तीन'));
    expect(await conditionsOf(whole, 'hi')).toEqual([
      { ...AGE, text: 'एक' },
      { ...JUDGED, text: 'तीन' },
    ]);
    expect(await conditionsOf(await added(hindi('एक', 'दो')), 'hi')).toEqual([AGE, JUDGED]);
  });

  test('can change without making translations stale or the content newer', async () => {
    const id = await added({ translations: { hi: { name: 'मदद', eligibility: list('एक', 'दो', 'तीन'), state: 'reviewed' } } });
    const { updatedOn } = await anyone(readScheme, { id });
    site.advance(3_600_000);
    await save(id, { conditions: [AGE] });
    expect((await admin(readSchemeForStaff, { id })).translations.hi.state).toBe('reviewed');
    expect(await anyone(readScheme, { id })).toMatchObject({ conditions: [AGE], updatedOn });
  });

  test('do not change when they are not sent', async () => {
    const id = await added();
    await save(id, { eligibility: list('You have a bank account.', AGE.text, JUDGED.text.replace('&', '&amp;')) });
    expect(await conditionsOf(id)).toEqual([AGE, JUDGED]);
    expect(await refusal(admin(editScheme, { id, eligibility: `${AGE.text}\n${JUDGED.text}` }))).toBe('not refused');
    expect(await conditionsOf(id)).toEqual([AGE, JUDGED]);
  });

  test('are in the history and restored with a version', async () => {
    const id = await added();
    await save(id, { conditions: [JUDGED] });
    const [newest] = await admin(listSchemeHistory, { id });
    expect(newest?.changed).toContain('conditions');
    const { fields } = await admin(readSchemeVersion, { id, version: 2 });
    const { before = '', value = '' } = fields.find(({ name }) => name === 'conditions') ?? {};
    expect([JSON.parse(before), JSON.parse(value)]).toEqual([[AGE, JUDGED], [JUDGED]]);
    await admin(restoreSchemeVersion, { id, version: 1 });
    expect(await conditionsOf(id)).toEqual([AGE, JUDGED]);
  });

  test('stay with a restored text only for lines it contains', async () => {
    const id = await added({ eligibility: list('You are young.'), conditions: [] });
    // A version from before rules existed.
    const kept = await site.connection.db.selectFrom('history').selectAll().where('entity_id', '=', id).executeTakeFirstOrThrow();
    const { conditions: _none, examples: _nobody, ...snapshot } = JSON.parse(kept.snapshot);
    await site.connection.db
      .updateTable('history')
      .set({ snapshot: JSON.stringify({ ...snapshot, eligibility: list(AGE.text) }) })
      .where('id', '=', kept.id)
      .execute();
    await save(id, { conditions: [AGE, JUDGED] });
    await admin(restoreSchemeVersion, { id, version: 1 });
    expect(await conditionsOf(id)).toEqual([AGE]);
  });
});

describe('a rule is refused', () => {
  const AGE_GONE = `400 ${sentenceGone(AGE.text)}`;

  test.each([
    ['whose sentence was never there', { conditions: [{ ...AGE, text: 'You are young.' }] }, `400 ${sentenceGone('You are young.')}`],
    ['whose sentence is changed in the same save', { conditions: [AGE], eligibility: list('You are 18 to 45 years old.') }, AGE_GONE],
    ['whose sentence is changed and nothing said of it', { eligibility: list('You are 18 to 45 years old.') }, AGE_GONE],
    ['whose sentence is taken out', { eligibility: '' }, AGE_GONE],
    ['beside another for the same line', { conditions: [AGE, { text: AGE.text, judged: true }] }, '400 A line can have one rule only'],
    ['that is none', { conditions: [{ ...AGE, rule: { height: 3 } }] }, '400 rule: there is no fact height'],
    ['that is a text', { conditions: [{ ...AGE, rule: 'age over 18' }] }, '400 rule: must name facts, or all, any, not'],
    [
      'that contradicts itself',
      { conditions: [{ ...AGE, rule: { age: { min: 40, max: 18 } } }] },
      '400 rule.age: the least is above the most',
    ],
    [
      'whose parts exclude each other',
      { conditions: [{ ...AGE, rule: { all: [{ age: { min: 40 } }, { age: { max: 18 } }] } }] },
      '400 rule.age: one comparison excludes the other, so it fits nobody',
    ],
    ['in a foreign unit', { conditions: [{ ...AGE, rule: { age: { min: 1, unit: 'acre' } } }] }, '400 rule.age: has no unit acre'],
    [
      'in a unit that is no word',
      { conditions: [{ ...AGE, rule: { age: { min: 1, unit: { toString: 1 } } } }] },
      '400 rule.age: has no unit {"toString":1}',
    ],
    [
      'with a value that is no word',
      { conditions: [{ ...AGE, rule: { category: [{ toString: 1 }] } }] },
      '400 rule.category: there is no value {"toString":1}',
    ],
    ['that is judged as well', { conditions: [{ ...AGE, judged: true }] }, '400 must have a rule or be judged'],
    ['that is too long', { conditions: [{ ...AGE, rule: { category: Array(2_000).fill('SC') } }] }, '400 The rule is too long'],
  ])('%s', async (_what, fields, sentence) => {
    const id = await added();
    expect(await refusal(save(id, fields))).toBe(sentence);
    expect(await conditionsOf(id)).toEqual([AGE, JUDGED]);
  });

  test('in the short form too', async () => {
    const id = await added();
    expect(await refusal(admin(editScheme, { id, eligibility: 'You are young.' }))).toBe(AGE_GONE);
  });

  test('in a new scheme', async () => {
    expect(await refusal(added({ eligibility: '' }))).toBe(`400 ${sentenceGone(JUDGED.text)}`);
  });
});

describe('example people', () => {
  const ASHA = { who: 'Asha, 30', facts: { age: 30 }, verdict: 'yes' };

  test('are visible to staff only', async () => {
    const id = await added({ examples: [ASHA] });
    expect((await admin(readSchemeForStaff, { id })).examples).toEqual([ASHA]);
    expect(await anyone(readScheme, { id })).not.toHaveProperty('examples');
  });

  test.each([
    ['age is impossible', { age: 240 }],
    ['shoeSize is unknown', { shoeSize: 41 }],
  ])('are refused when their %s', async (sentence, facts) => {
    expect(await refusal(added({ examples: [{ ...ASHA, facts }] }))).toBe(`400 ${sentence}`);
  });
});

describe('an import', () => {
  const row = { slug: 'young-import', name: 'Young', eligibility: ELIGIBILITY, categories: ['education'] };

  test('accepts rules as a list or as text, and says what is wrong with one', async () => {
    const conditions = JSON.stringify([AGE]);
    const { results } = await admin(importSchemes, { rows: [{ ...row, conditions }] });
    const id = results[0]?.id as number;
    expect((await admin(readScheme, { id })).conditions).toEqual([AGE]);
    const wrong = [
      { ...row, conditions: [{ ...AGE, text: 'You are young.' }] },
      { ...row, conditions: 'age over 18' },
      { ...row, conditions: [{ ...AGE, rule: { height: 3 } }] },
    ];
    const answers = await admin(importSchemes, { rows: wrong });
    expect(answers.results.map(({ outcome, message }) => `${outcome}: ${message}`)).toEqual([
      `failed: ${sentenceGone('You are young.')}`,
      'failed: conditions: a list written as JSON is wanted here, as an export has it',
      'failed: conditions: item 1: rule: there is no fact height',
    ]);
  });

  test('removes the rules of sentences missing in a new text, and shows that beforehand', async () => {
    const other = { ...row, slug: 'young-again' };
    const { results } = await admin(importSchemes, { rows: [{ ...other, conditions: [AGE, JUDGED] }] });
    const id = results[0]?.id as number;
    const rows = [{ ...other, eligibility: list(AGE.text, 'You are poor.') }];
    const dry = await admin(importSchemes, { rows, dryRun: true });
    expect(dry.results[0]?.change?.fields.map(({ name }) => name)).toEqual(['eligibility', 'conditions']);
    await admin(importSchemes, { rows });
    expect((await admin(readScheme, { id })).conditions).toEqual([AGE]);
  });
});

test('every rule of the content finds its line in the text as it is stored', () => {
  for (const file of shippedSchemes()) {
    const { eligibility = '', conditions = '[]' } = draftOf(file, new Date());
    const lines = plainLines(eligibility);
    for (const { text } of JSON.parse(conditions)) expect(lines, file.slug).toContain(text);
  }
});
