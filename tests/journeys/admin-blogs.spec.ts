import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './accessible.ts';
import { choose, expect, PHONE, test } from './site.ts';
import { expectUsableAtBothWidths } from './sweeps.ts';

const picture = async (background: string) => ({
  name: 'picture.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 500, height: 300, channels: 3, background } })
    .png()
    .toBuffer(),
});

const content = (page: Page) => page.getByRole('textbox', { name: 'Blog Content' });

async function fillIn(page: Page, title: string) {
  await page.goto('/admin/blog');
  await page.getByLabel('Seo Title').fill(title);
  await choose(page, 'Category', 'Health');
  await content(page).click();
  await page.keyboard.type('Take the card along.');
}

async function add(page: Page, title: string) {
  await fillIn(page, title);
  await page.getByRole('button', { name: 'Add Blog' }).click();
  await expect(page).toHaveURL(/\/admin\/blogs$/);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByLabel('Seo Title')).toHaveValue(title);
  return page.url();
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('a blog is written, shown as a draft, published, deleted and restored', async ({ page, signIn, browser, site }) => {
    const title = 'Health card of a weaver';
    await signIn(page);
    await page.goto('/admin/blogs');
    await page.getByRole('link', { name: 'Add New Blog' }).click();
    await expect(page).toHaveTitle(/^Add Blog - Admin \| /);
    await page.getByRole('button', { name: 'Add Blog' }).click();
    await expect(page.getByLabel('Seo Title')).toBeFocused();
    await fillIn(page, title);
    await expectUsableAtBothWidths(page);
    await page.getByRole('button', { name: 'Save Draft' }).click();
    await expect(page.getByText('The blog was added successfully.', { exact: true })).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: title });
    await expect(row).toContainText('Draft');
    await expectUsableAtBothWidths(page);

    const slug = title.toLowerCase().replaceAll(' ', '-');
    await row.getByRole('button').click();
    await page.getByRole('menuitem', { name: 'View' }).click();
    await expect(page.getByText('Only staff can see this article.')).toBeVisible();
    const visitor = await browser.newContext({ baseURL: site.url });
    const visit = async () => (await visitor.request.get(`/blog/${slug}`)).status();
    expect(await visit()).toBe(404);

    await page.goto('/admin/blogs');
    await page.getByRole('link', { name: title }).click();
    await page.getByRole('button', { name: 'Update Blog' }).click();
    await expect(page.getByText('The blog was updated successfully.', { exact: true })).toBeVisible();
    await expect(row).toContainText('Published');
    expect(await visit()).toBe(200);

    await row.getByRole('button').click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog', { name: 'Are you absolutely sure?' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Blog deleted successfully.', { exact: true })).toBeVisible();
    await expect(row).toHaveCount(0);
    expect(await visit()).toBe(404);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row).toHaveCount(1);
    expect(await visit()).toBe(200);
    await visitor.close();
  });
});

test('a picture is uploaded, replaced and removed', async ({ page, signIn, request }) => {
  await signIn(page);
  const address = await add(page, 'Pictures');
  const shown = page.getByRole('img', { name: 'The picture of this blog' });
  const saveAndReturn = async () => {
    await page.getByRole('button', { name: 'Update Blog' }).click();
    await expect(page).toHaveURL(/\/admin\/blogs$/);
    await page.goto(address);
    await expect(page.getByLabel('Seo Title')).toHaveValue('Pictures');
  };
  await page.getByLabel('Add Picture').setInputFiles(await picture('#0b5563'));
  await expect(shown).toHaveAttribute('src', /^blob:/);
  await saveAndReturn();
  const first = String(await shown.getAttribute('src'));
  expect((await request.get(first)).headers()['content-type']).toBe('image/webp');
  await page.getByLabel('Add Picture').setInputFiles(await picture('#9c3322'));
  await saveAndReturn();
  await expect(shown).not.toHaveAttribute('src', first);
  expect((await request.get(first)).status()).toBe(404);
  await page.getByRole('button', { name: 'Remove picture' }).click();
  await expect(shown).toHaveCount(0);
  await saveAndReturn();
  await expect(shown).toHaveCount(0);
});

test('typed text survives Refresh and leaving, and is offered on return', async ({ page, signIn }) => {
  await signIn(page);
  await add(page, 'Stored once');
  await page.getByLabel('Author Name').fill('Asha');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeEnabled();
  await expect(page.getByLabel('Author Name')).toHaveValue('Asha');
  await page.getByRole('button', { name: 'Update Blog' }).click();
  await expect(page).toHaveURL(/\/admin\/blogs$/);

  await fillIn(page, 'Half written');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/admin\/blogs$/);
  await page.goto('/admin/blog');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel('Seo Title')).toHaveValue('Half written');
  await expect(content(page)).toHaveText('Take the card along.');
});

test('two editors of one blog overwrite nothing, and the history restores the first text', async ({ page, signIn }) => {
  await signIn(page);
  const address = await add(page, 'Two editors');
  const id = address.split('/').at(-1);
  const fields = { seo_title: 'Two editors, theirs', seo_category: '3', content: '<p>Theirs</p>', isActive: '1' };
  expect((await page.request.put(`/api/blogs/${id}`, { multipart: fields })).status()).toBe(200);
  await page.getByLabel('Seo Title').fill('Two editors, mine');
  await page.getByRole('button', { name: 'Update Blog' }).click();
  const dialog = page.getByRole('dialog', { name: 'Somebody else has saved this' });
  await expect(dialog).toContainText('Two editors, theirs');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Go on with these' }).click();
  await expect(content(page)).toHaveText('Theirs');
  await page.getByRole('button', { name: 'Update Blog' }).click();
  await expect(page.getByRole('link', { name: 'Two editors, mine' })).toBeVisible();

  await page.goto(address);
  await page.getByRole('button', { name: 'History' }).click();
  await page.getByRole('button', { name: 'Show version 1' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByLabel('Seo Title')).toHaveValue('Two editors');
  await expect(content(page)).toHaveText('Take the card along.');
});

test('a session that ends while typing loses nothing', async ({ page, signIn, context }) => {
  await signIn(page);
  await fillIn(page, 'Written too long');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Add Blog' }).click();
  await expect(page.getByText('Unauthorized', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/blog$/);
  await expect(page.getByLabel('Seo Title')).toHaveValue('Written too long');
});

test('the form is locked while a blog is being saved; a dialog opened by keyboard returns the focus', async ({ page, signIn }) => {
  await signIn(page);
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/api/blog/1', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto('/admin/blog/1');
  await expect(page.getByLabel('Seo Title')).toBeDisabled();
  await expect(content(page)).toHaveAttribute('contenteditable', 'false');
  arrive();
  await expect(page.getByLabel('Seo Title')).toBeEnabled();
  await expect(page.getByLabel('Seo Title')).not.toHaveValue('');

  await page.getByRole('link', { name: 'Manage Blogs' }).click();
  const menu = page.getByRole('button', { name: /^Actions for/ }).first();
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toContainText('Are you absolutely sure?');
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
});
