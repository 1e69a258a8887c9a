/** Readers who enlarge the text: on a small phone nothing is cut off, up to twice the size. */

import type { Page } from '@playwright/test';
import { inLanguage } from '../../contract/language-address.ts';
import { LANGUAGES } from '../../contract/languages.ts';
import { expect, test } from './site.ts';

const PAGES = [
  '/',
  '/schemes',
  '/schemes?q=kisan&state=Gujarat',
  '/schemes?q=zzzzqq',
  '/schemes/1',
  '/schemes/999999',
  '/category/agriculture',
  '/blog',
  '/blog/what-is-dbt',
  '/request',
  '/request/status',
  '/subscribe',
  '/subscribe/sent',
  '/unsubscribe?token=nobody',
  '/feedback?path=/schemes/1',
  '/documents',
  '/documents?q=zzzzqq',
  '/documents/income-certificate',
  '/saved',
  '/photo',
  '/privacy',
  '/terms',
  '/accessibility',
  '/no/such/page',
];

async function enlarge(page: Page, size: string): Promise<void> {
  await page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
}

/** What reaches beyond the sides of the screen, or is cut off by its own box. What scrolls sideways, or is one line, by design may. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    return [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((element) => {
        const box = element.getBoundingClientRect();
        if (
          !element.checkVisibility() ||
          element.matches('.sr-only, .truncate, .truncate *') ||
          box.width <= 1 ||
          element.closest('svg') ||
          scrolls(element)
        )
          return false;
        const isClipped = getComputedStyle(element).overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1;
        return box.left < -1 || box.right > width + 1 || isClipped;
      })
      .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`);
  });
}

for (const language of LANGUAGES) {
  test(`every page in ${language} fits at 360 pixels with text of 130 and of 200 per cent`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 360, height: 640 });
    for (const path of PAGES) {
      await page.goto(inLanguage(language, path));
      for (const size of ['130%', '200%']) {
        await enlarge(page, size);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${size}`).toBeLessThanOrEqual(360);
        expect.soft(await cutOff(page), `${path} at ${size}`).toEqual([]);
      }
    }
  });
}

test('the menu opens below the header, its links can be reached and Escape leads back to its button, however large the text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  for (const size of ['100%', '130%', '200%']) {
    await enlarge(page, size);
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu).toBeVisible();
    const header = await page.locator('header').first().boundingBox();
    const box = await menu.boundingBox();
    expect(Math.abs((box?.y ?? 0) - (header?.height ?? 0))).toBeLessThanOrEqual(2);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
    await menu.getByRole('link', { name: 'Request New Scheme' }).scrollIntoViewIfNeeded();
    await expect(menu.getByRole('link', { name: 'Request New Scheme' })).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  }
});
