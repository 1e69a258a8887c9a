import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test, VIEWPORTS } from './site.ts';

const rows = (page: Page) => page.locator('tbody tr');

test.beforeEach(({ page, signIn }) => signIn(page));

for (const viewport of VIEWPORTS) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('search words show what they lead to, can be tried, and those that lead nowhere are hidden until asked for', async ({ page }) => {
      const count = async (query: string) => (await (await page.request.get(`/api/admin/lexicon?${query}`)).json()).total;
      const [all, live] = [await count(''), await count('leading=1')];
      await page.goto('/admin/lexicon');
      await expect(page.getByText(`${live} entries`)).toBeVisible();
      const whole = page.getByLabel(`Show also ${all - live} entries for schemes the site does not have`);
      await whole.check();
      await expect(page.getByText(`${all} entries`)).toBeVisible();
      await whole.uncheck();
      await page.getByRole('searchbox', { name: 'Search the words' }).fill('pm kisan nidhi');
      const entry = rows(page).filter({ hasText: 'Pradhan Mantri Kisan Samman Nidhi' });
      await expect(entry.getByRole('link', { name: /^Pradhan Mantri Kisan Samman Nidhi/ })).toHaveAttribute(
        'href',
        '/admin/manageSchemes/1',
      );
      await expectAccessible(page);
      await expect(entry.getByRole('link', { name: 'Try this search: Pradhan Mantri Kisan Samman Nidhi', exact: true })).toBeVisible();
      const opened = page.waitForEvent('popup');
      await entry.getByRole('link', { name: 'Try this search: pm kisan nidhi', exact: true }).click();
      const search = await opened;
      await expect(search).toHaveURL(/\/schemes\?q=pm(\+|%20)kisan(\+|%20)nidhi$/);
      await search.close();
    });
  });
}
