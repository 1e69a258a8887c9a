/** Every field of the table survives form, storage, answers, history, export and import. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDocument } from '../../../contract/document-admin.endpoints.ts';
import type { Api } from '../../../contract/endpoint.ts';
import { TRANSLATIONS } from '../../../contract/languages.ts';
import { addWholeScheme, readSchemeForStaff } from '../../../contract/scheme-admin.endpoints.ts';
import { importSchemes } from '../../../contract/scheme-bulk.endpoints.ts';
import { readSchemeVersion } from '../../../contract/scheme-history.endpoints.ts';
import { FIELD_NAMES, factsOf, PUBLIC_FIELDS, type SchemeField, STAFF_FIELDS, TRANSLATED_FIELDS } from '../../../contract/scheme-table.ts';
import { readScheme } from '../../../contract/schemes.endpoints.ts';
import { hashTexts, isCurrent } from '../../domain/schemes/hash-texts.ts';
import { emptyColumns } from '../../domain/schemes/scheme-columns.ts';
import { sampleDocument } from '../../testing/sample-documents.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

/** A valid value, different for each field. */
function sample(name: SchemeField, language = 'en'): unknown {
  const { kind, values } = factsOf(name);
  const words = `${name} in ${language}`;
  const samples: Record<typeof kind, unknown> = {
    line: name === 'slug' ? 'every-field' : words,
    text: `${words},\nsecond line`,
    rich: name === 'applicationProcess' ? `<p><strong>Step 1:</strong> ${words}</p>` : `<ul><li>${words}</li></ul>`,
    address: `https://${name.toLowerCase().replaceAll('_', '-')}.example.gov.in/`,
    email: `${name.toLowerCase().replaceAll('_', '-')}@example.gov.in`,
    day: name === 'opensOn' ? '2030-01-01' : '2030-02-01',
    choice: values?.[0],
    flag: true,
    words: `${name}, words`,
    conditions: [{ text: `eligibility in ${language}`, rule: { age: { min: 18, max: 40 } } }],
    examples: [{ who: words, facts: { age: 17 }, verdict: 'no', line: 1 }],
    papers: [{ text: `documentsRequired in ${language}`, anyOf: ['one-paper', 'another'], upload: { as: 'jpeg', maxKb: 50 } }],
    sources: [{ url: 'https://source.example.gov.in/', title: words, date: '2026-01' }],
  };
  return samples[kind];
}

const fields = Object.fromEntries(FIELD_NAMES.map((name) => [name, sample(name)]));
const translations = Object.fromEntries(
  TRANSLATIONS.map((language) => [
    language,
    { ...Object.fromEntries(TRANSLATED_FIELDS.map((name) => [name, sample(name, language)])), state: 'reviewed' as const },
  ]),
);
const form = { ...fields, category_id: ['4'], beneficiaryStates: ['Goa'], translations } as never;

let site: TestApp;
let admin: Api;
let cookie: string;
let id: number;
beforeAll(async () => {
  site = await testApp();
  cookie = await site.signIn();
  admin = site.api(cookie);
  for (const slug of ['one-paper', 'another']) await admin(addDocument, { slug, status: 'published', entry: sampleDocument(slug) });
  id = (await admin(addWholeScheme, form)).id;
});
afterAll(() => site.close());

describe('every field', () => {
  test('is answered to its audience only', async () => {
    const toStaff = await admin(readSchemeForStaff, { id });
    const toAll = await site.api()(readScheme, { id });
    for (const name of STAFF_FIELDS) expect(toStaff[name], name).toEqual(fields[name]);
    for (const name of PUBLIC_FIELDS) expect(toAll[name], name).toEqual(fields[name]);
    for (const name of STAFF_FIELDS) expect(toAll, name).not.toHaveProperty(name);
  });

  test.each(TRANSLATIONS)('is answered in %s if it is translated', async (language) => {
    const translated = await site.api()(readScheme, { id, lang: language });
    const own = PUBLIC_FIELDS.filter((name) => factsOf(name).isTranslated);
    for (const name of own) expect(translated[name], name).toEqual(sample(name, language));
    expect(translated.translation).toMatchObject({ language, state: 'reviewed' });
    expect((await admin(readSchemeForStaff, { id })).translations[language]).toEqual(translations[language]);
  });

  test('is in the history', async () => {
    const { fields: kept } = await admin(readSchemeVersion, { id, version: 1 });
    const names = kept.map((field) => field.name);
    for (const name of FIELD_NAMES) expect(names).toContain(factsOf(name).column);
    for (const name of TRANSLATED_FIELDS)
      for (const language of TRANSLATIONS) expect(names).toContain(`${language}.${factsOf(name).column}`);
  });

  test('survives export and import', async () => {
    const file = await (await site.fetch('/api/admin/schemes/export?format=json', { headers: { Cookie: cookie } })).json();
    const row = { ...file[0], slug: 'every-field-again' };
    const { results } = await admin(importSchemes, { rows: [row] });
    const again = results[0]?.id as number;
    const [first, second] = [await admin(readSchemeForStaff, { id }), await admin(readSchemeForStaff, { id: again })];
    const travels = (name: SchemeField) => factsOf(name).cell !== undefined && name !== 'slug';
    for (const name of STAFF_FIELDS.filter(travels)) expect(second[name], name).toEqual(first[name]);
    expect(second.translations).toEqual(first.translations);
    const [was, is] = [await admin(readScheme, { id }), await admin(readScheme, { id: again })];
    for (const name of PUBLIC_FIELDS.filter(travels)) expect(is[name], name).toEqual(was[name]);
  });
});

describe('the source hash of a translation', () => {
  const english = { ...emptyColumns(TRANSLATED_FIELDS), name: 'Well', fee: 'Free' };

  test('matches until a text is changed, added or removed', () => {
    const made = hashTexts(english);
    expect(isCurrent(english, made)).toBe(true);
    expect(isCurrent({ ...english, fee: 'Rs 10' }, made)).toBe(false);
    expect(isCurrent({ ...english, benefits: '<p>Water</p>' }, made)).toBe(false);
    expect(isCurrent({ ...english, fee: '' }, made)).toBe(false);
  });

  test('ignores empty fields, so that a new field makes no translation stale', () => {
    expect(hashTexts(english)).toBe(JSON.stringify({ name: JSON.parse(hashTexts(english)).name, fee: JSON.parse(hashTexts(english)).fee }));
  });

  test('still matches in its former format, one hash over all texts', () => {
    // The hash of the former ten texts, with name and fee filled.
    const former = 'qps1v20k0S8z5ixSd9szzKRC0YsCdIM_fjIrtI1PMXM';
    expect(isCurrent(english, former)).toBe(true);
    expect(isCurrent({ ...english, fee: 'Rs 10' }, former)).toBe(false);
    expect(isCurrent({ ...english, after_applying: '<p>Wait</p>' }, former)).toBe(false);
  });
});

test('accepts days in the digits of any script', async () => {
  const name = 'Days in other digits';
  const sources = [{ url: 'https://days.example.gov.in/', title: 'Days', date: '૨૦૨૬-૦૧' }];
  const added = await admin(addWholeScheme, { name, category_id: ['4'], opensOn: '२०३०-०१-०१', closesOn: '２０３０-０２-０１', sources });
  const { opensOn, closesOn, sources: kept } = await admin(readScheme, { id: added.id });
  expect({ opensOn, closesOn, day: kept[0]?.date }).toEqual({ opensOn: '2030-01-01', closesOn: '2030-02-01', day: '2026-01' });
  await expect(admin(addWholeScheme, { name, category_id: ['4'], closesOn: '२०३०-१३-०१' })).rejects.toMatchObject({ status: 400 });
});
