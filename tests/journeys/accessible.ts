import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

type WithAxe = { axe: { run: (root: Document, options: RunOptions) => Promise<AxeResults> } };

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
/** Also checks the size of touch targets. Preloading would fetch style sheets and media again, for rules that concern no page here. */
const OPTIONS: RunOptions = { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } }, preload: false };

/**
 * Axe finds no violation on the current page. It runs inside the page, because `@axe-core/playwright` opens another page for each check, which takes
 * three times as long.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // Compiling axe takes a third of the time of a check, so it is injected once per document.
  for (const frame of page.frames()) if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(AXE);
  expect(await violationsOf(page)).toEqual([]);
}

async function violationsOf(page: Page): Promise<string[]> {
  // A screen that is still loading has no heading yet.
  await expect(page.locator('h1').first(), 'every page and screen has a heading of level 1').toBeAttached();
  const violations = await page.evaluate(async (options) => {
    const { axe } = globalThis as unknown as WithAxe;
    const heading = document.querySelector('h1');
    const found = await axe.run(document, options);
    // Between two screens there is nothing to check.
    if (!heading?.isConnected) return null;
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, OPTIONS);
  return violations ?? violationsOf(page);
}
