import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { choose, expect, PHONE, test } from './site.ts';
import { expectUsableAtBothWidths } from './sweeps.ts';

type Asked = { name: string; email?: string; urgency?: string; description?: string; category?: number; lang?: string };
const ask = async (request: APIRequestContext, asked: Asked) => {
  const response = await request.post('/api/scheme-requests', { data: { email: 'asha@example.org', category: 4, ...asked } });
  expect(response.status()).toBe(201);
  return (await response.json()).request.id as number;
};
const card = (page: Page, name: string) => page.getByRole('article').filter({ has: page.getByRole('button', { name, exact: true }) });
const open = async (page: Page, name: string) => {
  await page.getByRole('article').getByRole('button', { name, exact: true }).click();
  return page.getByRole('dialog', { name: 'Request Details' });
};
/** Located by its tag, because an open dialog hides roles outside of it, although the toast is visible and read out. */
const told = (page: Page, sentence: string) => expect(page.locator('li[data-state=open]', { hasText: sentence })).toBeVisible();
const STATUS_CALL = '**/api/admin/scheme-requests/*/status';

test.beforeEach(({ page, signIn }) => signIn(page));

test('requests are found by name, address and description, filtered and sorted', async ({ page, request }) => {
  await ask(request, { name: 'Zebu beta cart', urgency: 'low', email: 'zebu-one@example.org' });
  await ask(request, { name: 'Zebu Alpha cart', urgency: 'critical', description: 'With a yoke of Zebulon' });
  await ask(request, { name: 'Zebu gamma cart', urgency: 'high' });
  const names = () => page.getByRole('article').getByRole('heading').allTextContents();
  await page.goto('/admin/requests');
  await expect(page.getByRole('heading', { name: 'Manage User Requests' })).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search requests' });
  for (const [text, found] of [
    ['zebu beta', 'Zebu beta cart'],
    ['zebu-one@', 'Zebu beta cart'],
    ['zebulon', 'Zebu Alpha cart'],
  ] as const) {
    await search.fill(text);
    await expect.poll(names).toEqual([found]);
  }
  await search.fill('zebu');
  await expect.poll(names).toEqual(['Zebu gamma cart', 'Zebu Alpha cart', 'Zebu beta cart']);
  await choose(page, 'Sort by', 'Oldest first');
  await expect.poll(names).toEqual(['Zebu beta cart', 'Zebu Alpha cart', 'Zebu gamma cart']);
  await choose(page, 'Sort by', 'Most urgent first');
  await expect.poll(names).toEqual(['Zebu Alpha cart', 'Zebu gamma cart', 'Zebu beta cart']);
  await choose(page, 'Sort by', 'Name: Z to A');
  await expect.poll(names).toEqual(['Zebu gamma cart', 'Zebu beta cart', 'Zebu Alpha cart']);
  await choose(page, 'Urgency', 'High');
  await expect.poll(names).toEqual(['Zebu gamma cart']);
  // Both controls show the same status.
  await page.getByRole('tab', { name: /^Approved/ }).click();
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveText('Approved');
  await expect(page.getByText('No requests match')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(page.getByRole('tab', { name: /^All/ })).toHaveAttribute('aria-selected', 'true');
  await expect(search).toHaveValue('');
  const { counts } = await (await page.request.get('/api/admin/scheme-requests')).json();
  await page.getByRole('button', { name: 'Refresh' }).click();
  for (const status of ['all', 'pending', 'approved', 'rejected'] as const) {
    await expect(page.getByRole('tab', { name: new RegExp(`^${status}`, 'i') }).locator('.badge')).toHaveText(String(counts[status]));
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('any status can be changed to any other, and the hint matches', async ({ page, request }) => {
    const name = 'Yak pasture';
    await ask(request, { name, email: 'yak@example.org', description: 'High <b>hills</b>\nand cold' });
    await page.goto('/admin/requests');
    await expect(card(page, name)).toBeVisible();
    await expectUsableAtBothWidths(page);
    let from = 'Mark as Pending';
    for (const button of ['Approve', 'Reject', 'Mark as Pending', 'Reject', 'Approve', 'Mark as Pending']) {
      const dialog = await open(page, name);
      await expect(dialog.getByRole('button', { name: from })).toBeDisabled();
      await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCount(1);
      await expect(
        dialog.getByText(
          from === 'Mark as Pending'
            ? 'Please review this request and approve or reject it.'
            : 'You can change the status of this request if needed.',
        ),
      ).toBeVisible();
      await dialog.getByRole('button', { name: button }).click();
      if (button === 'Reject') {
        const why = page.getByRole('dialog', { name: 'Reject this request?' });
        await why.getByRole('button', { name: 'Reject' }).click();
        await expect(why.getByRole('textbox', { name: 'In your own words' })).toHaveAccessibleDescription(/Choose a reason or write one\./);
        await expectUsableAtBothWidths(page);
        await why.getByLabel('This scheme has ended.').check();
        await why.getByRole('button', { name: 'Reject' }).click();
      }
      await told(page, 'Request status updated successfully.');
      await expect(dialog).toHaveCount(0);
      const status = { Approve: 'Approved', Reject: 'Rejected', 'Mark as Pending': 'Pending' }[button] ?? '';
      await expect(card(page, name).getByText(status, { exact: true })).toBeVisible();
      from = button;
    }
    const dialog = await open(page, name);
    await expect(dialog.getByText('High <b>hills</b>')).toBeVisible();
    await expectUsableAtBothWidths(page);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
  });
});

test('the requester reads why a request was rejected, in their language, with and without JavaScript', async ({
  page,
  request,
  browser,
  site,
}) => {
  const response = await request.post('/api/scheme-requests', {
    data: { name: 'Zho milk', email: 'zho@example.org', category: 4, lang: 'hi' },
  });
  const { request: asked, secret } = await response.json();
  await page.goto('/admin/requests');
  const dialog = await open(page, 'Zho milk');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  const why = page.getByRole('dialog', { name: 'Reject this request?' });
  await why.getByLabel('We could not tell which scheme is meant.').check();
  await why.getByRole('textbox', { name: 'In your own words' }).fill('Which <i>state</i>?');
  await why.getByRole('button', { name: 'Reject' }).click();
  await told(page, 'Request status updated successfully.');
  const again = await open(page, 'Zho milk');
  await expect(again).toContainText('Which <i>state</i>?');
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const visitor = await plain.newPage();
  await visitor.goto(`/hi/request/status?number=${asked.reference}&key=${secret}`);
  await expect(visitor.getByRole('main')).toContainText('हम समझ नहीं पाए कि आप किस योजना के बारे में पूछ रहे हैं।');
  await expect(visitor.getByRole('main')).toContainText('Which <i>state</i>?');
  await plain.close();
});

test('a failure to set a status shows its own message, and the dialog stays', async ({ page, request }) => {
  await ask(request, { name: 'Xebec repair' });
  await page.goto('/admin/requests');
  const dialog = await open(page, 'Xebec repair');
  const json = { contentType: 'application/json' };
  const cases = [
    [{ status: 409, body: '{"message":"Somebody was faster"}', ...json }, 'Somebody was faster'],
    [{ status: 500, body: 'Internal Server Error' }, 'Failed to update status'],
    [{ status: 200, body: '<html></html>' }, 'Invalid response from server'],
  ] as const;
  for (const [answer, sentence] of cases) {
    await page.route(STATUS_CALL, (route) => route.fulfill(answer), { times: 1 });
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await told(page, sentence);
  }
  await page.route(STATUS_CALL, (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await told(page, 'Failed to update request status');
  await expect(dialog).toBeVisible();
});

test('numeric statuses are counted in tabs and cards', async ({ page }) => {
  const one = (id: number, status: unknown) => ({
    id,
    name: `Request ${id}`,
    email: 'x@example.org',
    status,
    createdAt: '2026-01-05T00:00:00Z',
  });
  await page.route('**/api/admin/scheme-requests', (route) =>
    route.fulfill({ json: { requests: [one(1, 0), one(2, '1'), one(3, 2), one(4, 'pending')], counts: { all: 4 } } }),
  );
  await page.goto('/admin/requests');
  for (const [tab, count] of Object.entries({ All: 4, Pending: 2, Approved: 1, Rejected: 1 })) {
    await expect(page.getByRole('tab', { name: tab }).locator('.badge')).toHaveText(String(count));
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('article')).toHaveCount(count);
  }
  await open(page, 'Request 3');
  await expect(page.getByRole('button', { name: 'Reject' })).toBeDisabled();
});

test('no requests, and a list that cannot be fetched', async ({ page }) => {
  const list = '**/api/admin/scheme-requests';
  await page.route(list, (route) => route.fulfill({ status: 500, body: '{"message":"Internal Server Error"}' }));
  await page.goto('/admin/requests');
  await expect(page.getByRole('alert')).toContainText('Failed to fetch requests');
  await page.unroute(list);
  await page.route(list, (route) =>
    route.fulfill({ json: { requests: [], counts: { all: 0, pending: 0, approved: 0, rejected: 0 }, isSending: false } }),
  );
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('No requests yet')).toBeVisible();
});

test('the details open and close by keyboard, and the focus returns', async ({ page, request }) => {
  await ask(request, { name: 'Walrus watch' });
  await page.goto('/admin/requests');
  const button = page.getByRole('article').getByRole('button', { name: 'Walrus watch' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  // The focus is on the dialog rather than on a field below, so that reading starts at the top.
  await expect(page.getByRole('dialog')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('similar requests are grouped and answered with one scheme', async ({ page, request }) => {
  await ask(request, { name: 'Vicuna wool scheme', email: 'v1@example.org' });
  await ask(request, { name: 'vicuna WOOL yojana', email: 'v2@example.org' });
  await page.goto('/admin/requests');
  await expect(card(page, 'Vicuna wool scheme').getByText('Asked for by 2 people')).toBeVisible();
  const dialog = await open(page, 'Vicuna wool scheme');
  await expect(dialog.getByText('2 people asked for this or nearly this.')).toBeVisible();
  await dialog.getByRole('searchbox', { name: 'Link an existing scheme' }).fill('kisan samman');
  await dialog.getByRole('button', { name: 'Link Pradhan Mantri Kisan Samman Nidhi' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText('v1@example.org')).toBeVisible();
  await question.getByRole('button', { name: 'Link' }).click();
  await told(page, 'The request is linked to the scheme.');
  await expect(dialog.getByText('It waits to be sent.')).toBeVisible();
  const letter = await dialog.getByRole('link', { name: 'Write an e-mail' }).getAttribute('href');
  expect(letter).toMatch(/^mailto:v1%40example\.org\?subject=/);
  await expectAccessible(page);

  await dialog.getByRole('button', { name: 'Link the other request too' }).click();
  await expect(question.getByText('v2@example.org')).toBeVisible();
  await expect(question.getByRole('button', { name: 'Link' })).toBeDisabled();
  await question.getByRole('textbox', { name: 'Type 1 to go on' }).fill('1');
  await question.getByRole('button', { name: 'Link' }).click();
  await told(page, 'The other request is linked.');
  await dialog.getByRole('button', { name: /^Open request .*vicuna WOOL yojana$/ }).click();
  await expect(dialog.getByText('Pradhan Mantri Kisan Samman Nidhi')).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove the link' }).click();
  await told(page, 'The link was removed.');
  await expect(dialog.getByText('No scheme answers this request yet.')).toBeVisible();
});

test("a scheme started from a request has the requester's text only in the note for editors, and publishing it queues the promised mail", async ({
  page,
  request,
}) => {
  const name = 'Urial sheep insurance';
  const email = 'urial@example.org';
  const story = 'My husband Zorawar died and we have sold the flock';
  const id = await ask(request, { name, email, description: story });
  await page.goto(`/admin/requests?id=${id}`);
  const dialog = page.getByRole('dialog', { name: 'Request Details' });
  await dialog.getByRole('link', { name: 'Start a scheme from this request' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/manageSchemes\\?request=${id}$`));
  await expect(page.getByRole('textbox', { name: 'Scheme Name' })).toHaveValue(name);
  await page.getByRole('tab', { name: 'Details' }).click();
  await expect(page.getByRole('textbox', { name: 'Note for editors' })).toHaveValue(story);
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await told(page, 'Scheme added successfully.');

  await page.goto(`/admin/requests?id=${id}`);
  await expect(dialog.getByText('Draft', { exact: true })).toBeVisible();
  await expect(dialog.getByText('It is sent when the linked scheme is published.')).toBeVisible();
  await dialog.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'Update Scheme' }).click();
  await page.getByRole('alertdialog', { name: 'Publish it as it is?' }).getByRole('button', { name: 'Publish it' }).click();
  await told(page, 'Scheme updated successfully.');

  await page.goto('/admin/inbox?tab=mail');
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Promised mail about a request');
  await page.goto(`/admin/requests?id=${id}`);
  await expect(dialog.getByText('It waits to be sent.')).toBeVisible();

  const words = encodeURIComponent(name);
  const found = await (await request.get(`/api/schemes/search?q=${words}`)).json();
  const { id: schemeId } = found.schemes.find((one: { schemeName: string }) => one.schemeName === name);
  for (const address of [`/schemes/${schemeId}`, `/schemes?q=${words}`, `/api/schemes/search?q=${words}`, '/feeds/schemes.xml']) {
    const answer = await request.get(address);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).not.toContain('Zorawar');
  }
});

test('a critical request behind the newest two thousand is found by its urgency', async ({ page }) => {
  const one = (id: number, name: string, urgency: string) => ({
    id,
    name,
    urgency,
    email: 'asker@example.org',
    description: '',
    category: null,
    category_name: '',
    language: 'en',
    status: 'pending',
    createdAt: '2026-01-01T06:00:00Z',
    schemeId: null,
    schemeName: '',
    schemeStatus: null,
    mail: null,
    askedBy: 1,
    similar: [],
  });
  const counts = { all: 5733, pending: 5733, approved: 0, rejected: 0 };
  await page.route('**/api/admin/scheme-requests*', (route) => {
    const isNarrowed = new URL(route.request().url()).searchParams.get('urgency') === 'critical';
    const requests = isNarrowed ? [one(2, 'Old and critical', 'critical')] : [one(1, 'New and calm', 'low')];
    return route.fulfill({ json: { requests, counts, isSending: false } });
  });
  await page.goto('/admin/requests?status=pending&urgency=critical');
  await expect(page.getByText('Old and critical')).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Pending/ })).toContainText('5733');
});
