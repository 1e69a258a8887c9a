import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBlog } from '../../../contract/blogs.endpoints.ts';
import { addDocument } from '../../../contract/document-admin.endpoints.ts';
import type { Api } from '../../../contract/endpoint.ts';
import { readOldNumbers } from '../../../contract/old-numbers.endpoints.ts';
import { addWholeScheme, replaceScheme } from '../../../contract/scheme-admin.endpoints.ts';
import { restoreSchemeVersion } from '../../../contract/scheme-history.endpoints.ts';
import { sampleDocument, sampleDocumentTexts } from '../../testing/sample-documents.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let site: TestApp;
let admin: Api;
beforeAll(async () => {
  site = await testApp();
  admin = site.api(await site.signIn());
});
afterAll(() => site.close());

const NAME = 'Zebra Farmers Income Support';
const ENGLISH = {
  name: NAME,
  acronym: 'ZFIS',
  category_id: ['4'],
  status: 'published' as const,
  summary: 'Farmers get ₹6,000 a year.',
  benefits: '<ul><li>₹6,000 a year in 3 instalments</li><li>No fee of 2 rupees</li></ul>',
  eligibility: '<ul><li>You are at least 60 years old.</li><li>Your family has 2 hectares.</li></ul>',
  closesOn: '2027-03-31',
  helpline: '1800-180-1551',
  conditions: [{ text: 'You are at least 60 years old.', rule: { age: { min: 60 } } }],
  examples: [{ who: 'A farmer of 60', facts: { age: 60 }, verdict: 'yes' as const }],
};
const HINDI = {
  name: 'ज़ेबरा किसान आय सहायता',
  summary: 'किसानों को साल में ६,००० रुपये मिलते हैं।',
  benefits: '<ul><li>साल में 6 हज़ार रुपये, 3 किस्तों में</li><li>2 रुपये की फ़ीस नहीं</li></ul>',
  eligibility: '<ul><li>आपकी उम्र कम से कम ६० वर्ष है।</li><li>परिवार के पास 2 हेक्टेयर ज़मीन है।</li></ul>',
  fee: '31 मार्च 2027 तक मुफ़्त',
  state: 'reviewed' as const,
};
const add = async () => (await admin(addWholeScheme, { ...ENGLISH, translations: { hi: HINDI } })).id;
const change = (id: number, more: object) => admin(replaceScheme, { id, name: NAME, category_id: ['4'], ...more });
const read = (id: number, since = 1) => admin(readOldNumbers, { id, since });
const where = ({ places }: Awaited<ReturnType<typeof read>>, ofOthers = false) =>
  places.filter(({ name }) => (name === NAME) !== ofOthers).map(({ field, shown }) => `${field}: ${shown}`);

describe('in the scheme itself', () => {
  test('finds an amount in any language, script and grouping', async () => {
    const id = await add();
    await change(id, { benefits: ENGLISH.benefits.replace('6,000', '9,000') });
    const found = await read(id);
    expect(found.changes).toEqual([{ from: '₹6,000', to: '₹9,000' }]);
    expect(where(found)).toEqual(['summary: ₹6,000', 'translations.hi.summary: ६,००० रुपये', 'translations.hi.benefits: 6 हज़ार रुपये']);
    expect(found.places[0]).toMatchObject({ entity: 'scheme', id, count: 1, excerpt: ENGLISH.summary, language: 'en' });

    await change(id, { summary: 'Farmers get ₹9,000 a year.' });
    expect(where(await read(id))).toEqual(['translations.hi.summary: ६,००० रुपये', 'translations.hi.benefits: 6 हज़ार रुपये']);
    const hindi = { ...HINDI, summary: HINDI.summary.replace('६', '९'), benefits: HINDI.benefits.replace('6 ह', '9 ह') };
    await change(id, { translations: { hi: hindi } });
    expect(await read(id)).toMatchObject({ places: [], isCut: false });
  });

  test('finds in the English text a number changed in a translation', async () => {
    const id = await add();
    await change(id, { translations: { hi: { ...HINDI, summary: HINDI.summary.replace('६,०००', '९,०००') } } });
    expect(where(await read(id))).toEqual(['summary: ₹6,000', 'benefits: ₹6,000', 'translations.hi.benefits: 6 हज़ार रुपये']);
  });

  test('finds an age also in rules and examples, although 60 is a small number', async () => {
    const id = await add();
    const eligibility = ENGLISH.eligibility.replace('60', '65');
    const conditions = [{ ...ENGLISH.conditions[0], text: 'You are at least 65 years old.' }];
    await change(id, { eligibility, conditions });
    expect(where(await read(id))).toEqual(['conditions: 60 years', 'examples: 60 years', 'translations.hi.eligibility: ६० वर्ष']);
  });

  test('finds a date and a telephone number', async () => {
    const id = await add();
    await change(id, { closesOn: '2027-06-30', helpline: '1800-11-5526', caveats: '<p>Call 18001801551.</p>' });
    expect(where(await read(id))).toEqual(['caveats: 18001801551', 'translations.hi.fee: 31 मार्च 2027']);
  });

  test('matches a small number only with the same unit', async () => {
    const id = await add();
    await change(id, { eligibility: ENGLISH.eligibility.replace('2 hectares', '5 hectares') });
    expect(where(await read(id))).toEqual(['translations.hi.eligibility: 2 हेक्टेयर']);
    await change(id, { benefits: ENGLISH.benefits.replace('3 instalments', '4 instalments') });
    expect(where(await read(id, 2))).toEqual(['translations.hi.benefits: 3 किस्तों']);
  });

  test('finds the other of two occurrences in the same text', async () => {
    const id = await add();
    await change(id, { benefits: '<p>₹6,000, then ₹6,000</p>' });
    await change(id, { benefits: '<p>₹9,000, then ₹6,000</p>' });
    expect(where(await read(id, 2))).toContain('benefits: ₹6,000');
  });

  test.each([
    ['moved', '<ul><li>In 3 instalments ₹6,000 a year</li><li>No fee of 2 rupees</li></ul>'],
    ['taken out', '<ul><li>Money a year in 3 instalments</li><li>No fee of 2 rupees</li></ul>'],
    ['only written otherwise', ENGLISH.benefits.replace('₹6,000', '₹6 thousand')],
  ])('a number that was %s is not a change', async (_, benefits) => {
    const id = await add();
    await change(id, { benefits });
    expect(await read(id)).toMatchObject({ changes: [], places: [] });
  });

  test('without `since` compares with the state before the last save, also if that restored a former version', async () => {
    const id = await add();
    await change(id, { benefits: ENGLISH.benefits.replace('6,000', '9,000'), summary: 'Farmers get ₹9,000 a year.' });
    await admin(replaceScheme, { id, name: NAME, category_id: ['4'], caveats: '<p>It was ₹9,000 for long.</p>' });
    await admin(restoreSchemeVersion, { id, version: 1 });
    const found = await admin(readOldNumbers, { id });
    expect(found.changes).toEqual([{ from: '₹9,000', to: '₹6,000' }]);
  });
});

test('searches articles, documents and other schemes that quote the scheme, including drafts, not texts that only contain the number', async () => {
  const id = await add();
  const blog = (seo_title: string, content: string, more = {}) =>
    admin(createBlog, { seo_title, seo_category: '4', content, isActive: '1', ...more });
  await blog('About farms', `<p>${NAME} pays ₹6000 a year.</p>`, {
    hi_title: 'खेती',
    hi_content: '<p>ज़ेबरा किसान आय सहायता में ६००० रुपये मिलते हैं।</p>',
  });
  await blog('Only linked', `<p>See <a href="/schemes/${id}">this scheme</a>. It is for farms.</p><p>You get ₹6,000.</p>`, {
    isActive: '2',
  });
  await blog('Another six', '<p>The cow loan is ₹6,000.</p>');
  await blog('Sixty', `<p>${NAME}</p><p>Wait 60 days, or 60 years.</p>`);
  const texts = sampleDocumentTexts('Farm pass', { steps: [{ title: 'Ask', text: 'ZFIS pays ₹6,000 into it.' }] });
  await admin(addDocument, { slug: 'farm-pass', status: 'draft', entry: sampleDocument('farm-pass', { en: texts }) });
  const other = (name: string, benefits: string, status: 'draft' | 'published') =>
    admin(addWholeScheme, { name, category_id: ['4'], benefits, status });
  await admin(addWholeScheme, {
    name: 'Village top-up',
    category_id: ['4'],
    benefits: '<p>On top of the ₹6,000 of ZFIS.</p>',
    translations: { hi: { name: 'गाँव', benefits: '<p>ज़ेड-एफ़ के ६,००० रुपये के ऊपर</p>', state: 'draft' } },
  });
  await other('Draft top-up', '<p>On top of the 6 thousand of ZFIS.</p>', 'draft');
  await other('Cow loan', '<p>₹6,000 for a cow.</p>', 'published');
  await change(id, { benefits: ENGLISH.benefits.replace('6,000', '9,000') });
  const found = await read(id);
  expect(
    found.places.filter(({ name }) => name !== NAME).map(({ entity, name, field, isDraft }) => [entity, name, field, isDraft]),
  ).toEqual(
    expect.arrayContaining([
      ['blog', 'About farms', 'content', false],
      ['blog', 'About farms', 'hi_content', false],
      ['blog', 'Only linked', 'content', true],
      ['paper', 'Farm pass', 'steps.0.text', true],
      ['scheme', 'Village top-up', 'benefits', false],
      ['scheme', 'Village top-up', 'translations.hi.benefits', false],
      ['scheme', 'Draft top-up', 'benefits', true],
    ]),
  );
  const others = new Set(where(found, true).map((place) => place.split(':')[0]));
  expect(found.places.map(({ name }) => name)).not.toContain('Another six');
  expect(found.places.map(({ name }) => name)).not.toContain('Cow loan');
  expect(found.places.map(({ name }) => name)).not.toContain('Sixty');
  expect(others.size).toBeGreaterThan(0);
});

test('is for staff only, and 404 for an unknown scheme', async () => {
  await expect(site.api()(readOldNumbers, { id: 1 })).rejects.toMatchObject({ status: 401 });
  await expect(admin(readOldNumbers, { id: 99_999 })).rejects.toMatchObject({ status: 404 });
});
