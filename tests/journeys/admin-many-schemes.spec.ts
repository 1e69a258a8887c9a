/** Bulk work on schemes: import, set a category, delete; and restoring one to an earlier version. */

import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { choose, expect, PHONE, test } from './site.ts';
import { messageThenClosed, storeScheme, told } from './stored-scheme.ts';
import { expectUsableAtBothWidths } from './sweeps.ts';

const rows = (page: Page) => page.locator('tbody tr');
const openImport = async (page: Page, file: { name: string; content: string | Buffer }) => {
  await page.goto('/admin/schemes');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Import schemes' });
  const buffer = typeof file.content === 'string' ? Buffer.from(file.content) : file.content;
  await dialog.getByLabel('File', { exact: true }).setInputFiles({ name: file.name, mimeType: 'text/csv', buffer });
  return dialog;
};

test.beforeEach(({ page, signIn }) => signIn(page));

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('an import is previewed with its errors and changes, and only the chosen rows are stored', async ({ page }) => {
    const slugs = ['kept', 'taken'].map((word) => `axolotl-${word}`);
    const ids: number[] = [];
    for (const slug of slugs) ids.push(await storeScheme(page, `Axolotl ${slug}`, { slug, fee: 'Free' }));
    const content = [
      'slug,name,url,fee,note',
      'axolotl-new,Axolotl new,https://www.example.gov.in/a,,"a note',
      'of two lines"',
      'axolotl-address,Axolotl address,https://pipdic,,',
      ...slugs.map((slug) => `${slug},,,Rs 50,`),
      `axolotl-bad,${'x'.repeat(501)},,,`,
    ].join('\n');
    const dialog = await openImport(page, { name: 'axolotl.csv', content });
    await dialog.getByRole('button', { name: 'Try it without storing' }).click();
    const tile = (name: string) => dialog.locator('dl > div').filter({ hasText: name }).locator('dd');
    await expect(tile('Would be added')).toHaveText('2');
    await expect(tile('Would stay')).toHaveText('2');
    await expect(tile('Would fail')).toHaveText('1');
    await expect(dialog.getByText('In 1 row something could not be used')).toBeVisible();
    // Errors count rows of the spreadsheet, not lines of the text.
    const errors = dialog.getByRole('table').getByRole('row');
    await expect(errors.filter({ hasText: 'https://pipdic' })).toContainText('3');
    await expect(errors.filter({ hasText: 'at most 500 characters' })).toContainText('6');
    await expect(errors).toHaveCount(3);
    const changes = dialog.getByRole('region', { name: 'Changes in existing schemes' });
    await expect(changes.getByRole('listitem')).toHaveCount(2);
    await expect(changes).toContainText('From the site or changed by staff');
    await expect(changes.getByRole('listitem').first()).toContainText('Free');
    await expect(changes.getByRole('listitem').first()).toContainText('Rs 50');
    await expectUsableAtBothWidths(page);
    await changes
      .getByRole('group', { name: `What becomes of Axolotl ${slugs[1]}` })
      .getByLabel('Take the file')
      .check();
    await expect(tile('Would be updated')).toHaveText('1');
    await dialog.getByRole('button', { name: 'Import 3 rows' }).click();
    await expect(dialog.getByText('The import is done:')).toBeVisible();
    await expect(tile('Updated')).toHaveText('1');
    const fees = await Promise.all(ids.map(async (id) => (await (await page.request.post(`/api/structured/schemes/${id}`)).json()).fee));
    expect(fees).toEqual(['Free', 'Rs 50']);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(dialog).toHaveCount(0);
  });
});

test('a file in Windows-1252 is named as such; a file that is not text is refused; the button is disabled when there is nothing to import', async ({
  page,
}) => {
  const dialog = await openImport(page, {
    name: 'old.csv',
    content: Buffer.from([...Buffer.from('name,states\nCaf'), 0xe9, ...Buffer.from(',Atlantis\n')]),
  });
  await expect(dialog.getByText('It was read as Windows-1252')).toBeVisible();
  await dialog.getByRole('button', { name: 'Try it without storing' }).click();
  await expect(dialog.getByRole('cell', { name: 'Café' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Import 0 rows' })).toBeDisabled();
  await dialog
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: 'x.csv', mimeType: 'text/csv', buffer: Buffer.from([0x89, 0x81, 0, 0x90]) });
  await expect(dialog.getByText('neither UTF-8, UTF-16 nor Windows-1252')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Try it without storing' })).toBeDisabled();
});

test('the chosen schemes get a category, then are deleted together', async ({ page }) => {
  const ids: number[] = [];
  for (const name of ['Numbat one', 'Numbat two']) ids.push(await storeScheme(page, name));
  const bar = page.getByRole('region', { name: 'Chosen schemes' });
  const results = page.getByRole('dialog', { name: 'Result' });
  await page.goto('/admin/schemes?q=numbat');
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  await expect(bar).toContainText('2 schemes chosen');
  await bar.getByRole('button', { name: 'Set category' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set the first category of the chosen schemes' });
  const set = dialog.getByRole('button', { name: 'Set category' });
  await expect(set).toBeDisabled();
  await expectAccessible(page);
  await choose(page, 'Category', 'Housing');
  await expect(set).toBeDisabled();
  await expect(dialog).toContainText('2 are public now');
  await dialog.getByRole('textbox', { name: 'Type 2 to go on' }).fill('२');
  await set.click();
  await expect(results).toContainText('2 done.');
  await expect(results).toContainText('Category changed');
  await results.getByRole('button', { name: 'Close' }).click();
  await expect(rows(page).filter({ hasText: 'Housing' })).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  await bar.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you absolutely sure?' });
  await expect(question).toContainText('2 will be taken from the site');
  for (const name of ['Numbat one', 'Numbat two']) await expect(question.getByRole('listitem').filter({ hasText: name })).toBeVisible();
  await expect(question.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await expectAccessible(page);
  await question.getByRole('textbox', { name: 'Type 2 to go on' }).fill('2');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(results).toContainText('2 done.');
  await results.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('No schemes found')).toBeVisible();
  for (const id of ids) expect((await page.request.get(`/schemes/${id}`)).status()).toBe(404);
  await page.goto('/admin/bin');
  await expect(rows(page).filter({ hasText: 'Numbat' })).toHaveCount(2);
  for (const name of ['Numbat one', 'Numbat two']) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  await page.getByRole('region', { name: 'Chosen entries' }).getByRole('button', { name: 'Restore the chosen' }).click();
  const back = page.getByRole('alertdialog', { name: 'Restore these 2?' });
  await expect(back).toContainText('Numbat one (Scheme)');
  await back.getByRole('textbox', { name: 'Type 2 to go on' }).fill('2');
  await expectAccessible(page);
  await back.getByRole('button', { name: 'Restore' }).click();
  await messageThenClosed(page, '2 are back.');
  for (const id of ids) expect((await page.request.get(`/schemes/${id}`)).status()).toBe(200);
});

test('a bulk change lists its schemes first, public ones at the top, and is undone for all of them', async ({ page }) => {
  const ids = [await storeScheme(page, 'Zz quokka public'), await storeScheme(page, 'Aa quokka draft', { status: 'draft' })];
  const bar = page.getByRole('region', { name: 'Chosen schemes' });
  const results = page.getByRole('dialog', { name: 'Result' });
  const choose2 = async () => {
    await page.goto('/admin/schemes?q=quokka');
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  };
  for (const [button, typed] of [
    ['Publish', 1],
    ['Unpublish', 1],
    ['Delete', 1],
  ] as const) {
    await choose2();
    await bar.getByRole('button', { name: button, exact: true }).click();
    const question = page.getByRole('alertdialog');
    await expect(question.getByRole('listitem')).toHaveText(['Zz quokka public', 'Aa quokka draft']);
    await expect(question).toContainText('1 is public now');
    await question.getByRole('textbox', { name: `Type ${typed} to go on` }).fill(String(typed));
    await question.getByRole('button', { name: button, exact: true }).click();
    await expect(results).toContainText('2 done.');
    if (button === 'Delete') {
      await results.getByRole('button', { name: 'Close' }).click();
      await told(page, '2 deleted.');
      await page.locator('li[data-state=open]').getByRole('button', { name: 'Undo for all' }).click();
    } else await results.getByRole('button', { name: 'Undo for all' }).click();
    await told(page, button === 'Delete' ? '2 are as they were before.' : '1 is as it was before.');
    const statuses = await Promise.all(ids.map(async (id) => (await page.request.get(`/api/admin/schemes/${id}`)).json()));
    expect(statuses.map(({ status }) => status)).toEqual(['published', 'draft']);
  }
});

test('an earlier version is compared with the current one and restored', async ({ page }) => {
  const id = await storeScheme(page, 'Tarsier grant', { fee: 'Free' });
  const put = await page.request.put(`/api/structured/schemes/${id}`, {
    data: { name: 'Tarsier grant', category_id: ['1'], fee: 'Rs 900' },
  });
  expect(put.status()).toBe(200);
  await page.goto(`/admin/manageSchemes/${id}`);
  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByRole('button', { name: 'Compare version 2' }).click();
  const newest = page.getByRole('dialog', { name: 'Version 2' });
  await expect(newest).toContainText('Free');
  await expect(newest).toContainText('Rs 900');
  await expect(newest.getByRole('button', { name: 'Restore this version' })).toHaveCount(0);
  await expectAccessible(page);
  await newest.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Compare version 1' }).click();
  await page.getByRole('dialog', { name: 'Version 1' }).getByRole('button', { name: 'Restore this version' }).click();
  await page.getByRole('alertdialog', { name: 'Restore version 1?' }).getByRole('button', { name: 'Restore this version' }).click();
  await messageThenClosed(page, 'Version 1 restored.');
  await expect.poll(async () => (await (await page.request.post(`/api/structured/schemes/${id}`)).json()).fee).toBe('Free');
  await page.getByRole('tab', { name: 'Details' }).click();
  await expect(page.getByLabel('Fee', { exact: true })).toHaveValue('Free');
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByRole('button', { name: 'Compare version 3' })).toBeVisible();
});
