import { expect, test } from './site.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    test('a farmer types kisan and reads the steps and documents of a scheme', async ({ page }) => {
      await page.goto('/');
      await page.getByPlaceholder('Search schemes or services...').first().fill('kisan');
      await page.getByRole('button', { name: 'Search', exact: true }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search Results for "kisan"');
      await page.getByRole('link', { name: 'Learn More' }).first().click();
      await expect(page.getByRole('heading', { name: 'Registration Guide' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Required Documents' }).first()).toBeVisible();
    });

    test('a helper reads the Hindi page of PM-KISAN', async ({ page }) => {
      const response = await page.goto('/hi/schemes/1');
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('किसान');
      await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    });
  });
}
