/** A corrupt row is hidden from visitors and affects nothing else; staff see it, and a save repairs it. */
import { sql } from 'kysely';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createBlog, listBlogHistory, listBlogs, readBlog, readBlogForEdit, updateBlog } from '../../../contract/blogs.endpoints.ts';
import {
  exportDocuments,
  listDocumentsForStaff,
  readDocumentForEdit,
  replaceDocument,
} from '../../../contract/document-admin.endpoints.ts';
import { listDocuments, readDocument } from '../../../contract/documents.endpoints.ts';
import { addWholeScheme, listAllSchemes, readSchemeForStaff, replaceScheme } from '../../../contract/scheme-admin.endpoints.ts';
import { exportSchemes } from '../../../contract/scheme-bulk.endpoints.ts';
import { listSchemeHistory, readSchemeVersion, restoreSchemeVersion } from '../../../contract/scheme-history.endpoints.ts';
import { listSchemes, readScheme, searchSchemes } from '../../../contract/schemes.endpoints.ts';
import { readSiteStatus } from '../../../contract/status.endpoints.ts';
import { createApp } from '../../app.ts';
import { TEST_ENGINE, type TestApp, testApp } from '../../testing/test-app.ts';

let site: TestApp;
let staff: ReturnType<TestApp['api']>;
let lamps: number;
let kites: number;
const form = (name: string) => ({
  name,
  category_id: ['1'],
  eligibility: '<ul><li>You are 18 or older.</li></ul>',
  sources: [{ url: 'https://example.gov.in/', title: 'Order', date: '2025-01-01' }],
  translations: { hi: { name: 'योजना', state: 'reviewed' as const } },
});
beforeEach(async () => {
  site = await testApp();
  staff = site.api(await site.signIn());
  lamps = (await staff(addWholeScheme, form('Lamps for Schools'))).id;
  kites = (await staff(addWholeScheme, form('Kites for Schools'))).id;
});
afterEach(() => site.close());

/** Writes an invalid value, which the engine may refuse. */
async function damage(column: string, value: string, table = 'schemes') {
  const key = table === 'schemes' ? 'id' : 'scheme_id';
  await sql.raw(`update ${table} set "${column}" = ${value} where ${key} = ${lamps}`).execute(site.connection.db);
}

const FAULTS: [string, string, string?][] = [
  ['papers', `'[{"text": "cut off'`],
  ['sources', `'{"url": 1}'`],
  ['conditions', `'[{"text": "You are 18 or older.", "rule": {"shoeSize": 44}}]'`],
  ['examples', `'[null]'`],
  ['level', `'galactic'`],
  ['opens_on', `'soon'`],
  ['apply_at_csc', '7'],
  ['status', `'lost'`],
  ['state', `'lost'`, 'scheme_translations'],
];
/** Values that only SQLite accepts. */
const LOOSE_FAULTS: typeof FAULTS = [
  ['sources', `'no list'`],
  ['conditions', `x'00ff'`],
  ['name', `x'00ff'`],
  ['updated_on', `'yesterday'`],
  ['benefits', `x'00ff'`, 'scheme_translations'],
];

describe.each(TEST_ENGINE === 'sqlite' ? [...FAULTS, ...LOOSE_FAULTS] : FAULTS)('a scheme whose %s is %s', (column, value, table) => {
  test('is hidden alone, reported to staff and repaired by a save', async () => {
    await damage(column, value, table);
    const lines: Record<string, unknown>[] = [];
    const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
    const other = await createApp({ env: site.env, connection: site.connection, log, lexicon: () => [] });
    const name = table ? `hi.${column}` : column;
    expect(lines).toMatchObject([{ kind: 'scheme', id: lamps, columns: [name] }]);
    expect(other.deps.catalogue.current.schemes.map(({ id }) => id)).toEqual([kites]);
    await other.stop();

    // Makes the running process reread the scheme.
    await sql`update change_counter set seq = seq + 1`.execute(site.connection.db);
    await sql`insert into changes select seq, 'scheme', ${lamps} from change_counter`.execute(site.connection.db);
    await site.app.deps.catalogue.refresh();
    const visitor = site.api();
    await expect(visitor(readScheme, { id: lamps })).rejects.toMatchObject({ status: 404 });
    expect((await visitor(listSchemes, {})).schemes.map(({ id }) => id)).toEqual([kites]);
    expect((await visitor(searchSchemes, { search: 'schools' })).schemes.map(({ id }) => id)).toEqual([kites]);
    expect((await staff(readSiteStatus, {})).damaged).toMatchObject([{ kind: 'scheme', id: lamps, columns: [name] }]);

    expect((await staff(listAllSchemes, {})).map(({ id }) => id).sort()).toEqual([lamps, kites].sort());
    await staff(exportSchemes, { format: 'json' });
    await staff(listSchemeHistory, { id: lamps });
    const { version } = await staff(readSchemeForStaff, { id: lamps });
    await staff(replaceScheme, { id: lamps, version, status: 'published', level: '', ...form('Lamps for Schools') });
    expect((await visitor(readScheme, { id: lamps })).schemeName).toBe('Lamps for Schools');
    expect((await staff(readSiteStatus, {})).damaged).toEqual([]);
    const repaired = await createApp({ env: site.env, connection: site.connection, log, lexicon: () => [] });
    expect(repaired.deps.catalogue.current.schemes).toHaveLength(2);
    await repaired.stop();
  });
});

test('a corrupt document is hidden alone and repaired by a save', async () => {
  const { db } = site.connection;
  const texts = { name: 'Ration card', summary: 'It proves what your household gets.' };
  const more = {
    description: '',
    issuer: '',
    steps: [],
    fee: '',
    time: '',
    validity: '',
    acceptedInstead: [],
    refusals: [],
    corrections: [],
  };
  const facts = { group: 'family' as const, otherNames: [], needs: [], online: [], feeRupees: null, days: null, sources: [] };
  const rest = { reviewBy: null, checkedOn: null, checkedBy: '', note: '', translations: {} };
  const entry = { ...facts, ...rest, en: { ...texts, ...more } };
  for (const slug of ['ration-card', 'bank-book']) {
    await db
      .insertInto('papers')
      .values({ slug, name: slug, status: 'published', version: 1, entry: JSON.stringify(entry), deleted_at: null })
      .execute();
  }
  await sql`update papers set entry = '{"en": {"name": 3}}' where slug = 'ration-card'`.execute(db);
  await site.app.deps.catalogue.load();
  const visitor = site.api();
  expect(JSON.stringify(await visitor(listDocuments, {}))).not.toContain('ration-card');
  await expect(visitor(readDocument, { slug: 'ration-card' })).rejects.toMatchObject({ status: 404 });
  expect((await visitor(readDocument, { slug: 'bank-book' })).slug).toBe('bank-book');
  const [told] = (await staff(readSiteStatus, {})).damaged;
  expect(told).toMatchObject({ kind: 'paper', name: 'ration-card' });
  await staff(exportDocuments, {});
  await staff(listDocumentsForStaff, {});
  const { version } = await staff(readDocumentForEdit, { id: told?.id ?? 0 });
  await staff(replaceDocument, { id: told?.id ?? 0, version, status: 'published', entry });
  expect((await visitor(readDocument, { slug: 'ration-card' })).slug).toBe('ration-card');
  if (TEST_ENGINE === 'sqlite') {
    await damage('papers', `'[{"text": "Ration card", "papers": ["ration-card"]}]'`);
    await damage('name', `x'00ff'`);
    const { usedBy } = await staff(readDocumentForEdit, { id: told?.id ?? 0 });
    expect(usedBy.schemes).toEqual([{ id: lamps, name: '', text: 'Ration card' }]);
    await damage('name', `'Lamps for Schools'`);
  }
  expect((await staff(readSiteStatus, {})).damaged).toEqual([]);
});

const ARTICLE_FAULTS: [string, string, string][] = [
  ['is_active', '7', 'blogs'],
  ['state', `'lost'`, 'blog_translations'],
];
const LOOSE_ARTICLE_FAULTS: typeof ARTICLE_FAULTS = [
  ...['seo_title', 'seo_slug', 'seo_desc', 'content', 'author'].map((column): [string, string, string] => [column, `x'00ff'`, 'blogs']),
  ['updated_on', `'yesterday'`, 'blogs'],
  ['published_at', `'once'`, 'blogs'],
  ['read_time', `'long'`, 'blogs'],
  ['version', `'newest'`, 'blogs'],
  ['seo_category', '999', 'blogs'],
  ['content', `x'00ff'`, 'blog_translations'],
];

describe.each(TEST_ENGINE === 'sqlite' ? [...ARTICLE_FAULTS, ...LOOSE_ARTICLE_FAULTS] : ARTICLE_FAULTS)(
  'an article whose %s is %s in %s',
  (column, value, table) => {
    test('is hidden alone, reported to staff and repaired by a save', async () => {
      const { db } = site.connection;
      const article = (seo_title: string) => ({
        ...{
          seo_title,
          seo_category: '15',
          content: '<p>Ask the school.</p>',
          seo_desc: 'How to ask',
          author: 'Asha',
          isActive: '1' as const,
        },
        ...{ hi_title: 'दीपक', hi_content: '<p>स्कूल से पूछें।</p>', hi_state: 'reviewed' as const },
      });
      const { blogId: id, blog } = await staff(createBlog, article('How to ask for lamps'));
      const other = (await staff(createBlog, article('How to ask for kites'))).blog;
      if (TEST_ENGINE === 'sqlite') await sql`pragma foreign_keys = off`.execute(db);
      await sql.raw(`update ${table} set ${column} = ${value} where ${table === 'blogs' ? 'id' : 'blog_id'} = ${id}`).execute(db);
      if (TEST_ENGINE === 'sqlite') await sql`pragma foreign_keys = on`.execute(db);

      const lines: Record<string, unknown>[] = [];
      const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
      const process = await createApp({ env: site.env, connection: site.connection, log, lexicon: () => [] });
      const columns = [table === 'blogs' ? column : `hi.${column}`];
      expect(lines).toMatchObject([{ kind: 'blog', id, columns }]);
      await process.stop();

      await site.app.deps.catalogue.load();
      const visitor = site.api();
      await expect(visitor(readBlog, { seo_slug: blog.seo_slug })).rejects.toMatchObject({ status: 404 });
      expect((await visitor(listBlogs, {})).items.map(({ seo_slug }) => seo_slug)).toEqual([other.seo_slug]);
      expect((await visitor(readBlog, { seo_slug: other.seo_slug, lang: 'hi' })).seo_title).toBe('दीपक');
      for (const address of ['/sitemap.xml', '/feeds/blog.xml']) {
        expect([address, (await site.fetch(address)).status]).toEqual([address, 200]);
      }
      expect((await staff(readSiteStatus, {})).damaged).toMatchObject([{ kind: 'blog', id, columns }]);

      expect((await staff(listBlogs, { status: 'all' })).totalItems).toBe(2);
      await staff(listBlogHistory, { id });
      const { version } = await staff(readBlogForEdit, { id });
      const repaired = await staff(updateBlog, { id, version, ...article('How to ask for lamps') });
      expect(await visitor(readBlog, { seo_slug: repaired.blog.seo_slug })).toMatchObject({
        seo_title: 'How to ask for lamps',
        author: 'Asha',
      });
      expect((await visitor(readBlog, { seo_slug: repaired.blog.seo_slug, lang: 'hi' })).seo_title).toBe('दीपक');
      expect((await staff(readSiteStatus, {})).damaged).toEqual([]);
      await site.app.deps.catalogue.load();
      expect(site.app.deps.catalogue.damaged).toEqual([]);
    });
  },
);

test.runIf(TEST_ENGINE === 'sqlite')('ignores corrupt lexicon entries of staff', async () => {
  await sql`insert into lexicon (term, kind, aliases) values ('Lampshade', 'need', 'no list'), ('Kite', 'need', '[3]')`.execute(
    site.connection.db,
  );
  const other = await createApp({ env: site.env, connection: site.connection, log: pino({ level: 'silent' }), lexicon: () => [] });
  expect(other.deps.catalogue.current.schemes).toHaveLength(2);
  await other.stop();
});

test('a corrupt version does not hide others, and cannot be restored', async () => {
  await staff(replaceScheme, { id: lamps, version: 1, ...form('Brighter Lamps for Schools') });
  await sql`update history set snapshot = 'null' where entity = 'scheme' and entity_id = ${lamps} and version = 1`.execute(
    site.connection.db,
  );
  expect((await staff(listSchemeHistory, { id: lamps })).map(({ version }) => version)).toEqual([2, 1]);
  expect((await staff(readSchemeVersion, { id: lamps, version: 2 })).version).toBe(2);
  await expect(staff(restoreSchemeVersion, { id: lamps, version: 1 })).rejects.toMatchObject({ status: 404 });
});
