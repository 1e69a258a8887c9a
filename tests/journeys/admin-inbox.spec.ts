import type { Page } from '@playwright/test';
import { choose, expect, PHONE, test } from './site.ts';
import { expectUsableAtBothWidths } from './sweeps.ts';

const told = (page: Page, sentence: string) => expect(page.getByRole('listitem').filter({ hasText: sentence }).last()).toBeVisible();
const confirm = (page: Page, name: string) => page.getByRole('alertdialog').getByRole('button', { name }).click();

test.beforeEach(({ page, signIn }) => signIn(page));

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('a report is handled and reopened', async ({ page }) => {
    const path = '/schemes/1?from=phone';
    const text = 'The amount <b>changed</b> at noon';
    await page.request.post('/api/feedback', { data: { reason: 'outdated', text, path, schemeId: 1 } });
    await page.goto('/admin/inbox');
    const report = page.getByRole('listitem').filter({ hasText: text });
    await expect(report).toContainText('Out of date');
    await expect(report.getByRole('link', { name: /^Edit the scheme/ })).toHaveAttribute('href', '/admin/manageSchemes/1');
    await expectUsableAtBothWidths(page);
    await report.getByRole('button', { name: `Mark the report about ${path} as handled` }).click();
    await told(page, 'Marked as handled.');
    await expect(report).toHaveCount(0);
    await choose(page, 'Show', 'Handled');
    await expect(report).toContainText('Handled by admin');
    await report.getByRole('button', { name: `Open the report about ${path} again` }).click();
    await told(page, 'The report is open again.');
    await expect(report).toHaveCount(0);
  });

  test('a pending mail is listed and can be removed', async ({ page }) => {
    const address = 'reader-of-the-inbox@example.org';
    await page.request.post('/api/subscribe', { data: { email: address } });
    await page.goto('/admin/inbox');
    await page.getByRole('tab', { name: /^Mail/ }).click();
    await expect(page).toHaveURL(/\?tab=mail$/);
    await expect(page.getByText('No mail server is set up')).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: address });
    await expect(row).toContainText('Waiting');
    await expectUsableAtBothWidths(page);
    await row.getByRole('button', { name: `Remove the mail to ${address}` }).click();
    await expect(page.getByRole('alertdialog')).toContainText(`The mail to ${address} is never sent.`);
    await confirm(page, 'Remove');
    await told(page, 'The mail was removed.');
    await expect(row).toHaveCount(0);
  });

  test('a zero-result search is added to the search words and found from then on', async ({ page, request }) => {
    const word = 'zzqx';
    // Searches as a visitor, because those by staff are not counted.
    const search = async () =>
      (await (await request.post('/api/structured/schemes/search', { data: { search: word } })).json()).schemes.length;
    expect(await search()).toBe(0);
    await page.goto('/admin/inbox?tab=searches');
    const row = page.getByRole('row').filter({ hasText: word });
    await expect(async () => {
      await page.reload();
      await expect(row).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expectUsableAtBothWidths(page);
    await expect(row.getByRole('link', { name: `New scheme for "${word}"` })).toHaveAttribute('href', '/admin/manageSchemes');
    await row.getByRole('link', { name: `Add "${word}" to the search words` }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/lexicon\\?word=${word}$`));
    await page.getByRole('button', { name: 'Add as a new entry' }).click();
    const form = page.getByRole('dialog', { name: 'Add a search word' });
    await expect(form.getByRole('textbox', { name: 'Word 1' })).toHaveValue(word);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('A word is needed')).toBeVisible();
    await expectUsableAtBothWidths(page);
    await form.getByRole('textbox', { name: /^Term/ }).fill('widow pension');
    await form.getByRole('button', { name: 'Save' }).click();
    await told(page, 'Search word added.');
    await expect.poll(search, { timeout: 20_000 }).toBeGreaterThan(0);

    await page.goto('/admin/inbox?tab=searches');
    await row.getByRole('button', { name: `Remove "${word}"` }).click();
    await told(page, `"${word}" was taken off the list.`);
    await expect(row).toHaveCount(0);

    await page.goto(`/admin/lexicon?q=${word}`);
    await page.getByRole('button', { name: 'Delete widow pension' }).click();
    await confirm(page, 'Delete');
    await told(page, 'Search word deleted.');
    await expect(page.getByText(`No entry holds "${word}"`)).toBeVisible();
    await expect.poll(search, { timeout: 20_000 }).toBe(0);
  });
});

test('an undeliverable mail is retried', async ({ page }) => {
  const mail = {
    id: 7,
    kind: 'digest',
    recipient: 'gone@example.org',
    language: 'en',
    status: 'failed',
    attempts: 10,
    nextAttemptAt: '2026-01-05T00:00:00Z',
    lastError: '550 no such mailbox',
    createdAt: '2026-01-05T00:00:00Z',
    sentAt: null,
  };
  const lists = { counts: { queued: 0, sending: 0, sent: 0, failed: 1 }, isSending: true };
  await page.route('**/api/admin/mails?*', (route) => route.fulfill({ json: { mails: [mail], ...lists } }));
  await page.goto('/admin/inbox?tab=mail');
  const row = page.getByRole('row').filter({ hasText: 'gone@example.org' });
  await expect(row).toContainText('Undeliverable');
  await expect(row).toContainText('10 attempts');
  await expect(row).toContainText('550 no such mailbox');
  // Mail 7 does not exist on the server, which says so.
  await row.getByRole('button', { name: 'Try the mail to gone@example.org again' }).click();
  await told(page, 'Mail not found');
  await page.route('**/api/admin/mails/7/retry', (route) => route.fulfill({ json: { message: 'ok', mail } }));
  await row.getByRole('button', { name: 'Try the mail to gone@example.org again' }).click();
  await told(page, 'The mail will be sent again.');
});

test('empty inboxes, and one that cannot be fetched', async ({ page }) => {
  await page.route('**/api/admin/feedback?*', (route) =>
    route.fulfill({ json: { feedback: [], counts: { all: 0, open: 0, handled: 0 } } }),
  );
  await page.route('**/api/admin/empty-searches', (route) => route.fulfill({ json: [] }));
  await page.route('**/api/admin/mails?*', (route) => route.fulfill({ status: 500, body: '{"message":"Internal Server Error"}' }));
  await page.goto('/admin/inbox');
  await expect(page.getByText('Nothing to do: every report has been handled')).toBeVisible();
  await page.getByRole('tab', { name: /^Searches/ }).click();
  await expect(page.getByText('Every search has found something')).toBeVisible();
  await page.getByRole('tab', { name: /^Mail/ }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to fetch mails');
  await page.unroute('**/api/admin/mails?*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('combobox', { name: 'Show' })).toBeVisible();
});

test('an entry of the search words is changed line by line, and leaving does not lose the changes', async ({ page }) => {
  const term = 'Serow upkeep';
  await page.request.post('/api/admin/lexicon', { data: { term, kind: '', aliases: [{ text: 'serow', strength: 'same' }] } });
  const stored = async () => (await (await page.request.get('/api/admin/lexicon?search=serow')).json()).entries[0].aliases;
  await page.goto('/admin/lexicon');
  await page.getByRole('searchbox', { name: 'Search the words' }).fill('SEROW');
  await page.getByRole('button', { name: `Edit ${term}` }).click();
  const form = page.getByRole('dialog', { name: 'Edit a search word' });
  await form.getByRole('textbox', { name: 'Word 1' }).focus();
  await page.keyboard.press('Enter');
  await expect(form.getByRole('textbox', { name: 'Word 2' })).toBeFocused();
  await page.keyboard.type('goat antelope');
  await form.getByRole('combobox', { name: 'Strength of word 2' }).selectOption('Related');
  await form.getByText('Add several at once').click();
  await form.getByRole('textbox', { name: /^One on each line/ }).fill('thar, Serow\nsaraw');
  await form.getByRole('combobox', { name: 'Strength of these' }).selectOption('Weak hint');
  await form.getByRole('button', { name: 'Add to the list' }).click();
  await expect(form.getByRole('textbox', { name: /^Word \d/ })).toHaveCount(4);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  await confirm(page, 'Stay');
  await form.getByRole('button', { name: 'Remove thar' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await told(page, 'Search word saved.');
  expect(await stored()).toEqual([
    { text: 'serow', strength: 'same' },
    { text: 'goat antelope', strength: 'related' },
    { text: 'saraw', strength: 'weak' },
  ]);
  await page.getByRole('button', { name: `Edit ${term}` }).click();
  await form.getByRole('textbox', { name: /^Term/ }).fill('Something else');
  await page.keyboard.press('Escape');
  await confirm(page, 'Leave');
  await expect(form).toHaveCount(0);
  expect(await stored()).toHaveLength(3);
});
