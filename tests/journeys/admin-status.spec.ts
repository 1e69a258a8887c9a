/** The status page, which the operator reads daily, and changing one's own password. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, PHONE, startSite, test } from './site.ts';
import { expectUsableAtBothWidths } from './sweeps.ts';

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the page says what needs attention, and links to where it is repaired', async ({ page, signIn, request }) => {
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
    await expectUsableAtBothWidths(page);
    await links.getByRole('link', { name: 'Open the inboxes' }).click();
    await expect(page).toHaveURL(/\/admin\/inbox$/);
  });

  test('unreadable entries are listed, and are shown again after they are saved', async ({ page }) => {
    const site = await startSite();
    await site.stop();
    const database = new DatabaseSync(path.join(site.dataDir, 'yojanapath.sqlite'));
    database.exec(`update schemes set name = x'00ff', updated_on = 'yesterday' where id = 2;
      update blogs set seo_desc = x'00ff' where id = 1; update papers set entry = '{' where id = 1`);
    database.close();
    const damaged = await startSite({}, site.dataDir);
    try {
      await page.request.post(`${damaged.url}/api/login`, { data: { username: 'admin', password: damaged.env.ADMIN_PASSWORD } });
      await page.goto(`${damaged.url}/admin/condition`);
      await expect(page.getByRole('listitem').filter({ hasText: 'Entries visitors cannot be shown' })).toContainText('3');
      const table = page.getByRole('table', { name: 'What cannot be shown' });
      await expect(table.getByRole('row').filter({ hasText: 'Scheme 2' })).toContainText('name, updated on');
      await expectUsableAtBothWidths(page);
      await table.getByRole('link', { name: 'aadhaar-card' }).click();
      await expect(page.getByRole('heading', { name: 'Edit Document' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Update Document' })).toBeVisible();
      await page.goto(`${damaged.url}/admin/condition`);
      await table.getByRole('row').filter({ hasText: 'Blog' }).getByRole('link').click();
      await page.getByRole('button', { name: 'Update Blog' }).click();
      await expect(page.getByText('The blog was updated successfully.', { exact: true })).toBeVisible();
      await page.goto(`${damaged.url}/admin/condition`);
      await expect(table.getByRole('row')).toHaveCount(3);
    } finally {
      await damaged.stop();
      rmSync(site.dataDir, { recursive: true, force: true });
    }
  });

  test('changing the password keeps this session and ends the others', async ({ page }) => {
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
      await expectUsableAtBothWidths(page);
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
