/** Readers who enlarge the text reach the menu on a small phone. `every-page.spec.ts` checks that no page cuts text off. */
import { expect, test } from './site.ts';
import { enlarge } from './sweeps.ts';

test('at any text size the menu opens below the header, its links can be reached and Escape returns to its button', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  for (const size of ['100%', '130%', '200%']) {
    await enlarge(page, size);
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu).toBeVisible();
    const header = await page.locator('header').first().boundingBox();
    const box = await menu.boundingBox();
    expect(Math.abs((box?.y ?? 0) - (header?.height ?? 0))).toBeLessThanOrEqual(2);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
    await menu.getByRole('link', { name: 'Request New Scheme' }).scrollIntoViewIfNeeded();
    await expect(menu.getByRole('link', { name: 'Request New Scheme' })).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  }
});
