/** Translations of a scheme are independent, in whatever languages. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Api } from '../../../contract/endpoint.ts';
import { eachTranslation, TRANSLATIONS, type TranslationLanguage } from '../../../contract/languages.ts';
import { addWholeScheme, readSchemeForStaff, replaceScheme } from '../../../contract/scheme-admin.endpoints.ts';
import { listSchemeHistory, readSchemeVersion, restoreSchemeVersion } from '../../../contract/scheme-history.endpoints.ts';
import { readScheme } from '../../../contract/schemes.endpoints.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let site: TestApp;
let admin: Api;
beforeAll(async () => {
  site = await testApp();
  admin = site.api(await site.signIn());
});
afterAll(() => site.close());

const form = { name: 'Village library', category_id: ['1'], benefits: '<p>Books</p>' };
const read = async (id: number, lang: TranslationLanguage) => (await site.api()(readScheme, { id, lang })).translation;
const stored = async (id: number) => (await admin(readSchemeForStaff, { id })).translations;

const PAIRS = TRANSLATIONS.flatMap((one) => TRANSLATIONS.filter((other) => other !== one).map((other) => [one, other] as const));

test.each(PAIRS)('saving %s does not change %s or its state', async (one, other) => {
  const write = (translations: object, english = {}) => admin(replaceScheme, { id, ...form, ...english, translations });
  const { id } = await admin(addWholeScheme, {
    ...form,
    translations: { [other]: { name: 'Other name', fee: 'Other fee', state: 'reviewed' } },
  });
  const untouched = (await stored(id))[other];
  expect(untouched).toMatchObject({ name: 'Other name', fee: 'Other fee', state: 'reviewed' });
  expect(await read(id, one)).toEqual({ language: one, state: 'missing', others: [other], english: [] });

  await write({ [one]: { name: 'One name', state: 'draft' } });
  expect((await stored(id))[one]).toMatchObject({ name: 'One name', fee: '', state: 'draft' });
  expect((await stored(id))[other]).toEqual(untouched);
  expect(await read(id, one)).toEqual({ language: one, state: 'draft', others: [other], english: ['benefits'] });

  // The English changes, and only one translation is updated.
  await write({ [one]: { benefits: '<p>One: books and papers</p>', state: 'draft' } }, { benefits: '<p>Books and papers</p>' });
  expect(await read(id, one)).toMatchObject({ state: 'draft' });
  expect(await read(id, other)).toMatchObject({ state: 'stale' });

  await write({ [one]: { name: '', benefits: '', state: 'draft' } }, { benefits: '<p>Books and papers</p>' });
  expect(await read(id, one)).toMatchObject({ state: 'missing' });
  expect((await stored(id))[other]).toEqual({ ...untouched, state: 'stale' });
});

test('restores a version stored when Hindi was the only translation, and removes later ones', async () => {
  const { id } = await admin(addWholeScheme, { ...form, translations: { hi: { name: 'गाँव पुस्तकालय', state: 'reviewed' } } });
  const { db } = site.connection;
  const row = await db
    .selectFrom('history')
    .select(['id', 'snapshot'])
    .where('entity', '=', 'scheme')
    .where('entity_id', '=', id)
    .executeTakeFirstOrThrow();
  const { translations, ...kept } = JSON.parse(row.snapshot);
  const former = JSON.stringify({ ...kept, hindi: translations.hi });
  await db.updateTable('history').set({ snapshot: former }).where('id', '=', row.id).execute();
  await admin(replaceScheme, {
    id,
    ...form,
    translations: eachTranslation((language) => ({ name: `Later ${language}`, state: 'draft' as const })),
  });

  const { fields } = await admin(readSchemeVersion, { id, version: 1 });
  expect(fields.find(({ name }) => name === 'hi.name')?.value).toBe('गाँव पुस्तकालय');
  expect((await admin(listSchemeHistory, { id }))[0]?.changed).toEqual(
    expect.arrayContaining(TRANSLATIONS.map((language) => `${language}.name`)),
  );
  await admin(restoreSchemeVersion, { id, version: 1 });
  const { hi, ...others } = await stored(id);
  expect(hi).toMatchObject({ name: 'गाँव पुस्तकालय', state: 'reviewed' });
  for (const other of Object.values(others)) expect(other).toMatchObject({ name: '', state: 'missing' });
});
