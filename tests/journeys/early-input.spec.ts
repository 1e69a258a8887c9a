/** Early input is not lost: it is replayed after hydration. */
import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './site.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** Opens a page whose scripts are held back until the returned function is called. */
async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  const { promise: isLet, resolve: letScripts } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await isLet;
    await route.continue().catch(() => {});
  });
  await page.goto(address, { waitUntil: 'commit' });
  return letScripts;
}

const isHydrated = (page: Page) => page.evaluate(() => performance.getEntriesByName('taken-over').length > 0);

test('a tick, typed text, the caret, a click, opened parts and the scroll position survive hydration', async ({ page }) => {
  const letScripts = await openWithoutScripts(page, '/schemes/1');
  const box = page.locator('#required-documents').getByRole('checkbox').nth(1);
  const text = page.locator('#page-feedback-text');
  const save = page.getByRole('button', { name: /^Save / }).first();
  await save.click();
  await box.click();
  await page.locator('summary', { hasText: 'Something wrong' }).click();
  await text.pressSequentially('The office moved');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(500);
  expect(await isHydrated(page)).toBe(false);

  letScripts();
  await hydrated(page);
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await expect(box).toBeChecked();
  await expect(text).toHaveValue('The office moved');
  await expect(text).toBeFocused();
  expect(await text.evaluate((field: HTMLTextAreaElement) => field.selectionStart)).toBe(14);
  expect(await page.evaluate(() => scrollY)).toBe(place);
  await page.keyboard.type('!');
  await expect(text).toHaveValue('The office mov!ed');

  // The script, which stores ticks, has received the replayed input.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await expect(box).toBeChecked();
});

test('text in the search, and choices that apply immediately', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const letScripts = await openWithoutScripts(page, '/schemes');
  const field = page.getByRole('combobox', { name: 'Search' }).or(page.locator('input[name=q]')).first();
  await field.pressSequentially('kisan');
  await page.locator('select[name=category_name]').first().selectOption({ index: 2 });
  const category = await page.locator('select[name=category_name]').first().inputValue();
  const level = page.locator('details select[name=level]');
  await level.selectOption('central');
  expect(await isHydrated(page)).toBe(false);

  letScripts();
  await hydrated(page);
  await expect(page).toHaveURL(/[?&]level=central/);
  await expect(level).toHaveValue('central');
  await expect(field).toHaveValue('kisan');
  await expect(page.locator('select[name=category_name]').first()).toHaveValue(category);
});

test('a link and a form work without waiting for scripts', async ({ page }) => {
  await openWithoutScripts(page, '/');
  await page.locator('input[name=q]').fill('pension');
  await page.locator('input[name=q]').press('Enter');
  await expect(page).toHaveURL(/\/schemes\?q=pension/);
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/schemes\/\d+/);
});

test('a menu opens at once, and stays open', async ({ page }) => {
  const letScripts = await openWithoutScripts(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeVisible();
  expect(await isHydrated(page)).toBe(false);
  letScripts();
  await hydrated(page);
  await expect(menu).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'true');
});

test.describe('with data saving or a slow connection', () => {
  for (const connection of [{ saveData: true }, { effectiveType: '2g' }]) {
    test(`with ${JSON.stringify(connection)} React is loaded at the first touch, not before`, async ({ page }) => {
      await page.addInitScript((given) => Object.defineProperty(navigator, 'connection', { value: given }), connection);
      const scripts: string[] = [];
      page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
      await page.goto('/', { waitUntil: 'commit' });
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(1000);
      expect(scripts).toHaveLength(1);
      await page.getByRole('button', { name: 'Menu' }).click();
      await hydrated(page);
      expect(await isHydrated(page)).toBe(true);
    });
  }
});
