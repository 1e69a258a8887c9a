/** Lists as rendered pages: all a visitor without script gets, and what every visitor gets first. */
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shippedSchemes } from '../content/shipped-content.ts';
import { CATEGORIES } from '../contract/categories.ts';
import { addWholeScheme } from '../contract/scheme-admin.endpoints.ts';
import { SCHEMES_PER_PAGE, type SchemePage, searchSchemes, suggestSchemes } from '../contract/schemes.endpoints.ts';
import { type App, createApp } from '../server/app.ts';
import { cachedLexicon } from '../server/content/lexicon-cache.ts';
import { indexStore } from '../server/domain/catalogue/stored-index.ts';
import { type TestApp, testApp } from '../server/testing/test-app.ts';
import { render } from '../web/entry-server.tsx';

let site: TestApp;
let app: App;
beforeAll(async () => {
  site = await testApp({ seeded: true });
  const findAssets = () => ({ styles: '', scripts: [], preloads: [] });
  const web = { render, findAssets, findAdminAssets: findAssets, files: new Map() };
  const { env, connection } = site;
  const log = pino({ level: 'silent' });
  app = await createApp({ env, connection, log, lexicon: () => cachedLexicon(env.dataDir), indexStore: indexStore(env.dataDir), web });
});
afterAll(async () => {
  await app.stop();
  await site.close();
});

const open = (path: string) => app.fetch(new Request(`http://localhost:3000${path}`));

const LAST_PAGE = Math.ceil(shippedSchemes().length / SCHEMES_PER_PAGE);

test.each([
  ['/schemes?page=999', `/schemes?page=${LAST_PAGE}`],
  ['/hi/schemes?page=999', `/hi/schemes?page=${LAST_PAGE}`],
  ['/schemes?q=zzzzqq&page=2', '/schemes?q=zzzzqq'],
  ['/schemes?category_name=nosuch&page=4', '/schemes?category_name=nosuch'],
  ['/blog?page=99', '/blog?page=2'],
])('%s redirects to the last page, %s', async (path, last) => {
  const response = await open(path);
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe(last);
  expect((await open(last)).status).toBe(200);
});

test('a search beyond its last page redirects there, with its other filters', async () => {
  const response = await open('/schemes?q=pension&state=Gujarat&page=50');
  expect(response.status).toBe(302);
  const last = response.headers.get('location') ?? '';
  expect(last).toMatch(/^\/schemes\?q=pension&state=Gujarat(&page=\d+)?$/);
  expect((await open(last)).status).toBe(200);
});

const text = (html: string) => html.replace(/<script[\s\S]*?<\/script>|<[^>]*>/g, ' ').replace(/\s+/g, ' ');
const cards = (html: string) => html.match(/<article/g)?.length ?? 0;

test('filters are a form without script, and each active one a link that removes it', async () => {
  const html = await (await open('/schemes?q=pension&state=Gujarat&for=elderly')).text();
  const form = html.match(/<details[\s\S]*?<\/details>/g)?.find((part) => part.includes('<form')) ?? '';
  expect(form).toMatch(/action="\/schemes"/);
  for (const name of ['category_name', 'state', 'for', 'level']) expect(form).toMatch(new RegExp(`<select [^>]*name="${name}"`));
  expect(form).toContain('<input type="hidden" name="q" value="pension"');
  expect(text(form)).toContain('Show schemes');
  const chips = [...html.matchAll(/<a [^>]*aria-label="Remove filter: ([^"]*)"[^>]*>/g)].map(([link, name]) => [
    name,
    /href="([^"]*)"/.exec(link)?.[1],
  ]);
  expect(chips).toEqual([
    ['Gujarat', '/schemes?q=pension&amp;for=elderly'],
    ['Older people', '/schemes?q=pension&amp;state=Gujarat'],
  ]);
  expect(text(html)).toContain('Clear filters');
});

test('the filter for open schemes appears only where it makes a difference', async () => {
  const offers = async (path: string) => (await (await open(path)).text()).includes('type="checkbox"');
  expect(await offers('/schemes?state=Maharashtra')).toBe(true);
  expect(await offers('/schemes?state=Maharashtra&for=farmer')).toBe(false);
  expect(await offers('/schemes?state=Maharashtra&for=farmer&open=1')).toBe(true);
});

test('a category is paged, its own schemes first, with a count and a filter by state', async () => {
  const first = await (await open('/category/health')).text();
  expect(cards(first)).toBe(12);
  expect(text(first)).toMatch(/Page 1 • Showing 12 schemes of \d+/);
  expect(first).toContain('href="/category/health?page=2"');
  const badges = [...first.matchAll(/<span class="badge">([^<]*)</g)].map(([, name]) => name);
  expect(new Set(badges)).toEqual(new Set(['Health']));
  const gujarat = await (await open('/category/health?state=Gujarat')).text();
  const places = [...gujarat.matchAll(/<span class="badge-place">([^<]*)</g)].map(([, name]) => name);
  expect(places[0]).toBe('Gujarat');
  expect(places.lastIndexOf('Gujarat')).toBe(places.indexOf('Central') - 1);
  const beyond = await open('/hi/category/health?state=Gujarat&page=70');
  expect(beyond.headers.get('location')).toMatch(/^\/hi\/category\/health\?state=Gujarat(&page=\d+)?$/);
});

test.each(CATEGORIES.map(({ slug }) => slug))(
  'the pages of the category %s and its call have the same schemes in the same order',
  async (slug) => {
    const response = await open(`/api/structured/schemes/category/${slug}`);
    const whole = ((await response.json()) as { id: number }[]).map(({ id }) => id);
    expect(response.headers.get('x-total-count')).toBe(String(whole.length));
    const idsIn = (html: string) => [...html.matchAll(/<article[\s\S]*?href="\/schemes\/(\d+)/g)].map(([, id]) => Number(id));
    const inPages: number[] = [];
    const paged: number[] = [];
    let next: string | undefined = `/api/structured/schemes/category/${slug}?page=1`;
    for (let page = 1; next; page++) {
      const answer: Response = await open(next);
      const { schemes, total } = (await answer.json()) as SchemePage;
      expect(total).toBe(whole.length);
      expect(answer.headers.get('x-total-count')).toBe(String(total));
      paged.push(...schemes.map(({ id }) => id));
      inPages.push(...idsIn(await (await open(`/category/${slug}?page=${page}`)).text()));
      next = /^<([^>]*)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    expect(paged).toEqual(whole);
    expect(inPages).toEqual(whole);
  },
);

test.each([
  ['/hi/schemes/431', '18004190001'],
  ['/schemes/431', '18004190001'],
  ['/schemes/1', '155261'],
  ['/documents/aadhaar-card', '1947'],
  ['/hi/documents/aadhaar-card', '1947'],
  ['/blog/fake-jobs-fake-schemes-and-touts', '1930'],
  ['/gu/blog/fake-jobs-fake-schemes-and-touts', '1930'],
])('telephone numbers in the text of %s are links', async (path, number) => {
  const main = /<main[\s\S]*<\/main>/.exec(await (await open(path)).text())?.[0] ?? '';
  const isWritten = new RegExp(`(?<!\\d)${number}(?!\\d)`, 'g');
  const outside = main.replace(/<a [\s\S]*?<\/a>/g, '');
  expect(main).toContain(`href="tel:${number}"`);
  expect(outside.match(isWritten)).toBeNull();
});

test.each(['', '/hi', '/gu'])('the teasers of the articles of %s/blog are five complete words', async (base) => {
  const pages = await Promise.all([1, 2].map(async (page) => (await open(`${base}/blog?page=${page}`)).text()));
  const teasers = pages.flatMap((html) =>
    [...html.matchAll(/<\/h2><p class="wrap-anywhere"[^>]*>([^<]*)</g)].map(([, teaser = '']) => teaser),
  );
  expect(teasers.length).toBeGreaterThan(6);
  expect(teasers.filter((teaser) => !/^(?:\S+ ){4}\S+[^\s,;:(]\.\.\.$/.test(teaser))).toEqual([]);
});

test('facts of a card are separated for screen readers', async () => {
  const html = await (await open('/schemes')).text();
  const [, tags = ''] = /<article[^>]*><p[^>]*>([\s\S]*?)<\/p>/.exec(html) ?? [];
  expect(tags.replace(/<[^>]*>/g, '')).toMatch(/^[^,]+, [^,]+/);
});

test('Why Use is a heading on Home, with its benefits below', async () => {
  const html = await (await open('/')).text();
  const levels = [...html.matchAll(/<h([1-6])[^>]*>([\s\S]*?)<\/h\1>/g)].map(
    ([, level, heading = '']) => [Number(level), text(heading).trim()] as const,
  );
  const at = levels.findIndex(([, heading]) => heading.startsWith('Why Use'));
  expect(levels.slice(at, at + 4).map(([level]) => level)).toEqual([2, 3, 3, 3]);
});

test('a search shows matching articles beside the schemes, and no empty block', async () => {
  const block = async (path: string) =>
    /<section aria-labelledby="articles-found"[\s\S]*?<\/section>/.exec(await (await open(path)).text())?.[0];
  expect(await block('/schemes?q=form+reject+ho+gaya')).toContain('href="/blog/application-rejected-or-delayed"');
  expect(await block('/hi/schemes?q=fake+agent')).toMatch(/href="\/hi\/blog\/fake-jobs-fake-schemes-and-touts"/);
  expect(await block('/hi/schemes?q=widow+pension')).toMatch(/lang="en"[^>]*>Pensions/);
  expect(await block('/schemes?q=tractor')).toBeUndefined();
  expect(await block('/schemes')).toBeUndefined();
});

test('a scheme whose last date has passed says so, also without script', async () => {
  const admin = site.api(await site.signIn());
  const pageOf = async (name: string, closesOn: string) => {
    const { id } = await admin(addWholeScheme, { name, category_id: ['4'], closesOn, status: 'published' });
    await app.deps.catalogue.refresh();
    return text(await (await open(`/schemes/${id}`)).text());
  };
  expect(await pageOf('Closed long ago', '2020-01-31')).toContain('The last date has passed.');
  expect(await pageOf('Open for long', '2999-01-31')).not.toContain('The last date has passed.');
});

test.each(['०', '૦', '০', '௦', '۰', '０'])('digits of the script of %s find the same as 0-9, in the same order', async (zero) => {
  const api = site.api();
  const inScript = (text: string) => text.replace(/\d/g, (digit) => String.fromCodePoint((zero.codePointAt(0) as number) + Number(digit)));
  const answerTo = async (q: string) => {
    const { schemes, total, corrected, weak } = await api(searchSchemes, { search: q, limit: 100 });
    const suggestions = await api(suggestSchemes, { q });
    return { ids: schemes.map(({ id }) => id), total, corrected: corrected?.to, weak, suggestions };
  };
  for (const q of [
    'मेरी उम्र 65 है',
    '80 वर्ष पेंशन',
    '1500 रुपये महिला',
    'class 10 scholarship',
    'कक्षा 9 छात्रवृत्ति',
    'ધોરણ 12',
    'pension 60',
    '181',
    '80c',
  ]) {
    expect(await answerTo(inScript(q)), q).toEqual(await answerTo(q));
  }
});
