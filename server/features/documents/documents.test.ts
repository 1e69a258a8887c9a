import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listBin } from '../../../contract/bin.endpoints.ts';
import {
  addPaper,
  deletePaper,
  exportPapers,
  importPapers,
  listPaperHistory,
  listPapersForStaff,
  readPaperForEdit,
  replacePaper,
  restorePaper,
  restorePaperVersion,
} from '../../../contract/document-admin.endpoints.ts';
import { listPapers, papersOfScheme, readChecklist, readPaper } from '../../../contract/documents.endpoints.ts';
import type { Api } from '../../../contract/endpoint.ts';
import { addWholeScheme, replaceScheme } from '../../../contract/scheme-admin.endpoints.ts';
import { readScheme } from '../../../contract/schemes.endpoints.ts';
import { samplePaper, samplePaperTexts } from '../../testing/sample-documents.ts';
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
  admin(addPaper, { slug, status, entry: samplePaper(slug, more) });
const slugs = ({ papers }: { papers: { slug: string }[] }) => papers.map(({ slug }) => slug);

describe('the library', () => {
  beforeAll(async () => {
    const hindi = { ...samplePaperTexts('आय प्रमाण पत्र', { summary: 'आमदनी साबित करता है।' }), state: 'draft' as const };
    const en = samplePaperTexts('Income certificate', { summary: 'Proves what your family earns in a year.' });
    const names = ['aay praman patra', 'aamdani certificate', 'આવકનો દાખલો'];
    await add('ration-card', { group: 'identity', otherNames: ['rashan card', 'राशन कार्ड'], en: samplePaperTexts('Ration card') });
    await add('income-certificate', { group: 'income', needs: ['ration-card'], otherNames: names, en, translations: { hi: hindi } });
    await add('land-record', { group: 'land', otherNames: ['7/12', 'satbara', 'सात बारा'], en: samplePaperTexts('Land record') });
    await add('not-ready', {}, 'draft');
  });

  test('is listed by group and name, without drafts', async () => {
    expect(slugs(await visitor(listPapers, {}))).toEqual(['ration-card', 'income-certificate', 'land-record']);
    expect(slugs(await visitor(listPapers, { group: 'land' }))).toEqual(['land-record']);
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
    expect(slugs(await visitor(listPapers, { search: words }))[0]).toBe(slug);
  });

  test('finds nothing for what it has nothing about', async () => {
    expect(slugs(await visitor(listPapers, { search: 'tractor' }))).toEqual([]);
  });

  test('tells a paper in the language asked for, and in which it is', async () => {
    const hindi = await visitor(readPaper, { slug: 'income-certificate', lang: 'hi' });
    expect(hindi).toMatchObject({ name: 'आय प्रमाण पत्र', language: 'hi', needs: [{ slug: 'ration-card', name: 'Ration card' }] });
    expect(hindi.translation).toEqual({ language: 'hi', state: 'draft', others: [], english: [] });
    const gujarati = await visitor(readPaper, { slug: 'income-certificate', lang: 'gu' });
    expect(gujarati).toMatchObject({ name: 'Income certificate', language: 'en', translation: { state: 'missing', others: ['hi'] } });
  });

  test.each(['not-ready', 'nothing', '%00', 'x'.repeat(150)])('does not know %s', async (slug) => {
    await expect(visitor(readPaper, { slug })).rejects.toMatchObject({ status: 404 });
  });

  test('calls a translation stale once its English is another', async () => {
    const { id } = await add('changing', { translations: { hi: { ...samplePaperTexts('बदलता'), state: 'reviewed' } } });
    const { entry, version } = await admin(readPaperForEdit, { id });
    const en = { ...entry.en, fee: '₹20' };
    const { paper } = await admin(replacePaper, { id, version, status: 'published', entry: { ...entry, en, translations: stale(entry) } });
    expect(paper.entry.translations.hi?.state).toBe('stale');
    const again = { ...paper.entry, translations: { hi: { ...samplePaperTexts('बदला'), state: 'reviewed' as const } } };
    const after = await admin(replacePaper, { id, version: paper.version, status: 'published', entry: again });
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

  test('names its papers beside its lines, which stay as they are', async () => {
    const scheme = await visitor(readScheme, { id });
    expect(scheme.papers).toEqual(papers);
    expect(scheme.documentsRequired).toBe(documents);
    expect(slugs(await visitor(papersOfScheme, { id }))).toEqual(['father-income', 'age-a', 'age-b']);
    expect((await visitor(readPaper, { slug: 'age-b' })).schemes).toEqual([
      { id, schemeName: 'A scheme with papers', text: 'Any proof of age' },
    ]);
  });

  test('names them under the lines of a translation', async () => {
    const hindi = { name: 'योजना', documentsRequired: '<ul><li>आय</li><li>फोटो</li><li>उम्र</li></ul>', state: 'draft' };
    await save({ papers, translations: { hi: hindi } });
    expect((await visitor(readScheme, { id, lang: 'hi' })).papers.map(({ text }) => text)).toEqual(['आय', 'उम्र']);
  });

  test.each([
    [{ papers: [{ text: 'A photo', papers: ['nothing'] }] }, 'papers: “nothing” is not in the library of papers'],
    [{ papers: [{ text: 'Another line', papers: ['age-a'] }] }, 'papers: “Another line” is not a line of the documents'],
    [{ papers: [{ text: 'A photo' }] }, 'A line names all papers or any of them'],
    [{ papers: [{ text: 'A photo', papers: ['age-a'], upload: { as: 'jpeg', minKb: 50, maxKb: 20 } }] }, 'smallest size'],
  ])('cannot name what is not there: %j', async (change, message) => {
    await expect(save(change)).rejects.toMatchObject({ status: 400, message: expect.stringContaining(message) });
  });

  test('loses the papers of a line that is taken out', async () => {
    await save({ papers });
    await save({ documentsRequired: '<ul><li>Any proof of age</li></ul>' });
    expect((await visitor(readScheme, { id })).papers).toEqual([papers[1]]);
  });

  test('keeps its papers from being deleted, and says which schemes hold them', async () => {
    const { papers: found } = await admin(listPapersForStaff, { q: 'age-a' });
    await expect(admin(deletePaper, { id: found[0]?.id ?? 0 })).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('1 scheme'),
    });
    expect((await admin(readPaperForEdit, { id: found[0]?.id ?? 0 })).usedBy.schemes).toMatchObject([{ id, text: 'Any proof of age' }]);
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

  test('has each paper once, after those it is made from', async () => {
    const list = await visitor(readChecklist, { ids: [first, second, 999_999, first] });
    expect(list.papers.map(({ paper }) => paper.slug)).toEqual(['card', 'income', 'photo', 'bill']);
    expect(list.papers[1]?.neededBy).toEqual([
      { schemeId: first, schemeName: 'First', text: 'Income, new', isChoice: false },
      { schemeId: second, schemeName: 'Second', text: 'Income of the family', isChoice: false },
    ]);
    expect(list.choices).toEqual([{ schemeId: second, schemeName: 'Second', text: 'Card or bill', anyOf: ['card', 'bill'] }]);
    expect(list.others).toEqual([{ schemeId: first, schemeName: 'First', text: 'Sworn words' }]);
    expect(list.fee).toEqual({ from: 10, to: 20, unknown: 1 });
    // The income certificate waits for the card; the photo, of which nothing is known, is got beside them.
    expect(list.days).toEqual({ from: 17, to: 45, unknown: 1 });
  });

  test('is empty for no schemes, and refuses more than a list holds', async () => {
    expect((await visitor(readChecklist, { ids: [] })).papers).toEqual([]);
    const ids = Array.from({ length: 51 }, (_, index) => index + 1);
    await expect(visitor(readChecklist, { ids })).rejects.toMatchObject({ status: 400 });
  });
});

describe('staff', () => {
  test('find papers by any of their names, drafts among them', async () => {
    await add('seven-twelve', { otherNames: ['satbara utara', 'સાતબાર'] }, 'draft');
    expect(slugs(await admin(listPapersForStaff, { q: 'satbara uta' }))).toEqual(['seven-twelve']);
    expect(slugs(await admin(listPapersForStaff, { q: 'સાતબાર', status: 'draft' }))).toEqual(['seven-twelve']);
    expect(slugs(await admin(listPapersForStaff, { q: 'સાતબાર', status: 'published' }))).toEqual([]);
  });

  test('are refused a slug that is taken, one that is none, and papers that need themselves', async () => {
    const { id } = await add('circle-a');
    await add('circle-b', { needs: ['circle-a'] });
    await expect(add('circle-a')).rejects.toMatchObject({ status: 400 });
    await expect(add('No Slug')).rejects.toMatchObject({ status: 400 });
    await expect(add('hungry', { needs: ['nothing'] })).rejects.toMatchObject({ status: 400 });
    const { entry } = await admin(readPaperForEdit, { id });
    await expect(admin(replacePaper, { id, status: 'published', entry: { ...entry, needs: ['circle-b'] } })).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('circle-a → circle-b → circle-a'),
    });
    expect((await admin(readPaperForEdit, { id })).version).toBe(1);
  });

  test('are told when somebody else has saved meanwhile, and can bring former texts back', async () => {
    const { id } = await add('history');
    const { entry } = await admin(readPaperForEdit, { id });
    const changed = { ...entry, en: { ...entry.en, fee: '₹30' } };
    await admin(replacePaper, { id, version: 1, status: 'published', entry: changed });
    await expect(admin(replacePaper, { id, version: 1, status: 'published', entry })).rejects.toMatchObject({ status: 409 });
    const versions = await admin(listPaperHistory, { id });
    expect(versions.map(({ action, changed: names }) => [action, names])).toEqual([
      ['updated', ['fee']],
      ['added', []],
    ]);
    await admin(restorePaperVersion, { id, version: 1 });
    expect((await visitor(readPaper, { slug: 'history' })).fee).toBe('');
  });

  test('put a paper into the bin and take it out', async () => {
    const { id } = await add('binned');
    await admin(deletePaper, { id });
    await expect(visitor(readPaper, { slug: 'binned' })).rejects.toMatchObject({ status: 404 });
    expect(await admin(listBin, {})).toContainEqual(expect.objectContaining({ entity: 'paper', id, name: 'binned' }));
    await admin(restorePaper, { id });
    expect((await visitor(readPaper, { slug: 'binned' })).name).toBe('binned');
  });

  test('export and import the library without losing anything', async () => {
    const file = await admin(exportPapers, {});
    expect(await admin(importPapers, { ...file, dryRun: true })).toEqual({ added: [], changed: [], same: file.papers.length });
    const fresh = { slug: 'imported', status: 'published' as const, entry: samplePaper('Imported', { needs: ['imported-too'] }) };
    const too = { slug: 'imported-too', status: 'draft' as const, entry: samplePaper('Imported too') };
    const one = file.papers[0] as (typeof file.papers)[number];
    const papers = [fresh, too, { ...one, entry: { ...one.entry, note: 'new' } }];
    const tried = await admin(importPapers, { papers, dryRun: true });
    expect(tried).toEqual({ added: ['imported', 'imported-too'], changed: [{ slug: one.slug, fields: ['note'] }], same: 0 });
    expect(await admin(exportPapers, {})).toEqual(file);
    expect(await admin(importPapers, { papers })).toEqual(tried);
    expect((await visitor(readPaper, { slug: 'imported' })).name).toBe('Imported');
  });

  test('change nothing with a file of which one paper is wrong', async () => {
    const before = await admin(exportPapers, {});
    const papers = [
      { slug: 'good', status: 'published' as const, entry: samplePaper('Good') },
      { slug: 'bad', status: 'published' as const, entry: samplePaper('Bad', { needs: ['nowhere'] }) },
    ];
    await expect(admin(importPapers, { papers })).rejects.toMatchObject({ status: 400 });
    expect(await admin(exportPapers, {})).toEqual(before);
  });

  test('are followed by other processes', async () => {
    const twin = await site.twin();
    await add('from-elsewhere');
    await twin.house.catalogue.refresh();
    expect(twin.house.catalogue.current.library.paper('from-elsewhere')?.entry.en.name).toBe('from-elsewhere');
    await twin.stop();
  });
});
