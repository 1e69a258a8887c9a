import type { Page } from '@playwright/test';
import { ADMIN, expect, PHONE, test } from './site.ts';
import { messageThenClosed, storeScheme, told } from './stored-scheme.ts';
import { expectUsableAtBothWidths } from './sweeps.ts';

const logIn = async (page: Page, submit: string, password = ADMIN.password) => {
  await page.getByLabel('Username').fill(ADMIN.username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: submit }).click();
};
const openForm = async (page: Page, name: string) => {
  const id = await storeScheme(page, name);
  await page.goto(`/admin/manageSchemes/${id}`);
  await expect(page.getByLabel('Scheme Name')).toHaveValue(name);
};
const save = (page: Page) => page.getByRole('button', { name: 'Update Scheme' });

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('a session that expires during editing is renewed over the form, and no typed text is lost', async ({ page, context, signIn }) => {
    await signIn(page);
    await openForm(page, 'Session scheme');
    await page.getByLabel('Scheme Name').fill('Session scheme, corrected');
    await context.clearCookies();
    await save(page).click();
    // Specified as an ordinary error, so nobody is sent to the login.
    await told(page, '401: Unauthorized');
    await expect(page).toHaveURL(/\/admin\/manageSchemes\/\d+$/);
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await expect(dialog).toContainText('Your text is safe on this device.');
    await expect(dialog.getByLabel('Username')).toHaveValue(ADMIN.username);
    await expect(dialog.getByLabel('Password')).toBeFocused();
    await expectUsableAtBothWidths(page);
    await logIn(page, 'Log in and go on', 'not the password');
    await expect(dialog.getByRole('alert')).toBeVisible();
    await logIn(page, 'Log in and go on');
    await expect(dialog).toHaveCount(0);
    await messageThenClosed(page, 'You are logged in again');
    await expect(page.getByLabel('Scheme Name')).toHaveValue('Session scheme, corrected');
    await save(page).click();
    await told(page, 'Scheme updated successfully.');
  });
});

test('login leads to the requested screen, never to another site', async ({ page }) => {
  await page.goto('/admin/requests?status=pending');
  await page.waitForURL('**/admin/login');
  await logIn(page, 'Login to Admin Panel');
  await expect(page).toHaveURL(/\/admin\/requests\?status=pending$/);
  for (const [next, place] of [
    ['/admin/audit', /\/admin\/audit$/],
    ['//evil.example/admin', /^http:\/\/localhost:\d+\/admin$/],
    ['/admin/no-such', /\/admin$/],
  ] as const) {
    await page.request.post('/api/logout');
    await page.goto(`/admin/login?next=${encodeURIComponent(next)}`);
    await logIn(page, 'Login to Admin Panel');
    await expect(page).toHaveURL(place);
  }
});

test('an error page of a proxy is reported as a sentence, and the text stays', async ({ page, signIn }) => {
  await signIn(page);
  await openForm(page, 'Gateway scheme');
  await page.getByLabel('Scheme Name').fill('Gateway scheme, corrected');
  await page.route('**/api/structured/schemes/*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 502, contentType: 'text/html', body: '<html><body><h1>502 Bad Gateway</h1>nginx</body></html>' })
      : route.continue(),
  );
  await save(page).click();
  await told(page, 'The site is not answering just now (502).');
  await told(page, 'Your text is safe on this device.');
  await expect(page.getByText('nginx')).toHaveCount(0);
  await expect(page.getByLabel('Scheme Name')).toHaveValue('Gateway scheme, corrected');
});

test('without internet a save and a list say so at once instead of spinning', async ({ page, context, signIn }) => {
  await signIn(page);
  await openForm(page, 'Offline scheme');
  await page.getByLabel('Scheme Name').fill('Offline scheme, corrected');
  await context.setOffline(true);
  await save(page).click();
  await told(page, 'There is no internet.');
  await told(page, 'Your text is safe on this device.');
  await expect(save(page)).toBeEnabled();
  await context.setOffline(false);
  await page.locator('li[data-state=open] button[aria-label=Close]').click();
  await save(page).click();
  await told(page, 'Scheme updated successfully.');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'User Requests' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'There is no internet' })).toBeVisible();
});

test('a screen whose code fails to load says so and can be loaded again', async ({ page, signIn }) => {
  await signIn(page);
  await page.goto('/admin/users');
  await page.route('**/audit-page*', (route) => route.abort());
  await page.getByRole('link', { name: 'Audit Log' }).click();
  await expect(page.getByRole('heading', { name: 'This screen did not load' })).toBeVisible();
  await page.getByRole('link', { name: 'Manage Users' }).click();
  await expect(page.getByRole('heading', { name: 'Manage Users' })).toBeVisible();
  await page.getByRole('link', { name: 'Audit Log' }).click();
  await page.unroute('**/audit-page*');
  await page.getByRole('button', { name: 'Load it again' }).click();
  await expect(page.getByRole('heading', { name: 'Audit Log' })).toBeVisible();
});

test('a call without an answer ends after fifteen seconds with a sentence', async ({ page, signIn }) => {
  // Shortens the timeout of fifteen seconds, the only one of that length.
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (milliseconds) => timeout(milliseconds === 15_000 ? 500 : milliseconds);
  });
  await signIn(page);
  await page.route('**/api/admin/users', () => {});
  await page.goto('/admin/users');
  await expect(page.getByRole('alert')).toContainText('No answer came within 15 seconds.');
  await page.unroute('**/api/admin/users');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('table')).toBeVisible();
});
