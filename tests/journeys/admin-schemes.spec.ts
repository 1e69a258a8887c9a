import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

const isClean = async (page: Page) => expect((await new AxeBuilder({ page }).analyze()).violations.map((one) => one.id)).toEqual([]);
/** By the tag: while a dialog is open, roles outside of it are hidden; the toast itself is in sight and read out. */
const told = (page: Page, sentence: string) => expect(page.locator('li[data-state=open]', { hasText: sentence })).toBeVisible();
const save = (page: Page) => page.getByRole('button', { name: 'Update Scheme', exact: true });
const store = async (page: Page, name: string): Promise<number> => {
  const response = await page.request.post('/api/structured/addschemes', { data: { name, category_id: ['3'], keywords: 'first' } });
  expect(response.status()).toBe(201);
  return (await response.json()).id;
};
const read = async (page: Page, id: number) => (await page.request.post(`/api/structured/schemes/${id}`)).json();

test.beforeEach(({ page, signIn }) => signIn(page));

test('the short dialog asks for what is missing and sends the specified fields', async ({ page }) => {
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Add New Scheme' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Scheme' });
  const add = dialog.getByRole('button', { name: 'Add Scheme' });
  await add.click();
  await expect(dialog.getByRole('alert')).toHaveText('Name, Sector, and Category ID are required.');
  await isClean(page);
  await dialog.getByLabel('Name', { exact: false }).first().fill('Dialog cart scheme');
  await dialog.getByRole('combobox', { name: 'Region' }).click();
  await expect(page.getByRole('option')).toHaveCount(7);
  await page.keyboard.press('Escape');
  await dialog.getByRole('combobox', { name: 'Sector' }).click();
  await expect(page.getByRole('option')).toHaveCount(8);
  await page.getByRole('option', { name: 'Health', exact: true }).click();
  const call = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/schemes'));
  await add.click();
  expect(Object.keys((await call).postDataJSON()).sort()).toEqual([
    'category_id',
    'department',
    'eligibility',
    'gov_tutorial_url',
    'name',
    'parent_scheme',
    'parent_scheme_url',
    'region',
    'sector_name',
    'seo_description',
    'seo_title',
    'sub_category',
    'url',
  ]);
  await told(page, 'Scheme added successfully.');
  await expect(page).toHaveURL(/\/admin\/schemes$/);
  await expect(page.getByRole('row').filter({ hasText: 'Dialog cart scheme' })).toBeVisible();
});

test('the full form is filled in by keyboard, and reads whatever shape an answer has', async ({ page }) => {
  await page.goto('/admin/manageSchemes');
  const submit = page.getByRole('button', { name: 'Add Scheme', exact: true });
  await submit.click();
  await told(page, 'Name and at least one Category are required.');
  await page.getByLabel('Scheme Name').fill('Full form scheme');
  const choose = page.getByRole('group', { name: 'Categories' }).getByRole('button').first();
  await choose.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByLabel('Health').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(choose).toBeFocused();
  await page.getByRole('textbox', { name: 'Benefits' }).focus();
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Free treatment');
  const call = page.waitForRequest('**/api/structured/addschemes');
  await submit.click();
  expect((await call).postDataJSON()).toEqual({
    category_id: ['3'],
    name: 'Full form scheme',
    eligibility: '',
    schemeDescription: '',
    documentsRequired: '',
    benefits: '<p><strong>Free treatment</strong></p>',
    applicationProcess: '',
    keywords: '',
    beneficiaryStates: [],
  });
  await told(page, 'Scheme added successfully.');

  const answer = { id: 1, name: 'Other shape', categoryId: { categoryId: [3] }, tags: { tags: ['a', 'b'] }, seo_description: 'Plain' };
  await page.route('**/api/structured/schemes/1', (route) => route.fulfill({ json: answer }));
  await page.goto('/admin/manageSchemes/1');
  await expect(page.getByLabel('Scheme Name')).toHaveValue('Other shape');
  await expect(page.getByLabel('Keywords')).toHaveValue('a, b');
  await expect(page.getByRole('group', { name: 'Categories' }).getByRole('listitem')).toHaveText('Health');
  await expect(page.getByRole('textbox', { name: 'Scheme Description' })).toHaveText('Plain');
});

test('two editors: the second is shown both texts and overwrites nothing unasked', async ({ page }) => {
  const id = await store(page, 'Shared scheme');
  await page.goto(`/admin/manageSchemes/${id}`);
  await page.getByLabel('Keywords').fill('mine');
  const other = await page.request.put(`/api/structured/schemes/${id}`, {
    data: { name: 'Shared scheme', category_id: ['3'], keywords: 'theirs', benefits: '<p>New benefit</p>' },
  });
  expect(other.status()).toBe(200);
  await save(page).click();
  const dialog = page.getByRole('dialog', { name: 'Somebody else has saved this' });
  await expect(dialog).toContainText('mine');
  await expect(dialog).toContainText('theirs');
  await isClean(page);
  expect(await read(page, id)).toMatchObject({ keywords: 'theirs', version: 2 });
  await dialog.getByRole('button', { name: 'Go on with these' }).click();
  await save(page).click();
  await told(page, 'Scheme updated successfully.');
  expect(await read(page, id)).toMatchObject({ keywords: 'mine', benefits: '<p>New benefit</p>', version: 3 });
});

test('what was typed survives leaving the page, and a session that ends meanwhile', async ({ page, signIn }) => {
  const id = await store(page, 'Left scheme');
  await page.goto(`/admin/manageSchemes/${id}`);
  await page.getByLabel('Keywords').fill('typed, words');
  await page.context().clearCookies();
  await save(page).click();
  await told(page, '401: Unauthorized');
  await expect(page.getByLabel('Keywords')).toHaveValue('typed, words');
  await expect(page).toHaveURL(new RegExp(`/admin/manageSchemes/${id}$`));
  await signIn(page);
  await page.getByRole('link', { name: 'Manage Users' }).click();
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await expect(page.getByRole('heading', { name: 'Manage Users' })).toBeVisible();
  await page.goto(`/admin/manageSchemes/${id}`);
  await page.getByRole('button', { name: /restore/i }).click();
  await expect(page.getByLabel('Keywords')).toHaveValue('typed, words');
  await save(page).click();
  await told(page, 'Scheme updated successfully.');
  expect(await read(page, id)).toMatchObject({ keywords: 'typed, words' });
});

test('a scheme is deleted by keyboard, undone, and lists tell how they failed', async ({ page }) => {
  const id = await store(page, 'Doomed scheme');
  await page.goto('/admin/schemes?q=Doomed');
  const menu = page.getByRole('button', { name: 'Actions for Doomed scheme' });
  const startDeleting = async () => {
    await menu.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Delete' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog')).toContainText('Are you absolutely sure?');
  };
  await startDeleting();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await startDeleting();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await told(page, 'Scheme deleted successfully.');
  await expect(menu).toHaveCount(0);
  expect((await page.request.get(`/schemes/${id}`)).status()).toBe(404);
  await page.getByRole('button', { name: 'Undo' }).click();
  await told(page, 'Scheme restored.');
  await expect(menu).toBeVisible();
  expect((await page.request.get(`/schemes/${id}`)).status()).toBe(200);

  await page.route('**/api/structured/schemes', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/admin/schemes');
  await expect(page.getByRole('alert')).toContainText('Failed to fetch schemes');
  await page.unroute('**/api/structured/schemes');
  await page.route('**/api/structured/schemes', (route) => route.fulfill({ json: [] }));
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('No schemes found')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add Your First Scheme' })).toHaveAttribute('href', '/admin/manageSchemes');
});

for (const width of [1280, 390]) {
  test(`the screens of schemes are clean at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const address of ['/admin/schemes', '/admin/schemes?action=edit&id=1', '/admin/manageSchemes', '/admin/manageSchemes/1']) {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      await isClean(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(width);
    }
  });
}
