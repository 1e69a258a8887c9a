/** What must hold of every public page: readable without JavaScript, accessible, in one language, as wide as the screen. */
import { AxeBuilder } from '@axe-core/playwright';
import { en } from '../../messages/en.ts';
import { hi } from '../../messages/hi.ts';
import { expect, test } from './site.ts';

/** Address without language, its status, and a part of the text that must be there in English. */
const PAGES: [string, number, string][] = [
  ['/', 200, 'Find Government Schemes & Services'],
  ['/schemes', 200, 'All Government Schemes'],
  ['/schemes?q=kisan', 200, 'Search Results for "kisan"'],
  ['/schemes?q=zzzzqq', 200, 'No schemes matching "zzzzqq" were found. Try different keywords.'],
  ['/schemes?category_name=Taxation&state=Gujarat&page=1', 200, 'All Government Schemes'],
  ['/schemes/1', 200, 'Registration Guide'],
  ['/schemes/999999', 404, 'Scheme Not Found'],
  ['/schemes/abc', 404, 'Scheme Not Found'],
  ['/category/agriculture', 200, 'Agriculture Schemes'],
  ['/category/foo-Bar', 200, 'foo-Bar Schemes'],
  ['/blog', 200, '1 Min Read'],
  ['/blog/what-is-dbt', 200, 'Scheme Request'],
  ['/blog/no-such', 404, 'Article Not Found'],
  ['/request', 200, "Don't See What You're Looking For?"],
  ['/about', 200, 'How our texts are made'],
  ['/privacy', 200, 'Privacy Policy'],
  ['/terms', 200, 'Terms of Service'],
  ['/accessibility', 200, 'Accessibility'],
  ['/no/such/page', 404, 'Did you forget to add the page to the router?'],
];

const inHindi = (path: string) => (path === '/' ? '/hi' : `/hi${path}`);

for (const [path, status, text] of PAGES) {
  for (const address of [path, inHindi(path)]) {
    test(`${address} is accessible and fits at 360 and 1280`, async ({ page }) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        const response = await page.goto(address, { waitUntil: 'networkidle' });
        expect(response?.status()).toBe(status);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
      expect(complaints).toEqual([]);
    });
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

    test(`${path} shows its text and search`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByText(text).first()).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    });
  });
}

/** Every sentence of at least two words in a catalogue of messages. */
function sentences(messages: unknown): string[] {
  if (typeof messages === 'string') return /\p{L}+\s+\p{L}+/u.test(messages) ? [messages] : [];
  return typeof messages === 'object' && messages !== null ? Object.values(messages).flatMap(sentences) : [];
}

test.describe('in Hindi', () => {
  test.use({ javaScriptEnabled: false });
  const own = new Set(sentences(hi));
  const english = [...new Set(sentences(en))].filter((sentence) => !own.has(sentence));

  for (const [path] of PAGES) {
    test(`${path} has no English sentence of the interface`, async ({ page }) => {
      await page.goto(inHindi(path));
      const text = await page.evaluate(() => {
        for (const element of document.querySelectorAll('[lang="en"], script, style')) element.remove();
        return document.body.textContent ?? '';
      });
      expect(english.filter((sentence) => text.includes(sentence))).toEqual([]);
      await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    });
  }
});
