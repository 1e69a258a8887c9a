import { afterAll, beforeAll, expect, test } from 'vitest';
import { updateFromRelease } from '../../contract/content.endpoints.ts';
import { deleteScheme, editScheme } from '../../contract/scheme-admin.endpoints.ts';
import { listSchemeHistory, restoreSchemeVersion } from '../../contract/scheme-history.endpoints.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { type Content, type ContentScheme, readContent } from './content-files.ts';
import { type ContentUpdate, updateContent } from './content-update.ts';

const KEPT = 'Kept: staff have changed it';
const REMOVED = 'Removed by staff: it does not come back';

let site: TestApp;
let cookie: string;
const shipped = readContent();
beforeAll(async () => {
  site = await testApp({ seeded: true });
  cookie = await site.signIn();
});
afterAll(() => site.close());

const fileOf = (slug: string) => shipped.schemes.find(({ row }) => row.slug === slug) as ContentScheme;
const namedSchemes = (...slugs: string[]) => slugs.map((slug) => `schemes/${slug}`);

/** A scheme changed as by a later release. */
function corrected(slug: string, seo_description: string): ContentScheme {
  const file = fileOf(slug);
  return { ...file, hash: seo_description, row: { ...file.row, change: { ...file.row.change, seo_description } } };
}

/** This release, with some schemes replaced. */
function release(...schemes: ContentScheme[]): Content {
  const others = shipped.schemes.filter(({ name }) => !schemes.some((scheme) => scheme.name === name));
  return { ...shipped, schemes: [...others, ...schemes] };
}

/** Changes of earlier tests are reverted as well; only the release's own changes are returned. */
async function bring(content: Content, update: Partial<ContentUpdate> = {}) {
  const results = await updateContent(site.connection.db, content, {
    actor: 'admin',
    at: new Date(),
    onPublished: async () => {},
    ...update,
  });
  const isOfRelease = new Set(
    [...content.schemes, ...content.papers]
      .filter((file) => ![...shipped.schemes, ...shipped.papers].includes(file))
      .map(({ name }) => name),
  );
  return results.filter(({ name }) => isOfRelease.has(name));
}

const stored = (slug: string) => site.connection.db.selectFrom('schemes').selectAll().where('slug', '=', slug).executeTakeFirstOrThrow();

test('changes nothing with the release that seeded the site', async () => {
  expect(await bring(shipped)).toEqual([]);
  expect(await site.api(cookie)(updateFromRelease, { dryRun: true })).toEqual({ results: [] });
});

test('recognises rows seeded before hashes were stored as unchanged', async () => {
  await site.connection.db.deleteFrom('content_files').execute();
  expect(await bring(shipped)).toEqual([]);
  expect(await site.connection.db.selectFrom('content_files').select('name').execute()).toHaveLength(
    shipped.schemes.length + shipped.papers.length,
  );
});

test('updates untouched schemes once; a dry run stores nothing; history can undo it', async () => {
  const before = await stored('pm-kisan');
  const next = release(corrected('pm-kisan', 'Corrected.'));
  const expected = [{ name: 'schemes/pm-kisan', outcome: 'updated', change: { isCurated: false, fields: [{ value: 'Corrected.' }] } }];
  expect(await bring(next, { dryRun: true })).toMatchObject(expected);
  expect((await stored('pm-kisan')).seo_description).toBe(before.seo_description);
  expect(await bring(next)).toMatchObject(expected);
  expect((await stored('pm-kisan')).seo_description).toBe('Corrected.');
  expect(await bring(next)).toEqual([]);

  const admin = site.api(cookie);
  const history = await admin(listSchemeHistory, { id: before.id });
  expect(JSON.stringify(history)).toContain('"action":"shipped"');
  await admin(restoreSchemeVersion, { id: before.id, version: before.version });
  expect((await stored('pm-kisan')).seo_description).toBe(before.seo_description);
  // Undoing it is a decision, so the same file is not applied again.
  expect(await bring(next)).toEqual([]);
});

test('reports schemes changed by staff, and replaces them only when staff accept the file', async () => {
  const { id } = await stored('pmfby');
  await site.api(cookie)(editScheme, { id, name: 'As staff call it' });
  const next = release(corrected('pmfby', 'As the release has it.'));
  const reported = [{ name: 'schemes/pmfby', outcome: 'unchanged', message: KEPT, change: { isCurated: true } }];
  const [first] = await bring(next);
  expect([first]).toMatchObject(reported);
  expect(first?.change?.fields).toContainEqual({ name: 'name', before: 'As staff call it', value: fileOf('pmfby').row.name });
  expect((await stored('pmfby')).name).toBe('As staff call it');
  // Reported again until staff decide; accepting an outdated version changes nothing.
  expect(await bring(next, { take: { 'schemes/pmfby': (first?.change?.version ?? 0) - 1 } })).toMatchObject(reported);
  expect(await bring(next, { take: { 'schemes/pmfby': first?.change?.version ?? 0 } })).toMatchObject([{ outcome: 'updated' }]);
  expect(await stored('pmfby')).toMatchObject({ name: fileOf('pmfby').row.name, seo_description: 'As the release has it.' });
  expect(await bring(next)).toEqual([]);
});

test('does not report a declined file again before it changes', async () => {
  const { id } = await stored('mudra-loan');
  await site.api(cookie)(editScheme, { id, name: 'Ours' });
  const next = release(corrected('mudra-loan', 'Theirs.'));
  expect(await bring(next, { keep: namedSchemes('mudra-loan') })).toMatchObject([{ message: KEPT }]);
  expect(await bring(next)).toEqual([]);
  expect((await stored('mudra-loan')).name).toBe('Ours');
  expect(await bring(release(corrected('mudra-loan', 'Theirs, once more.')))).toMatchObject([{ message: KEPT }]);
});

test('does not add schemes again that staff removed, also once they left the bin', async () => {
  const { id } = await stored('jan-dhan');
  await site.api(cookie)(deleteScheme, { id });
  expect(await bring(release(corrected('jan-dhan', 'Again.')))).toMatchObject([{ outcome: 'unchanged', message: REMOVED }]);
  await site.connection.db.deleteFrom('schemes').where('id', '=', id).execute();
  expect(await bring(release(corrected('jan-dhan', 'And again.')))).toMatchObject([{ outcome: 'unchanged', message: REMOVED }]);
});

test('publishes a new scheme, and clears fields that a file no longer has', async () => {
  const file = fileOf('atal-pension-yojana');
  const added: ContentScheme = {
    ...file,
    name: 'schemes/brand-new',
    hash: 'new',
    row: { ...file.row, slug: 'brand-new', name: 'Brand new' },
  };
  const without = { ...fileOf('pm-jay'), hash: 'without' };
  expect((await stored('pm-jay')).helpline).not.toBe('');
  const next = release(added, { ...without, row: { ...without.row, change: { ...without.row.change, helpline: '' } } });
  expect(await bring(next)).toMatchObject([
    { name: 'schemes/brand-new', outcome: 'created' },
    { name: 'schemes/pm-jay', outcome: 'updated' },
  ]);
  expect(await stored('brand-new')).toMatchObject({ status: 'published' });
  expect((await stored('pm-jay')).helpline).toBe('');
});

test('documents follow the same rules', async () => {
  const [first] = shipped.papers;
  if (!first) throw new Error('There is no paper');
  const { paper, name } = first;
  const changed = { name, hash: 'other', paper: { ...paper, entry: { ...paper.entry, en: { ...paper.entry.en, summary: 'Corrected.' } } } };
  const added = { name: 'documents/brand-new', hash: 'new', paper: { ...paper, slug: 'brand-new' } };
  const next = { ...shipped, papers: [changed, ...shipped.papers.slice(1), added] };
  expect(await bring(next)).toMatchObject([
    { name, outcome: 'updated', change: { fields: [{ value: 'Corrected.' }] } },
    { name: 'documents/brand-new', outcome: 'created' },
  ]);
  expect(await bring(next)).toEqual([]);
});
