/** Staff publish only on purpose. */

import type { Page } from '@playwright/test';
import { languageInEnglish, TRANSLATIONS } from '../../contract/languages.ts';
import { expectAccessible } from './accessible.ts';
import { choose, expect, PHONE, test } from './site.ts';
import { messageThenClosed, storeScheme, told } from './stored-scheme.ts';

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Scheme Name' });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const bar = (page: Page) => page.getByRole('list', { name: 'Before it is public' });
const chooseEducation = async (page: Page) => {
  await page.getByRole('button', { name: 'Choose categories' }).click();
  await page.getByRole('checkbox', { name: 'Education' }).check();
  await page.keyboard.press('Escape');
};
const writes = (page: Page) => {
  const sent: string[] = [];
  page.on('request', (one) => {
    const { pathname } = new URL(one.url());
    if (
      one.method() !== 'GET' &&
      /^\/api\/(schemes|blogs|structured\/addschemes|structured\/schemes\/\d+|admin\/schemes\/\d+)/.test(pathname)
    ) {
      if (one.method() !== 'POST' || !/^\/api\/structured\/schemes/.test(pathname)) sent.push(`${one.method()} ${pathname}`);
    }
  });
  return sent;
};
const storeBlog = async (page: Page, title: string) => {
  const fields = { seo_title: title, seo_category: '3', content: '<p>Take the card along.</p>', isActive: '1' };
  const response = await page.request.post('/api/blogs', { multipart: fields });
  return (await response.json()) as { blogId: number; blog: { seo_slug: string } };
};

test.beforeEach(({ page, signIn }) => signIn(page));

test('Enter in a field stores nothing, in any of the forms', async ({ page }) => {
  const sent = writes(page);
  await page.goto('/admin/schemes?action=add');
  const dialog = page.getByRole('dialog', { name: 'Add New Scheme' });
  await choose(page, 'Sector', 'Education');
  await dialog.getByLabel('Name (required)').fill('Entered too soon');
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Official website URL').press('Enter');

  const { blogId } = await storeBlog(page, 'Entered too soon as well');
  await page.goto(`/admin/blog/${blogId}`);
  await page.getByLabel('Seo Title').press('Enter');

  await page.goto('/admin/manageSchemes');
  await chooseEducation(page);
  await nameField(page).fill('Entered too soon');
  await page.keyboard.press('Enter');
  await expect(nameField(page)).toBeVisible();
  // Enter on the button itself does save.
  await page.getByRole('button', { name: 'Save Draft' }).press('Enter');
  await told(page, 'Scheme added successfully.');
  expect(sent).toEqual(['POST /api/structured/addschemes']);
});

test('Save Draft of a public article asks before it takes the article offline', async ({ page }) => {
  const title = 'Public for now';
  const { blogId, blog } = await storeBlog(page, title);
  const visit = async () => (await page.request.get('/feeds/blog.xml')).text();
  await page.goto(`/admin/blog/${blogId}`);
  await expect(page.getByLabel('Seo Title')).toHaveValue(title);
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  await expect(page.getByText('Update Blog: public at once. Save Draft: off the site.')).toBeVisible();
  const question = page.getByRole('alertdialog', { name: 'Take it off the site?' });
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(question).toContainText(title);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/blog/${blogId}$`));
  expect((await page.request.get(`/api/blogs/${blog.seo_slug}`)).status()).toBe(200);
  expect((await (await page.request.get(`/api/blog/${blogId}`)).json()).status).toBe('published');

  await page.getByRole('button', { name: 'Save Draft' }).click();
  await question.getByRole('button', { name: 'Take it off the site' }).click();
  await expect(row(page, title)).toContainText('Draft');
  expect(await visit()).not.toContain(title);

  // The form says that it is a draft; Ctrl+S saves the draft and stays, the publish button publishes it and leaves.
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  await page.getByLabel('Author Name').fill('Asha');
  await page.keyboard.press('ControlOrMeta+s');
  await messageThenClosed(page, 'The blog was updated successfully.');
  await expect(page).toHaveURL(new RegExp(`/admin/blog/${blogId}$`));
  // The form continues with the new version, so the next save causes no conflict.
  await page.getByLabel('Author Name').fill('Asha Rao');
  await page.getByRole('button', { name: 'Save and stay' }).click();
  await messageThenClosed(page, 'The blog was updated successfully.');
  expect(await (await page.request.get(`/api/blog/${blogId}`)).json()).toMatchObject({ status: 'draft', author: 'Asha Rao' });
  await page.getByRole('button', { name: 'Update Blog' }).click();
  await expect(row(page, title)).toContainText('Published');
});

test('Ctrl+S saves a new scheme as a draft, asks before it changes a public page, stays on the form, and stores nothing behind a dialog', async ({
  page,
}) => {
  const sent = writes(page);
  await page.goto('/admin/manageSchemes');
  await nameField(page).fill('Saved by keyboard');
  await chooseEducation(page);
  await page.keyboard.press('ControlOrMeta+s');
  await messageThenClosed(page, 'Scheme added successfully.');
  await expect(page).toHaveURL(/\/admin\/manageSchemes\/\d+$/);
  await expect(page).toHaveTitle(/^Edit Scheme - Admin \| Saved by keyboard \| .*YojanaPath$/);
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'Keywords' }).fill('kept');
  await page.keyboard.press('ControlOrMeta+s');
  await messageThenClosed(page, 'Scheme updated successfully.');
  await expect(page.getByRole('textbox', { name: 'Keywords' })).toHaveValue('kept');

  const id = await storeScheme(page, 'Public by keyboard');
  await page.goto(`/admin/manageSchemes/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Scheme');
  await expect(page.getByText('Public by keyboard', { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'Keywords' }).fill('loom');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('dialog', { name: 'Preview' })).toBeVisible();
  sent.length = 0;
  await page.keyboard.press('ControlOrMeta+s');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(sent).toEqual([]);
  await page.keyboard.press('ControlOrMeta+s');
  const question = page.getByRole('alertdialog', { name: 'Change the public page?' });
  await expect(question).toContainText('Public by keyboard');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Go on writing' }).click();
  expect(sent).toEqual([]);
  await page.keyboard.press('ControlOrMeta+s');
  await question.getByRole('button', { name: 'Save it' }).click();
  await messageThenClosed(page, 'Scheme updated successfully.');
  await expect(page).toHaveURL(new RegExp(`/admin/manageSchemes/${id}$`));
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  // Nothing is unsaved, so leaving does not ask.
  await page.getByRole('link', { name: 'Back to Manage Schemes' }).click();
  await expect(page.getByRole('heading', { name: 'Manage Schemes' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('missing parts are listed beside the button and link to their fields; a complete draft is published without a question', async ({
    page,
  }) => {
    const fields = {
      status: 'draft',
      url: 'https://www.example.gov.in/',
      sources: [{ url: 'https://www.example.gov.in/aid', title: 'Guidelines', date: '2025-04' }],
    };
    const name = 'Checked through';
    const id = await storeScheme(page, name, fields);
    await page.goto(`/admin/manageSchemes/${id}`);
    await expect(page.getByText('Draft', { exact: true })).toBeVisible();
    const languages = TRANSLATIONS.map(languageInEnglish);
    await expect(bar(page).getByRole('button')).toHaveText(languages.map((language) => `${language}: missing`));
    for (const language of languages) {
      await bar(page)
        .getByRole('button', { name: `${language}: missing` })
        .click();
      await expect(page.getByRole('textbox', { name: `Name in ${language}` })).toBeFocused();
      await page.keyboard.insertText('जाँची हुई सहायता');
      for (const label of ['Eligibility Criteria', 'Documents Required', 'Benefits', 'Application Process', 'Scheme Description']) {
        await page.getByRole('textbox', { name: `${label} in ${language}` }).click();
        await page.keyboard.insertText('हिंदी में');
      }
      await page.getByRole('textbox', { name: `Summary in ${language}` }).fill('हिंदी में');
    }
    await expect(bar(page).getByRole('button')).toHaveCount(0);
    await page.getByRole('button', { name: 'Update Scheme' }).click();
    await told(page, 'Scheme updated successfully.');
    await expect(row(page, name)).not.toContainText('Draft');
  });
});

test('publishing a new scheme with missing parts can be undone at once, from either form', async ({ page }) => {
  const takeBack = async (name: string) => {
    await told(page, 'Scheme added successfully.');
    await expect(row(page, name)).not.toContainText('Draft');
    await page.getByRole('button', { name: 'Make it a draft' }).click();
    await told(page, 'It is a draft now: only staff see it.');
    await expect(row(page, name)).toContainText('Draft');
  };
  await page.goto('/admin/manageSchemes');
  await nameField(page).fill('Too early by the form');
  await chooseEducation(page);
  await page.getByRole('button', { name: 'Add Scheme' }).click();
  await takeBack('Too early by the form');

  const dialog = page.getByRole('dialog', { name: 'Add New Scheme' });
  const fillIn = async (name: string) => {
    await page.goto('/admin/schemes?action=add');
    await choose(page, 'Sector', 'Education');
    await dialog.getByLabel('Name (required)').fill(name);
  };
  await fillIn('Too early by the dialog');
  await dialog.getByRole('button', { name: 'Add Scheme' }).click();
  await takeBack('Too early by the dialog');
  await fillIn('Never public by the dialog');
  await dialog.getByRole('button', { name: 'Save Draft' }).click();
  await expect(row(page, 'Never public by the dialog')).toContainText('Draft');
});

test('the short edit form says how it changes the status, and asks like the long one', async ({ page }) => {
  const name = 'Short and hidden';
  const id = await storeScheme(page, name, { status: 'draft' });
  await page.goto(`/admin/schemes?action=edit&id=${id}`);
  await expect(page.getByText('Update Scheme: public at once. Save Draft: only for staff.')).toBeVisible();
  await page.getByRole('main').getByLabel('Description').fill('Yarn at a quarter of its price.');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await messageThenClosed(page, 'Scheme updated successfully.');
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  await page.goto(`/admin/schemes?action=edit&id=${id}`);
  await expect(page.getByRole('main').getByLabel('Description')).toHaveValue('Yarn at a quarter of its price.');
  await page.getByRole('button', { name: 'Update Scheme' }).click();
  const question = page.getByRole('alertdialog', { name: 'Publish it as it is?' });
  await expect(question.getByRole('listitem')).toHaveText(['Source', 'Official address']);
  await question.getByRole('button', { name: 'Publish it' }).click();
  await told(page, 'Scheme updated successfully.');
  await expect(row(page, name)).not.toContainText('Draft');
});
