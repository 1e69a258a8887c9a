import type { Page } from '@playwright/test';
import { expect, PHONE, test } from './site.ts';
import { expectUsableAtBothWidths } from './sweeps.ts';

const SCHEMES = '**/api/schemes';
const REQUESTS = '**/api/admin/scheme-requests';
const part = (page: Page, name: string) => page.getByRole('region', { name });
const stat = (page: Page, name: string) => page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });
const request = (id: number, status: unknown) => ({
  id,
  name: `Request ${id}`,
  email: `asker${id}@example.org`,
  status,
  createdAt: `2026-01-0${id}T06:00:00Z`,
});
const stubRequests = (page: Page, statuses: unknown[]) =>
  page.route(REQUESTS, (route) =>
    route.fulfill({ json: { requests: statuses.map((status, index) => request(index + 1, status)), counts: { all: statuses.length } } }),
  );

test.beforeEach(({ page, signIn }) => signIn(page));

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the numbers match the lists, and each chart has a table', async ({ page }) => {
    await page.goto('/admin');
    const schemes: { name: string; createdOn: string }[] = await (await page.request.get('/api/schemes')).json();
    await expect(stat(page, 'Total Schemes')).toContainText(String(schemes.length));
    await expect(stat(page, 'Categories')).toContainText(String(new Set(schemes.map(({ name }) => name)).size));
    await expect(stat(page, 'Categories')).toContainText(/Active categories\s*across \d+ scheme categories/);
    const day = new Date(schemes[0]?.createdOn ?? '').toLocaleDateString('en-US', {
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      timeZone: 'Asia/Kolkata',
    });
    await expect(stat(page, 'Last Updated')).toContainText(day);
    const actions = page.getByRole('navigation', { name: 'Quick actions' }).getByRole('link');
    const addresses = await actions.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual(['/admin/schemes?action=add', '/admin/requests', '/admin/schemes', '/admin/users']);
    const distribution = part(page, 'Category Distribution');
    await expect(distribution.getByRole('listitem').filter({ hasText: 'Agriculture' })).toHaveText(/Agriculture\s*\d+/);
    await distribution.getByText('Show as a table').click();
    const cells = await distribution.getByRole('cell').allTextContents();
    expect(cells.reduce((sum, cell) => sum + Number(cell), 0)).toBe(schemes.length);
    await part(page, 'Requests over Time').getByText('Show as a table').click();
    await expect(part(page, 'Requests over Time').getByRole('row')).toHaveCount(13);
    await expectUsableAtBothWidths(page);
  });
});

test('Add New Scheme opens its dialog', async ({ page }) => {
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Add New Scheme' }).click();
  await expect(page).toHaveURL(/\/admin\/schemes\?action=add$/);
  await expect(page.getByRole('dialog', { name: 'Add New Scheme' })).toBeVisible();
});

test('a new request is counted after Refresh and links to its details', async ({ page }) => {
  await page.goto('/admin');
  const badge = page.getByRole('link', { name: /^Process Requests/ }).locator('.badge');
  const before = Number(await badge.textContent());
  await page.request.post('/api/scheme-requests', { data: { name: 'Tahr hill support', email: 'tahr@example.org' } });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(badge).toHaveText(String(before + 1));
  await expect(stat(page, 'Pending Requests')).toContainText(`${before + 1}`);
  await expect(stat(page, 'Pending Requests')).toContainText('Awaiting review');
  const newest = part(page, 'Recent Scheme Requests').getByRole('listitem').first();
  await expect(newest).toContainText('tahr@example.org');
  await newest.getByRole('link', { name: 'Tahr hill support' }).click();
  await expect(page.getByRole('dialog', { name: 'Request Details' })).toContainText('Tahr hill support');
});

test('each part says so when there are no schemes or requests', async ({ page }) => {
  await page.route(SCHEMES, (route) => route.fulfill({ json: [] }));
  await stubRequests(page, []);
  await page.goto('/admin');
  await expect(stat(page, 'Total Schemes')).toContainText('0');
  await expect(stat(page, 'Last Updated')).toContainText('No updates');
  await expect(part(page, 'Category Distribution')).toContainText('No data available');
  await expect(part(page, 'Recently Updated Schemes')).toContainText('No recent updates');
  await expect(part(page, 'Recent Scheme Requests')).toContainText('No pending requests');
});

test('"0" and "pending" both count as waiting; three of them are shown, in yellow', async ({ page }) => {
  await stubRequests(page, ['0', 'approved', 'pending', 2, 0, 'pending']);
  await page.goto('/admin');
  await expect(stat(page, 'Pending Requests')).toContainText('4');
  const rows = part(page, 'Recent Scheme Requests').getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toContainText('asker1@example.org');
  await expect(rows.nth(0)).toContainText('Jan 1, 2026');
  const hue = (name: string) =>
    part(page, 'Requests over Time')
      .getByText(new RegExp(`^${name} \\d`))
      .evaluate((badge) => /bg-(\w+)/.exec(badge.className)?.[1]);
  expect([await hue('Pending'), await hue('Approved'), await hue('Rejected')]).toEqual(['yellow', 'green', 'red']);
  await expect(rows.nth(1).locator('.badge')).toHaveClass(/bg-yellow/);
});

test('schemes are listed newest first, counted by name, and grouped when they have no category', async ({ page }) => {
  const scheme = (id: number, name: string, day: string) => ({ id, name, createdOn: `2026-01-${day}T06:00:00Z` });
  await page.route(SCHEMES, (route) =>
    route.fulfill({ json: [scheme(1, 'Old', '01'), scheme(2, 'New', '09'), scheme(3, 'Old', '05'), scheme(4, 'Mid', '07')] }),
  );
  await page.goto('/admin');
  await expect(stat(page, 'Categories').locator('dd').first()).toHaveText('3');
  await expect(stat(page, 'Last Updated')).toContainText('Jan 1, 2026');
  await expect(part(page, 'Category Distribution').getByRole('listitem')).toHaveText(/Uncategorised\s*4/);
  await expect(part(page, 'Recently Updated Schemes').getByRole('link')).toHaveText(['New', 'Mid', 'Old']);
});

test('a failure to fetch schemes leaves the requests visible', async ({ page }) => {
  await page.route(SCHEMES, (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }));
  await page.goto('/admin');
  await expect(page.getByRole('alert')).toContainText('Failed to fetch schemes');
  await expect(part(page, 'Requests over Time')).toBeVisible();
  await page.unroute(SCHEMES);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(part(page, 'Category Distribution')).toContainText('Agriculture');
});
