/** API calls of pages during navigation: which, how often, and what is shown when they fail or the answer lacks fields. */
import type { Page, Request } from '@playwright/test';
import { expect, settled, test } from './site.ts';

/** The API calls of the page from now on. */
function callsOf(page: Page): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request);
  });
  return calls;
}

const sayings = (calls: Request[]) =>
  calls.map((call) => `${call.method()} ${new URL(call.url()).pathname} ${call.postData() ?? ''}`.trim());
const toSchemes = (page: Page) => page.locator('header').getByRole('link', { name: 'Schemes', exact: true }).click();

/** Opens a page without data and waits for hydration. */
async function begin(page: Page): Promise<Request[]> {
  await page.goto('/privacy');
  await settled(page);
  // On a busy machine the script may be loaded but not have run yet; React marks the element it hydrates.
  await page.waitForFunction(() => Object.getOwnPropertyNames(document.getElementById('root') ?? {}).length > 0);
  return callsOf(page);
}

test('neither a complete page nor one visited before makes a call', async ({ page }) => {
  const calls = callsOf(page);
  await page.goto('/schemes');
  await settled(page);
  expect(sayings(calls)).toEqual([]);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page.getByText('Page 2 • Showing 12 schemes')).toBeVisible();
  expect(sayings(calls)).toEqual(['POST /api/structured/schemes {"page":2,"limit":12}']);
  await page.goBack();
  await expect(page.getByText('Page 1 • Showing 12 schemes')).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('a search is requested exactly as typed, once', async ({ page }) => {
  for (const words of ['100%', '%41', 'a%2541', 'R&D + more', '#1', '"a" <b>']) {
    const calls = await begin(page);
    await toSchemes(page);
    await page.getByPlaceholder('Search schemes or services...').fill(words);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Search Results for "${words}"`);
    const searches = () => calls.filter((call) => call.url().endsWith('/api/structured/schemes/search'));
    await expect.poll(() => searches().map((call) => call.postDataJSON().search)).toEqual([words]);
    await page.waitForLoadState('networkidle');
    expect(searches()).toHaveLength(1);
    const other = await page.locator('header a[hreflang="hi"]').getAttribute('href');
    expect(new URL(other ?? '', page.url()).searchParams.get('q')).toBe(words);
    await expect(page.getByPlaceholder('Search schemes or services...')).toHaveValue(words);
  }
});

for (const [name, answer] of [
  ['with a sentence', { status: 500, body: 'Internal Server Error' }],
  ['with nothing', { status: 503, body: '' }],
  ['by breaking off', null],
] as const) {
  test(`a list that fails ${name} is requested once, and again on demand`, async ({ page }) => {
    const calls = await begin(page);
    await page.route('**/api/structured/schemes', (route) => (answer ? route.fulfill(answer) : route.abort()));
    await toSchemes(page);
    await expect(page.getByText('Failed to fetch schemes')).toBeVisible();
    await page.waitForLoadState('networkidle');
    const lists = () => calls.filter((call) => call.url().endsWith('/api/structured/schemes'));
    expect(lists()).toHaveLength(1);
    await page.unroute('**/api/structured/schemes');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('article')).toHaveCount(12);
    expect(lists()).toHaveLength(2);
  });
}

test('answers with only the specified keys break no page', async ({ page }) => {
  const failures: Error[] = [];
  page.on('pageerror', (error) => failures.push(error));
  const scheme = {
    id: 7,
    schemeName: 'A sparse scheme',
    schemeDescription: '&lt;p&gt;Help for &lt;b&gt;all&lt;/b&gt;&lt;/p&gt;',
    elegiblityCriteria: '<p>Anybody</p>',
    applicationProcess: '<p><strong>Step 1:</strong><br>Visit the office</p>',
    documentsRequired: '<ul><li>Aadhaar card</li></ul>',
    category_name: 'health',
    updatedOn: '2025-01-05T00:00:00Z',
    url: 'https://example.org',
  };
  await begin(page);
  await page.route('**/api/scheme-categories', (route) => route.fulfill({ json: [{ id: 3, category_name: 'health' }] }));
  await page.route('**/api/structured/schemes', (route) =>
    route.fulfill({ json: Array.from({ length: 12 }, (_, place) => ({ ...scheme, id: 7 + place })) }),
  );
  await page.route('**/api/structured/schemes/7', (route) => route.fulfill({ json: scheme }));
  await toSchemes(page);
  const card = page.getByRole('article').first();
  await expect(card).toContainText('Help for all');
  await expect(card).toContainText('Eligibility: Anybody');
  await expect(card).toContainText('Updated Jan 2025');
  await expect(page.getByText('Page 1 • Showing 12 schemes', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Next' })).toBeVisible();
  await card.getByRole('link', { name: 'Learn More' }).click();
  await expect(page.getByRole('heading', { name: 'A sparse scheme' })).toBeVisible();
  await expect(page.locator('#registration-guide')).toContainText('Visit the office');
  await expect(page.getByRole('checkbox', { name: 'Aadhaar card' })).toBeVisible();
  expect(failures).toEqual([]);
});
