import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  checkSchemes,
  listCheckParts,
  readCheckFacts,
  readCheckRules,
  readCheckSheets,
  readCheckTexts,
  readUnruledSchemes,
} from '../../../contract/check.endpoints.ts';
import { FACT_NAMES } from '../../../contract/eligibility/facts.ts';
import type { Input } from '../../../contract/endpoint.ts';
import { addWholeScheme, deleteScheme } from '../../../contract/scheme-admin.endpoints.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { partsOf } from './check-parts.ts';
import { checkedRecord } from './checked-record.ts';

let site: TestApp;
let staff: ReturnType<TestApp['api']>;
const visitor = () => site.api();

const PENSION: Input<typeof addWholeScheme> = {
  name: 'Widow help',
  category_id: 4,
  status: 'published',
  beneficiaryStates: ['Gujarat'],
  schemeDescription: '<p>Help for widows.</p>',
  eligibility: '<ul><li>You are a widow.</li><li>You are 40 or more.</li><li>The village chooses you.</li></ul>',
  conditions: [
    { text: 'You are a widow.', rule: { sex: 'female', marital: 'widowed' } },
    { text: 'You are 40 or more.', rule: { age: { min: 40 } } },
    { text: 'The village chooses you.', judged: true },
  ],
  benefits: '<ul><li>₹500 a month.</li><li>A bag.</li></ul>',
  documentsRequired: '<ul><li>Proof of age.</li></ul>',
  applicationProcess: '<p><strong>Step 1: Open the form</strong><br>Take it.</p><p><strong>Step 2: Send it</strong></p>',
  translations: {
    hi: { name: 'विधवा सहायता', state: 'draft', eligibility: '<ul><li>विधवा।</li><li>40 या ज़्यादा।</li><li>गाँव चुने।</li></ul>' },
  },
};

beforeAll(async () => {
  site = await testApp();
  staff = site.api(await site.signIn());
  await staff(addWholeScheme, PENSION);
  await staff(addWholeScheme, {
    name: 'Imported help',
    category_id: 4,
    status: 'published',
    schemeDescription: '<p>Help.</p>',
    eligibility: '<ul><li>You are poor.</li></ul>',
  });
});
afterAll(() => site.close());

const check = async (facts: Record<string, unknown>, lang: 'en' | 'hi' | 'gu' = 'en') => {
  const { results } = await visitor()(checkSchemes, { facts, lang });
  return Object.fromEntries(results.map((result) => [result.slug, result]));
};

describe('the check', () => {
  test('explains the verdict line by line', async () => {
    const { 'widow-help': pension } = await check({ age: 45, sex: 'female', marital: 'widowed', state: 'Gujarat' });
    expect(pension).toMatchObject({
      verdict: 'yes',
      needs: [],
      benefit: '₹500 a month.',
      firstStep: 'Open the form',
      because: [expect.stringContaining('45 years')],
    });
    expect(pension?.lines).toEqual([
      { text: 'For people of Gujarat', verdict: 'yes', reason: 'You said: Gujarat; this is for: Gujarat.' },
      { text: 'You are a widow.', verdict: 'yes', reason: expect.stringContaining('woman') },
      { text: 'You are 40 or more.', verdict: 'yes', reason: 'You said: 45 years; this is for: 40 years or more.' },
      { text: 'The village chooses you.', verdict: 'open', reason: expect.stringContaining('an office') },
    ]);
  });

  test('says what makes somebody ineligible, what could change, and what is missing', async () => {
    const { 'widow-help': young } = await check({ age: 38, sex: 'female', marital: 'widowed', state: 'Gujarat' });
    expect(young).toMatchObject({
      verdict: 'no',
      because: ['You said: 38 years; this is for: 40 years or more.'],
      change: ['It opens at 40 years, in 2 years.'],
    });
    const { 'widow-help': unknown } = await check({ sex: 'female', state: 'Gujarat' });
    expect(unknown).toMatchObject({ verdict: 'open', needs: ['marital', 'age'] });
  });

  test('leaves a scheme without rules open', async () => {
    const { 'imported-help': imported } = await check({ age: 45, state: 'Bihar' });
    expect(imported).toMatchObject({ verdict: 'open', hasRules: false, needs: [], because: ['Please read this condition yourself.'] });
  });

  test('answers in the requested language', async () => {
    const { 'widow-help': pension } = await check({ age: 45 }, 'hi');
    expect(pension).toMatchObject({ name: 'विधवा सहायता' });
    expect(pension?.lines[2]).toEqual({
      text: '40 या ज़्यादा।',
      verdict: 'yes',
      reason: 'आपने बताया: 45 साल; यह इनके लिए है: 40 साल या ज़्यादा।',
    });
  });

  test('accepts numbers as text, in the digits of any script', async () => {
    const people = ['45', '४५', '૪૫', '٤٥', '４５'].map((age) => ({ age, sex: 'female', marital: 'widowed', state: 'Gujarat' }));
    const asNumber = await check({ age: 45, sex: 'female', marital: 'widowed', state: 'Gujarat', children: [{ age: 9 }] });
    for (const person of people) expect(await check({ ...person, children: [{ age: '९' }] })).toEqual(asNumber);
  });

  test('names unknown facts and impossible values', async () => {
    const facts = { age: 240, landHectares: -2, incomeYear: 'a lot', shoeSize: 41, bpl: true };
    const response = await post({ facts });
    expect(response.status).toBe(400);
    expect(await response.text()).toBe('There is no fact shoeSize. Impossible value: age, landHectares, incomeYear');
    for (const odd of [[], 'old', null, { children: [{ age: 3, sex: 'female', name: 'Asha' }] }])
      expect((await post({ facts: odd })).status).toBe(400);
  });

  test('refuses input that is too large or too deep, and stores nothing', async () => {
    expect((await post({ facts: { work: ['x'.repeat(30_000)] } })).status).toBe(413);
    expect((await post(`{"facts":{"children":${'['.repeat(5000)}${']'.repeat(5000)}}}`)).status).toBe(400);
    const answer = await post({ facts: { age: 45 } });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await site.fetch('/api/check?facts={}')).status).toBe(405);
  });

  const post = (body: unknown) =>
    site.fetch('/api/check', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
});

test('lists the facts with their values, units and names', async () => {
  const facts = await visitor()(readCheckFacts, { lang: 'hi' });
  expect(facts.map(({ name }) => name)).toEqual(FACT_NAMES);
  expect(facts.find(({ name }) => name === 'sex')?.values?.[0]).toEqual({ value: 'female', label: 'महिला' });
  expect(facts.find(({ name }) => name === 'landHectares')).toMatchObject({ units: { hectare: 1 }, least: 0 });
});

test('leaves out closed schemes, but still accepts that somebody receives one', async () => {
  const over = { ...PENSION, name: 'Old help', slug: 'old-help', closesOn: '2024-10-15', translations: {} };
  const rule = { not: { alreadyReceives: 'old-help' } };
  const other = { ...PENSION, name: 'New help', slug: 'new-help', conditions: [{ text: 'You are a widow.', rule }], translations: {} };
  const ids = [];
  for (const scheme of [over, other]) ids.push((await staff(addWholeScheme, scheme)).id);
  const results = await check({ age: 45, sex: 'female', marital: 'widowed', state: 'Gujarat' });
  const { parts, receivable } = await visitor()(listCheckParts, {});
  const { schemes } = await visitor()(readCheckRules, { part: parts[0]?.rules as string });
  for (const id of ids) await staff(deleteScheme, { id });
  expect(Object.keys(results)).not.toContain('old-help');
  expect(results['new-help']?.verdict).toBe('open');
  expect(schemes.map(({ slug }) => slug)).not.toContain('old-help');
  expect(receivable).toEqual([{ slug: 'old-help', name: 'Old help' }]);
});

test('a result shows the first benefit if it names an amount or share, else the summary', async () => {
  const benefits = {
    'well-one': ['80% of the cost.', 'A card costs ₹100.'],
    'well-two': ['A well.', 'A card costs ₹100.'],
  };
  for (const [slug, lines] of Object.entries(benefits)) {
    const list = lines.map((line) => `<li>${line}</li>`).join('');
    await staff(addWholeScheme, {
      ...PENSION,
      name: slug,
      slug,
      summary: 'Farmers get a well.',
      benefits: `<ul>${list}</ul>`,
      translations: {},
    });
  }
  const { 'well-one': one, 'well-two': two, ...others } = await check({});
  for (const result of [one, two]) await staff(deleteScheme, { id: result?.id as number });
  expect([one?.benefit, two?.benefit]).toEqual(['80% of the cost.', 'Farmers get a well.']);
  expect(others['widow-help']?.benefit).toBe('₹500 a month.');
});

describe('the files of rules', () => {
  test('are one file for a small catalogue, and immutable', async () => {
    const { parts } = await visitor()(listCheckParts, {});
    expect(parts).toEqual([expect.objectContaining({ state: null, schemes: 1, others: 1 })]);
    const [part] = parts as [(typeof parts)[0]];
    const rules = await visitor()(readCheckRules, { part: part.rules });
    expect(rules.schemes).toMatchObject([
      { slug: 'widow-help', states: ['Gujarat'], lines: [{}, { rule: { age: { min: 40 } } }, { judged: true }] },
    ]);
    expect((await visitor()(readCheckTexts, { part: part.texts })).schemes).toEqual([
      { name: 'Widow help', benefit: '₹500 a month.', firstStep: 'Open the form' },
    ]);
    expect((await visitor()(readCheckSheets, { part: part.sheets })).schemes).toMatchObject([
      { documents: ['Proof of age.'], steps: ['Open the form', 'Send it'] },
    ]);
    expect((await visitor()(readUnruledSchemes, { part: String(part.unruled) })).schemes).toMatchObject([{ name: 'Imported help' }]);
    const response = await site.fetch(`/api/check/rules/${part.rules}`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test('get a new address after a change; the old one is not found', async () => {
    const [before] = (await visitor()(listCheckParts, {})).parts;
    const { id } = await staff(addWholeScheme, { ...PENSION, name: 'Second help' });
    const [after] = (await visitor()(listCheckParts, {})).parts;
    expect(after?.rules).not.toBe(before?.rules);
    await expect(visitor()(readCheckRules, { part: String(before?.rules) })).rejects.toThrow('404');
    await staff(deleteScheme, { id });
    const [again] = (await visitor()(listCheckParts, {})).parts;
    expect(again).toEqual(before);
  });

  test('are split by state for a large catalogue', () => {
    const records = site.app.deps.catalogue.current.schemes.map((record) => checkedRecord(record, 'en'));
    const { parts } = partsOf(records, '2026-11-26', 0);
    expect(parts.map(({ state, schemes, others }) => [state, schemes, others])).toEqual([
      [null, 0, 1],
      ['Gujarat', 1, 0],
    ]);
  });
});

test('sorts results that use more of the entered facts first, like the page', async () => {
  const add = (name: string, rule: object) => {
    const eligibility = `<ul><li>Only for ${name}.</li></ul>`;
    return staff(addWholeScheme, { ...PENSION, name, eligibility, conditions: [{ text: `Only for ${name}.`, rule }], translations: {} });
  };
  await add('Adults', { age: { min: 18 } });
  await add('Widows of one state', { marital: 'widowed', sex: 'female' });
  await add('Men and women', { age: { min: 19 } });
  const { results } = await visitor()(checkSchemes, {
    facts: { state: 'Gujarat', age: 30, sex: 'female', marital: 'widowed' },
    lang: 'en',
  });
  expect(results.find(({ verdict }) => verdict === 'yes')?.name).toBe('Widows of one state');
});
