/** A scheme created by the API, so that every journey has its own. */
import type { Page } from '@playwright/test';
import { expect } from './site.ts';

/** @param fields in addition to a name, a category and the five texts */
export async function storeScheme(page: Page, name: string, fields: Record<string, unknown> = {}): Promise<number> {
  const data = {
    category_id: ['1'],
    name,
    eligibility: '<p>Weavers of the valley</p>',
    schemeDescription: '<p>Yarn at half its price.</p>',
    documentsRequired: '<ul><li>Aadhaar card</li></ul>',
    benefits: '<p>Rs 5,000 a year</p>',
    applicationProcess: '<p><strong>Step 1:</strong> Go to the office.</p>',
    keywords: 'yarn',
    ...fields,
  };
  const response = await page.request.post('/api/structured/addschemes', { data });
  expect(response.status()).toBe(201);
  return (await response.json()).id;
}

/** Located by its tag, because an open dialog hides roles outside of it, although the toast is visible and read out. */
export const told = (page: Page, sentence: string) =>
  expect(page.locator('li[data-state=open]', { hasText: sentence }).first()).toBeVisible();

/** Reads a toast and closes it, so that it does not cover the next button. */
export async function messageThenClosed(page: Page, sentence: string): Promise<void> {
  await told(page, sentence);
  const toast = page.locator('li[data-state=open]', { hasText: sentence }).first();
  await toast.locator('button[aria-label=Close]').click();
  await expect(page.locator('li[data-state=open]')).toHaveCount(0);
}

/** Holds a call back until `open` is called. */
export function gate(): { open: () => void; opened: Promise<void> } {
  const { resolve, promise } = Promise.withResolvers<void>();
  return { open: resolve, opened: promise };
}
