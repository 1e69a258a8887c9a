import type { Page } from '@playwright/test';
import { choose, expect, PHONE, test } from './site.ts';
import { gate, storeScheme, told } from './stored-scheme.ts';
import { expectUsableAtBothWidths } from './sweeps.ts';

const rows = (page: Page) => page.locator('tbody tr');

test.beforeEach(({ page, signIn }) => signIn(page));

test('the name opens the record; saving and going back preserve search and page', async ({ page }) => {
  for (const number of [1, 2, 3, 4, 5, 6]) await storeScheme(page, `Pangolin grant ${number}`);
  await page.goto('/admin/schemes?q=pangolin&page=2');
  await rows(page).getByRole('link', { name: 'Pangolin grant 1' }).click();
  await expect(page).toHaveURL(/\/admin\/manageSchemes\/\d+$/);
  await page.getByRole('link', { name: 'Back to Manage Schemes' }).click();
  await expect(page).toHaveURL(/\/admin\/schemes\?q=pangolin&page=2$/);
  await rows(page).getByRole('link', { name: 'Pangolin grant 1' }).click();
  // Reloading the form must not lose them.
  await page.reload();
  await page.getByLabel('Scheme Name').fill('Pangolin grant one');
  await page.getByRole('button', { name: 'Update Scheme' }).click();
  await told(page, 'Scheme updated successfully.');
  await expect(page).toHaveURL(/\/admin\/schemes\?q=pangolin&page=2$/);
});

test('five rows, or twenty or fifty, remembered on the device', async ({ page }) => {
  await page.goto('/admin/schemes');
  await expect(rows(page)).toHaveCount(5);
  const call = page.waitForRequest((one) => one.url().endsWith('/api/structured/schemes') && one.postDataJSON().limit === 20);
  await choose(page, 'Rows per page', '20 rows');
  await call;
  await expect(rows(page)).toHaveCount(20);
  await expect(page.getByText(/^Showing 1 to 20 of/)).toBeVisible();
  await page.reload();
  await expect(rows(page)).toHaveCount(20);
});

test('a pending search does not navigate away from a form whose code is still loading', async ({ page }) => {
  const held = gate();
  await page.route('**/scheme-form-page*', async (route) => {
    await held.opened;
    await route.continue();
  });
  await page.goto('/admin/schemes');
  await page.getByRole('searchbox', { name: 'Search schemes' }).pressSequentially('kis');
  await rows(page).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/admin\/manageSchemes\/\d+$/);
  await page.waitForTimeout(600); // longer than the delay of the search
  await expect(page).toHaveURL(/\/admin\/manageSchemes\/\d+$/);
  held.open();
  await expect(page.getByRole('heading', { name: 'Edit Scheme' })).toBeVisible();
  await expect(page.getByLabel('Scheme Name')).toBeVisible();
});

test('icon buttons have tooltips, and the first Escape still closes a dialog', async ({ page }) => {
  await page.goto('/admin/schemes');
  const menu = rows(page)
    .first()
    .getByRole('button', { name: /^Actions for/ });
  await menu.hover();
  await expect(page.getByRole('tooltip')).toHaveText(/^Actions for/);
  await page.mouse.move(0, 0, { steps: 5 });
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.getByRole('button', { name: 'Import' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Import schemes' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Import' }).click();
  await dialog.getByRole('button', { name: 'Close' }).hover();
  await expect(page.getByRole('tooltip')).toHaveText('Close');
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('schemes are checked one after another: one button marks a scheme and opens the next', async ({ page }) => {
    const before = await (await page.request.get('/api/admin/checks/next')).json();
    const { scheme } = before;
    await page.goto('/admin');
    await page.getByRole('link', { name: /schemes? due for a check/ }).click();
    await expect(page).toHaveURL(/\/admin\/checks$/);
    const name = page.getByRole('heading', { level: 2 });
    await expect(name).toHaveText(scheme.name);
    await expect(name).toBeFocused();
    await expect(page.getByText(`${before.due} schemes are due.`)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Official pages' }).getByRole('link').first()).toHaveAttribute('target', '_blank');
    await expectUsableAtBothWidths(page);
    await page.getByRole('button', { name: 'Mark as checked and open next' }).click();
    await expect(name).not.toHaveText(scheme.name);
    await expect(name).toBeFocused();
    await expect(page.getByText(`${before.due - 1} schemes are due.`)).toBeVisible();
    const second = (await name.textContent()) ?? '';
    await page.getByRole('button', { name: 'Skip' }).click();
    await expect(name).not.toHaveText(second);
    const third = (await name.textContent()) ?? '';
    await page.getByRole('link', { name: 'Correct it' }).click();
    await expect(page.getByLabel('Scheme Name')).toHaveValue(third);
    await page.getByRole('link', { name: 'Back to Manage Schemes' }).click();
    await expect(name).toHaveText(third);
  });
});

test('the focus moves on when its element disappears: to the next report, the next row, and finally the heading', async ({ page }) => {
  // Marks the reports of other journeys as handled.
  const { feedback } = await (await page.request.get('/api/admin/feedback?status=open')).json();
  for (const { id } of feedback) await page.request.patch(`/api/admin/feedback/${id}`, { data: { handled: true } });
  for (const number of [1, 2]) {
    const data = { reason: 'other', text: `Focus ${number}`, path: `/schemes/${number}` };
    expect((await page.request.post('/api/feedback', { data })).status()).toBe(201);
  }
  await page.goto('/admin/inbox');
  await expect(page.getByRole('listitem').filter({ hasText: /^.*Focus [12]/ })).toHaveCount(2);
  await page.getByRole('button', { name: 'Mark the report about /schemes/2 as handled' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Mark the report about /schemes/1 as handled' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nothing to do: every report has been handled')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  for (const number of [1, 2, 3]) await storeScheme(page, `Colugo grant ${number}`);
  await page.goto('/admin/schemes?q=colugo');
  const menuOf = (number: number) => page.getByRole('button', { name: `Actions for Colugo grant ${number}` });
  await menuOf(2).press('Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(menuOf(2)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Actions for Colugo grant [13]$/ }).last()).toBeFocused();
});
