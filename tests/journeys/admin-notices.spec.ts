import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

/** An action that always fails and shows a toast. */
async function openPanel(page: Page) {
  await page.route('**/api/logout', (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }));
  await page.goto('/admin/users');
  await expect(page.getByRole('table')).toBeVisible();
}
const fail = (page: Page) => page.getByRole('button', { name: 'Logout' }).click();
const shown = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Logout failed' });

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page);
  await openPanel(page);
});

test('only one toast is shown at a time', async ({ page }) => {
  await fail(page);
  await expect(shown(page)).toHaveCount(1);
  await fail(page);
  await fail(page);
  await expect(shown(page)).toHaveCount(1);
});

test('a toast of success closes by itself, one of a failure stays until it is closed', async ({ page }) => {
  await page.clock.install();
  await page.reload();
  await expect(page.getByRole('table')).toBeVisible();
  await fail(page);
  await expect(shown(page)).toBeVisible();
  await page.mouse.move(300, 300);
  await page.clock.runFor(60_000);
  await expect(shown(page)).toBeVisible();
  await page.getByRole('button', { name: 'Add User' }).click();
  await page.getByLabel('Username').fill('Noticed');
  await page.getByRole('textbox', { name: 'Password' }).fill('long enough indeed');
  await page.getByRole('dialog').getByRole('button', { name: 'Add User' }).click();
  const done = page.locator('li[data-state=open]').filter({ hasText: 'User added successfully.' });
  await expect(done).toBeVisible();
  await page.mouse.move(300, 300);
  await page.clock.runFor(5_500);
  await expect(done).toHaveCount(0);
});

test('F8 focuses the toast, whose button closes it', async ({ page }) => {
  await fail(page);
  await expect(shown(page)).toBeVisible();
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('list')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(shown(page)).toHaveCount(0);
});

test('a swipe to the right of more than 50 px closes a toast; a shorter one, or one to the left, does not', async ({ page }) => {
  await fail(page);
  const swipe = async (distance: number) => {
    const box = await shown(page).boundingBox();
    if (!box) throw new Error('There is no toast to swipe');
    await page.mouse.move(box.x + 40, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 40 + distance, box.y + 20, { steps: 10 });
    await page.mouse.up();
  };
  for (const distance of [40, -90]) {
    await swipe(distance);
    await expect(shown(page)).toBeVisible();
  }
  await swipe(60);
  await expect(shown(page)).toHaveCount(0);
});

test('an icon button shows its name on hover and on keyboard focus', async ({ page }) => {
  const data = { username: 'icon-reader', password: 'correct horse battery' };
  expect((await page.request.post('/api/admin/users', { data })).ok()).toBe(true);
  await page.reload();
  const name = 'Reset the password of icon-reader';
  await page.getByRole('button', { name }).hover();
  await expect(page.getByRole('tooltip', { name })).toBeVisible();
  await page.mouse.move(5, 5, { steps: 5 });
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.getByRole('button', { name: 'Make icon-reader an admin' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name })).toBeFocused();
  await expect(page.getByRole('tooltip', { name })).toBeVisible();
});
