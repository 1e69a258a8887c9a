import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listBin } from '../../../contract/bin.endpoints.ts';
import {
  addDocument,
  deleteDocument,
  exportDocuments,
  importDocuments,
  listDocumentHistory,
  listDocumentsForStaff,
  readDocumentForEdit,
  replaceDocument,
  restoreDocument,
  restoreDocumentVersion,
} from '../../../contract/document-admin.endpoints.ts';
import { documentsOfScheme, listDocuments, readChecklist, readDocument } from '../../../contract/documents.endpoints.ts';
import type { Api } from '../../../contract/endpoint.ts';
import { addWholeScheme, replaceScheme } from '../../../contract/scheme-admin.endpoints.ts';
import { readScheme } from '../../../contract/schemes.endpoints.ts';
import { sampleDocument, sampleDocumentTexts } from '../../testing/sample-documents.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let site: TestApp;
let admin: Api;
let visitor: Api;
beforeAll(async () => {
  site = await testApp();
  admin = site.api(await site.signIn());
  visitor = site.api();
});
afterAll(() => site.close());

const add = (slug: string, more = {}, status: 'published' | 'draft' = 'published') =>
  admin(addDocument, { slug, status, entry: sampleDocument(slug, more) });
const slugs = ({ papers }: { papers: { slug: string }[] }) => papers.map(({ slug }) => slug);

describe('the library', () => {
  beforeAll(async () => {
    const hindi = { ...sampleDocumentTexts('आय प्रमाण पत्र', { summary: 'आमदनी साबित करता है।' }), state: 'draft' as const };
    const en = sampleDocumentTexts('Income certificate', { summary: 'Proves what your family earns in a year.' });
    const names = ['aay praman patra', 'aamdani certificate', 'આવકનો દાખલો'];
    await add('ration-card', { group: 'identity', otherNames: ['rashan card', 'राशन कार्ड'], en: sampleDocumentTexts('Ration card') });
    await add('income-certificate', { group: 'income', needs: ['ration-card'], otherNames: names, en, translations: { hi: hindi } });
    await add('land-record', { group: 'land', otherNames: ['7/12', 'satbara', 'सात बारा'], en: sampleDocumentTexts('Land record') });
    await add('not-ready', {}, 'draft');
  });

  test('is listed by group and name, without drafts', async () => {
    expect(slugs(await visitor(listDocuments, {}))).toEqual(['ration-card', 'income-certificate', 'land-record']);
    expect(slugs(await visitor(listDocuments, { group: 'land' }))).toEqual(['land-record']);
  });

  test.each([
    ['income certificate', 'income-certificate'],
    ['incom certifcate', 'income-certificate'],
    ['aay praman patra', 'income-certificate'],
    ['आय प्रमाण पत्र', 'income-certificate'],
    ['આવકનો દાખલો', 'income-certificate'],
    ['7/12', 'land-record'],
    ['satbara', 'land-record'],
    ['rashan card', 'ration-card'],
  ])('finds %s', async (words, slug) => {
    expect(slugs(await visitor(listDocuments, { search: words }))[0]).toBe(slug);
  });

  test('finds nothing for unknown words', async () => {
    expect(slugs(await visitor(listDocuments, { search: 'tractor' }))).toEqual([]);
  });

  test('answers a document in the requested language, and names its language', async () => {
    const hindi = await visitor(readDocument, { slug: 'income-certificate', lang: 'hi' });
    expect(hindi).toMatchObject({ name: 'आय प्रमाण पत्र', language: 'hi', needs: [{ slug: 'ration-card', name: 'Ration card' }] });
    expect(hindi.translation).toEqual({ language: 'hi', state: 'draft', others: [], english: [] });
    const gujarati = await visitor(readDocument, { slug: 'income-certificate', lang: 'gu' });
    expect(gujarati).toMatchObject({ name: 'Income certificate', language: 'en', translation: { state: 'missing', others: ['hi'] } });
  });

  test.each(['not-ready', 'nothing', '%00', 'x'.repeat(150)])('answers 404 for %s', async (slug) => {
    await expect(visitor(readDocument, { slug })).rejects.toMatchObject({ status: 404 });
  });

  test('marks a translation as stale once its English changes', async () => {
    const { id } = await add('changing', { translations: { hi: { ...sampleDocumentTexts('बदलता'), state: 'reviewed' } } });
    const { entry, version } = await admin(readDocumentForEdit, { id });
    const en = { ...entry.en, fee: '₹20' };
    const { paper } = await admin(replaceDocument, {
      id,
      version,
      status: 'published',
      entry: { ...entry, en, translations: stale(entry) },
    });
    expect(paper.entry.translations.hi?.state).toBe('stale');
    const again = { ...paper.entry, translations: { hi: { ...sampleDocumentTexts('बदला'), state: 'reviewed' as const } } };
    const after = await admin(replaceDocument, { id, version: paper.version, status: 'published', entry: again });
    expect(after.paper.entry.translations.hi).toMatchObject({ name: 'बदला', state: 'reviewed' });
  });
});

const stale = (entry: { translations: { hi?: object | undefined } }) => ({ hi: { ...entry.translations.hi, state: 'stale' } }) as never;

describe('a scheme', () => {
  const documents = '<ul><li>Income certificate of the father</li><li>A photo</li><li>Any proof of age</li></ul>';
  const papers = [
    { text: 'Income certificate of the father', papers: ['father-income'] },
    { text: 'Any proof of age', anyOf: ['age-a', 'age-b'] },
  ];
  let id: number;
  beforeAll(async () => {
    for (const slug of ['father-income', 'age-a', 'age-b']) await add(slug);
    const form = { name: 'A scheme with papers', category_id: ['1'], documentsRequired: documents, papers };
    id = (await admin(addWholeScheme, form as never)).id;
  });
  const save = (change: object) =>
    admin(replaceScheme, { id, name: 'A scheme with papers', category_id: ['1'], documentsRequired: documents, ...change } as never);

  test('links documents to its lines without changing them', async () => {
    const scheme = await visitor(readScheme, { id });
    expect(scheme.papers).toEqual(papers);
    expect(scheme.documentsRequired).toBe(documents);
    expect(slugs(await visitor(documentsOfScheme, { id }))).toEqual(['father-income', 'age-a', 'age-b']);
    expect((await visitor(readDocument, { slug: 'age-b' })).schemes).toEqual([
      { id, schemeName: 'A scheme with papers', text: 'Any proof of age' },
    ]);
  });

  test('links them to the lines of a translation', async () => {
    const hindi = { name: 'योजना', documentsRequired: '<ul><li>आय</li><li>फोटो</li><li>उम्र</li></ul>', state: 'draft' };
    await save({ papers, translations: { hi: hindi } });
    expect((await visitor(readScheme, { id, lang: 'hi' })).papers.map(({ text }) => text)).toEqual(['आय', 'उम्र']);
  });

  test.each([
    [{ papers: [{ text: 'A photo', papers: ['nothing'] }] }, 'papers: “nothing” is not in the library of papers'],
    [{ papers: [{ text: 'Another line', papers: ['age-a'] }] }, 'papers: “Another line” is not a line of the documents'],
    [{ papers: [{ text: 'A photo' }] }, 'A line names all papers or any of them'],
    [{ papers: [{ text: 'A photo', papers: ['age-a'], upload: { as: 'jpeg', minKb: 50, maxKb: 20 } }] }, 'smallest size'],
  ])('cannot link to missing lines or documents: %j', async (change, message) => {
    await expect(save(change)).rejects.toMatchObject({ status: 400, message: expect.stringContaining(message) });
  });

  test('loses the links of a removed line', async () => {
    await save({ papers });
    await save({ documentsRequired: '<ul><li>Any proof of age</li></ul>' });
    expect((await visitor(readScheme, { id })).papers).toEqual([papers[1]]);
  });

  test('prevents its documents from being deleted, and the refusal names the schemes', async () => {
    const { papers: found } = await admin(listDocumentsForStaff, { q: 'age-a' });
    await expect(admin(deleteDocument, { id: found[0]?.id ?? 0 })).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('1 scheme'),
    });
    expect((await admin(readDocumentForEdit, { id: found[0]?.id ?? 0 })).usedBy.schemes).toMatchObject([{ id, text: 'Any proof of age' }]);
  });
});

describe('the checklist', () => {
  const span = (from: number, to = from) => ({ from, to });
  let first: number;
  let second: number;
  beforeAll(async () => {
    await add('card', { feeRupees: span(0), days: span(10, 30) });
    await add('income', { needs: ['card'], feeRupees: span(10, 20), days: span(7, 15) });
    await add('photo', { feeRupees: null, days: null });
    await add('bill');
    const scheme = (name: string, lines: string[], papers: object[]) =>
      admin(addWholeScheme, {
        name,
        category_id: ['1'],
        documentsRequired: `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`,
        papers,
      } as never);
    const named = (text: string, slug: string) => ({ text, papers: [slug] });
    first = (await scheme('First', ['Income, new', 'Photo', 'Sworn words'], [named('Income, new', 'income'), named('Photo', 'photo')])).id;
    const choice = { text: 'Card or bill', anyOf: ['card', 'bill'] };
    second = (
      await scheme(
        'Second',
        ['Income of the family', 'Card', 'Card or bill'],
        [named('Income of the family', 'income'), named('Card', 'card'), choice],
      )
    ).id;
  });

  test('has each document once, after those it is made from', async () => {
    const list = await visitor(readChecklist, { ids: [first, second, 999_999, first] });
    expect(list.papers.map(({ paper }) => paper.slug)).toEqual(['card', 'income', 'photo', 'bill']);
    expect(list.papers[1]?.neededBy).toEqual([
      { schemeId: first, schemeName: 'First', text: 'Income, new', isChoice: false },
      { schemeId: second, schemeName: 'Second', text: 'Income of the family', isChoice: false },
    ]);
    expect(list.choices).toEqual([{ schemeId: second, schemeName: 'Second', text: 'Card or bill', anyOf: ['card', 'bill'] }]);
    expect(list.others).toEqual([{ schemeId: first, schemeName: 'First', text: 'Sworn words' }]);
    expect(list.fee).toEqual({ from: 10, to: 20, unknown: 1 });
    // The income certificate needs the card first; the photo, with unknown duration, is obtained in parallel.
    expect(list.days).toEqual({ from: 17, to: 45, unknown: 1 });
  });

  test('is empty for no schemes, and refuses more schemes than the limit', async () => {
    expect((await visitor(readChecklist, { ids: [] })).papers).toEqual([]);
    const ids = Array.from({ length: 51 }, (_, index) => index + 1);
    await expect(visitor(readChecklist, { ids })).rejects.toMatchObject({ status: 400 });
  });
});

describe('staff', () => {
  test('find documents, including drafts, by any of their names', async () => {
    await add('seven-twelve', { otherNames: ['satbara utara', 'સાતબાર'] }, 'draft');
    expect(slugs(await admin(listDocumentsForStaff, { q: 'satbara uta' }))).toEqual(['seven-twelve']);
    expect(slugs(await admin(listDocumentsForStaff, { q: 'સાતબાર', status: 'draft' }))).toEqual(['seven-twelve']);
    expect(slugs(await admin(listDocumentsForStaff, { q: 'સાતબાર', status: 'published' }))).toEqual([]);
  });

  test('are refused a used slug, an invalid slug, and documents that need themselves', async () => {
    const { id } = await add('circle-a');
    await add('circle-b', { needs: ['circle-a'] });
    await expect(add('circle-a')).rejects.toMatchObject({ status: 400 });
    await expect(add('No Slug')).rejects.toMatchObject({ status: 400 });
    await expect(add('hungry', { needs: ['nothing'] })).rejects.toMatchObject({ status: 400 });
    const { entry } = await admin(readDocumentForEdit, { id });
    await expect(admin(replaceDocument, { id, status: 'published', entry: { ...entry, needs: ['circle-b'] } })).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('circle-a → circle-b → circle-a'),
    });
    expect((await admin(readDocumentForEdit, { id })).version).toBe(1);
  });

  test('get 409 when somebody else has saved meanwhile, and can restore former texts', async () => {
    const { id } = await add('history');
    const { entry } = await admin(readDocumentForEdit, { id });
    const changed = { ...entry, en: { ...entry.en, fee: '₹30' } };
    await admin(replaceDocument, { id, version: 1, status: 'published', entry: changed });
    await expect(admin(replaceDocument, { id, version: 1, status: 'published', entry })).rejects.toMatchObject({ status: 409 });
    const versions = await admin(listDocumentHistory, { id });
    expect(versions.map(({ action, changed: names }) => [action, names])).toEqual([
      ['updated', ['fee']],
      ['added', []],
    ]);
    await admin(restoreDocumentVersion, { id, version: 1 });
    expect((await visitor(readDocument, { slug: 'history' })).fee).toBe('');
  });

  test('move a document to the bin and restore it', async () => {
    const { id } = await add('deleted');
    await admin(deleteDocument, { id });
    await expect(visitor(readDocument, { slug: 'deleted' })).rejects.toMatchObject({ status: 404 });
    expect(await admin(listBin, {})).toContainEqual(expect.objectContaining({ entity: 'paper', id, name: 'deleted' }));
    await admin(restoreDocument, { id });
    expect((await visitor(readDocument, { slug: 'deleted' })).name).toBe('deleted');
  });

  test('export and import the library without loss', async () => {
    const file = await admin(exportDocuments, {});
    expect(await admin(importDocuments, { ...file, dryRun: true })).toEqual({ added: [], changed: [], same: file.papers.length });
    const fresh = { slug: 'imported', status: 'published' as const, entry: sampleDocument('Imported', { needs: ['imported-too'] }) };
    const too = { slug: 'imported-too', status: 'draft' as const, entry: sampleDocument('Imported too') };
    const one = file.papers[0] as (typeof file.papers)[number];
    const papers = [fresh, too, { ...one, entry: { ...one.entry, note: 'new' } }];
    const tried = await admin(importDocuments, { papers, dryRun: true });
    expect(tried).toEqual({ added: ['imported', 'imported-too'], changed: [{ slug: one.slug, fields: ['note'] }], same: 0 });
    expect(await admin(exportDocuments, {})).toEqual(file);
    expect(await admin(importDocuments, { papers })).toEqual(tried);
    expect((await visitor(readDocument, { slug: 'imported' })).name).toBe('Imported');
  });

  test('change nothing by importing a file with one invalid document', async () => {
    const before = await admin(exportDocuments, {});
    const papers = [
      { slug: 'good', status: 'published' as const, entry: sampleDocument('Good') },
      { slug: 'bad', status: 'published' as const, entry: sampleDocument('Bad', { needs: ['nowhere'] }) },
    ];
    await expect(admin(importDocuments, { papers })).rejects.toMatchObject({ status: 400 });
    expect(await admin(exportDocuments, {})).toEqual(before);
  });

  test('see their changes in other processes', async () => {
    const twin = await site.twin();
    await add('from-elsewhere');
    await twin.deps.catalogue.refresh();
    expect(twin.deps.catalogue.current.library.paper('from-elsewhere')?.entry.en.name).toBe('from-elsewhere');
    await twin.stop();
  });
});
