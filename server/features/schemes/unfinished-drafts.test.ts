/** A draft may be incomplete; only publishing validates it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '../../../contract/endpoint.ts';
import { addWholeScheme, readSchemeForStaff, replaceScheme } from '../../../contract/scheme-admin.endpoints.ts';
import { bulkSchemes } from '../../../contract/scheme-bulk.endpoints.ts';
import { restoreSchemeVersion } from '../../../contract/scheme-history.endpoints.ts';
import { readScheme } from '../../../contract/schemes.endpoints.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let site: TestApp;
let admin: Api;
beforeAll(async () => {
  site = await testApp();
  admin = site.api(await site.signIn());
});
afterAll(() => site.close());

const form = { name: 'Otter aid', category_id: ['1'] };
const list = '<ul><li>You are 18 or older.</li></ul>';
const [text] = ['You are 18 or older.'];

/** Values that form controls can hold, but that are not valid for their fields. */
const UNFINISHED: Record<string, unknown> = {
  sources: [{ url: '', title: '', date: '' }],
  examples: [{ who: '', facts: {}, verdict: 'yes' }],
  conditions: [{ text, rule: { age: {} } }],
  papers: [{ text: 'Aadhaar card', papers: [] }],
  url: 'www.exam',
  applyOnline: 'https://',
  opensOn: '2026-13',
  reviewBy: 'soon',
  slug: 'Two Words',
  acronym: 'x'.repeat(60),
  'translations.hi.department': 'x'.repeat(300),
};

/** Arranges the fields like the form, with translated ones under their language. */
function sent(fields: Record<string, unknown>): Record<string, unknown> {
  const { 'translations.hi.department': department, ...rest } = fields;
  return { ...rest, ...(department !== undefined && { translations: { hi: { state: 'draft', department } } }) };
}

describe('a draft', () => {
  test.each(Object.entries(UNFINISHED))('stores an unfinished %s as typed, with the other fields', async (name, value) => {
    const input = { ...form, eligibility: list, fee: 'Rs 5', status: 'draft' as const, ...sent({ [name]: value }) };
    const { id } = await admin(addWholeScheme, input as never);
    const staff = await admin(readSchemeForStaff, { id });
    expect(staff.unfinished).toEqual({ [name]: value });
    expect((await admin(readScheme, { id })).fee).toBe('Rs 5');
    // A save without the field leaves it unfinished.
    await admin(replaceScheme, { id, ...form, eligibility: list, status: 'draft' });
    expect((await admin(readSchemeForStaff, { id })).unfinished).toEqual({ [name]: value });
    await expect(admin(replaceScheme, { id, ...form, eligibility: list, status: 'published' })).rejects.toMatchObject({
      status: 400,
      serverMessage: `Not finished yet: ${name}`,
    });
    const { results } = await admin(bulkSchemes, { action: 'publish', ids: [id] });
    expect(results).toEqual([{ id, name: 'Otter aid', ok: false, message: `Not finished yet: ${name}` }]);
  });

  test('stores several unfinished fields, and names each when it is published', async () => {
    const { id } = await admin(addWholeScheme, { ...form, eligibility: list, status: 'draft', ...sent(UNFINISHED) } as never);
    expect((await admin(readSchemeForStaff, { id })).unfinished).toEqual(UNFINISHED);
    const { results } = await admin(bulkSchemes, { action: 'publish', ids: [id] });
    for (const name of Object.keys(UNFINISHED)) expect(results[0]?.message).toContain(name);
    const finished = {
      sources: [{ url: 'https://www.example.gov.in/', title: '', date: '' }],
      examples: [],
      conditions: [{ text, rule: { age: { min: 18 } } }],
      papers: [],
      url: '',
      applyOnline: '',
      opensOn: '',
      reviewBy: '',
      slug: 'otter-aid-finished',
      acronym: 'OA',
      translations: { hi: { state: 'draft' as const, name: 'ऊदबिलाव सहायता', department: '' } },
    };
    await admin(replaceScheme, { id, ...form, eligibility: list, ...finished, status: 'published' } as never);
    expect((await admin(readSchemeForStaff, { id })).unfinished).toEqual({});
    expect((await site.api()(readScheme, { id })).sources).toEqual(finished.sources);
  });

  test('stores rules without their sentence, contradictory dates and a used slug', async () => {
    const conditions = [{ text, rule: { age: { min: 18 } } }];
    await admin(addWholeScheme, { ...form, slug: 'otter-taken', status: 'draft' });
    const { id } = await admin(addWholeScheme, { ...form, eligibility: list, conditions, status: 'draft' });
    const dates = { opensOn: '2026-05-01', closesOn: '2026-01-01' };
    await admin(replaceScheme, { id, ...form, eligibility: '', ...dates, slug: 'otter-taken', status: 'draft' });
    const { unfinished } = await admin(readSchemeForStaff, { id });
    expect(unfinished).toEqual({ conditions, closesOn: '2026-01-01', slug: 'otter-taken' });
    await admin(replaceScheme, {
      id,
      ...form,
      eligibility: list,
      conditions,
      ...dates,
      closesOn: '2026-06-01',
      slug: 'otter-free',
      status: 'published',
    });
    expect((await admin(readSchemeForStaff, { id })).unfinished).toEqual({});
  });

  test('still needs what the specification demands of every scheme', async () => {
    await expect(admin(addWholeScheme, { name: '', category_id: ['1'], status: 'draft' })).rejects.toMatchObject({ status: 400 });
    await expect(admin(addWholeScheme, { name: 'Otter', status: 'draft' })).rejects.toMatchObject({ status: 400 });
  });

  test('refuses values that no form control can hold', async () => {
    for (const fields of [
      { sources: [7] },
      { sources: 'x' },
      { url: 7 },
      { surprise: 'x' },
      { level: 'district' },
      { unfinished: { url: 'x' } },
      { conditions: [{ text, rule: { all: 5 } }] },
    ]) {
      await expect(admin(addWholeScheme, { ...form, status: 'draft', ...fields } as never)).rejects.toMatchObject({ status: 400 });
    }
  });

  test('is restored from its history unfinished', async () => {
    const { id } = await admin(addWholeScheme, { ...form, status: 'draft', url: 'www.exam' });
    await admin(replaceScheme, { id, ...form, status: 'draft', url: 'https://www.example.gov.in/' });
    expect((await admin(readSchemeForStaff, { id })).unfinished).toEqual({});
    await admin(restoreSchemeVersion, { id, version: 1 });
    expect((await admin(readSchemeForStaff, { id })).unfinished).toEqual({ url: 'www.exam' });
  });
});

test('refuses unfinished fields in a published scheme with the sentence of the field', async () => {
  await expect(admin(addWholeScheme, { ...form, url: 'www.exam' })).rejects.toMatchObject({
    status: 400,
    serverMessage: 'Must be a valid URL',
  });
});
