/** What whoever keeps the site looks at once a day, and one's own account. */
import { expectAccessible } from './accessible.ts';
import { expect, startSite, test, VIEWPORTS } from './site.ts';

for (const viewport of VIEWPORTS) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('the page says what needs somebody, and where it is mended', async ({ page, signIn, request }) => {
      await request.post('/api/feedback', { data: { reason: 'link', text: 'Dead' } });
      await signIn(page);
      await page.goto('/admin/condition');
      await expect(page.getByRole('heading', { name: 'Is everything all right?' })).toBeVisible();
      await expect(page.getByRole('status')).toContainText('One thing needs somebody now.');
      const backup = page.getByRole('listitem').filter({ hasText: 'Last backup' });
      await expect(backup).toContainText('never');
      await expect(backup).toContainText('Needs you');
      const links = page.getByRole('listitem').filter({ hasText: 'Links readers could not open' });
      await expect(links).toContainText('Look at this');
      await expectAccessible(page);
      await links.getByRole('link', { name: 'Open the inboxes' }).click();
      await expect(page).toHaveURL(/\/admin\/inbox$/);
    });

    test('one changes the own password, stays logged in, and ends other sessions', async ({ page }) => {
      const site = await startSite();
      try {
        const logIn = (password: string) => page.request.post(`${site.url}/api/login`, { data: { username: 'admin', password } });
        const elsewhere = () =>
          fetch(`${site.url}/api/login`, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({ username: 'admin', password: site.env.ADMIN_PASSWORD }),
          });
        await elsewhere();
        await logIn(site.env.ADMIN_PASSWORD ?? '');
        await page.goto(`${site.url}/admin/account`);
        await page.getByRole('button', { name: /^End the session/ }).click();
        await expect(page.getByText('One session was ended.', { exact: true })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Log out everywhere else' })).toHaveCount(0);
        await page.getByLabel('Present password').fill('wrong');
        await page.getByLabel('New password').fill('another horse entirely');
        await page.getByRole('button', { name: 'Change password' }).click();
        await expect(page.getByRole('alert').filter({ hasText: 'The present password is wrong' })).toBeVisible();
        await expectAccessible(page);
        await page.getByLabel('Present password').fill(site.env.ADMIN_PASSWORD ?? '');
        await page.getByRole('button', { name: 'Change password' }).click();
        await expect(page.getByText('Your password has been changed. You are logged out everywhere else.', { exact: true })).toBeVisible();
        await expect(page.getByLabel('Present password')).toHaveValue('');
        await page.reload();
        await expect(page.getByRole('heading', { name: 'My Account' })).toBeVisible();
        expect((await elsewhere()).status).toBe(401);
      } finally {
        await site.stop();
      }
    });
  });
}
