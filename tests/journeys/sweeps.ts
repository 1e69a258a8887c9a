/** What must hold of any page or screen as it stands; each failure says where, and what to do. */
import type { Page } from '@playwright/test';
import { expect } from './site.ts';

/** @param width of the window in pixels */
export async function expectFits(page: Page, width: number, where: string): Promise<void> {
  const tooWide = await page.evaluate(() =>
    document.documentElement.scrollWidth <= innerWidth
      ? []
      : [...document.querySelectorAll('body *')]
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
          .slice(-3)
          .map((element) => element.outerHTML.slice(0, 150)),
  );
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    `${where} is wider than ${width} px: ${tooWide}`,
  ).toBeLessThanOrEqual(0);
}

/** Where the system chooses the colours there are no backgrounds: what can be pressed, opened or filled in is told by its edge or sign. */
export async function expectEdges(page: Page, where: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const bare = await page.evaluate(() =>
    [...document.querySelectorAll('button, summary, input:not([type=hidden]), select, textarea, a[class*="button"]:not(.sr-only)')]
      .filter((control) => control.checkVisibility() && control.clientWidth > 1)
      .filter((control) => {
        const { borderTopWidth, textDecorationLine, appearance, display } = getComputedStyle(control);
        // A folded part has its triangle only as an item of a list.
        const isMarked = display === 'list-item' || textDecorationLine !== 'none' || appearance !== 'none';
        return borderTopWidth === '0px' && !isMarked;
      })
      .map((control) => control.outerHTML.slice(0, 200)),
  );
  expect(bare, `without an edge in forced colours, on ${where}: give them a border`).toEqual([]);
  for (let step = 0; step < 4; step++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle), where).not.toBe('none');
  }
  await page.emulateMedia({ forcedColors: null, colorScheme: null });
}
