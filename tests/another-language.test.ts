/**
 * A new language is a row of the table and its sentences: with a made-up one added, all public output supports it, and no code depends on
 * the number of languages.
 */
import { Parser } from 'htmlparser2';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { columnOf } from '../contract/import-file/headings.ts';
import { inLanguage, splitLanguage } from '../contract/language-address.ts';
import { LANGUAGES, type Language, type TranslationLanguage } from '../contract/languages.ts';
import { addWholeScheme, readSchemeForStaff, replaceScheme } from '../contract/scheme-admin.endpoints.ts';
import { subscribe } from '../contract/subscribers.endpoints.ts';
import { MAILS, MESSAGES } from '../messages/every-language.ts';
import { type App, createApp } from '../server/app.ts';
import { type TestApp, testApp } from '../server/testing/test-app.ts';
import { render } from '../web/entry-server.tsx';
import { FACTS as PAGES } from '../web/pages.ts';
import { sentencesOf } from './sentences.ts';

vi.mock('../contract/languages.ts', async (original) => (await import('./made-up-language.ts')).inTable(await original()));
vi.mock('../messages/every-language.ts', async (original) => (await import('./made-up-language.ts')).inWords(await original()));
vi.mock('../messages/dates.ts', async (original) => (await import('./made-up-language.ts')).inWords(await original()));
vi.mock('../content/founders.ts', async (original) => (await import('./made-up-language.ts')).inWords(await original()));

const MADE_UP = LANGUAGES.at(-1) as TranslationLanguage;
const SITE = 'http://localhost:3000';

let site: TestApp;
let app: App;
beforeAll(async () => {
  site = await testApp({ seeded: true });
  const findAssets = () => ({ styles: '', scripts: [], preloads: [] });
  const web = { render, findAssets, findAdminAssets: findAssets, files: new Map() };
  app = await createApp({ env: site.env, connection: site.connection, log: pino({ level: 'silent' }), lexicon: () => [], web });
});
afterAll(async () => {
  await app.stop();
  await site.close();
});

const open = (path: string) => app.fetch(new Request(SITE + path));

type Tag = { name: string; attributes: Record<string, string> };

/** A page's tags, and its text in its own language. */
function read(html: string): { tags: Tag[]; text: string } {
  const tags: Tag[] = [];
  const silent: boolean[] = [];
  let text = '';
  const isSilent = () => silent.includes(true);
  new Parser({
    onopentag: (name, attributes) => {
      tags.push({ name, attributes });
      const { lang } = attributes;
      silent.push((lang !== undefined && lang !== MADE_UP) || name === 'script' || name === 'style');
      if (!isSilent()) for (const key of ['aria-label', 'alt', 'placeholder', 'title', 'content']) text += ` ${attributes[key] ?? ''} `;
    },
    ontext: (piece) => {
      text += isSilent() ? '' : piece;
    },
    onclosetag: () => silent.pop(),
  }).end(html);
  return { tags, text };
}

const others = LANGUAGES.filter((language) => language !== MADE_UP);
const EXAMPLES = Object.entries(PAGES).flatMap(([name, { examples, sitemap }]) =>
  examples.map(({ address, status = 200 }) => ({ name, address, status, isListed: sitemap !== undefined })),
);

describe('every page', () => {
  let foreign: string[];
  beforeAll(() => {
    // The same in all languages: names, and a message for developers.
    const common = [MESSAGES.en.notFound.text, MESSAGES.en.common.brand, MESSAGES.en.common.brandHindi];
    foreign = [...new Set(others.flatMap((language) => sentencesOf(MESSAGES[language])))].filter((one) => !common.includes(one));
  });

  test.each(EXAMPLES)('$address uses it, declares it, and links within it', async ({ address, status, isListed }) => {
    const response = await open(inLanguage(MADE_UP, address));
    expect(response.status).toBe(status);
    const html = await response.text();
    const { tags, text } = read(html);
    expect(tags.find(({ name }) => name === 'html')?.attributes).toMatchObject({ lang: MADE_UP, dir: 'rtl' });
    expect(text).toContain('⟦');
    expect(foreign.filter((sentence) => text.includes(sentence))).toEqual([]);

    const links = tags.filter(({ name, attributes }) => name === 'a' && attributes.href?.startsWith('/') && !attributes.hreflang);
    expect(links.length).toBeGreaterThan(5);
    const languageOf = (address = '') => splitLanguage(new URL(address, SITE).pathname).language;
    expect(links.map(({ attributes }) => attributes.href).filter((href) => languageOf(href) !== MADE_UP)).toEqual([]);
    for (const { attributes } of tags.filter(({ name }) => name === 'form')) expect(languageOf(attributes.action)).toBe(MADE_UP);

    const offered = tags.filter(({ name, attributes }) => name === 'a' && attributes.hreflang && attributes.lang === attributes.hreflang);
    expect(new Set(offered.map(({ attributes }) => attributes.hreflang))).toEqual(new Set(others));
    const alternates = tags.filter(({ name, attributes }) => name === 'link' && attributes.rel === 'alternate' && attributes.hreflang);
    if (isListed && status === 200 && !address.includes('q=')) {
      expect(Object.fromEntries(alternates.map(({ attributes }) => [attributes.hreflang, attributes.href?.replace(/\?.*/, '')]))).toEqual({
        ...Object.fromEntries(LANGUAGES.map((language) => [language, SITE + inLanguage(language, address).replace(/\?.*/, '')])),
        'x-default': SITE + address.replace(/\?.*/, ''),
      });
    }
  });
});

test('a page without a translation says so and links the languages it has', async () => {
  const { text, tags } = read(await (await open(inLanguage(MADE_UP, '/schemes/1'))).text());
  expect(text).toContain(MESSAGES[MADE_UP].translation.missing);
  const hindi = tags.filter(({ name, attributes }) => name === 'a' && attributes.hreflang === 'hi');
  expect(hindi.map(({ attributes }) => attributes.href)).toEqual(['/hi/schemes/1', '/hi/schemes/1']);
});

test('staff translate a scheme into it independently of other languages', async () => {
  const admin = site.api(await site.signIn());
  const form = { name: 'Village well', category_id: ['4'] };
  const { id } = await admin(addWholeScheme, { ...form, translations: { hi: { name: 'गाँव का कुआँ', state: 'reviewed' } } });
  await admin(replaceScheme, { id, ...form, translations: { [MADE_UP]: { name: 'אבגד', state: 'draft' } } });
  expect((await admin(readSchemeForStaff, { id })).translations).toMatchObject({
    hi: { name: 'गाँव का कुआँ', state: 'reviewed' },
    [MADE_UP]: { name: 'אבגד', state: 'draft' },
  });
});

test.each(['Scheme Name (אבגד)', 'Scheme Name in qaa', 'qaa_name'])('an import file may name its column “%s”', (heading) => {
  expect(columnOf(heading)).toBe(`${MADE_UP}_name`);
});

test('sitemap, feeds, QR codes and mails include it', async () => {
  expect(await (await open('/sitemap.xml')).text()).toContain(`<loc>${SITE}/${MADE_UP}/schemes/1</loc>`);
  expect(await (await open(`/${MADE_UP}/feeds/schemes.xml`)).text()).toContain(`xml:lang="${MADE_UP}"`);
  expect((await open(`/${MADE_UP}/schemes/1/qr.svg`)).status).toBe(200);
  await site.api()(subscribe, { email: 'reader@example.org', lang: MADE_UP });
  const { language } = await site.connection.db
    .selectFrom('outbox')
    .select('language')
    .where('recipient', '=', 'reader@example.org')
    .executeTakeFirstOrThrow();
  expect(MAILS[language as Language].confirm.subject).toContain('⟦');
});
