import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '../../../contract/endpoint.ts';
import { readImport } from '../../../contract/import-file/read-import.ts';
import { addWholeScheme, deleteScheme, readSchemeForStaff, replaceScheme } from '../../../contract/scheme-admin.endpoints.ts';
import { importSchemes } from '../../../contract/scheme-bulk.endpoints.ts';
import { readScheme, searchSchemes } from '../../../contract/schemes.endpoints.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let site: TestApp;
let admin: Api;
let cookie: string;
let seededSlug: string;
beforeAll(async () => {
  site = await testApp({ seeded: true });
  cookie = await site.signIn();
  admin = site.api(cookie);
  seededSlug = (await admin(readSchemeForStaff, { id: 1 })).slug;
});
afterAll(() => site.close());

async function rowsOf(text: string): Promise<Record<string, unknown>[]> {
  const found = await readImport(async function* () {
    yield new TextEncoder().encode(text);
  });
  const rows: Record<string, unknown>[] = [];
  for await (const one of found.rows()) if ('row' in one) rows.push(one.row);
  return rows;
}

const exported = async (query: string) => site.fetch(`/api/admin/schemes/export?${query}`, { headers: { Cookie: cookie } });

describe('an import', () => {
  test('stores new schemes without a status as drafts, and publishes them only on request', async () => {
    const rows = (name: string) => [{ name }, { name: `${name}, said`, status: 'published' }, { name: `${name}, hidden`, status: 'draft' }];
    const statuses = async (name: string, publish?: boolean) => {
      const { results } = await admin(importSchemes, { rows: rows(name), ...(publish && { publish }) });
      return Promise.all(results.map(async ({ id }) => (await admin(readSchemeForStaff, { id: id as number })).status));
    };
    expect(await statuses('Unsaid')).toEqual(['draft', 'published', 'draft']);
    expect(await statuses('Told', true)).toEqual(['published', 'published', 'draft']);
  });

  test('does not change the status of a stored scheme when the row has none', async () => {
    const row = { slug: 'stays-public', name: 'Stays public' };
    await admin(importSchemes, { rows: [row], publish: true });
    const { results } = await admin(importSchemes, { rows: [{ ...row, fee: 'Free' }] });
    expect((await admin(readSchemeForStaff, { id: results[0]?.id as number })).status).toBe('published');
  });

  test('adds, updates or skips, with a result for each row', async () => {
    const rows = [
      { slug: 'imported-one', name: 'Imported One', eligibility: 'All' },
      { name: '' },
      { slug: 'imported-two', name: 'Imported Two' },
    ];
    const first = await admin(importSchemes, { rows, publish: true });
    expect(first.results.map(({ outcome, message }) => [outcome, message])).toEqual([
      ['created', ''],
      ['failed', 'name: Required'],
      ['created', ''],
    ]);
    const id = first.results[0]?.id as number;
    expect(await site.api()(readScheme, { id })).toMatchObject({ schemeName: 'Imported One', category_name: 'Other' });
    const again = await admin(importSchemes, { rows: [rows[0] ?? {}, { slug: 'imported-two', name: 'Imported 2', fee: 'Free' }] });
    expect(again.results.map((result) => result.outcome)).toEqual(['unchanged', 'updated']);
    expect((await admin(readSchemeForStaff, { id })).version).toBe(1);
    const kept = await admin(importSchemes, { rows: [{ slug: 'imported-two', name: 'Never' }], keepExisting: true });
    expect(kept.results[0]).toMatchObject({ outcome: 'unchanged', message: 'Exists already' });
    await admin(deleteScheme, { id });
    expect((await admin(importSchemes, { rows })).results[0]).toMatchObject({ outcome: 'failed', message: 'This scheme is in the bin' });
  });

  test('protects shipped and edited texts, shows what would change, and replaces them only on request', async () => {
    const staffs = await admin(addWholeScheme, { name: 'Written by staff', slug: 'written-by-staff', fee: 'Free', category_id: ['1'] });
    const rows = [
      { slug: 'written-by-staff', name: 'Written by staff', fee: 'Rs 10' },
      { slug: 'imported-and-edited', name: 'Edited', fee: 'Rs 10' },
      { slug: 'only-imported', name: 'Only imported', fee: 'Rs 10' },
      { slug: seededSlug, department: 'Somebody else' },
    ];
    const first = await admin(importSchemes, { rows: rows.slice(1, 3).map((row) => ({ ...row, fee: 'Rs 5' })) });
    await admin(replaceScheme, { id: first.results[0]?.id as number, name: 'Edited', category_id: ['1'], fee: 'Rs 6' });
    for (const dryRun of [true, false]) {
      const { results } = await admin(importSchemes, { rows, dryRun });
      expect(results.map(({ outcome, change }) => [outcome, change?.isCurated])).toEqual([
        ['unchanged', true],
        ['unchanged', true],
        ['updated', false],
        ['unchanged', true],
      ]);
      expect(results[0]?.message).toMatch(/^Kept/);
      expect(results[0]?.change?.fields).toEqual([{ name: 'fee', before: 'Free', value: 'Rs 10' }]);
      expect(results[3]?.change?.fields).toMatchObject([{ name: 'department', value: 'Somebody else' }]);
    }
    const id = staffs.id;
    const [row] = rows;
    const overwrite = async (version: number) =>
      (await admin(importSchemes, { rows: [row ?? {}], overwrite: { 'written-by-staff': version } })).results[0]?.outcome;
    expect(await overwrite(staffs.version + 1)).toBe('unchanged');
    expect((await site.api()(readScheme, { id })).fee).toBe('Free');
    expect(await overwrite(staffs.version)).toBe('updated');
    expect((await site.api()(readScheme, { id })).fee).toBe('Rs 10');
  });

  test('notes for each row whether something was omitted', async () => {
    const { results } = await admin(importSchemes, { rows: [{ name: 'Bad address', url: 'https://pipdic' }, { name: 'Good address' }] });
    expect(results.map(({ outcome, isIncomplete }) => [outcome, isIncomplete])).toEqual([
      ['created', true],
      ['created', undefined],
    ]);
    expect(results[0]?.message).toContain('https://pipdic');
  });

  test('shows long texts from their first difference', async () => {
    const long = `${'The same words again. '.repeat(200)}END`;
    await admin(addWholeScheme, { name: 'Long one', slug: 'long-one', schemeDescription: `<p>${long}</p>`, category_id: ['1'] });
    const { results } = await admin(importSchemes, { rows: [{ slug: 'long-one', description: `${long}ING` }], dryRun: true });
    const [field] = results[0]?.change?.fields ?? [];
    expect(field?.before).toMatch(/^… .*END$/);
    expect(field?.value).toMatch(/^… .*ENDING$/);
  });

  test('as a dry run answers the same and stores nothing', async () => {
    const { results } = await admin(importSchemes, { rows: [{ name: 'Only tried' }], dryRun: true });
    expect(results[0]).toMatchObject({ outcome: 'created', slug: 'only-tried' });
    expect((await site.api()(searchSchemes, { search: 'only tried', exact: '1' })).schemes.map((scheme) => scheme.slug)).not.toContain(
      'only-tried',
    );
    expect((await admin(importSchemes, { rows: [{ name: 'Only tried' }] })).results[0]?.outcome).toBe('created');
  });

  test('refuses all rows that share a slug, and accepts rows of all kinds in one file', async () => {
    const rows = [
      { slug: 'twice', name: 'Twice', hi_name: 'दो बार', state: 'Goa' },
      { slug: 'once', name: 'Once', documents: 'Card', applicationProcess: 'Step 1: Go' },
      { slug: 'wrong-days', name: 'Wrong days', opensOn: '2026-02-01', closesOn: '2026-01-01' },
      { name: 'TWICE', state: 'Bihar' },
    ];
    const { results } = await admin(importSchemes, { rows, publish: true });
    expect(results.map(({ outcome, message }) => [outcome, message])).toEqual([
      ['failed', expect.stringContaining('Rows 1 and 4 all come to the slug “twice”')],
      ['created', ''],
      ['failed', 'The closing date must not be before the opening date'],
      ['failed', expect.stringContaining('such as “twice-bihar”')],
    ]);
    expect(results.map(({ id }) => id === null)).toEqual([true, false, true, true]);
  });

  test('does not match a stored scheme by its name, only by its slug', async () => {
    const row = (state: string) => ({ name: 'Old Age Allowance Test', state, fee: state });
    const one = async (rows: Record<string, unknown>[], more = {}) => (await admin(importSchemes, { rows, ...more })).results[0];
    const punjab = await one([row('Punjab')]);
    for (const more of [{}, { dryRun: true }, { keepExisting: true }]) {
      const other = await one([row('Haryana')], more);
      expect(other).toMatchObject({ outcome: 'failed' });
      expect(other?.message).toContain(
        '“old-age-allowance-test” is the slug of another scheme on the site: Old Age Allowance Test (Punjab).',
      );
      expect(other?.message).toContain('such as “old-age-allowance-test-haryana”');
    }
    expect(await one([row('Punjab')])).toMatchObject({ outcome: 'unchanged', id: punjab?.id });
    expect(await one([{ ...row('Haryana'), slug: 'old-age-allowance-test-haryana' }])).toMatchObject({ outcome: 'created' });
    expect(await one([{ slug: 'old-age-allowance-test', state: 'Punjab; Haryana' }])).toMatchObject({ outcome: 'updated', id: punjab?.id });
  });

  test('refuses more rows than a batch, or none', async () => {
    await expect(admin(importSchemes, { rows: [] })).rejects.toThrow('400');
    await expect(admin(importSchemes, { rows: Array.from({ length: 101 }, () => ({ name: 'x' })) })).rejects.toThrow('400');
  });

  test('reaches another process when it next reads the change log', async () => {
    const twin = await site.twin();
    await admin(importSchemes, { rows: [{ slug: 'seen-by-both', name: 'Seen by both' }], publish: true });
    await twin.deps.catalogue.refresh();
    expect(twin.deps.catalogue.current.schemes.some((scheme) => scheme.slug === 'seen-by-both')).toBe(true);
  });
});

describe('an export', () => {
  test.each(['csv', 'json'])('as %s can be imported again and changes nothing', async (format) => {
    await admin(replaceScheme, { id: 2, name: 'Stale one', category_id: ['4'] });
    const response = await exported(`format=${format}&status=all`);
    expect(response.headers.get('content-disposition')).toMatch(new RegExp(`^attachment; filename="schemes-[\\d-]{10}\\.${format}"$`));
    expect(response.headers.get('cache-control')).toBe('no-store');
    const text = await response.text();
    const rows = await rowsOf(text);
    expect(rows.length).toBeGreaterThan(50);
    const stale = new Set(rows.filter((row) => row.hi_state === 'stale').map((row) => row.slug));
    for (let start = 0; start < rows.length; start += 50) {
      const { results } = await admin(importSchemes, { rows: rows.slice(start, start + 50) });
      const changed = results.filter((result) => result.outcome !== 'unchanged');
      // The first import changes stale translations, because their source hash is not exported.
      expect(changed.filter((result) => !stale.has(result.slug))).toEqual([]);
    }
    expect((await admin(readSchemeForStaff, { id: 2 })).translations.hi.state).toBe('stale');
  });

  test('contains no formulas that a spreadsheet would run', async () => {
    const hostile = ['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\t=1'];
    for (const [index, note] of hostile.entries())
      await admin(addWholeScheme, { name: `${note} Formula${index}`, note, category_id: ['1'] });
    const rows: Record<string, string>[] = parse(await (await exported('format=csv&search=formula')).text(), { bom: true, columns: true });
    expect(rows.filter(({ name }) => /Formula\d$/.test(name ?? ''))).toHaveLength(hostile.length);
    for (const cell of rows.flatMap((row) => Object.values(row))) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
  });

  test('is for admins only', async () => {
    expect((await site.fetch('/api/admin/schemes/export?format=csv')).status).toBe(401);
    expect((await exported('format=exe')).status).toBe(400);
  });
});
