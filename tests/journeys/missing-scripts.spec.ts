/** Pages that need their script: what a visitor sees when it is late or never comes. */
import type { Page, Route } from '@playwright/test';
import { MESSAGES } from '../../messages/every-language.ts';
import { FACTS } from '../../web/pages.ts';
import { expect, hydrated, test } from './site.ts';

const WAITING = Object.values(FACTS).flatMap(({ needsScript, examples: [{ address }] }) => (needsScript ? [address] : []));

test('only the check, the list and the photo need their script', () => {
  expect(WAITING).toEqual(['/check', '/saved', '/photo']);
});

const FAILURES: Record<string, [files: RegExp, cause: (route: Route) => unknown]> = {
  'every script is answered by an error': [/assets\/.*\.js/, (route) => route.fulfill({ status: 500 })],
  'all scripts but the first are answered by an error': [/assets\/(?!entry-browser).*\.js/, (route) => route.fulfill({ status: 503 })],
  'every script is blocked': [/assets\/.*\.js/, (route) => route.abort()],
  'no script is ever answered': [/assets\/.*\.js/, () => {}],
};

test('each of them says after a few seconds that its script is missing, however it failed, and how to go on', async ({ browser, site }) => {
  // In parallel, because most of the time is spent waiting.
  await Promise.all(
    Object.entries(FAILURES).flatMap(([failure, [files, cause]]) =>
      WAITING.map(async (address) => {
        const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
        await page.route(files, cause);
        await page.goto(site.url + address, { waitUntil: 'commit' });
        const notice = page.locator('[data-late]');
        await expect(notice, failure).toBeHidden();
        await expect(notice, failure).toBeVisible({ timeout: 30_000 });
        await expect(notice).toContainText(/not come yet/);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
        if (address === '/saved') {
          await page.getByRole('link', { name: 'Browse all schemes' }).click();
          await expect(page).toHaveURL(/\/schemes$/);
        }
        await page.close();
      }),
    ),
  );
});

test('the check without its scripts carries the chosen answers over to the form without script', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 500 }));
  await page.goto('/check', { waitUntil: 'commit' });
  await page.getByLabel('State').selectOption('Bihar');
  await page.getByRole('radio', { name: MESSAGES.en.check.reasons.values.area?.village ?? '' }).check();
  await page.getByRole('button', { name: MESSAGES.en.check.plain.show }).click({ timeout: 15_000 });
  await expect(page.getByRole('heading', { name: MESSAGES.en.check.plain.again })).toBeVisible();
  await expect(page.locator('#plain-state')).toHaveValue('Bihar');
  await expect(page.locator('#plain-area')).toHaveValue('village');
});

test('scripts that arrive after the notice replace it', async ({ page }) => {
  const { promise: isLet, resolve: letScripts } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await isLet;
    await route.continue();
  });
  await page.goto('/hi/saved', { waitUntil: 'commit' });
  const notice = page.locator('[data-late]');
  await expect(notice).toBeVisible({ timeout: 30_000 });
  letScripts();
  await hydrated(page);
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
});

test.describe('the first questions of the check', () => {
  const question = (page: Page) => page.locator('form[data-question]');

  test('come with the page, and can be answered before scripts or rules are loaded', async ({ page }) => {
    const { promise: areScriptsLet, resolve: letScripts } = Promise.withResolvers<void>();
    const { promise: areRulesLet, resolve: letRules } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await areScriptsLet;
      await route.continue();
    });
    await page.route('**/api/check/**', async (route) => {
      await areRulesLet;
      await route.continue();
    });
    await page.goto('/check', { waitUntil: 'commit' });
    await expect(question(page)).toHaveAttribute('data-question', 'place');
    await page.getByLabel('State').selectOption('Bihar');
    await page.getByRole('radio', { name: MESSAGES.en.check.reasons.values.area?.village ?? '' }).check();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL(/\/check$/);

    letScripts();
    await expect(question(page)).toHaveAttribute('data-question', 'person');
    await page.locator('#check-age').fill('45');
    await page.getByRole('radio', { name: MESSAGES.en.check.reasons.values.sex?.female ?? '' }).check();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(question(page)).toHaveAttribute('data-question', 'work');
    await page.getByRole('button', { name: MESSAGES.en.check.skip }).click();
    await expect(page.getByText(MESSAGES.en.check.loading).first()).toBeVisible();

    letRules();
    await expect(question(page)).toBeVisible();
    await expect(question(page)).not.toHaveAttribute('data-question', /place|person|work/);
    await expect(page.locator('#results article, #results li').first()).toBeVisible();
    await page.locator('summary', { hasText: MESSAGES.en.check.yourAnswers }).click();
    await expect(page.getByRole('button', { name: /^Change: .*Bihar/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Change: .*45/ })).toBeVisible();
  });

  test('stay, with their answers, when the rules cannot be loaded', async ({ page }) => {
    await page.route('**/api/check/**', (route) => route.abort());
    await page.goto('/check');
    await page.getByLabel('State').selectOption('Bihar');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(question(page)).toHaveAttribute('data-question', 'person');
    await expect(page.getByRole('alert')).toContainText(MESSAGES.en.check.failed);
    await expect(page.getByRole('link', { name: 'All questions on one page' })).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.locator('#results')).toBeVisible();
  });
});
