import { Parser } from 'htmlparser2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listSchemes } from '../../contract/schemes.endpoints.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ seeded: true, env: { PUBLIC_URL: 'https://yojanapath.example' } });
});
afterAll(() => site.close());

const read = async (path: string) => (await site.fetch(path)).text();

/** Names of the elements in order, or a complaint when one is not closed. */
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

test('the sitemap lists exactly the published pages, in both languages, with the day each changed', async () => {
  const xml = await read('/sitemap.xml');
  elements(xml);
  const places = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] as string);
  expect(new Set(places).size).toBe(places.length);
  expect(places.every((place) => place.startsWith('https://yojanapath.example/'))).toBe(true);
  const { total } = await site.api()(listSchemes, { limit: 1 });
  const schemes = places.filter((place) => /\/schemes\/\d+$/.test(place));
  expect(schemes).toHaveLength(total * 2);
  expect(places).toContain('https://yojanapath.example/hi/schemes/1');
  const scheme = site.app.house.catalogue.current.scheme(1);
  expect(xml).toContain(`/schemes/1</loc><lastmod>${scheme?.updated_on.slice(0, 10)}</lastmod>`);
});

test('robots are kept out of the admin panel and shown the sitemap', async () => {
  const text = await read('/robots.txt');
  expect(text).toContain('Disallow: /admin');
  expect(text).toContain('Sitemap: https://yojanapath.example/sitemap.xml');
});

test.each(['/feeds/schemes.xml', '/hi/feeds/schemes.xml', '/feeds/blog.xml', '/hi/feeds/blog.xml'])('%s is an Atom feed', async (path) => {
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

test('links are made from the public address, whatever the request says', async () => {
  const response = await site.fetch('/sitemap.xml', { headers: { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' } });
  expect(await response.text()).not.toContain('evil.example');
});
