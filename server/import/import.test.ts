import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '../../contract/endpoint.ts';
import { addWholeScheme, deleteScheme, readSchemeForStaff, replaceScheme } from '../../contract/scheme-admin.endpoints.ts';
import { importSchemes } from '../../contract/scheme-bulk.endpoints.ts';
import { listSchemeHistory } from '../../contract/scheme-history.endpoints.ts';
import { readScheme, searchSchemes } from '../../contract/schemes.endpoints.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let site: TestApp;
let admin: Api;
let cookie: string;
beforeAll(async () => {
  site = await testApp({ seeded: true });
  cookie = await site.signIn();
  admin = site.api(cookie);
});
afterAll(() => site.close());

const exported = async (query: string) => site.fetch(`/api/admin/schemes/export?${query}`, { headers: { Cookie: cookie } });

describe('an import', () => {
  test('adds, updates and leaves alone, and says so for each row', async () => {
    const rows = [
      { slug: 'imported-one', name: 'Imported One', eligibility: 'All' },
      { name: '' },
      { slug: 'imported-two', name: 'Imported Two' },
    ];
    const first = await admin(importSchemes, { rows });
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

  test('as a dry run tells the same and stores nothing', async () => {
    const { results } = await admin(importSchemes, { rows: [{ name: 'Only tried' }], dryRun: true });
    expect(results[0]).toMatchObject({ outcome: 'created', slug: 'only-tried' });
    expect((await site.api()(searchSchemes, { search: 'only tried', exact: '1' })).schemes.map((scheme) => scheme.slug)).not.toContain(
      'only-tried',
    );
    expect((await admin(importSchemes, { rows: [{ name: 'Only tried' }] })).results[0]?.outcome).toBe('created');
  });

  test('takes the same slug twice in a batch, and rows of all kinds beside each other', async () => {
    const rows = [
      { slug: 'twice', name: 'Twice', opensOn: '2026-01-01', hi_name: 'दो बार', state: 'Goa' },
      { slug: 'once', name: 'Once', documents: 'Card', applicationProcess: 'Step 1: Go' },
      { slug: 'wrong-days', name: 'Wrong days', opensOn: '2026-02-01', closesOn: '2026-01-01' },
      { slug: 'twice', name: 'Twice again' },
    ];
    const { results } = await admin(importSchemes, { rows });
    expect(results.map(({ outcome, message }) => [outcome, message])).toEqual([
      ['created', ''],
      ['created', ''],
      ['failed', 'The closing date must not be before the opening date'],
      ['updated', ''],
    ]);
    const id = results[0]?.id as number;
    expect(results[3]?.id).toBe(id);
    expect(await site.api()(readScheme, { id })).toMatchObject({
      schemeName: 'Twice again',
      opensOn: '2026-01-01',
      beneficiaryStates: ['Goa'],
      level: 'state',
    });
    expect((await admin(readSchemeForStaff, { id })).hindi).toMatchObject({ name: 'दो बार', state: 'stale' });
    expect((await admin(listSchemeHistory, { id })).map((entry) => entry.action)).toEqual(['imported', 'imported']);
  });

  test('of more than a batch, or of none, is refused', async () => {
    await expect(admin(importSchemes, { rows: [] })).rejects.toThrow('400');
    await expect(admin(importSchemes, { rows: Array.from({ length: 101 }, () => ({ name: 'x' })) })).rejects.toThrow('400');
  });

  test('is followed by another process within its next look at the changes', async () => {
    const twin = await site.twin();
    await admin(importSchemes, { rows: [{ slug: 'seen-by-both', name: 'Seen by both' }] });
    await twin.house.catalogue.refresh();
    expect(twin.house.catalogue.current.schemes.some((scheme) => scheme.slug === 'seen-by-both')).toBe(true);
  });
});

describe('an export', () => {
  test.each(['csv', 'json'])('as %s can be imported again and changes nothing', async (format) => {
    await admin(replaceScheme, { id: 2, name: 'Stale one', category_id: ['4'] });
    const response = await exported(`format=${format}&status=all`);
    expect(response.headers.get('content-disposition')).toMatch(new RegExp(`^attachment; filename="schemes-[\\d-]{10}\\.${format}"$`));
    expect(response.headers.get('cache-control')).toBe('no-store');
    const text = await response.text();
    const rows: Record<string, unknown>[] = format === 'csv' ? parse(text, { bom: true, columns: true }) : JSON.parse(text);
    expect(rows.length).toBeGreaterThan(50);
    const stale = new Set(rows.filter((row) => row.hi_state === 'stale').map((row) => row.slug));
    for (let start = 0; start < rows.length; start += 50) {
      const { results } = await admin(importSchemes, { rows: rows.slice(start, start + 50) });
      const changed = results.filter((result) => result.outcome !== 'unchanged');
      // A stale translation forgets which English it was made from, once.
      expect(changed.filter((result) => !stale.has(result.slug))).toEqual([]);
    }
    expect((await admin(readSchemeForStaff, { id: 2 })).hindi.state).toBe('stale');
  });

  test('runs nothing in a spreadsheet', async () => {
    const hostile = ['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\t=1'];
    for (const [index, note] of hostile.entries())
      await admin(addWholeScheme, { name: `${note} Formula${index}`, note, category_id: ['1'] });
    const rows: Record<string, string>[] = parse(await (await exported('format=csv&search=formula')).text(), { bom: true, columns: true });
    expect(rows).toHaveLength(hostile.length);
    for (const cell of rows.flatMap((row) => Object.values(row))) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
  });

  test('is for admins alone', async () => {
    expect((await site.fetch('/api/admin/schemes/export?format=csv')).status).toBe(401);
    expect((await exported('format=exe')).status).toBe(400);
  });
});
