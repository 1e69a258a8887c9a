import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listBin, restoreScheme } from '../../../contract/bin.endpoints.ts';
import type { Api } from '../../../contract/endpoint.ts';
import { addWholeScheme, deleteScheme, readSchemeForStaff, replaceScheme } from '../../../contract/scheme-admin.endpoints.ts';
import { listSchemeHistory, readSchemeVersion, restoreSchemeVersion } from '../../../contract/scheme-history.endpoints.ts';
import { readGuide, readScheme } from '../../../contract/schemes.endpoints.ts';
import { emptyBin } from '../../platform/records/bin.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let site: TestApp;
let admin: Api;
beforeAll(async () => {
  site = await testApp({ seeded: true });
  admin = site.api(await site.signIn());
});
afterAll(() => site.close());

const form = {
  name: 'Well Digging',
  category_id: ['4'],
  beneficiaryStates: ['Gujarat'],
  documentsRequired: '<p>Card</p>',
  applicationProcess: '<p>Step 1: Ask</p>',
};

describe('history', () => {
  test('shows who changed what, and restores a former version as a new one', async () => {
    const { id } = await admin(addWholeScheme, { ...form, translations: { hi: { name: 'कुआँ', state: 'reviewed' } } });
    await admin(replaceScheme, { id, ...form, name: 'Well', category_id: ['4', '1'], beneficiaryStates: [], status: 'draft' });
    await admin(replaceScheme, { id, ...form, name: 'Well', translations: { hi: { name: '', state: 'draft' } } });
    const versions = await admin(listSchemeHistory, { id });
    expect(versions.map(({ version, action, actor }) => [version, action, actor])).toEqual([
      [3, 'updated', 'admin'],
      [2, 'updated', 'admin'],
      [1, 'added', 'admin'],
    ]);
    expect(versions[1]?.changed.sort()).toEqual(['categories', 'name', 'states', 'status']);
    const second = await admin(readSchemeVersion, { id, version: 2 });
    expect(second.fields.find((field) => field.name === 'name')).toEqual({ name: 'name', value: 'Well', before: 'Well Digging' });

    expect(await admin(restoreSchemeVersion, { id, version: 1 })).toEqual({ message: 'Version 1 restored.', id, version: 4 });
    const scheme = await admin(readScheme, { id });
    expect(scheme).toMatchObject({
      schemeName: 'Well Digging',
      categories: ['agriculture'],
      beneficiaryStates: ['Gujarat'],
      status: 'draft',
    });
    expect((await admin(readSchemeForStaff, { id })).translations.hi).toMatchObject({ name: 'कुआँ', state: 'reviewed' });
    expect((await admin(listSchemeHistory, { id }))[0]).toMatchObject({ version: 4, action: 'restored' });
  });

  test('stores the shipped state before the first change', async () => {
    await admin(replaceScheme, { id: 1, name: 'Renamed', category_id: ['4'] });
    const versions = await admin(listSchemeHistory, { id: 1 });
    expect(versions.map(({ version, action }) => [version, action])).toEqual([
      [2, 'updated'],
      [1, 'found'],
    ]);
    await admin(restoreSchemeVersion, { id: 1, version: 1 });
    expect((await site.api()(readScheme, { id: 1 })).schemeName).toBe('Pradhan Mantri Kisan Samman Nidhi');
    expect((await admin(readSchemeForStaff, { id: 1 })).translations.hi.state).toBe('draft');
  });

  test.each([0, 99])('version %s of a scheme is not found', async (version) => {
    await expect(admin(readSchemeVersion, { id: 1, version })).rejects.toThrow('404');
    await expect(admin(restoreSchemeVersion, { id: 1, version })).rejects.toThrow('404');
  });
});

describe('the bin', () => {
  test('restores a scheme with its id, slug and guide', async () => {
    const { id, scheme } = await admin(addWholeScheme, form);
    await admin(deleteScheme, { id });
    await expect(site.api()(readGuide, { schemeId: id })).rejects.toThrow('404');
    const entry = (await admin(listBin, {})).find((one) => one.id === id);
    expect(entry).toMatchObject({ entity: 'scheme', name: 'Well Digging', deletedBy: 'admin' });
    const another = await admin(addWholeScheme, form);
    expect(another.scheme.slug).not.toBe(scheme.slug);
    expect(await admin(restoreScheme, { id })).toEqual({ message: 'Scheme restored.', id });
    expect(await site.api()(readScheme, { id })).toMatchObject({ slug: scheme.slug, schemeName: 'Well Digging' });
    expect((await site.api()(readGuide, { schemeId: id })).title).toBe('Well Digging');
    await expect(admin(restoreScheme, { id })).rejects.toThrow('404: Scheme not found');
  });

  test('deletes for good what was deleted 30 days ago, and nothing else', async () => {
    const old = await admin(addWholeScheme, form);
    await admin(deleteScheme, { id: old.id });
    const { db } = site.connection;
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    await emptyBin(db, 'scheme', inDays(29));
    expect((await admin(listBin, {})).map((entry) => entry.id)).toContain(old.id);
    await emptyBin(db, 'scheme', inDays(31));
    expect((await admin(listBin, {})).map((entry) => entry.id)).not.toContain(old.id);
    expect(await db.selectFrom('history').select('id').where('entity', '=', 'scheme').where('entity_id', '=', old.id).execute()).toEqual(
      [],
    );
    expect(await db.selectFrom('scheme_categories').selectAll().where('scheme_id', '=', old.id).execute()).toEqual([]);
    expect((await site.api()(readScheme, { id: 1 })).id).toBe(1);
    expect((await admin(addWholeScheme, form)).id).toBeGreaterThan(old.id);
  });
});
