/** What screen readers announce, and what stays visible in forced colours. */
import { expect, test } from './site.ts';

test('a search and a filter without results say so in the live region', async ({ page }) => {
  for (const [address, act] of [
    [
      '/schemes',
      async () => {
        await page.getByPlaceholder('Search schemes or services...').fill('zzzzqq');
        await page.keyboard.press('Enter');
      },
    ],
    ['/schemes?category_name=Taxation&q=kisan', () => page.getByLabel('State', { exact: true }).first().selectOption('Lakshadweep')],
  ] as const) {
    await page.goto(address);
    const region = page.locator('main [aria-live="polite"]');
    await region.evaluate((element) => element.setAttribute('data-seen', 'before'));
    await act();
    await expect(region.getByRole('heading', { name: 'No schemes found' })).toBeVisible();
    await expect(region).toHaveAttribute('data-seen', 'before');
    await expect(page.getByText('No schemes found')).toHaveCount(1);
  }
});

test('the active suggestion has an outline, in forced colours too', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/schemes');
  await page.getByPlaceholder('Search schemes or services...').pressSequentially('kisan');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const outline = (selected: boolean) =>
    page
      .getByRole('option', { selected })
      .first()
      .evaluate((option) => `${getComputedStyle(option).outlineStyle} ${getComputedStyle(option).outlineWidth}`);
  expect(await outline(true)).toBe('solid 2px');
  expect(await outline(false)).not.toContain('solid');
});

test('the active entry of a menu in the panel has an outline, in forced colours too', async ({ page, signIn }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(page);
  await page.goto('/admin/schemes');
  await page.getByRole('row').nth(1).getByRole('button').last().click();
  await page.keyboard.press('ArrowDown');
  const entry = page.locator('[role="menuitem"][data-highlighted]').first();
  expect(await entry.evaluate((item) => `${getComputedStyle(item).outlineStyle} ${getComputedStyle(item).outlineWidth}`)).toBe('solid 2px');
});
