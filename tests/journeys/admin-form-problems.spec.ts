/** Problems of a form are shown at their fields, and no toast covers a button. */

import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { choose, DESK, expect, PHONE, test } from './site.ts';
import { messageThenClosed, storeScheme, told } from './stored-scheme.ts';

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Scheme Name' });
const summary = (page: Page) => page.getByRole('alert').filter({ hasText: 'Please mend this first' });

test.beforeEach(({ page, signIn }) => signIn(page));

for (const viewport of [DESK, PHONE]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('wrong addresses and dates in three tabs are listed, marked and linked, and nothing is sent until they are corrected', async ({
      page,
    }) => {
      const name = `Thrice wrong ${viewport.width}`;
      const id = await storeScheme(page, name);
      const puts: string[] = [];
      page.on('request', (one) => one.method() === 'PUT' && one.url().includes('/structured/') && puts.push(one.url()));
      await page.goto(`/admin/manageSchemes/${id}`);
      const official = page.getByRole('textbox', { name: 'Official Website URL' });
      await official.fill('www.example');
      await page.getByRole('tab', { name: 'Sources' }).click();
      await page.getByRole('button', { name: 'Add a source' }).click();
      const source = page.getByRole('textbox', { name: 'Address of source 1' });
      await page.getByRole('tab', { name: 'Details' }).click();
      const closes = page.getByLabel('Closes on');
      await page.getByLabel('Opens on').fill('2026-05-01');
      await closes.fill('२०२६-०१-०१');
      await page.getByRole('button', { name: 'Update Scheme' }).click();
      await expect(summary(page)).toBeFocused();
      await expect(summary(page).getByRole('listitem')).toHaveText([
        'Official Website URL: Must be a valid URL',
        'Address of source 1: Must be a valid URL',
        'Closes on: The closing date must not be before the opening date',
      ]);
      expect(puts).toEqual([]);
      // The tab of the first problem is open.
      await expect(official).toHaveAttribute('aria-invalid', 'true');
      await expect(official).toHaveAccessibleDescription(/Must be a valid URL/);
      await expectAccessible(page);

      await summary(page)
        .getByRole('button', { name: /^Closes on/ })
        .click();
      await expect(closes).toBeFocused();
      await closes.fill('2026-06-01');
      await expect(summary(page).getByRole('listitem')).toHaveCount(2);
      await summary(page)
        .getByRole('button', { name: /^Address of source 1/ })
        .click();
      await expect(source).toBeFocused();
      await source.fill('https://www.example.gov.in/guidelines');
      await summary(page)
        .getByRole('button', { name: /^Official Website URL/ })
        .click();
      await expect(official).toBeFocused();
      await official.fill('https://www.example.gov.in/');
      await expect(summary(page)).toHaveCount(0);
      await page.getByRole('button', { name: 'Update Scheme' }).click();
      await told(page, 'Scheme updated successfully.');
    });

    test('the toast of a failure covers no button of a form or a dialog', async ({ page }) => {
      const covered = async (buttons: Locator) => {
        const notice = await page.locator('li[data-state=open]').boundingBox();
        if (!notice) throw new Error('There is no notice');
        const boxes = await Promise.all((await buttons.all()).map((button) => button.boundingBox()));
        return boxes.filter(
          (box) => box && box.y < notice.y + notice.height && box.y + box.height > notice.y && box.x + box.width > notice.x,
        );
      };
      const id = await storeScheme(page, `Noticed aid ${viewport.width}`);
      await page.goto(`/admin/manageSchemes/${id}`);
      await expect(nameField(page)).not.toHaveValue('');
      await page.route('**/api/structured/schemes/*', (route) => route.fulfill({ status: 500, body: 'The disk is full' }));
      await page.getByRole('button', { name: 'Update Scheme' }).click();
      await told(page, 'The disk is full');
      for (const button of ['Update Scheme', 'Save Draft', 'Reset', 'Preview']) {
        expect(await covered(page.getByRole('button', { name: button }))).toEqual([]);
      }
      // It is still there after the time at which other toasts have closed.
      await page.goto('/admin/schemes?action=add');
      const dialog = page.getByRole('dialog', { name: 'Add New Scheme' });
      await choose(page, 'Sector', 'Education');
      await dialog.getByLabel('Name (required)').fill('Noticed in the dialog');
      await page.route('**/api/schemes', (route) => route.fulfill({ status: 409, body: 'There is one of that name' }));
      await dialog.getByRole('button', { name: 'Add Scheme' }).click();
      await told(page, 'There is one of that name');
      await dialog.getByRole('button', { name: 'Cancel' }).scrollIntoViewIfNeeded();
      await expect(async () =>
        expect(await covered(dialog.getByRole('button', { name: /^(Add Scheme|Save Draft|Cancel)$/ }))).toEqual([]),
      ).toPass();
    });
  });
}

test('problems only the server can find are shown at their fields too', async ({ page }) => {
  await storeScheme(page, 'Owner of a slug', { slug: 'taken-slug' });
  const id = await storeScheme(page, 'Wants the slug');
  await page.goto(`/admin/manageSchemes/${id}`);
  await page.getByRole('tab', { name: 'Details' }).click();
  const slug = page.getByRole('textbox', { name: 'Slug' });
  await slug.fill('taken-slug');
  await page.getByRole('tab', { name: 'English' }).click();
  await page.getByRole('button', { name: 'Update Scheme' }).click();
  await messageThenClosed(page, 'Another scheme has this slug already');
  await expect(slug).toHaveAttribute('aria-invalid', 'true');
  await expect(slug).toHaveAccessibleDescription(/Another scheme has this slug already/);
  await expect(summary(page)).toContainText('Slug: Another scheme has this slug already');
  await slug.fill('free-slug');
  await expect(summary(page)).toHaveCount(0);
});

test('a scheme without name and category shows the specified messages and marks both fields', async ({ page }) => {
  await page.goto('/admin/manageSchemes');
  await page.getByRole('button', { name: 'Add Scheme' }).click();
  await told(page, 'Name and at least one Category are required.');
  await summary(page)
    .getByRole('button', { name: /^Categories/ })
    .click();
  await expect(page.getByRole('button', { name: 'Choose categories' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Choose categories' })).toHaveAccessibleDescription('Choose at least one category');
  await expect(nameField(page)).toHaveAttribute('aria-invalid', 'true');
});

test('a blog without category, or with half its Hindi, leads to the missing part', async ({ page }) => {
  await page.goto('/admin/blog');
  await page.getByLabel('Seo Title').fill('Half in Hindi');
  await page.getByRole('button', { name: 'Add Blog' }).click();
  await expect(summary(page)).toContainText('Category: This is needed');
  await summary(page)
    .getByRole('button', { name: /^Category/ })
    .click();
  await expect(page.getByRole('combobox', { name: 'Category' })).toBeFocused();
  await choose(page, 'Category', 'Health');
  await page.getByRole('textbox', { name: 'Blog Content' }).click();
  await page.keyboard.type('Take the card along.');
  await page.getByRole('tab', { name: 'Hindi' }).click();
  await page.getByLabel('Hindi Title').fill('आधा');
  await page.getByRole('tab', { name: 'English' }).click();
  await page.getByRole('button', { name: 'Add Blog' }).click();
  await expect(summary(page)).toContainText('Hindi Content: This is needed');
  await summary(page)
    .getByRole('button', { name: /^Hindi Content/ })
    .click();
  await expect(page.getByRole('textbox', { name: 'Hindi Content' })).toBeFocused();
  await page.keyboard.insertText('कार्ड साथ लाएँ।');
  await expect(summary(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Half in Hindi' })).toContainText('Draft');
});

test('a draft may have a half-filled person, an empty source, an unfinished rule and half an address; publishing lists each and links to it', async ({
  page,
}) => {
  const id = await storeScheme(page, 'Half of everything', { status: 'draft', eligibility: '<ul><li>You are young.</li></ul>' });
  await page.goto(`/admin/manageSchemes/${id}`);
  await page.getByRole('textbox', { name: 'Official Website URL' }).fill('www.exam');
  await page.getByRole('tab', { name: 'Sources' }).click();
  await page.getByRole('button', { name: 'Add a source' }).click();
  await page.getByRole('tab', { name: 'Rules' }).click();
  await page.getByRole('button', { name: 'Add a person' }).click();
  await page.getByRole('button', { name: 'Change the rule of line 1' }).click();
  await page.getByLabel('What decides it').selectOption('rule');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await messageThenClosed(page, 'Scheme updated successfully.');
  await expect(page.getByRole('tab', { name: 'Rules' })).toHaveAttribute('aria-selected', 'true');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Official Website URL' })).toHaveValue('www.exam');
  await page.getByRole('tab', { name: 'Sources' }).click();
  await expect(page.getByRole('textbox', { name: 'Address of source 1' })).toHaveValue('');
  await page.getByRole('button', { name: 'Update Scheme' }).click();
  await expect(summary(page)).not.toContainText('Invalid input');
  for (const field of ['Official Website URL', 'Address of source 1', 'Rules of eligibility', 'Example people']) {
    await expect(
      summary(page)
        .getByRole('button', { name: new RegExp(`^${field}`) })
        .first(),
    ).toBeVisible();
  }
  await expectAccessible(page);
  await summary(page)
    .getByRole('button', { name: /^Example people/ })
    .first()
    .click();
  await expect(page.getByRole('tab', { name: 'Rules' })).toHaveAttribute('aria-selected', 'true');
});
