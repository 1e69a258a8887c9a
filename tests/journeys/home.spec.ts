import type { Page } from '@playwright/test';
import { inLanguage } from '../../contract/language-address.ts';
import { LANGUAGE_TABLE, LANGUAGES, SOURCE_LANGUAGE, TRANSLATIONS } from '../../contract/languages.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './site.ts';

const PHONE = { width: 375, height: 740 };

/** Whether a part of the page is below the header and within the window. */
const isInView = (page: Page, selector: string) =>
  page.locator(selector).evaluate((part) => {
    const { top } = part.getBoundingClientRect();
    return top >= 0 && top < innerHeight / 2;
  });

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the menu opens, and closes by its button, a click outside, Escape and navigation', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Menu' });
    const panel = page.getByRole('navigation', { name: 'Menu' });
    await expect(panel).toBeHidden();
    await button.click();
    await expect(panel).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(panel).toHaveCSS('max-height', '320px');
    await expect(panel.getByRole('link')).toHaveText([
      'Home',
      'Schemes',
      'What can I get?',
      'How It Works',
      'About',
      'Blogs',
      'Request New Scheme',
      'My list',
    ]);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(panel.getByRole('link', { name: 'My list' })).toBeInViewport({ ratio: 1 });
    expect(await panel.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
    await button.click();
    await expect(panel).toBeHidden();
    await button.click();
    await page.mouse.click(100, 600);
    await expect(panel).toBeHidden();
    await button.click();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await button.click();
    await panel.getByRole('link', { name: 'Schemes', exact: true }).click();
    await expect(page).toHaveURL(/\/schemes$/);
    await expect(panel).toBeHidden();
  });

  test('the three steps rotate', async ({ page }) => {
    await page.goto('/');
    const steps = page.locator('#how-it-works ol > li');
    const current = page.locator('#how-it-works [aria-current=step]');
    await expect(steps).toHaveCount(3);
    for (const place of [2, 3, 1]) {
      await page.getByRole('button', { name: 'Next step' }).click();
      await expect(current).toHaveAccessibleName(`Show step ${place}`);
      await expect(steps.nth(place - 1)).toBeInViewport({ ratio: 0.9 });
    }
    await page.getByRole('button', { name: 'Previous step' }).click();
    await expect(current).toHaveAccessibleName('Show step 3');
    await page.getByRole('button', { name: 'Show step 2' }).click();
    await expect(steps.nth(1)).toBeInViewport({ ratio: 0.9 });
  });

  test('the scroll cue fades after ten pixels', async ({ page }) => {
    await page.goto('/');
    const cue = page.getByText('Scroll', { exact: true }).locator('..');
    await page.evaluate(() => scrollTo({ top: 10, behavior: 'instant' }));
    await expect(cue).toHaveCSS('opacity', '1');
    await page.evaluate(() => scrollTo({ top: 11, behavior: 'instant' }));
    await expect(cue).toHaveCSS('opacity', '0');
  });

  test('without JavaScript the menu opens and all three steps and stories can be read', async ({ browser, site }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, viewport: PHONE });
    await page.goto(site.url);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Request New Scheme' })).toBeVisible();
    await page.keyboard.press('Escape');
    for (const step of await page.locator('#how-it-works ol > li').all()) {
      await step.scrollIntoViewIfNeeded();
      await expect(step).toBeInViewport({ ratio: 0.9 });
    }
    await expect(page.getByText('by a daughter, a shopkeeper or a friend.')).toBeVisible();
    await expect(page.getByText('See more').first()).toBeHidden();
    await page.close();
  });
});

test('the header stays at the top and marks the current section', async ({ page }) => {
  await page.goto('/');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveText(['Home', 'Schemes', 'What can I get?', 'How It Works', 'About', 'Blogs']);
  const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]');
  await expect(current).toHaveText('Home');
  await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }));
  expect(await page.locator('header').evaluate((header) => header.getBoundingClientRect().top)).toBe(0);
  await links.filter({ hasText: 'About' }).click();
  await expect(current).toHaveText('About');
  await expect.poll(() => isInView(page, '#about')).toBe(true);
  await links.filter({ hasText: 'Schemes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Government Schemes');
  await expect(current).toHaveText('Schemes');
  await links.filter({ hasText: 'How It Works' }).click();
  await expect(page).toHaveURL(/\/#how-it-works$/);
  await expect(current).toHaveText('How It Works');
  await expect.poll(() => isInView(page, '#how-it-works')).toBe(true);
});

test('the language switch leads to the same page', async ({ page }) => {
  await page.goto('/schemes?q=kisan');
  for (const language of [...TRANSLATIONS, SOURCE_LANGUAGE] as const) {
    await page.locator('header details summary').click();
    await page.locator('header').getByRole('link', { name: LANGUAGE_TABLE[language].name }).click();
    await expect(page).toHaveURL(new RegExp(`\\d${inLanguage(language, '/schemes')}\\?q=kisan$`));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
});

test('one founder at a time shows the full story', async ({ page }) => {
  await page.goto('/');
  const cards = page.locator('#about li');
  await expect(cards).toHaveCount(2);
  const more = page.getByRole('button', { name: 'See more' });
  await expect(more).toHaveCount(2);
  const text = cards.nth(0).locator('p[id]');
  const cut = (await text.textContent()) ?? '';
  expect(cut).toHaveLength(203);
  expect(cut.endsWith('...')).toBe(true);
  await more.nth(0).click();
  await expect(text).not.toContainText('...');
  await more.click();
  await expect(text).toHaveText(cut);
  await expect(cards.nth(1).getByRole('button')).toHaveText('See less');
});

test('the guide of scheme 1 is shown, and is requested only when there are featured schemes', async ({ page }) => {
  const guide = page.getByRole('heading', { name: /^How to Apply for / });
  await page.goto('/');
  await expect(guide).toBeVisible();
  await expect(page.locator('#registration-guides ol > li').first()).toBeVisible();

  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/structured/schemes/featured', async (route) => {
    await asked;
    await route.fulfill({ json: [] });
  });
  await page.goto('/schemes');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.locator('section', { hasText: 'Featured Government Schemes' }).locator('[role=status] > .skeleton')).toHaveCount(6);
  answer();
  await expect(page.getByText('No registration guides available yet')).toBeVisible();
  expect(calls).not.toContain('/api/guides/scheme/1');
});

for (const path of LANGUAGES.flatMap((language) => ['/', '/no/such/page'].map((page) => inLanguage(language, page)))) {
  for (const width of [360, 1280]) {
    test(`${path} at ${width} pixels has no barrier and does not scroll sideways`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const response = await page.goto(path);
      expect(response?.status()).toBe(path.includes('no/such') ? 404 : 200);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await expectAccessible(page);
    });
  }
}
