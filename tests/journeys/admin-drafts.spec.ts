/** Typed text survives two tabs, Reset, a crash, a save that hangs and a save whose answer is lost. */
import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';
import { gate, messageThenClosed, storeScheme, told } from './stored-scheme.ts';

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Scheme Name' });
const offers = (page: Page) => page.getByText(/^You have unsaved changes from /);
const openForm = async (page: Page, id: number, name: string) => {
  await page.goto(`/admin/manageSchemes/${id}`);
  await expect(nameField(page)).toHaveValue(name);
};
const onServer = (page: Page) => page.getByText(/^Not saved\. Kept (just now|\d+ s ago)\.$/);

test.beforeEach(({ page, signIn }) => signIn(page));

test('two tabs with a new scheme have a draft each, and neither shows the text typed in the other', async ({ page, context }) => {
  const other = await context.newPage();
  for (const [tab, name] of [
    [page, 'New in the first tab'],
    [other, 'New in the second tab'],
  ] as const) {
    await tab.goto('/admin/manageSchemes');
    await nameField(tab).fill(name);
    await expect(onServer(tab)).toBeVisible();
    await expect(offers(tab)).toHaveCount(0);
  }
  await page.close();
  await other.close();

  const third = await context.newPage();
  await third.goto('/admin/manageSchemes');
  await expect(offers(third)).toHaveCount(2);
  await third.getByRole('button', { name: 'Restore' }).last().click();
  await expect(nameField(third)).toHaveValue('New in the first tab');
  await expect(offers(third)).toHaveCount(1);
  await third.getByRole('button', { name: 'Discard' }).click();
  await expect(offers(third)).toHaveCount(0);
  await third.getByRole('button', { name: 'Undo' }).click();
  await expect(offers(third)).toHaveCount(1);
  await third.getByRole('button', { name: 'Discard' }).click();
  await third.getByRole('button', { name: 'Cancel' }).click();
  await expect(nameField(third)).toHaveValue('');
  await third.reload();
  await expect(nameField(third)).toHaveValue('');
  await expect(offers(third)).toHaveCount(0);
});

test('text typed on one device is offered to the same person on another', async ({ page, browser, site, signIn }) => {
  const name = 'Typed at the office';
  const id = await storeScheme(page, name);
  await openForm(page, id, name);
  await nameField(page).fill('Typed at the office, more');
  await expect(onServer(page)).toBeVisible();

  const home = await browser.newContext({ baseURL: site.url });
  const there = await home.newPage();
  await signIn(there);
  await openForm(there, id, name);
  await there.getByRole('button', { name: 'Restore' }).click();
  await expect(nameField(there)).toHaveValue('Typed at the office, more');
  await there.getByRole('button', { name: 'Update Scheme' }).click();
  await told(there, 'Scheme updated successfully.');
  await home.close();
});

test('Reset, Cancel and Discard can be undone', async ({ page }) => {
  const name = 'Reset by mistake';
  const id = await storeScheme(page, name);
  for (const [address, before, button] of [
    [`/admin/manageSchemes/${id}`, name, 'Reset'],
    ['/admin/manageSchemes', '', 'Cancel'],
  ] as const) {
    await page.goto(address);
    await expect(nameField(page)).toHaveValue(before);
    await nameField(page).fill('An hour of work');
    await page.getByRole('textbox', { name: 'Benefits' }).click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Rs 9,000');
    await page.getByRole('button', { name: button }).click();
    await expect(nameField(page)).toHaveValue(before);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(nameField(page)).toHaveValue('An hour of work');
    await expect(page.getByRole('textbox', { name: 'Benefits' })).toHaveText('Rs 9,000');
    await page.getByRole('button', { name: button }).click();
  }
});

test('text typed right before a save that hangs survives closing the tab', async ({ page, context }) => {
  const name = 'Hanging aid';
  const id = await storeScheme(page, name);
  // Neither the save nor the draft ever reaches the server.
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = (input, init) => (init?.method === 'PUT' ? new Promise(() => {}) : fetch(input, init));
  });
  await openForm(page, id, name);
  await nameField(page).fill('Hanging aid, typed in haste');
  const update = page.getByRole('button', { name: 'Update Scheme' });
  await update.click();
  await expect(update).toBeDisabled();
  await page.close({ runBeforeUnload: false });
  const next = await context.newPage();
  await openForm(next, id, name);
  await next.getByRole('button', { name: 'Restore' }).click();
  await expect(nameField(next)).toHaveValue('Hanging aid, typed in haste');
});

test('a save whose answer is lost is retried and causes neither a conflict nor a second scheme', async ({ page }) => {
  /** The server handles the call, but its answer is lost. */
  const loseAnswer = (address: string, method: string) =>
    page.route(
      address,
      async (route) => {
        if (route.request().method() !== method) return route.fallback();
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
  const name = 'Lost answer';
  await page.goto('/admin/manageSchemes');
  await nameField(page).fill(name);
  await page.getByRole('button', { name: 'Choose categories' }).click();
  await page.getByRole('checkbox', { name: 'Education' }).check();
  await page.keyboard.press('Escape');
  await loseAnswer('**/api/structured/addschemes', 'POST');
  await page.getByRole('button', { name: 'Add Scheme' }).click();
  await messageThenClosed(page, 'Error');
  await page.getByRole('button', { name: 'Add Scheme' }).click();
  await told(page, 'Scheme added successfully.');
  const rows = page.getByRole('row').filter({ hasText: name });
  await expect(rows).toHaveCount(1);

  await page.getByRole('link', { name }).click();
  await expect(nameField(page)).toHaveValue(name);
  await nameField(page).fill('Lost answer, changed');
  await loseAnswer('**/api/structured/schemes/*', 'PUT');
  await page.getByRole('button', { name: 'Update Scheme' }).click();
  await messageThenClosed(page, 'Error');
  await nameField(page).fill('Lost answer, changed once more');
  await page.getByRole('button', { name: 'Update Scheme' }).click();
  await told(page, 'Scheme updated successfully.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: 'Lost answer, changed once more' })).toHaveCount(1);
});

test('a reopened form shows what others have saved since, the long one and the short one', async ({ page }) => {
  const name = 'Opened again';
  const id = await storeScheme(page, name);
  const theirs = (next: string) => page.request.put(`/api/structured/schemes/${id}`, { data: { name: next, category_id: ['1'] } });
  await openForm(page, id, name);
  await page.getByRole('link', { name: 'Back to Manage Schemes' }).click();
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await theirs('Opened again, theirs');
  await page.getByRole('link', { name, exact: true }).click();
  await expect(nameField(page)).toHaveValue('Opened again, theirs');

  const shortName = page.getByRole('main').getByLabel('Name');
  const openShort = () => page.evaluate((to) => history.pushState(null, '', to), `/admin/schemes?action=edit&id=${id}`);
  await page.getByRole('link', { name: 'Back to Manage Schemes' }).click();
  await openShort();
  await expect(shortName).toHaveValue('Opened again, theirs');
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Manage Schemes' })).toBeVisible();
  await theirs('Opened again, last');
  await openShort();
  await expect(shortName).toHaveValue('Opened again, last');
});

test('the form says when unsaved text was last stored as a draft', async ({ page }) => {
  await page.goto('/admin/blog');
  await expect(page.getByText('Not saved.')).toHaveCount(0);
  const held = gate();
  await page.route('**/api/admin/drafts', async (route) => {
    await held.opened;
    await route.continue();
  });
  await page.getByLabel('Seo Title').fill('Kept along the way');
  await expect(page.getByText(/^Not saved\. Kept on this device/)).toBeVisible();
  held.open();
  await expect(onServer(page)).toBeVisible();
  await page.getByLabel('Seo Title').fill('');
  await expect(page.getByText('Not saved.')).toHaveCount(0);
});
