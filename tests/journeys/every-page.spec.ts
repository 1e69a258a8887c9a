/**
 * What must hold of every public page, in every language: readable without JavaScript, accessible, in one language, as wide as the screen, with
 * enlarged text too, displayed at once when answers are slow, and usable in forced colours. The pages are those of `web/pages.ts`, each with the
 * addresses it names as its examples. Each address is visited once for all checks.
 */
import type { Browser, Page } from '@playwright/test';
import { inLanguage } from '../../contract/language-address.ts';
import { LANGUAGES, type Language, SOURCE_LANGUAGE } from '../../contract/languages.ts';
import { MESSAGES } from '../../messages/every-language.ts';
import { FACTS } from '../../web/pages.ts';
import { sentencesOf } from '../sentences.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './site.ts';
import { expectEdges, expectFits, expectFitsEnlarged } from './sweeps.ts';

// Both workers can share the site, because these tests change nothing.
test.describe.configure({ mode: 'parallel' });

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 800 };
const SMALL_PHONE = { width: 320, height: 640 };

/** @param page its name in `web/pages.ts`, @param isFirst of the examples of its page */
const EXAMPLES = Object.entries(FACTS).flatMap(([page, { examples }]) =>
  examples.map((example, index) => ({ status: 200, ...example, page, isFirst: index === 0 })),
);

for (const { address, status, text, page: name, isFirst } of EXAMPLES) {
  test(`${address} is accessible, fits and uses one language, in each language`, async ({ page, browser, baseURL }) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    for (const language of LANGUAGES) {
      const path = inLanguage(language, address);
      const where = `${path}, the page ${name} of web/pages.ts`;
      await test.step(path, async () => {
        await page.setViewportSize(DESK);
        const response = await page.goto(path);
        expect(response?.status(), where).toBe(status);
        await expectWhole(page, language, where);
        if (language !== SOURCE_LANGUAGE) await expectOneLanguage(page, (await response?.text()) ?? '', language, where);
        expect(complaints, `errors of the script of ${where}`).toEqual([]);
      });
    }
    const where = `${address}, the page ${name} of web/pages.ts`;
    await test.step('without JavaScript', () => expectReadable(browser, new URL(address, baseURL).href, text));
    if (isFirst) {
      await test.step('in forced colours', async () => {
        await page.setViewportSize(DESK);
        await page.goto(address);
        await expectEdges(page, where);
      });
      await test.step('opened from far down another page while answers are slow', () => expectHeading(page, address, text));
    }
    expect(complaints, `errors of the script of ${where}`).toEqual([]);
  });
}

/** Checks a page that was opened on a desktop. */
async function expectWhole(page: Page, language: Language, where: string): Promise<void> {
  await test.step('at 1280 px', async () => {
    // Languages differ only in text, and each is checked at 360 px.
    if (language === SOURCE_LANGUAGE) await expectAccessible(page);
    await expectFits(page, DESK.width, where);
  });
  await test.step('at 360 px', async () => {
    await page.setViewportSize(PHONE);
    await expectAccessible(page);
    await expectFits(page, PHONE.width, where);
    await expectFitsEnlarged(page, PHONE.width, where);
  });
}

async function expectReadable(browser: Browser, url: string, text: string | RegExp): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: SMALL_PHONE });
  const page = await context.newPage();
  await page.goto(url);
  await expect(page.getByText(text).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', SOURCE_LANGUAGE);
  await context.close();
}

async function expectHeading(page: Page, address: string, text: string | RegExp): Promise<void> {
  const from = address === '/about' ? '/terms' : '/about';
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(from);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  const before = await page.title();
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    // Makes the page react to its address, as after a link.
    dispatchEvent(new Event('hashchange'));
  }, address);
  await expect.poll(() => page.title()).not.toBe(before);
  await expect(page.locator('main h1')).toHaveCount(1);
  await expect(page.locator('main h1')).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByText(text).first()).toBeVisible();
  await expect(page.locator('main h1')).toBeInViewport();
}

/** For each language, the sentences of the others that are different in it. */
const FOREIGN = new Map(
  LANGUAGES.map((language) => {
    const own = new Set(sentencesOf(MESSAGES[language]));
    const others = LANGUAGES.filter((one) => one !== language).flatMap((one) =>
      sentencesOf(MESSAGES[one]).filter((sentence) => !own.has(sentence)),
    );
    return [language, others];
  }),
);

/** @param html as delivered */
async function expectOneLanguage(page: Page, html: string, language: Language, where: string): Promise<void> {
  const { lang, text } = await page.evaluate(
    ([source, own]) => {
      const delivered = new DOMParser().parseFromString(source, 'text/html');
      for (const element of delivered.querySelectorAll(`[lang]:not([lang="${own}"], html), script, style`)) element.remove();
      return { lang: delivered.documentElement.lang, text: delivered.body.textContent ?? '' };
    },
    [html, language] as const,
  );
  expect(lang, where).toBe(language);
  const found = FOREIGN.get(language)?.filter((sentence) => text.includes(sentence));
  expect(found, `sentences of another language on ${where}: see messages/${language}/, or mark the element with its lang`).toEqual([]);
}
