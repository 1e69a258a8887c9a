/** A draft stores whatever there is; only publishing asks for what is missing. */
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

/** What controls can hold and their fields cannot. */
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

/** As the form sends it: what stands in a language under that language. */
function sent(fields: Record<string, unknown>): Record<string, unknown> {
  const { 'translations.hi.department': department, ...rest } = fields;
  return { ...rest, ...(department !== undefined && { translations: { hi: { state: 'draft', department } } }) };
}

describe('a draft', () => {
  test.each(Object.entries(UNFINISHED))('stores an unfinished %s as it was typed, and the rest beside it', async (name, value) => {
    const input = { ...form, eligibility: list, fee: 'Rs 5', status: 'draft' as const, ...sent({ [name]: value }) };
    const { id } = await admin(addWholeScheme, input as never);
    const staff = await admin(readSchemeForStaff, { id });
    expect(staff.unfinished).toEqual({ [name]: value });
    expect((await admin(readScheme, { id })).fee).toBe('Rs 5');
    // Saying nothing of the field leaves it unfinished.
    await admin(replaceScheme, { id, ...form, eligibility: list, status: 'draft' });
    expect((await admin(readSchemeForStaff, { id })).unfinished).toEqual({ [name]: value });
    await expect(admin(replaceScheme, { id, ...form, eligibility: list, status: 'published' })).rejects.toMatchObject({
      status: 400,
      serverMessage: `Not finished yet: ${name}`,
    });
    const { results } = await admin(bulkSchemes, { action: 'publish', ids: [id] });
    expect(results).toEqual([{ id, name: 'Otter aid', ok: false, message: `Not finished yet: ${name}` }]);
  });

  test('stores all of it at once, and names each thing that is missing when it is published', async () => {
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

  test('keeps rules whose sentence is gone, dates that contradict each other and a slug that is taken', async () => {
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

  test('needs what the specification asks of every scheme', async () => {
    await expect(admin(addWholeScheme, { name: '', category_id: ['1'], status: 'draft' })).rejects.toMatchObject({ status: 400 });
    await expect(admin(addWholeScheme, { name: 'Otter', status: 'draft' })).rejects.toMatchObject({ status: 400 });
  });

  test('takes nothing no form could hold', async () => {
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

  test('comes back from its history as unfinished as it was', async () => {
    const { id } = await admin(addWholeScheme, { ...form, status: 'draft', url: 'www.exam' });
    await admin(replaceScheme, { id, ...form, status: 'draft', url: 'https://www.example.gov.in/' });
    expect((await admin(readSchemeForStaff, { id })).unfinished).toEqual({});
    await admin(restoreSchemeVersion, { id, version: 1 });
    expect((await admin(readSchemeForStaff, { id })).unfinished).toEqual({ url: 'www.exam' });
  });
});

test('what is public is refused as before, with the sentence about its field', async () => {
  await expect(admin(addWholeScheme, { ...form, url: 'www.exam' })).rejects.toMatchObject({
    status: 400,
    serverMessage: 'Must be a valid URL',
  });
});
