import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { choose, expect, PHONE, test } from './site.ts';
import { messageThenClosed, storeScheme, told } from './stored-scheme.ts';
import { expectUsableAtBothWidths } from './sweeps.ts';

const rows = (page: Page) => page.locator('tbody').getByRole('row');
const rowOf = (page: Page, name: string) => rows(page).filter({ hasText: name });
const openList = async (page: Page, search = '') => {
  await page.goto(`/admin/schemes${search && `?q=${encodeURIComponent(search)}`}`);
  await expect(rows(page).first()).toBeVisible();
};
const openMenu = (page: Page, name: string) => page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
const json = (body: object) => ({ contentType: 'application/json', body: JSON.stringify(body) });
const REQUIRED = 'Name, Sector, and Category ID are required.';

test.beforeEach(({ page, signIn }) => signIn(page));

test('the list has five columns and five schemes per page', async ({ page }) => {
  const call = page.waitForRequest((one) => new URL(one.url()).pathname === '/api/structured/schemes');
  await openList(page);
  expect((await call).postDataJSON()).toMatchObject({ page: 1, limit: 5, status: 'all' });
  await expect(page.getByRole('heading', { name: 'Manage Schemes' })).toBeVisible();
  // The first column holds the checkboxes.
  const [, ...headers] = await page.getByRole('columnheader').allInnerTexts();
  expect(headers.map((one) => one.trim())).toEqual(['Name', 'Category', 'Eligibility', 'Last Updated', 'Actions']);
  await expect(rows(page)).toHaveCount(5);
  await expectAccessible(page);

  const response = await page.request.post('/api/structured/schemes', { data: { page: 1, limit: 5, status: 'all' } });
  const { total } = await response.json();
  await expect(page.getByText(`Showing 1 to 5 of ${total} schemes`)).toBeVisible();
  await page.getByRole('button', { name: 'Page 3', exact: true }).click();
  await expect(page.getByText(`Showing 11 to 15 of ${total} schemes`)).toBeVisible();
  const pages = Math.ceil(total / 5);
  await page.goto(`/admin/schemes?page=${pages}`);
  await expect(rows(page)).toHaveCount(total - 5 * (pages - 1));
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await expect(page.getByRole('button', { name: `Page ${pages}`, exact: true })).toHaveAttribute('aria-current', 'page');
});

test('the search finds a scheme on a later page', async ({ page }) => {
  const name = 'Quokka shelter grant';
  await storeScheme(page, name);
  for (const after of [1, 2, 3, 4, 5]) await storeScheme(page, `Later than the shelter ${after}`);
  await openList(page);
  await expect(rowOf(page, 'Later than the shelter 5')).toBeVisible();
  await expect(rowOf(page, name)).toHaveCount(0);
  await page.getByRole('button', { name: 'Page 3', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search schemes' }).fill('quokka shelter');
  await expect(rowOf(page, name)).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/schemes\?q=quokka/);
});

test('the menu of a row links to the public page and to the form', async ({ page }) => {
  const name = 'Menu scheme';
  const id = await storeScheme(page, name);
  await openList(page, name);
  await openMenu(page, name);
  await expect(page.getByRole('menuitem')).toHaveText(['View', 'Edit', 'Delete']);
  const opened = page.waitForEvent('popup');
  await page.getByRole('menuitem', { name: 'View' }).click();
  const visit = await opened;
  await expect(visit).toHaveURL(new RegExp(`/schemes/${id}$`));
  await expect(visit.getByRole('heading', { level: 1, name })).toBeVisible();
  await visit.close();
  await openMenu(page, name);
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/manageSchemes/${id}$`));
  await expect(page.getByRole('heading', { name: 'Edit Scheme' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Manage Schemes' }).click();
  await page.getByRole('link', { name: 'Add New Scheme' }).click();
  await expect(page).toHaveURL(/\/admin\/manageSchemes$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('deleting a scheme asks first, and Undo restores it', async ({ page, playwright, site }) => {
    const name = 'Doomed scheme';
    const id = await storeScheme(page, name);
    const visitor = await playwright.request.newContext({ baseURL: site.url });
    const visit = async () => (await visitor.get(`/schemes/${id}`)).status();
    const question = page.getByRole('alertdialog', { name: 'Are you absolutely sure?' });
    const ask = async () => {
      await openMenu(page, name);
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await expect(question).toContainText(name);
    };
    await openList(page, name);
    await ask();
    await expectUsableAtBothWidths(page);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toHaveCount(0);
    await expect(rowOf(page, name)).toBeVisible();
    expect(await visit()).toBe(200);

    const address = `**/api/admin/schemes/${id}`;
    for (const [answer, sentence] of [
      [{ status: 409, body: 'It is being printed' }, 'It is being printed'],
      [{ status: 500, body: '' }, 'Failed to delete scheme.'],
    ] as const) {
      await page.route(address, (route) => route.fulfill(answer), { times: 1 });
      await ask();
      await question.getByRole('button', { name: 'Delete' }).click();
      await messageThenClosed(page, sentence);
      await expect(question).toHaveCount(0);
    }
    await expect(rowOf(page, name)).toBeVisible();

    await ask();
    const call = page.waitForRequest((one) => one.method() === 'DELETE');
    await question.getByRole('button', { name: 'Delete' }).click();
    expect(new URL((await call).url()).pathname).toBe(`/api/admin/schemes/${id}`);
    await told(page, 'Scheme deleted successfully.');
    // A toast does not close while the pointer is over it.
    await page.getByRole('button', { name: 'Undo' }).hover();
    await expect(rowOf(page, name)).toHaveCount(0);
    expect(await visit()).toBe(404);
    await page.getByRole('button', { name: 'Undo' }).click();
    await told(page, 'Scheme restored.');
    await expect(rowOf(page, name)).toBeVisible();
    expect(await visit()).toBe(200);
    await visitor.dispose();
  });
});

test('the chosen schemes are published and unpublished together', async ({ page, playwright, site }) => {
  const ids: number[] = [];
  for (const name of ['Vizcacha one', 'Vizcacha two']) ids.push(await storeScheme(page, name, { status: 'draft' }));
  const visitor = await playwright.request.newContext({ baseURL: site.url });
  const visits = () => Promise.all(ids.map(async (id) => (await visitor.get(`/schemes/${id}`)).status()));
  const run = async (action: string) => {
    await page.getByRole('checkbox', { name: 'Select Vizcacha one' }).check();
    await page.getByRole('checkbox', { name: 'Select Vizcacha two' }).check();
    const bar = page.getByRole('region', { name: 'Chosen schemes' });
    await expect(bar).toContainText('2 schemes chosen');
    await bar.getByRole('button', { name: action, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('textbox', { name: 'Type 2 to go on' }).fill('2');
    await page.getByRole('alertdialog').getByRole('button', { name: action, exact: true }).click();
    const results = page.getByRole('dialog', { name: 'Result' });
    await expect(results).toContainText('2 done.');
    await results.getByRole('button', { name: 'Close' }).click();
    await expect(bar).toHaveCount(0);
  };
  const drafts = page.locator('tbody').getByText('Draft', { exact: true });
  await openList(page, 'vizcacha');
  await expect(rowOf(page, 'Vizcacha')).toHaveCount(2);
  await expect(drafts).toHaveCount(2);
  expect(await visits()).toEqual([404, 404]);
  await run('Publish');
  await expect(drafts).toHaveCount(0);
  expect(await visits()).toEqual([200, 200]);
  await run('Unpublish');
  await expect(drafts).toHaveCount(2);
  expect(await visits()).toEqual([404, 404]);
  await visitor.dispose();
});

test('the list as filtered is exported for spreadsheets and for programs', async ({ page }) => {
  await storeScheme(page, 'Okapi export grant', { keywords: '=SUM(A1)' });
  await openList(page, 'okapi');
  for (const format of ['CSV', 'JSON'] as const) {
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Export schemes' });
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: `Download ${format}` }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(new RegExp(`\\.${format.toLowerCase()}$`));
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toContain('Okapi export grant');
    // An import removes the apostrophe, without which the text would be refused as a formula.
    expect(text).toContain("'=SUM(A1)");
    await expect(dialog).toHaveCount(0);
  }
  await page.route('**/api/admin/schemes/export?*', (route) => route.fulfill({ status: 500, body: 'no disk' }));
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('button', { name: 'Download CSV' }).click();
  await told(page, 'no disk');
});

const optionsOf = async (page: Page, label: string) => {
  await page.getByRole('combobox', { name: label }).click();
  await expect(page.getByRole('listbox')).toBeVisible();
  const names = await page.getByRole('option').allInnerTexts();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  return names.map((name) => name.trim());
};

test('the short dialog asks for three fields and sends exactly the specified keys', async ({ page }) => {
  const name = 'Dialog scheme';
  await page.goto('/admin/schemes?action=add');
  const dialog = page.getByRole('dialog', { name: 'Add New Scheme' });
  const save = dialog.getByRole('button', { name: 'Add Scheme' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  expect(await optionsOf(page, 'Sector')).toHaveLength(8);
  expect(await optionsOf(page, 'Region')).toEqual([
    'Northern India',
    'Southern India',
    'Eastern India',
    'Western India',
    'Central India',
    'Northeastern India',
    'All Regions',
  ]);
  for (const label of ['Parent scheme URL', 'Government tutorial URL', 'Official website URL']) {
    await expect(dialog.getByLabel(label)).toHaveAttribute('type', 'url');
  }
  const sent: string[] = [];
  page.on('request', (one) => one.method() === 'POST' && new URL(one.url()).pathname === '/api/schemes' && sent.push(one.url()));
  await save.click();
  await expect(dialog.getByText(REQUIRED)).toBeVisible();
  await dialog.getByLabel('Name (required)').fill(name);
  await save.click();
  await expect(dialog.getByText(REQUIRED)).toBeVisible();
  await choose(page, 'Sector', 'Education');
  await dialog.getByLabel('Name (required)').fill(' ');
  await save.click();
  await expect(dialog.getByText(REQUIRED)).toBeVisible();
  await dialog.getByLabel('Name (required)').fill(name);
  await choose(page, 'Region', 'Central India');
  await dialog.getByLabel('Official website URL').fill('not an address');
  await save.click();
  await expect(dialog.getByText(REQUIRED)).toHaveCount(0);
  await expect(dialog.locator('input:invalid')).toBeFocused();
  expect(sent).toEqual([]);
  await dialog.getByLabel('Official website URL').fill('https://www.example.gov.in/');
  await dialog.getByLabel('Eligibility').fill('Everybody');

  for (const [answer, sentence] of [
    [{ status: 409, body: 'There is one of that name' }, 'There is one of that name'],
    [{ status: 500, body: '' }, 'Failed to add scheme.'],
  ] as const) {
    await page.route('**/api/schemes', (route) => route.fulfill(answer), { times: 1 });
    await save.click();
    await messageThenClosed(page, sentence);
    await expect(dialog).toBeVisible();
  }
  const call = page.waitForRequest((one) => one.method() === 'POST' && new URL(one.url()).pathname === '/api/schemes');
  await save.click();
  const body = (await call).postDataJSON();
  expect(Object.keys(body).sort()).toEqual(
    [
      'sector_name',
      'category_id',
      'region',
      'department',
      'parent_scheme',
      'parent_scheme_url',
      'sub_category',
      'name',
      'eligibility',
      'seo_title',
      'seo_description',
      'gov_tutorial_url',
      'url',
    ].sort(),
  );
  expect(body).toMatchObject({ name, sector_name: 'education', region: 'central_india', eligibility: 'Everybody' });
  await told(page, 'Scheme added successfully.');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin\/schemes$/);
  await expect(rowOf(page, name)).toContainText('Education');
});

test('the server enforces the rules of the dialog too', async ({ page }) => {
  const post = async (data: object) => {
    const response = await page.request.post('/api/schemes', { data });
    return [response.status(), await response.text()];
  };
  const whole = { name: 'Ruled scheme', sector_name: 'education', category_id: '1' };
  expect(await post({ ...whole, name: '' })).toEqual([400, REQUIRED]);
  expect(await post({ ...whole, sector_name: '' })).toEqual([400, REQUIRED]);
  expect(await post({ ...whole, category_id: '' })).toEqual([400, REQUIRED]);
  expect((await post({ ...whole, region: 'mars' }))[0]).toBe(400);
});

test('the short edit form reports problems, saves, and leads back', async ({ page }) => {
  const name = 'Short form scheme';
  const id = await storeScheme(page, name, { url: 'https://www.example.gov.in/yarn' });
  const address = `/admin/schemes?action=edit&id=${id}`;
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Edit Scheme' })).toBeVisible();
  const field = (label: string) => page.getByRole('main').getByLabel(label);
  await expect(field('Name')).toHaveValue(name);
  await expect(field('Description')).toHaveValue('Yarn at half its price.');
  await expect(field('Eligibility')).toHaveValue('Weavers of the valley');
  await expect(field('Official link')).toHaveValue('https://www.example.gov.in/yarn');
  await expect(page.getByRole('combobox', { name: 'Category' })).not.toHaveText('');
  expect(await optionsOf(page, 'Category')).toHaveLength(9);
  await expectAccessible(page);

  const save = page.getByRole('button', { name: 'Update Scheme' });
  await field('Name').fill('ab');
  await field('Description').fill('123456789');
  await field('Eligibility').fill('ab');
  await field('Official link').fill('abc');
  await save.click();
  for (const sentence of [
    'Name must be at least 3 characters',
    'Description must be at least 10 characters',
    'Eligibility criteria is required',
    'Must be a valid URL',
  ]) {
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  }
  await expectAccessible(page);

  await field('Name').fill(`${name}, new`);
  await field('Description').fill('Yarn for nothing at all.');
  await field('Eligibility').fill('All weavers');
  await field('Official link').fill('https://www.example.gov.in/new');
  await choose(page, 'Category', 'Housing');
  for (const [answer, sentence] of [
    [{ status: 400, body: 'Not on a Sunday' }, 'Not on a Sunday'],
    [{ status: 500, body: '' }, 'Failed to update scheme.'],
  ] as const) {
    await page.route(`**/api/admin/schemes/${id}`, (route) => route.fulfill(answer), { times: 1 });
    await save.click();
    await messageThenClosed(page, sentence);
  }
  await save.click();
  await told(page, 'Scheme updated successfully.');
  await expect(page).toHaveURL(/\/admin\/schemes$/);
  await expect(rowOf(page, `${name}, new`)).toContainText('Housing');
  await page.goto(`/schemes/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: `${name}, new` })).toBeVisible();
  await expect(page.getByText('All weavers').first()).toBeVisible();

  await page.goto(address);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/schemes$/);
});

test('an empty list offers to add the first scheme', async ({ page }) => {
  await page.route('**/api/structured/schemes', (route) => route.fulfill(json({ schemes: [], total: 0, page: 1, limit: 5 })));
  await page.goto('/admin/schemes');
  await expect(page.getByText('No schemes found')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Add Your First Scheme' }).click();
  await expect(page).toHaveURL(/\/admin\/manageSchemes$/);
  await expect(page.getByRole('heading', { name: 'Add New Scheme' })).toBeVisible();
});
