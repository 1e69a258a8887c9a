/** Lists on a phone, by keyboard and without script: filters that report their effect, and results near the top. */
import type { Page } from '@playwright/test';
import { inLanguage } from '../../contract/language-address.ts';
import { TRANSLATIONS } from '../../contract/languages.ts';
import { expect, settled, test } from './site.ts';

const PHONE = { width: 360, height: 740 };

async function hydrated(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^Show \d+ schemes?$/, includeHidden: true })).toHaveCount(1);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`on a phone with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled, viewport: PHONE });

    for (const address of [
      '/schemes',
      '/schemes?q=kisan',
      '/schemes?state=Gujarat&for=farmer',
      '/category/health',
      ...TRANSLATIONS.map((language) => inLanguage(language, '/schemes?q=pension')),
    ]) {
      test(`the first card of ${address} is near the top`, async ({ page }) => {
        await page.goto(address);
        const card = await page.getByRole('article').first().boundingBox();
        expect(card?.y).toBeLessThan(420);
      });
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('a helper opens the filters, chooses, and removes one again', async ({ page }) => {
    await page.goto('/schemes');
    await expect(page.getByLabel('State', { exact: true })).toBeHidden();
    await page.getByText('Filters', { exact: true }).click();
    await page.getByLabel('State', { exact: true }).selectOption('Bihar');
    await page.getByLabel('For whom').selectOption('women');
    await page.getByRole('button', { name: 'Show schemes' }).click();
    await expect(page).toHaveURL(/state=Bihar&for=women/);
    await expect(page.getByRole('article').first()).toContainText('Bihar');
    await page.getByRole('link', { name: 'Remove filter: Bihar' }).click();
    await expect(page).toHaveURL(/\/schemes\?for=women$/);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('each choice shows how many schemes are left, and the button leads to them', async ({ page }) => {
    await page.goto('/schemes');
    await hydrated(page);
    await page.getByText('Filters', { exact: true }).click();
    await page.getByLabel('State', { exact: true }).selectOption('Gujarat');
    await expect(page).toHaveURL(/\?state=Gujarat$/);
    const show = page.getByRole('button', { name: /^Show \d+ schemes$/ });
    await expect(page.getByText(/^Page 1 • Showing 12 schemes of \d+$/)).toBeVisible();
    const total = /of (\d+)/.exec(await page.getByText(/^Page 1 • Showing 12 schemes of/).innerText())?.[1];
    await expect(show).toHaveText(`Show ${total} schemes`);
    await show.click();
    await expect(page.getByLabel('State', { exact: true })).toBeHidden();
    await expect(page.locator('#results')).toBeFocused();
    await expect(page.getByRole('article').first()).toBeInViewport();
    await expect(page.getByRole('article').first()).toContainText('Gujarat');
  });
});

test('arrowing through the states loads nothing and adds nothing to the history', async ({ page }) => {
  await page.goto('/schemes');
  await hydrated(page);
  await page.getByLabel('State', { exact: true }).focus();
  // The code for the choice is loaded at this first touch.
  await page.waitForLoadState('networkidle');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  const steps = await page.evaluate(() => history.length);
  for (let key = 0; key < 5; key++) await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('State', { exact: true })).toHaveValue('Chhattisgarh');
  await expect(page).toHaveURL(/\/schemes$/);
  expect(calls).toEqual([]);
  const button = page.getByRole('button', { name: /^Show \d+ schemes$/ });
  const promised = await button.innerText();
  await button.click();
  await expect(page).toHaveURL(/\?state=Chhattisgarh$/);
  await expect(page.getByText(/Showing 12 schemes/)).toContainText(` of ${/\d+/.exec(promised)?.[0]}`);
  expect(await page.evaluate(() => history.length)).toBe(steps);
});

test('the keyboard reaches the first result in a few steps', async ({ page }) => {
  await page.goto('/schemes?q=kisan');
  await hydrated(page);
  await page.locator('main').focus();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Skip to the schemes');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('article').first().locator(':focus')).toHaveText('Learn More');
});

test('placeholders have enough contrast on every background', async ({ page }) => {
  await page.goto('/privacy');
  await settled(page);
  await page.route('**/api/**', () => {});
  for (const [link, name] of [
    ['Home', '/'],
    ['Schemes', '/schemes'],
  ] as const) {
    await page.locator('header').getByRole('link', { name: link, exact: true }).click();
    const placeholder = page.locator('.skeleton').first();
    await expect(placeholder, name).toBeVisible();
    const grounds = () =>
      placeholder.evaluate((element) => {
        const seen = (start: Element | null): string => {
          const colour = start ? getComputedStyle(start).backgroundColor : '';
          return colour === 'rgba(0, 0, 0, 0)' ? seen(start?.parentElement ?? null) : colour;
        };
        return [seen(element), seen(element.parentElement)];
      });
    await expect.poll(async () => new Set(await grounds()).size, { message: name }).toBe(2);
  }
});
