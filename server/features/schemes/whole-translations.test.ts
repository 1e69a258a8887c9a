/** A translation whose lines do not match the English is not served as the whole text. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBlog, readBlog } from '../../../contract/blogs.endpoints.ts';
import { checkSchemes, listCheckParts, readCheckSheets } from '../../../contract/check.endpoints.ts';
import { addDocument } from '../../../contract/document-admin.endpoints.ts';
import { readChecklist, readDocument } from '../../../contract/documents.endpoints.ts';
import type { Api } from '../../../contract/endpoint.ts';
import { readSavedSchemes } from '../../../contract/saved.endpoints.ts';
import { addWholeScheme, replaceScheme } from '../../../contract/scheme-admin.endpoints.ts';
import { listSchemes, readGuide, readScheme, searchSchemes } from '../../../contract/schemes.endpoints.ts';
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

const list = (...lines: string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
const steps = (...lines: [string, string][]) => lines.map(([number, text]) => `<p><strong>${number}: ${text}</strong></p>`).join('');

const ENGLISH = {
  name: 'Well loan',
  summary: 'A loan for wells.',
  category_id: ['4'],
  status: 'published' as const,
  eligibility: list('You are a farmer.', 'You live in Rajasthan.', 'You have no other loan.'),
  benefits: list('₹6,000 a year', 'A free pump'),
  documentsRequired: list('Aadhaar card', 'Land record'),
  applicationProcess: steps(['Step 1', 'Fill in the form'], ['Step 2', 'Hand it in'], ['Step 3', 'Wait']),
  afterApplying: list('The office checks it.', 'The money comes in a month.'),
  caveats: list('Not in cities.', 'Once in a life.'),
  fee: 'Free for women\n₹50 for men',
  schemeDescription: `<p>For wells.</p>${list('dug', 'bored')}`,
};
const HINDI = {
  name: 'कुआँ कर्ज़',
  summary: 'कुओं के लिए कर्ज़।',
  eligibility: list('आप किसान हैं।', 'आप राजस्थान में रहते हैं।', 'आपका कोई और कर्ज़ नहीं है।'),
  benefits: list('साल में ₹6,000', 'मुफ़्त पंप'),
  documentsRequired: list('आधार कार्ड', 'ज़मीन के कागज़'),
  applicationProcess: steps(['चरण 1', 'फ़ॉर्म भरें'], ['चरण 2', 'जमा करें'], ['चरण 3', 'इंतज़ार करें']),
  afterApplying: list('दफ़्तर जाँच करता है।', 'पैसा एक महीने में आता है।'),
  caveats: list('शहरों में नहीं।', 'जीवन में एक बार।'),
  fee: 'महिलाओं के लिए मुफ़्त\nपुरुषों के लिए ₹50',
  schemeDescription: `<p>कुओं के लिए।</p>${list('खोदा हुआ', 'बोर किया हुआ')}`,
  state: 'reviewed' as const,
};
type Texts = Partial<typeof HINDI>;
const addWith = async (hindi: Texts) => (await admin(addWholeScheme, { ...ENGLISH, translations: { hi: { ...HINDI, ...hindi } } })).id;

test.each<[string, Texts]>([
  ['eligibility', { eligibility: list('आप किसान हैं।', 'आपका कोई और कर्ज़ नहीं है।') }],
  ['benefits', { benefits: list('साल में ₹6,000', 'मुफ़्त पंप', 'और बिजली') }],
  ['documentsRequired', { documentsRequired: '<p>आधार कार्ड</p>' }],
  ['applicationProcess', { applicationProcess: steps(['चरण 1', 'फ़ॉर्म भरें'], ['चरण 2', 'जमा करें']) }],
  ['applicationProcess', { applicationProcess: steps(['चरण 1', 'फ़ॉर्म भरें'], ['चरण 2', 'जमा करें'], ['चरण 4', 'इंतज़ार करें']) }],
  ['afterApplying', { afterApplying: '<p>दफ़्तर जाँच करता है।</p>' }],
  ['caveats', { caveats: list('शहरों में नहीं।') }],
  ['fee', { fee: 'महिलाओं के लिए मुफ़्त' }],
  ['schemeDescription', { schemeDescription: `<p>कुओं के लिए।</p>${list('खोदा हुआ')}` }],
])('answers the English %s when the Hindi has other lines, and says so', async (field, hindi) => {
  const id = await addWith(hindi);
  const scheme = await visitor(readScheme, { id, lang: 'hi' });
  const wire = field === 'eligibility' ? 'elegiblityCriteria' : field;
  const english = await visitor(readScheme, { id });
  expect(scheme[wire as keyof typeof scheme]).toEqual(english[wire as keyof typeof scheme]);
  expect(scheme.translation).toEqual({ language: 'hi', state: 'reviewed', others: [], english: [field] });
  expect(scheme.schemeName).toBe(HINDI.name);
});

test('answers a complete translation, in paragraphs or a list, with the digits of its script', async () => {
  const id = await addWith({
    caveats: '<p>शहरों में नहीं।</p><p>जीवन में एक बार।</p>',
    applicationProcess: steps(['चरण १', 'फ़ॉर्म भरें'], ['चरण २', 'जमा करें'], ['चरण ३', 'इंतज़ार करें']),
  });
  const scheme = await visitor(readScheme, { id, lang: 'hi' });
  expect(scheme).toMatchObject({ fee: HINDI.fee, benefits: HINDI.benefits, elegiblityCriteria: HINDI.eligibility });
  expect(scheme.caveats).toContain('शहरों');
  expect(scheme.applicationProcess).toContain('फ़ॉर्म');
  expect(scheme.translation.english).toEqual([]);
});

test('names an untranslated field too', async () => {
  const id = await addWith({ caveats: '' });
  const { caveats, translation } = await visitor(readScheme, { id, lang: 'hi' });
  expect(caveats).toBe(ENGLISH.caveats);
  expect(translation.english).toEqual(['caveats']);
});

test('guide, lists, search, saved schemes, check and checklist do the same', async () => {
  const short = { eligibility: list('आप किसान हैं।'), documentsRequired: list('आधार कार्ड'), applicationProcess: steps(['चरण 1', 'भरें']) };
  const { id } = await admin(addWholeScheme, {
    ...ENGLISH,
    name: 'Wholly unheard zebra loan',
    conditions: [{ text: 'You are a farmer.', rule: { work: ['farmer'] } }],
    translations: { hi: { ...HINDI, ...short } },
  });
  const guide = await visitor(readGuide, { schemeId: id, lang: 'hi' });
  expect(guide.steps.map(({ title }) => title)).toEqual(['Fill in the form', 'Hand it in', 'Wait']);
  expect(guide.requiredDocuments).toBe(ENGLISH.documentsRequired);
  const cardOf = (schemes: { id: number; elegiblityCriteria: string }[]) => schemes.find((one) => one.id === id)?.elegiblityCriteria;
  expect(cardOf((await visitor(listSchemes, { lang: 'hi', limit: 100 })).schemes)).toMatch(/^You are a farmer/);
  expect(cardOf((await visitor(searchSchemes, { search: 'zebra', lang: 'hi' })).schemes)).toMatch(/^You are a farmer/);
  const [saved] = (await visitor(readSavedSchemes, { ids: [id], lang: 'hi' })).schemes;
  expect(saved?.elegiblityCriteria).toBe(ENGLISH.eligibility);
  const { results } = await visitor(checkSchemes, { facts: {}, lang: 'hi' });
  const lines = results.find((one) => one.id === id)?.lines.map(({ text }) => text);
  expect(lines).toEqual(['You are a farmer.', 'You live in Rajasthan.', 'You have no other loan.']);
  const { parts } = await visitor(listCheckParts, { lang: 'hi' });
  const { schemes } = await visitor(readCheckSheets, { part: parts[0]?.sheets ?? '', lang: 'hi' });
  expect(schemes.find(({ conditions }) => conditions[0] === 'You are a farmer.')).toMatchObject({
    documents: ['Aadhaar card', 'Land record'],
    steps: ['Fill in the form', 'Hand it in', 'Wait'],
  });
  const checklist = await visitor(readChecklist, { ids: [id], lang: 'hi' });
  expect(checklist.others.map(({ text }) => text)).toEqual(['Aadhaar card', 'Land record']);
});

test('answers the English field once a line is added to it alone', async () => {
  const id = await addWith({});
  expect((await visitor(readScheme, { id, lang: 'hi' })).translation.english).toEqual([]);
  await admin(replaceScheme, { id, name: ENGLISH.name, category_id: ['4'], benefits: list('₹6,000 a year', 'A free pump', 'A loan') });
  const { benefits, translation } = await visitor(readScheme, { id, lang: 'hi' });
  expect(benefits).toContain('A loan');
  expect(translation).toMatchObject({ state: 'stale', english: ['benefits'] });
});

test('a document does so for each of its lists, and for untranslated fields', async () => {
  const english = {
    steps: [
      { title: 'Ask', text: '' },
      { title: 'Pay', text: '' },
    ],
    refusals: ['No stamp', 'No photo'],
    fee: 'Free',
  };
  const hindi = { steps: [{ title: 'पूछें', text: '' }], refusals: ['मोहर नहीं', 'फ़ोटो नहीं'], corrections: [], fee: '' };
  const entry = sampleDocument('zebra-card', {
    en: sampleDocumentTexts('Zebra card', { ...english, corrections: ['Write'] }),
    translations: { hi: { ...sampleDocumentTexts('ज़ेबरा कार्ड', hindi), state: 'reviewed' as const } },
  });
  await admin(addDocument, { slug: 'zebra-card', status: 'published', entry });
  const paper = await visitor(readDocument, { slug: 'zebra-card', lang: 'hi' });
  expect(paper).toMatchObject({ name: 'ज़ेबरा कार्ड', refusals: hindi.refusals, steps: english.steps, corrections: ['Write'], fee: 'Free' });
  expect(paper.translation.english.toSorted()).toEqual(['corrections', 'fee', 'steps']);
});

test('an article with other list items or steps has its translated title and the English text', async () => {
  const add = async (seo_title: string, content: string, hi_content: string) =>
    (await admin(createBlog, { seo_title, seo_category: '4', content, isActive: '1', hi_title: 'कर्ज़', hi_content })).blog.seo_slug;
  const english = `<p>Two ways:</p>${list('bank', 'office')}`;
  const less = await add('Zebra ways', english, `<p>दो तरीके:</p>${list('बैंक')}`);
  expect(await visitor(readBlog, { seo_slug: less, lang: 'hi' })).toMatchObject({
    seo_title: 'कर्ज़',
    language: 'hi',
    content: english,
    translation: { state: 'draft', english: ['content'] },
  });
  const other = await add('Zebra steps', steps(['Step 1', 'a'], ['Step 2', 'b']), steps(['चरण 1', 'क'], ['चरण 3', 'ख']));
  expect((await visitor(readBlog, { seo_slug: other, lang: 'hi' })).translation.english).toEqual(['content']);
  const whole = await add('Zebra whole', english, `<p>दो तरीके</p><p>ये हैं:</p>${list('बैंक', 'दफ़्तर')}`);
  expect((await visitor(readBlog, { seo_slug: whole, lang: 'hi' })).translation.english).toEqual([]);
});
