import type { Page } from '@playwright/test';
import { expect, PHONE, test } from './site.ts';
import { expectUsableAtBothWidths } from './sweeps.ts';

const told = (page: Page, sentence: string) => expect(page.getByRole('listitem').filter({ hasText: sentence }).last()).toBeVisible();
const confirm = (page: Page, name: string) => page.getByRole('alertdialog').getByRole('button', { name }).click();
const rows = (page: Page) => page.locator('tbody tr');

test.beforeEach(({ page, signIn }) => signIn(page));

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('search words show what they lead to, can be tried, and those that lead nowhere are hidden until asked for', async ({ page }) => {
    const count = async (query: string) => (await (await page.request.get(`/api/admin/lexicon?${query}`)).json()).total;
    const [all, live] = [await count(''), await count('leading=1')];
    await page.goto('/admin/lexicon');
    await expect(page.getByText(`${live} entries`)).toBeVisible();
    const whole = page.getByLabel(`Show also ${all - live} entries for schemes the site does not have`);
    await whole.check();
    await expect(page.getByText(`${all} entries`)).toBeVisible();
    await whole.uncheck();
    await page.getByRole('searchbox', { name: 'Search the words' }).fill('pm kisan nidhi');
    const entry = rows(page).filter({ hasText: 'Pradhan Mantri Kisan Samman Nidhi' });
    await expect(entry.getByRole('link', { name: /^Pradhan Mantri Kisan Samman Nidhi/ })).toHaveAttribute('href', '/admin/manageSchemes/1');
    await expectUsableAtBothWidths(page);
    await expect(entry.getByRole('link', { name: 'Try this search: Pradhan Mantri Kisan Samman Nidhi', exact: true })).toBeVisible();
    const opened = page.waitForEvent('popup');
    await entry.getByRole('link', { name: 'Try this search: pm kisan nidhi', exact: true }).click();
    const search = await opened;
    await expect(search).toHaveURL(/\/schemes\?q=pm(\+|%20)kisan(\+|%20)nidhi$/);
    await search.close();
  });

  test('the shipped search words are changed, switched off and restored', async ({ page }) => {
    const term = 'Homestay';
    await page.goto(`/admin/lexicon?kind=need&q=${term}`);
    const entry = rows(page)
      .filter({ has: page.getByText(term, { exact: true }).first() })
      .first();
    await entry.getByRole('button', { name: `Edit ${term}`, exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Edit a search word' });
    await form.getByRole('button', { name: 'Add a line' }).click();
    await page.keyboard.type(`qwurble${term}`);
    await form.getByRole('button', { name: 'Save' }).click();
    await told(page, 'Search word saved.');
    await expect(entry.getByText('Changed by staff')).toBeVisible();
    await expectUsableAtBothWidths(page);
    await entry.getByRole('button', { name: `Restore ${term}`, exact: true }).click();
    await confirm(page, 'Restore');
    await told(page, 'Search word restored.');
    await expect(entry.getByText('Changed by staff')).toBeHidden();
    await entry.getByRole('button', { name: `Switch off ${term}`, exact: true }).click();
    await confirm(page, 'Switch off');
    await told(page, 'Search word switched off.');
    await page.getByRole('combobox', { name: 'From whom' }).click();
    await page.getByRole('option', { name: 'Switched off' }).click();
    await expect(page).toHaveURL(/state=off/);
    await expect(rows(page)).toHaveCount(1);
    await expect(entry.getByRole('button', { name: /^Edit/ })).toHaveCount(0);
    await expectUsableAtBothWidths(page);
    await entry.getByRole('button', { name: `Switch on ${term}`, exact: true }).click();
    await confirm(page, 'Switch on');
    await told(page, 'Search word switched on.');
    await expect(rows(page)).toHaveCount(0);
  });
});
