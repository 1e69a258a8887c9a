import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ADMIN, expect, PHONE, test } from './site.ts';
import { expectUsableAtBothWidths } from './sweeps.ts';

/** Makes all logins one hour old. */
function letLoginsAge(dataDir: string): void {
  const database = new DatabaseSync(path.join(dataDir, 'yojanapath.sqlite'));
  database.prepare('update sessions set created_at = ?').run(new Date(Date.now() - 3_600_000).toISOString());
  database.close();
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('a user is added, given the role, given a new password and deleted', async ({ page, signIn, browser, site }) => {
    const name = 'editor kestrel';
    await signIn(page);
    await page.goto('/admin/users');
    const row = page.getByRole('row').filter({ hasText: name });

    await page.getByRole('button', { name: 'Add User' }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('button', { name: 'Add User' }).click();
    await expect(form.getByText('Username is required')).toBeVisible();
    await form.getByLabel('Username').fill('ADMIN');
    await form.getByRole('textbox', { name: 'Password' }).fill('short');
    await form.getByRole('button', { name: 'Add User' }).click();
    await expect(form.getByText('Password must be at least 8 characters')).toBeVisible();
    await form.getByRole('textbox', { name: 'Password' }).fill('long enough');
    await form.getByRole('button', { name: 'Add User' }).click();
    await expect(form.getByRole('alert')).toHaveText('Username already exists');
    await expectUsableAtBothWidths(page);
    await form.getByLabel('Username').fill(name);
    await form.getByRole('button', { name: 'Add User' }).click();
    await expect(page.getByText('User added successfully.', { exact: true })).toBeVisible();
    await expect(row).toContainText('User');

    const other = await browser.newContext({ baseURL: site.url });
    const logIn = (password: string) => other.request.post('/api/login', { data: { username: name, password } });
    const answersAs = async () => (await other.request.get('/api/me')).status();
    expect((await logIn('long enough')).status()).toBe(200);

    await page.getByRole('button', { name: `Make ${name} an admin` }).click();
    await expect(page.getByRole('alertdialog', { name: 'Are you absolutely sure?' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expectUsableAtBothWidths(page);
    await page.getByRole('button', { name: 'Make admin', exact: true }).click();
    await expect(page.getByText('Role changed successfully.', { exact: true })).toBeVisible();
    await expect(row).toContainText('Admin');
    expect((await other.request.get('/api/admin/users')).status()).toBe(200);

    await page.getByRole('button', { name: `Reset the password of ${name}` }).click();
    await page.getByRole('textbox', { name: 'New password' }).fill('another password');
    await page.getByRole('button', { name: 'Reset password', exact: true }).click();
    await expect(page.getByText('Password reset successfully.', { exact: true })).toBeVisible();
    expect(await answersAs()).toBe(401);
    expect((await logIn('another password')).status()).toBe(200);

    await page.getByRole('button', { name: `Delete ${name}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('User deleted successfully.', { exact: true })).toBeVisible();
    await expect(row).toHaveCount(0);
    expect(await answersAs()).toBe(401);
    await expectUsableAtBothWidths(page);
    await other.close();
  });

  test('users cannot delete or demote themselves, and change their own password under My Account', async ({ page, signIn }) => {
    await signIn(page);
    await page.goto('/admin/users');
    const me = page.getByRole('row').filter({ hasText: '(you)' });
    await expect(me.getByRole('button')).toHaveCount(0);
    await me.getByRole('link', { name: 'Change my password' }).click();
    await expect(page.getByLabel('Present password')).toBeVisible();
  });

  test('after an old login a change waits for a new login and is then made', async ({ page, signIn, site }) => {
    const name = 'newcomer kestrel';
    await signIn(page);
    await page.goto('/admin/users');
    await page.getByRole('button', { name: 'Add User' }).click();
    await page.getByLabel('Username').fill(name);
    await page.getByRole('textbox', { name: 'Password' }).fill('long enough');
    letLoginsAge(site.dataDir);
    await page.getByRole('dialog').getByRole('button', { name: 'Add User' }).click();
    const again = page.getByRole('dialog', { name: 'Please log in once more' });
    await again.getByRole('button', { name: 'Not now' }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Please log in again');
    await page.getByRole('dialog').getByRole('button', { name: 'Add User' }).click();
    await expectUsableAtBothWidths(page);
    await again.getByLabel('Password').fill(ADMIN.password);
    await again.getByRole('button', { name: 'Log in and go on' }).click();
    await expect(page.getByText('User added successfully.', { exact: true })).toBeVisible();

    letLoginsAge(site.dataDir);
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await again.getByLabel('Password').fill(ADMIN.password);
    await again.getByRole('button', { name: 'Log in and go on' }).click();
    await expect(page.getByText('User deleted successfully.', { exact: true })).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(0);
  });

  test('the session expires while a dialog is open, and typed text stays', async ({ page, signIn }) => {
    await signIn(page);
    await page.goto('/admin/users');
    await page.getByRole('button', { name: 'Add User' }).click();
    await page.getByLabel('Username').fill('late editor');
    await page.getByRole('textbox', { name: 'Password' }).fill('long enough');
    await page.request.post('/api/logout');
    await page.getByRole('dialog').getByRole('button', { name: 'Add User' }).click();
    // Located by its tag, because the login covers the dialog and hides its roles meanwhile.
    await expect(page.locator('[role=alert]')).toHaveText('401: Unauthorized');
    const login = page.getByRole('dialog', { name: 'Your session has ended' });
    await login.getByLabel('Password').fill(ADMIN.password);
    await login.getByRole('button', { name: 'Log in and go on' }).click();
    await expect(login).toHaveCount(0);
    await expect(page.getByLabel('Username')).toHaveValue('late editor');
    await page.getByRole('dialog').getByRole('button', { name: 'Add User' }).click();
    await expect(page.getByText('User added successfully.', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Delete late editor' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('User deleted successfully.', { exact: true })).toBeVisible();
  });

  test('a list that cannot be fetched can be requested again', async ({ page, signIn }) => {
    await signIn(page);
    await page.route('**/api/admin/users', (route) => route.fulfill({ status: 500, body: '{"message":"Internal Server Error"}' }));
    await page.goto('/admin/users');
    await expect(page.getByRole('alert')).toContainText('Failed to fetch users');
    await page.unroute('**/api/admin/users');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('table')).toBeVisible();
  });
});
