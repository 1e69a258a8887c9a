/** What search engines and link previews read from a finished page. */
import { inLanguage, splitLanguage } from '../../contract/language-address.ts';
import { LANGUAGES } from '../../contract/languages.ts';
import { expect, test } from './site.ts';

type Data = Record<string, unknown>;

/** Properties that schema.org requires of each type used here. */
const NEEDED: Record<string, string[]> = {
  WebSite: ['name', 'url', 'potentialAction'],
  BreadcrumbList: ['itemListElement'],
  GovernmentService: ['name', 'description', 'serviceType', 'areaServed', 'provider', 'url', 'mainEntityOfPage'],
  Article: ['headline', 'datePublished', 'dateModified', 'author', 'publisher', 'image'],
};

const PAGES: [string, string[]][] = [
  ['/', ['WebSite']],
  ['/schemes', ['BreadcrumbList']],
  ['/schemes/1', ['BreadcrumbList', 'GovernmentService']],
  ['/hi/schemes/101', ['BreadcrumbList', 'GovernmentService']],
  ['/gu/schemes/1', ['BreadcrumbList', 'GovernmentService']],
  ['/blog/what-is-dbt', ['BreadcrumbList', 'Article']],
];

test.use({ javaScriptEnabled: false });

for (const [path, types] of PAGES) {
  test(`${path} carries ${types.join(' and ')}, its address and a preview`, async ({ page, site }) => {
    await page.goto(path);
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const found = texts.map((text) => JSON.parse(text) as Data);
    expect(found.map((data) => data['@type'])).toEqual(types);
    for (const data of found) {
      expect(data['@context']).toBe('https://schema.org');
      for (const key of NEEDED[String(data['@type'])] ?? []) expect(data[key], `${data['@type']}.${key}`).toBeTruthy();
    }
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', site.url + path);
    for (const language of LANGUAGES) {
      const address = site.url + inLanguage(language, splitLanguage(path).path);
      await expect(page.locator(`link[hreflang="${language}"]`)).toHaveAttribute('href', address);
    }
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
    const response = await page.request.get(String(picture));
    expect(response.headers()['content-type']).toMatch(/^image\/(?:png|webp)$/);
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /.+/);
  });
}

test('pages that must not be indexed say so', async ({ page }) => {
  for (const path of ['/no/such/page', '/schemes/999999', '/schemes?q=kisan']) {
    await page.goto(path);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  }
});
