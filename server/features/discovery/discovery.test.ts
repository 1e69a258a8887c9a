import { Parser } from 'htmlparser2';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { CATEGORIES } from '../../../contract/categories.ts';
import { inLanguage } from '../../../contract/language-address.ts';
import { LANGUAGES } from '../../../contract/languages.ts';
import { addWholeScheme } from '../../../contract/scheme-admin.endpoints.ts';
import { bulkSchemes, importSchemes } from '../../../contract/scheme-bulk.endpoints.ts';
import { listSchemes } from '../../../contract/schemes.endpoints.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { sitemapOf } from './sitemap.ts';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ seeded: true, env: { PUBLIC_URL: 'https://yojanapath.example' } });
});
afterAll(() => site.close());

const read = async (path: string) => (await site.fetch(path)).text();

/** Names of the elements in order; throws when one is not closed. */
function elements(xml: string): string[] {
  const names: string[] = [];
  const open: string[] = [];
  const parser = new Parser(
    {
      onopentag: (name) => {
        names.push(name);
        open.push(name);
      },
      onclosetag: (name, implied) => {
        if (implied && !xml.includes(`<${name} `)) throw new Error(`${name} is not closed`);
        expect(open.pop()).toBe(name);
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return names;
}

test('the sitemap lists exactly the published pages, in every language, with their dates of change', async () => {
  const xml = await read('/sitemap.xml');
  elements(xml);
  const places = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] as string);
  expect(new Set(places).size).toBe(places.length);
  expect(places.every((place) => place.startsWith('https://yojanapath.example/'))).toBe(true);
  const { total } = await site.api()(listSchemes, { limit: 1 });
  const schemes = places.filter((place) => /\/schemes\/\d+$/.test(place));
  expect(schemes).toHaveLength(total * LANGUAGES.length);
  expect(places).toEqual(
    expect.arrayContaining(LANGUAGES.map((language) => `https://yojanapath.example${inLanguage(language, '/schemes/1')}`)),
  );
  const scheme = site.app.deps.catalogue.current.scheme(1);
  expect(xml).toContain(`/schemes/1</loc><lastmod>${scheme?.updated_on.slice(0, 10)}</lastmod>`);
});

test('a long sitemap is an index of parts, which list every page once', async () => {
  const { current } = site.app.deps.catalogue;
  const [whole, parted] = [sitemapOf(current, 'https://a.example', 10_000), sitemapOf(current, 'https://a.example', 50)];
  const places = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] as string);
  expect([whole.parts, parted.parts]).toEqual([1, Math.ceil(places(whole.whole()).length / LANGUAGES.length / 50)]);
  elements(parted.whole());
  expect(places(parted.whole())).toEqual(Array.from({ length: parted.parts }, (_, at) => `https://a.example/sitemap-${at + 1}.xml`));
  const parts = Array.from({ length: parted.parts }, (_, at) => parted.part(at + 1) as string);
  for (const part of parts) expect(elements(part)[0]).toBe('urlset');
  expect(parts.flatMap(places)).toEqual(places(whole.whole()));
  expect([parted.part(0), parted.part(parted.parts + 1), parted.part(1.5)]).toEqual([undefined, undefined, undefined]);
});

test('a sitemap that fits into one file has no parts', async () => {
  expect((await site.fetch('/sitemap-1.xml')).status).toBe(404);
});

test('robots.txt excludes the admin panel and links the sitemap', async () => {
  const text = await read('/robots.txt');
  expect(text).toContain('Disallow: /admin');
  expect(text).toContain('Sitemap: https://yojanapath.example/sitemap.xml');
});

const FEEDS = LANGUAGES.flatMap((language) => ['schemes', 'blog'].map((feed) => inLanguage(language, `/feeds/${feed}.xml`)));

test.each(FEEDS)('%s is an Atom feed', async (path) => {
  const response = await site.fetch(path);
  expect(response.headers.get('content-type')).toContain('application/atom+xml');
  const xml = await response.text();
  const names = elements(xml);
  for (const needed of ['id', 'title', 'updated']) expect(names).toContain(needed);
  const entries = xml.split('<entry>').slice(1);
  for (const entry of entries) {
    for (const needed of ['id', 'title', 'updated', 'author', 'link'])
      expect(elements(`<entry>${entry.split('</entry>')[0]}</entry>`)).toContain(needed);
  }
  if (path.includes('schemes')) expect(entries.length).toBeGreaterThan(0);
});

test('the feed of schemes is newest first, and no entry is published after it was updated', async () => {
  const admin = site.api(await site.signIn());
  site.advance(60_000);
  const old = { name: 'Old text', status: 'draft', sources: [{ url: 'https://example.org/', title: 'A page', date: '2020-01' }] };
  const id = (await admin(importSchemes, { rows: [old] })).results[0]?.id as number;
  site.advance(60_000);
  await admin(bulkSchemes, { action: 'publish', ids: [id] });
  site.advance(60_000);
  await admin(addWholeScheme, { name: 'New text', category_id: [1] });
  const entries = (await read('/feeds/schemes.xml')).split('<entry>').slice(1);
  const titles = entries.map((entry) => /<title>([^<]+)/.exec(entry)?.[1]);
  expect(titles.slice(0, 2)).toEqual(['New text', 'Old text']);
  expect(entries[1]).toContain('<updated>2020-01-01T00:00:00.000Z</updated>');
  for (const entry of entries) {
    const [published, updated] = ['published', 'updated'].map((name) => new RegExp(`<${name}>([^<]+)`).exec(entry)?.[1]);
    if (published) expect(published <= (updated ?? '')).toBe(true);
  }
});

test('links use the public address, not the host of the request', async () => {
  const response = await site.fetch('/sitemap.xml', { headers: { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' } });
  expect(await response.text()).not.toContain('evil.example');
});

test.each(['/sitemap.xml', '/feeds/schemes.xml', '/hi/feeds/blog.xml'])(
  '%s is compressed, and answers 304 for a matching ETag',
  async (path) => {
    const first = await site.fetch(path, { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(first.headers.get('content-encoding')).toBe('br');
    expect(first.headers.get('vary')).toBe('Accept-Encoding');
    const etag = first.headers.get('etag') ?? '';
    const again = await site.fetch(path, { headers: { 'Accept-Encoding': 'gzip, br', 'If-None-Match': etag } });
    expect([again.status, again.headers.get('etag')]).toEqual([304, etag]);
  },
);

test('builds the sitemap once per catalogue', async () => {
  const admin = site.api(await site.signIn());
  const { id } = await admin(addWholeScheme, { name: 'Listed at once', category_id: ['4'] });
  const made = vi.spyOn(site.app.deps.catalogue.current, 'schemesOfCategory');
  for (let turn = 0; turn < 3; turn++) expect(await read('/sitemap.xml')).toContain(`/schemes/${id}<`);
  expect(made).toHaveBeenCalledTimes(CATEGORIES.length);
});
