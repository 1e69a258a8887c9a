/** Links at the end of a sentence lead to their page even if a punctuation mark is part of the address. */
import { inLanguage } from '../../contract/language-address.ts';
import { LANGUAGES } from '../../contract/languages.ts';
import { FACTS } from '../../web/pages.ts';
import { expect, test } from './site.ts';

const ENDS = ['.', ',', ')', '"', '%22', '*', '_', '~', '।', '%E0%A5%A4', '%E2%80%8B', '\u200B', ').', '%29%2E', '**,', "'?a=1&b=2"];
/** Every page without a query; for the home page, stripping the mark would only leave a slash. */
const PATHS = Object.values(FACTS)
  .flatMap(({ examples }) => examples)
  .filter(({ address, status = 200 }) => status === 200 && !address.includes('?') && address !== '/category/foo-Bar')
  .map(({ address }) => address);

test('redirects to the page by 308 with its query, for every mark and language', async ({ request, site }) => {
  for (const path of [...PATHS, '/category/health', '/documents/income-certificate']) {
    const isThere = (await request.get(path)).ok();
    for (const [place, end] of ENDS.entries()) {
      const address = inLanguage(LANGUAGES[place % LANGUAGES.length] ?? 'en', path);
      if (address === '/') continue;
      const response = await request.get(site.url + address + end, { maxRedirects: 0 });
      expect(response.status(), address + end).toBe(isThere ? 308 : 404);
      if (isThere) expect(response.headers().location).toBe(address + (end.split('?')[1] ? `?${end.split('?')[1]}` : ''));
    }
  }
});

test('does not redirect if there is no such page, and never to another site', async ({ request, site }) => {
  for (const address of [
    '/schemes/999999.',
    '/no/such/page)',
    '//example.com.',
    '//example.com/%5C.',
    '/%5Cexample.com.',
    '/admin/schemes.',
    '/api/docs.',
    '/api/structured/schemes/1.',
    '/assets/nothing.js)',
    '/robots.txt.',
    '/feeds/schemes.xml,',
    '/uploads/nothing.png.',
  ]) {
    const response = await request.get(site.url + address, { maxRedirects: 0 });
    expect([400, 404, 405], address).toContain(response.status());
  }
});

test('an address that is itself a page is not changed', async ({ request, site }) => {
  for (const address of ['/category/foo-Bar', '/schemes/1', '/schemes/1/', '/hi/']) {
    expect((await request.get(site.url + address, { maxRedirects: 0 })).status(), address).toBe(200);
  }
});
