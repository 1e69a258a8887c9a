import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { restoreScheme } from '../../../contract/bin.endpoints.ts';
import { createBlog, listBlogs, readBlog, updateBlog } from '../../../contract/blogs.endpoints.ts';
import type { Api } from '../../../contract/endpoint.ts';
import { addWholeScheme, deleteScheme, editScheme, markSchemeChecked, replaceScheme } from '../../../contract/scheme-admin.endpoints.ts';
import { bulkSchemes, importSchemes } from '../../../contract/scheme-bulk.endpoints.ts';
import { listSchemeHistory, restoreSchemeVersion } from '../../../contract/scheme-history.endpoints.ts';
import { listSchemes, readScheme } from '../../../contract/schemes.endpoints.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

const HOUR = 3_600_000;
let site: TestApp;
let admin: Api;
beforeAll(async () => {
  site = await testApp({ seeded: true });
  admin = site.api(await site.signIn());
});
afterAll(() => site.close());

const updated = async (id: number) => (await admin(readScheme, { id })).updatedOn;
const source = (date: string) => ({ url: `https://example.org/${date}`, title: 'A page', date });
const imported = async (row: Record<string, unknown>) => (await admin(importSchemes, { rows: [row] })).results[0]?.id as number;

describe('updated_on of a scheme', () => {
  test('is the newest source of a seeded scheme, never the day of seeding', async () => {
    let page = 1;
    for (;;) {
      const { schemes, total } = await site.api()(listSchemes, { page, limit: 100 });
      for (const { id } of schemes) {
        const { sources, updatedOn } = await site.api()(readScheme, { id });
        const newest = sources
          .map(({ date }) => (date.length === 7 ? `${date}-01` : date))
          .sort()
          .at(-1);
        expect(updatedOn).toBe(`${newest}T00:00:00.000Z`);
      }
      if (page * 100 >= total) break;
      page += 1;
    }
  });

  test('orders public lists, then the higher id', async () => {
    const { schemes } = await site.api()(listSchemes, { limit: 100 });
    const sorted = schemes.toSorted((a, b) => (a.updatedOn === b.updatedOn ? b.id - a.id : a.updatedOn < b.updatedOn ? 1 : -1));
    expect(schemes.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id));
  });

  test('is the newest source of an imported scheme, a month counting as its first day; without sources the day of the import', async () => {
    const before = new Date().toISOString();
    expect(await updated(await imported({ name: 'Dated one', sources: [source('2024-05-17'), source('2025-02'), source('')] }))).toBe(
      '2025-02-01T00:00:00.000Z',
    );
    const undated = await updated(await imported({ name: 'Undated one' }));
    const future = await updated(await imported({ name: 'Future one', sources: [source('2099-01')] }));
    for (const day of [undated, future]) expect(day >= before && day <= new Date().toISOString()).toBe(true);
  });

  test('does not change with staff notes, checks or publication', async () => {
    const row = { slug: 'quiet-one', name: 'Quiet one', benefits: 'Rs 5', sources: [source('2025-06-07')], keywords: 'quiet' };
    const id = await imported(row);
    const day = await updated(id);
    expect(day).toBe('2025-06-07T00:00:00.000Z');
    const quiet: [string, () => Promise<unknown>][] = [
      ['the same import again', () => imported(row)],
      ['a mark as checked', () => admin(markSchemeChecked, { id })],
      ['a save without a change', () => admin(replaceScheme, { id, name: 'Quiet one', category_id: [16], beneficiaryStates: [] })],
      ['a note for editors', () => admin(replaceScheme, { id, name: 'Quiet one', category_id: [16], note: 'Ask again' })],
      ['words for the search', () => admin(replaceScheme, { id, name: 'Quiet one', category_id: [16], keywords: 'quiet, hush' })],
      ['another category', () => admin(bulkSchemes, { action: 'categorise', ids: [id], category: 4 })],
      ['being withdrawn', () => admin(bulkSchemes, { action: 'unpublish', ids: [id] })],
      ['being published', () => admin(bulkSchemes, { action: 'publish', ids: [id] })],
      ['the bin', () => admin(deleteScheme, { id })],
      ['the way back from it', () => admin(restoreScheme, { id })],
    ];
    for (const [what, act] of quiet) {
      site.advance(HOUR);
      await act();
      if (what !== 'the bin') expect([what, await updated(id)]).toEqual([what, day]);
    }
    // The state before the first change has its own date in the history.
    const { id: seeded } = await admin(readScheme, { id: 20 });
    await admin(markSchemeChecked, { id: seeded });
    const found = (await admin(listSchemeHistory, { id: seeded })).at(-1);
    expect(found?.action).toBe('found');
    expect(Date.now() - Date.parse(found?.at ?? '')).toBeLessThan(HOUR);
  });

  test('is today when staff write it, or change a text or a fact', async () => {
    const { id } = await admin(addWholeScheme, { name: 'Loud one', category_id: [1], sources: [source('2020-01')] });
    let last = await updated(id);
    expect(last.slice(0, 4)).not.toBe('2020');
    const overwritten = async () => {
      const { version } = await admin(readScheme, { id });
      await admin(importSchemes, { rows: [{ slug: 'loud-one', benefits: 'Rs 6' }], overwrite: { 'loud-one': version } });
    };
    const loud: [string, () => Promise<unknown>][] = [
      ['a name', () => admin(editScheme, { id, name: 'Louder one' })],
      ['a fee', () => admin(replaceScheme, { id, name: 'Louder one', category_id: [1], fee: 'Rs 10' })],
      ['a state', () => admin(replaceScheme, { id, name: 'Louder one', category_id: [1], beneficiaryStates: ['Goa'] })],
      [
        'a Hindi text',
        () => admin(replaceScheme, { id, name: 'Louder one', category_id: [1], translations: { hi: { name: 'ज़ोर से', state: 'draft' } } }),
      ],
      ['a date', () => admin(replaceScheme, { id, name: 'Louder one', category_id: [1], closesOn: '2030-01-01' })],
      ['a row with another text', overwritten],
      ['a former version', () => admin(restoreSchemeVersion, { id, version: 1 })],
    ];
    for (const [what, act] of loud) {
      site.advance(HOUR);
      await act();
      const now = await updated(id);
      expect([what, now > last]).toEqual([what, true]);
      last = now;
    }
  });

  test('is repaired by the migration in old databases', async () => {
    const checkedOnly = await imported({ name: 'Repaired one', sources: [source('2023-11'), source('2023-02-31')] });
    await admin(markSchemeChecked, { id: checkedOnly });
    const edited = await imported({ name: 'Repaired two', sources: [source('2023-11')] });
    site.advance(HOUR);
    await admin(editScheme, { id: edited, name: 'Repaired 2' });
    const deleted = await imported({ name: 'Repaired three', sources: [source('2022-12-24')] });
    await admin(deleteScheme, { id: deleted });
    await admin(restoreScheme, { id: deleted });
    const undated = await imported({ name: 'Repaired four' });
    const ids = [1, 2, checkedOnly, edited, deleted, undated];
    const honest = await Promise.all(ids.map(updated));
    const { db } = site.connection;
    await db.updateTable('schemes').set({ updated_on: new Date().toISOString() }).execute();
    await db
      .deleteFrom('migrations' as never)
      .where('name' as never, '=', '0003-dates-of-content' as never)
      .execute();
    expect(await migrate(site.connection)).toEqual(['0003-dates-of-content']);
    const rows = await db.selectFrom('schemes').select(['id', 'updated_on']).where('id', 'in', ids).execute();
    expect(ids.map((id) => rows.find((row) => row.id === id)?.updated_on)).toEqual(honest);
    expect(honest[2]).toBe('2023-11-01T00:00:00.000Z');
  });
});

describe('updated_on of an article', () => {
  const form = { seo_title: 'Dated article', seo_category: '15', content: '<p>Ask.</p>', isActive: '1' as const };

  test('is the day its text was written, in the page and its structured data', async () => {
    const { items } = await site.api()(listBlogs, { limit: 100 });
    expect(items.length).toBeGreaterThan(0);
    for (const item of items) expect(item.updated_on).toMatch(/^20\d\d-\d\d-\d\dT04:30:00\.000Z$/);
  });

  test('changes with the text, not with status or category', async () => {
    const { blog } = await admin(createBlog, form);
    const day = async () => (await admin(readBlog, { seo_slug: blog.seo_slug })).updated_on;
    const first = await day();
    for (const quiet of [{}, { isActive: '2' as const }, { isActive: '1' as const }, { seo_category: '3' }, { seo_keywords: 'more' }]) {
      site.advance(HOUR);
      await admin(updateBlog, { ...form, ...quiet, id: blog.id });
      expect([quiet, await day()]).toEqual([quiet, first]);
    }
    let last = first;
    for (const loud of [{ content: '<p>Ask again.</p>' }, { author: 'Asha' }, { hi_title: 'क', hi_content: '<p>ख</p>' }]) {
      site.advance(HOUR);
      await admin(updateBlog, { ...form, ...loud, id: blog.id });
      const now = await day();
      expect([loud, now > last]).toEqual([loud, true]);
      last = now;
    }
  });
});
