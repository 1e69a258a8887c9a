import { expect, test } from './site.ts';

test('a search for something missing says so, shows at most three near schemes, and links to the form', async ({ page }) => {
  await page.goto('/schemes?q=tarpaulin+subsidy');
  const results = page.getByRole('region', { name: 'Schemes', exact: true });
  await expect(results.getByText('We have no scheme for this yet. Nearest:', { exact: true })).toBeVisible();
  await expect(results.getByText('search results for')).toHaveCount(0);
  const cards = await results.getByRole('article').count();
  expect(cards).toBeGreaterThan(0);
  expect(cards).toBeLessThanOrEqual(3);
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Request this scheme' }).click();
  await expect(page.getByLabel('Scheme Name')).toHaveValue('tarpaulin subsidy');
});

test('a search without near schemes shows the empty state', async ({ page }) => {
  await page.goto('/schemes?q=zzzzqq');
  await expect(page.getByRole('heading', { name: 'No schemes found' })).toBeVisible();
  await expect(page.getByText('No schemes matching "zzzzqq" were found. Try different keywords.')).toBeVisible();
  await expect(page.getByText('We have no scheme for this yet. Nearest:')).toHaveCount(0);
});

test('a place without own schemes says which schemes its people can get, in text and as a filter', async ({ page, signIn }) => {
  await signIn(page);
  // Every state has schemes; Kerala has few.
  const list = await page.request.post('/api/structured/schemes', { data: { page: 1, limit: 100, state: 'Kerala', level: 'state' } });
  const own = (await list.json()).schemes.map(({ id }: { id: number }) => `/api/admin/schemes/${id}`);
  expect(own.length).toBeGreaterThan(0);
  for (const scheme of own) expect((await page.request.delete(scheme)).status()).toBe(200);
  for (const address of ['/schemes?q=kerala', '/schemes?state=Kerala', '/schemes?q=widow+pension+kerala']) {
    await page.goto(address);
    await expect(page.getByText(/^\d+ central schemes apply in Kerala; none of its own here yet$/)).toBeVisible();
  }
  const link = page.getByRole('link', { name: /central schemes apply in Kerala/ });
  const count = Number.parseInt((await link.textContent()) ?? '', 10);
  await link.click();
  await expect(page.getByText(`Page 1 • Showing 12 schemes of ${count}`)).toBeVisible();
  await page.goto('/hi/schemes?q=केरल');
  await expect(page.getByText(/^केरल में केंद्र की \d+ योजनाएँ लागू हैं; उसकी अपनी कोई योजना अभी यहाँ नहीं है$/)).toBeVisible();
  await page.goto('/schemes?state=Gujarat');
  await expect(page.getByText('none of its own')).toHaveCount(0);
  for (const scheme of own) expect((await page.request.post(`${scheme}/restore`)).status()).toBe(200);
  await page.goto('/schemes?q=kerala');
  await expect(page.getByText('none of its own')).toHaveCount(0);
});

test('an empty result is attributed to the filters, not to the category or the words', async ({ page }) => {
  for (const address of [
    '/schemes?state=Manipur&level=state&for=farmer',
    '/schemes?q=widow+pension&state=Manipur&level=state&for=farmer',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'No schemes found' })).toBeVisible();
    await expect(page.getByText('No schemes match all the filters you chose. Please remove a filter.')).toBeVisible();
    await expect(page.getByText('Please try another category')).toHaveCount(0);
  }
});

test('a document or article that answers the search is named in the heading and shown first', async ({ page }) => {
  for (const [address, heading, link] of [
    ['/schemes?q=domicile', 'We found a document for this:', '/documents/domicile-certificate'],
    ['/hi/schemes?q=UDID', 'इसके लिए यह दस्तावेज़ मिला:', '/hi/documents/disability-certificate'],
    ['/schemes?q=form+reject+ho+gaya', 'We found an article about this:', '/blog/application-rejected-or-delayed'],
  ] as const) {
    await page.goto(address);
    const results = page.locator('#results');
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(results.locator('a').first()).toHaveAttribute('href', link);
    await expect(page.getByText('We have no scheme for this yet')).toHaveCount(0);
  }
});

test('a scheme searched by name is not called missing', async ({ page }) => {
  await page.goto('/schemes?q=PMFBY+last+date');
  await expect(page.getByRole('article').first()).toContainText('Pradhan Mantri Fasal Bima Yojana');
  await expect(page.getByText('We have no scheme for this yet')).toHaveCount(0);
});
