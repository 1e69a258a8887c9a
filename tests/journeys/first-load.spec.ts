/** What a first visit costs in script, as it goes over the wire. Bytes, not times: these are the same on every machine. */
import { expect, test } from './site.ts';

const MOST_BYTES = 58_000;

test('Home loads little script, and none of the library the schemas of the contract are written in', async ({ page }) => {
  const loaded: { name: string; bytes: number }[] = [];
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return;
    texts.push(
      response.text().then(async (text) => {
        const { responseBodySize } = await response.request().sizes();
        loaded.push({ name: new URL(response.url()).pathname, bytes: responseBodySize });
        return text;
      }),
    );
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect((await Promise.all(texts)).filter((text) => text.includes('_zod'))).toEqual([]);
  const bytes = loaded.reduce((sum, file) => sum + file.bytes, 0);
  const largest = loaded.sort((one, other) => other.bytes - one.bytes).slice(0, 8);
  expect(bytes, JSON.stringify(largest, null, 2)).toBeLessThanOrEqual(MOST_BYTES);
  expect(bytes).toBeGreaterThan(10_000);
});
