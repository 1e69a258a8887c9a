/** Requests and script of a first visit. These are counted rather than timed, because counts are the same on every machine. */
import { expect, test } from './site.ts';

/** Before the first touch: the page, its script, a picture, the print styles. */
const MAX_REQUESTS = 4;
/** In the list of articles, the pictures just below the screen are loaded too. */
const MAX_OF_ARTICLES = 7;
/** React, the messages of the page and its code. */
const LATER_FILES = 3;
/** As compressed by the running server; `scripts/script-budget.mjs` has the budget of the files of a build. */
const FIRST_BYTES = 6000;

for (const address of ['/', '/schemes', '/schemes/1', '/blog', '/blog/what-is-dbt', '/hi', '/hi/schemes/1']) {
  test(`${address} makes few requests before the first touch, and loads three script files then`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    const asked: string[] = [];
    const scripts: { name: string; bytes: number; text: string }[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    page.on('requestfinished', async (request) => {
      if (request.resourceType() !== 'script' && !request.url().endsWith('.js')) return;
      const { responseBodySize } = await request.sizes();
      const text = (await (await request.response())?.text()) ?? '';
      scripts.push({ name: new URL(request.url()).pathname, bytes: responseBodySize, text });
    });
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForLoadState('networkidle');
    const most = address === '/blog' ? MAX_OF_ARTICLES : MAX_REQUESTS;
    expect(asked.length, asked.join(' ')).toBeLessThanOrEqual(most);
    await expect.poll(() => scripts.length).toBe(1);
    expect(scripts[0]?.bytes).toBeLessThanOrEqual(FIRST_BYTES);

    await page.locator('header a').first().focus();
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName('taken-over').length)).toBe(1);
    await expect.poll(() => new Set(scripts.map(({ name }) => name)).size).toBe(1 + LATER_FILES);
    expect(asked.length, asked.join(' ')).toBeLessThanOrEqual(most + LATER_FILES);
    expect(scripts.filter(({ text }) => text.includes('_zod'))).toEqual([]);
  });
}

test('the header does not move while the rest of the page loads', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const whole = (await (await request.get('/schemes')).text()).replace(/<script[\s\S]*?<\/script>/g, '');
  const standsAt = async (html: string) => {
    await page.setContent(html);
    return page.locator('header details').boundingBox();
  };
  const expected = await standsAt(whole);
  expect(expected?.x).toBeGreaterThan(100);
  const end = whole.indexOf('</details>') + '</details>'.length;
  for (const cut of [end, whole.indexOf('href="/saved"'), whole.indexOf('id="phone-menu"'), whole.indexOf('</header>')]) {
    expect(cut).toBeGreaterThanOrEqual(end);
    const box = await standsAt(whole.slice(0, cut));
    expect(Math.abs((box?.x ?? 0) - (expected?.x ?? 0)), `cut at ${cut}`).toBeLessThan(1);
    expect(box?.y).toBe(expected?.y);
  }
});
