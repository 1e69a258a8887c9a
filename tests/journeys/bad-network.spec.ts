/** A visitor on a bad network: scripts that fail, answers that are slow or never come, no connection at all. */
import type { Page } from '@playwright/test';
import { expect, settled, test } from './site.ts';

const PHONE = { width: 360, height: 640 };

/** Every call of the API takes this long. */
async function slowApi(page: Page, wait: number): Promise<void> {
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, wait));
    await route.continue();
  });
}

/** Opens a page and waits for hydration. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settled(page);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const toBlog = (page: Page) => page.locator('footer').getByRole('link', { name: 'Blogs', exact: true }).click();
const isFocused = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

test.describe('a script file of the next page', () => {
  test('that a deployment removed: the real address is loaded', async ({ page }) => {
    await page.route('**/assets/blog*', (route) => route.fulfill({ status: 404, body: 'Not Found' }));
    await open(page, '/privacy');
    await toBlog(page);
    await expect(page).toHaveURL(/\/blog$/);
    await expect(page.getByRole('article')).toHaveCount(6);
    await expect(heading(page)).toHaveText('Guides and news on government schemes');
  });

  test('that fails without internet: the page says so, and Try Again loads it once there is a connection', async ({ page, context }) => {
    await open(page, '/privacy');
    await context.setOffline(true);
    await toBlog(page);
    await expect(page.getByRole('alert')).toContainText('No internet');
    await expect(page.locator('header')).toBeVisible();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('alert')).toContainText('No internet');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('article')).toHaveCount(6);
  });

  test('that hangs: after 15 seconds the real address is loaded', async ({ page }) => {
    await page.route('**/assets/blog*', () => {});
    await open(page, '/privacy');
    await page.clock.install();
    await toBlog(page);
    await expect(heading(page)).toHaveText('Blog');
    await expect(page.getByRole('article')).toHaveCount(0);
    await page.unroute('**/assets/blog*');
    await page.clock.runFor(15_000);
    await expect(page.getByRole('article')).toHaveCount(6);
  });
});

test('an error in one page leaves the rest of the site working', async ({ page }) => {
  await open(page, '/blog');
  await page.route('**/api/blogs/*', (route) => route.fulfill({ json: { id: 1, content: 5, seo_title: 'Odd' } }));
  await page
    .getByRole('link', { name: /^Read Article/ })
    .first()
    .click();
  await expect(page.getByRole('alert')).toContainText('Something went wrong on our side');
  await expect(heading(page)).toHaveText('This page did not load');
  await toBlog(page);
  await expect(page.getByRole('article')).toHaveCount(6);
  await page
    .getByRole('link', { name: /^Read Article/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('navigation', { name: 'You are here' })).toBeVisible();
});

test('without internet a list says so at once, still shows what was seen, and can be retried', async ({ page, context }) => {
  await open(page, '/schemes');
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page.getByText('Page 2 • Showing 12 schemes')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Page 3' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to fetch schemes');
  await expect(page.getByRole('alert')).toContainText('No internet');
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(12);
  await page.goForward();
  await expect(page.getByRole('alert')).toContainText('No internet');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Page 3 • Showing 12 schemes')).toBeVisible();
});

test('a call that is never answered fails after 15 seconds with a sentence', async ({ page }) => {
  await open(page, '/schemes');
  await page.clock.install();
  await page.route('**/api/structured/schemes', () => {});
  await page.getByRole('link', { name: 'Page 2' }).click();
  await page.clock.runFor(14_000);
  await expect(page.getByRole('status').first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.clock.runFor(2_000);
  await expect(page.getByRole('alert')).toContainText('No answer came within 15 seconds');
});

test.describe('from far down a list, with an API that takes 1.5 seconds', () => {
  test.use({ viewport: PHONE });

  test('a scheme shows its heading at once, at the top, with the focus and the title', async ({ page }) => {
    await open(page, '/schemes');
    // The code of the page is already loaded.
    await page.getByRole('article').first().getByRole('link', { name: 'Learn More' }).click();
    await expect(page.getByRole('heading', { name: 'Key Information' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('article')).toHaveCount(12);
    await slowApi(page, 1500);
    const card = page.getByRole('article').last();
    const name = (await card.getByRole('heading').textContent()) ?? '';
    await card.scrollIntoViewIfNeeded();
    await card.getByRole('link', { name: 'Learn More' }).click();
    await expect(page).toHaveURL(/\/schemes\/\d+$/);
    await expect(heading(page)).toContainText(name);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.locator('footer')).not.toBeInViewport();
    await expect(page).toHaveTitle(new RegExp(`^${name.replace(/[()]/g, '.')}`));
    await expect.poll(() => isFocused(page)).toBe('H1');
    await expect(page.getByRole('heading', { name: 'Key Information' })).toHaveCount(0);
    // The focus stays on the heading when the text has loaded.
    await expect(page.getByRole('heading', { name: 'Key Information' })).toBeVisible();
    expect(await isFocused(page)).toBe('H1');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  for (const [link, title] of [
    ['Blogs', 'Blog'],
    ['Request New Scheme', 'Request New Scheme'],
    ['Home', 'YojanaPath'],
    ['Education', 'Education Schemes'],
  ] as const) {
    test(`${link} in the footer leads to the top of its page, with heading, focus and title`, async ({ page }) => {
      await open(page, '/schemes');
      await slowApi(page, 1500);
      await page.route('**/assets/{lists,forms,home}*.js', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1000));
        await route.continue();
      });
      await page.locator('footer').getByRole('link', { name: link, exact: true }).click();
      await expect.poll(() => page.evaluate(() => window.scrollY), { timeout: 900, intervals: [50] }).toBe(0);
      await expect(page.locator('footer')).not.toBeInViewport();
      await expect(page).toHaveTitle(new RegExp(title));
      await expect.poll(() => isFocused(page)).toBe('H1');
      await page.waitForLoadState('networkidle');
      await expect(heading(page)).toHaveCount(1);
      expect(await isFocused(page)).toBe('H1');
    });
  }
});

test('a reader who has begun to type on the new page stays in the field', async ({ page }) => {
  await open(page, '/privacy');
  await page.locator('header').getByRole('link', { name: 'Schemes', exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(12);
  await slowApi(page, 1000);
  await page.getByPlaceholder('Search schemes or services...').fill('kis');
  await page.getByRole('link', { name: 'Page 2' }).focus();
  await page.keyboard.press('Enter');
  await page.getByPlaceholder('Search schemes or services...').focus();
  await expect(page.getByText('Page 2 • Showing 12 schemes')).toBeVisible();
  expect(await isFocused(page)).toBe('INPUT');
});
