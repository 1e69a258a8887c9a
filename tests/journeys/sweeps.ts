/** Checks for any page or screen in its current state; each failure says where it is, and what to do. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { DESK, expect, PHONE } from './site.ts';

/** @param width of the window, in pixels */
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

/** For journeys on a phone: the current state is accessible and fits there, and on a desktop. */
export async function expectUsableAtBothWidths(page: Page): Promise<void> {
  const own = page.viewportSize() ?? PHONE;
  for (const { width } of [own, DESK]) {
    await page.setViewportSize({ width, height: own.height });
    await expectAccessible(page);
    await expectFits(page, width, page.url());
  }
  await page.setViewportSize(own);
}

export async function enlarge(page: Page, size: string): Promise<void> {
  await page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
}

/** Readers enlarge text up to 200 %: on a phone nothing may then be wider than the screen or cut off. */
export async function expectFitsEnlarged(page: Page, width: number, where: string): Promise<void> {
  for (const size of ['130%', '200%']) {
    await enlarge(page, size);
    await expectFits(page, width, `${where} with text of ${size}`);
    expect(await cutOff(page), `cut off on ${where} with text of ${size}`).toEqual([]);
  }
  await enlarge(page, '');
}

/**
 * Elements that extend beyond the sides of the screen, or are cut off by their own box, except those designed to scroll sideways or to be one line.
 */
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

/** Forced colours remove backgrounds, so every control must be recognisable by its edge or a sign. */
export async function expectEdges(page: Page, where: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const bare = await page.evaluate(() =>
    [...document.querySelectorAll('button, summary, input:not([type=hidden]), select, textarea, a[class*="button"]:not(.sr-only)')]
      .filter((control) => control.checkVisibility() && control.clientWidth > 1)
      .filter((control) => {
        const { borderTopWidth, textDecorationLine, appearance, display } = getComputedStyle(control);
        // A folded part has its triangle only as a list item.
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
