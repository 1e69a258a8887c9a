import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { ADMIN, expect, test } from './site.ts';

const SCREENS = ['', '/schemes', '/manageSchemes', '/manageSchemes/1', '/requests', '/users', '/blogs', '/blog', '/blog/1', '/audit'];
const logIn = async (page: Page, { username, password } = ADMIN) => {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login to Admin Panel' }).click();
};

test('a visitor who is not logged in is checked three more times, sees no screen and ends at the login', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(new URL(request.url()).pathname);
  });
  await page.goto('/admin/users');
  await expect(page.getByText('Loading admin panel...')).toBeVisible();
  await expect(page.getByText(/^Attempt [123]\/3$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
  expect(asked).toEqual(Array(4).fill('/api/me'));
  await expect(page.getByRole('button', { name: 'Return to Homepage' })).toBeVisible();
  await page.waitForURL('**/admin/login');
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
});

test('the frame of every screen is the same for everyone and holds no data', async ({ request }) => {
  const frames = new Set<string>();
  for (const screen of SCREENS) {
    const response = await request.get(`/admin${screen}`);
    expect(response.status()).toBe(200);
    expect(response.headers()['cache-control']).toBe('no-store');
    expect(response.headers()['x-robots-tag']).toContain('noindex');
    expect(response.headers()['content-security-policy']).toContain("script-src 'self';");
    frames.add(await response.text());
  }
  expect(frames.size).toBe(1);
  for (const unknown of ['/admin/no-such', '/admin/manageschemes', '/admin/blog/1/2', '/admin/users/x.css']) {
    expect((await request.get(unknown)).status()).toBe(404);
  }
});

test('the buttons of the gate react at once', async ({ page }) => {
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Go to Login' }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Return to Homepage' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('the gate says so when it cannot find out who is logged in', async ({ page }) => {
  await page.route('**/api/me', (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }));
  await page.goto('/admin');
  await expect(page.getByText('Failed to fetch user data')).toBeVisible();
});

test('login: missing and wrong entries are reported, correct ones lead in', async ({ page }) => {
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Login to Admin Panel' }).click();
  await expect(page.getByText('Username is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expectAccessible(page);

  const alert = page.getByRole('alert');
  await logIn(page, { ...ADMIN, password: 'wrong password' });
  await expect(alert).toHaveText('Invalid username or password. Please try again.');
  for (const [status, body, text] of [
    [401, '', 'Invalid username or password. Please try again.'],
    [500, '', 'Login failed'],
    [429, 'Please wait.', 'Please wait.'],
  ] as const) {
    await page.route('**/api/login', (route) => route.fulfill({ status, body }));
    await logIn(page);
    await expect(alert).toHaveText(text);
    await page.unroute('**/api/login');
  }

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/login', async (route) => {
    await held;
    await route.continue();
  });
  await logIn(page);
  await expect(page.getByRole('button', { name: 'Authenticating...' })).toBeDisabled();
  release();
  await expect(page.getByText('Welcome to the admin dashboard', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByText('Logged in as: admin')).toBeVisible();
  await page.goto('/admin/login');
  await expect(page).toHaveURL(/\/admin$/);
});

test('a user without the role is refused and sees no screen', async ({ page, signIn }) => {
  await signIn(page);
  await page.request.post('/api/admin/users', { data: { username: 'visitor', password: 'long enough' } });
  await page.request.post('/api/logout');
  await page.goto('/admin/login');
  await logIn(page, { username: 'visitor', password: 'long enough' });
  await expect(page.getByRole('alert')).toHaveText('Your account does not have admin privileges');
  await expect(page.getByText('Login Successful')).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/admin/requests');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);
});

test('the frame of the panel: links, refresh, and a logout that can fail', async ({ page, signIn }) => {
  await signIn(page);
  await page.goto('/admin/users');
  await expect(page.getByRole('table')).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Admin panel' });
  for (const [name, href] of [
    ['Dashboard', '/admin'],
    ['Manage Schemes', '/admin/schemes'],
    ['User Requests', '/admin/requests'],
    ['Manage Users', '/admin/users'],
    ['Manage Blogs', '/admin/blogs'],
  ] as const) {
    await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  await expect(menu.getByRole('link', { name: 'Manage Users' })).toHaveAttribute('aria-current', 'page');

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect.poll(() => asked.filter((path) => path.startsWith('/api/')).sort()).toEqual(['/api/admin/users', '/api/me']);

  await page.route('**/api/logout', (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }));
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logout failed', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/users$/);
  await page.unroute('**/api/logout');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  await page.goto('/admin/users');
  await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu opens by its button, closes on navigation and on Escape, and Escape returns the focus to its button', async ({
    page,
    signIn,
  }) => {
    await signIn(page);
    await page.goto('/admin/users');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible(); // the panel renders before its page
    const link = page.getByRole('link', { name: 'Audit Log' });
    await expect(link).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expectAccessible(page);
    await link.focus();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
    await page.getByRole('button', { name: 'Menu' }).click();
    await link.click();
    await expect(page.getByRole('heading', { name: 'Audit Log' })).toBeVisible();
    await expect(link).toBeHidden();
    await expectAccessible(page);
  });
});
