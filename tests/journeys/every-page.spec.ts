/**
 * What must hold of every public page, in every language: readable without JavaScript, accessible, in one language, as wide as the
 * screen; there at once when answers are slow, and there still when the system chooses the colours. The pages are those of
 * `web/pages.ts`, each with the addresses it names as its examples.
 */
import type { Page } from '@playwright/test';
import { inLanguage } from '../../contract/language-address.ts';
import { LANGUAGES, SOURCE_LANGUAGE } from '../../contract/languages.ts';
import { MESSAGES } from '../../messages/every-language.ts';
import { FACTS } from '../../web/pages.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './site.ts';

// A third of all journeys, and none leaves anything behind: both workers share them.
test.describe.configure({ mode: 'parallel' });

const EXAMPLES = Object.values(FACTS).flatMap(({ examples }) => examples);

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

for (const { address, status = 200, text } of EXAMPLES) {
  for (const language of LANGUAGES) {
    const path = inLanguage(language, address);
    test(`${path} is accessible and fits at 360 and 1280`, async ({ page }) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      await page.setViewportSize({ width: 1280, height: 800 });
      const response = await page.goto(path, { waitUntil: 'networkidle' });
      expect(response?.status()).toBe(status);
      await expectAccessible(page);
      expect(await fits(page)).toBe(true);
      await page.setViewportSize({ width: 360, height: 800 });
      await expectAccessible(page);
      expect(await fits(page)).toBe(true);
      expect(complaints).toEqual([]);
    });
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

    test(`${address} shows its text`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByText(text).first()).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    });
  });
}

for (const { examples } of Object.values(FACTS)) {
  const [{ address, text }] = examples;

  test(`${address}, come to from far down another page while answers are slow, shows its heading at the top`, async ({ page }) => {
    const from = address === '/about' ? '/terms' : '/about';
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(from, { waitUntil: 'networkidle' });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.route('**/api/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    const before = await page.title();
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      // Has the page look at its address, as after a link.
      dispatchEvent(new Event('hashchange'));
    }, address);
    await expect.poll(() => page.title()).not.toBe(before);
    await expect(page.locator('main h1')).toHaveCount(1);
    await expect(page.locator('main h1')).toBeInViewport();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.getByText(text).first()).toBeVisible();
    await expect(page.locator('main h1')).toBeInViewport();
  });

  test(`${address} keeps its edges and its focus where the system chooses the colours`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await page.goto(address, { waitUntil: 'networkidle' });
    // Backgrounds are gone then: what can be pressed, opened or filled in is told by its edge or sign.
    const bare = await page.evaluate(() =>
      [...document.querySelectorAll('button, summary, input:not([type=hidden]), select, textarea, a[class*="button"]:not(.sr-only)')]
        .filter((control) => control.checkVisibility() && control.clientWidth > 1)
        .filter((control) => {
          const { borderTopWidth, textDecorationLine, appearance, display } = getComputedStyle(control);
          // What is folded has its triangle only as an item of a list.
          const isMarked = display === 'list-item' || textDecorationLine !== 'none' || appearance !== 'none';
          return borderTopWidth === '0px' && !isMarked;
        })
        .map((control) => control.outerHTML.slice(0, 200)),
    );
    expect(bare).toEqual([]);
    for (let step = 0; step < 4; step++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle)).not.toBe('none');
    }
  });
}

/** Every sentence of at least two words in a catalogue of messages. */
function sentences(messages: unknown): string[] {
  if (typeof messages === 'string') return /\p{L}+\s+\p{L}+/u.test(messages) ? [messages] : [];
  return typeof messages === 'object' && messages !== null ? Object.values(messages).flatMap(sentences) : [];
}

for (const language of LANGUAGES.filter((one) => one !== SOURCE_LANGUAGE)) {
  test.describe(`in the language ${language}`, () => {
    test.use({ javaScriptEnabled: false });
    const own = new Set(sentences(MESSAGES[language]));
    const foreign = LANGUAGES.filter((one) => one !== language).map((one) => {
      const theirs = [...new Set(sentences(MESSAGES[one]))].filter((sentence) => !own.has(sentence));
      return { language: one, theirs };
    });

    for (const { address } of EXAMPLES) {
      test(`${address} has no sentence of the interface in another`, async ({ page }) => {
        await page.goto(inLanguage(language, address));
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        const text = await page.evaluate((lang) => {
          for (const element of document.querySelectorAll(`[lang]:not([lang="${lang}"], html), script, style`)) element.remove();
          return document.body.textContent ?? '';
        }, language);
        expect(foreign.flatMap(({ theirs }) => theirs.filter((sentence) => text.includes(sentence)))).toEqual([]);
      });
    }
  });
}
