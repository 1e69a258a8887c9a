/** Staff are warned about what a save would leave outdated or a paste would lose. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, PHONE, test } from './site.ts';
import { storeScheme } from './stored-scheme.ts';
import { expectUsableAtBothWidths } from './sweeps.ts';

const editor = (page: Page, field: string) => page.locator(`[data-field="${field}"] [contenteditable]`);

/** Like a browser after Ctrl+V. */
async function paste(page: Page, field: string, html: string, file?: Buffer): Promise<void> {
  await editor(page, field).click();
  await editor(page, field).evaluate(
    (element, [text, base64]) => {
      const clipboardData = new DataTransfer();
      if (text) clipboardData.setData('text/html', text);
      if (base64) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        clipboardData.items.add(new File([bytes], 'map.png', { type: 'image/png' }));
      }
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [html, file?.toString('base64') ?? ''] as const,
  );
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('a changed amount is followed from field to field until no old amount is left', async ({ page, signIn }) => {
    await signIn(page);
    const name = 'Dunnart help';
    const translations = { hi: { name: 'नंबैट सहायता', benefits: '<p>साल में ५,००० रुपये</p>', state: 'draft' } };
    const id = await storeScheme(page, name, { status: 'published', summary: 'You get ₹5,000.', translations });
    await page.goto(`/admin/manageSchemes/${id}`);
    await editor(page, 'benefits').fill('Rs 7,000 a year');
    await page.getByRole('button', { name: 'Update Scheme' }).click();
    const panel = page.getByRole('region', { name: 'Changed numbers' });
    await expect(panel).toContainText(`${name}: Rs 5,000 is Rs 7,000 now`);
    await expect(panel.getByRole('link')).toHaveText([`${name}: Summary`, `${name}: Benefits (Hindi)`]);
    // Saving leads to the list. Before it is shown, there is no heading to check.
    await expect(page.getByRole('heading', { level: 1, name: 'Manage Schemes' })).toBeVisible();
    await expectUsableAtBothWidths(page);

    await panel.getByRole('link', { name: 'Benefits (Hindi)' }).click();
    await expect(editor(page, 'translations.hi.benefits')).toBeFocused();
    await editor(page, 'translations.hi.benefits').fill('साल में ७,००० रुपये');
    // Another field of the same form is on the same screen, so nothing is lost on the way there.
    await panel.getByRole('link', { name: 'Summary' }).click();
    await expect(page.locator('[data-field=summary] :is(input, textarea)')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('You get ₹7,000.');
    await page.getByRole('button', { name: 'Update Scheme' }).click();
    await expect(panel).toContainText('The old number stands nowhere else any more.');
    await page.reload();
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(panel).toBeEmpty();
  });

  test('a paste reports what it dropped; a picture is stored on the site', async ({ page, signIn, site }) => {
    await signIn(page);
    const id = await storeScheme(page, 'Paste help', { status: 'published' });
    const elsewhere: string[] = [];
    const { host } = new URL(site.url);
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith('http') && url.host !== host) elsewhere.push(url.href);
    });
    await page.goto(`/admin/manageSchemes/${id}`);
    const table =
      '<tr><th>Category</th><th>Amount</th></tr><tr><td>SC</td><td>₹20,000</td></tr><tr><td><p>Others</p></td><td>₹15,000</td></tr>';
    await editor(page, 'benefits').fill('');
    await paste(page, 'benefits', `<table>${table}</table><p>See <img src="https://example.org/a.png"></p><video src="x"></video>`);
    const field = page.locator('[data-field=benefits]');
    await expect(field.getByRole('listitem')).toHaveText(['Category: SC; Amount: ₹20,000', 'Category: Others; Amount: ₹15,000']);
    const note = field.getByRole('status');
    await expect(note).toContainText('The table has become a list');
    await expect(note).toContainText('Pictures of example.org were left out');
    await expect(note).toContainText('video or sound');
    await expectUsableAtBothWidths(page);

    const png = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#0b5563' } })
      .png()
      .toBuffer();
    await editor(page, 'schemeDescription').fill('Map:');
    await paste(page, 'schemeDescription', '', png);
    await expect(page.locator('[data-field=schemeDescription] img[src^="data:"]')).toBeVisible();
    await page.getByRole('button', { name: 'Update Scheme' }).click();
    await expect(page.getByText('Scheme updated successfully.').first()).toBeVisible();
    await page.goto(`/schemes/${id}`);
    const picture = page.locator('.rich-text img');
    await expect(picture).toHaveAttribute('src', /^\/uploads\/BlogImages\//);
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(60);
    expect(elsewhere).toEqual([]);
  });

  test('a translation with a missing line is reported before publishing, and is shown in English', async ({ page, signIn }) => {
    await signIn(page);
    const eligibility = '<ul><li>You farm.</li><li>You live in Rajasthan.</li><li>You are 18.</li></ul>';
    const hindi = {
      name: 'पंक्ति सहायता',
      summary: 'एक',
      eligibility: '<ul><li>आप खेती करते हैं।</li><li>आप 18 के हैं।</li></ul>',
      state: 'draft',
    };
    const id = await storeScheme(page, 'Line help', { status: 'draft', eligibility, translations: { hi: hindi } });
    await page.goto(`/admin/manageSchemes/${id}`);
    await page.getByRole('button', { name: 'Eligibility Criteria: Hindi has 2 of 3 lines' }).click();
    await expect(editor(page, 'translations.hi.eligibility')).toBeFocused();
    await expect(page.getByText('Hindi has 2 of 3 lines. Visitors read this part in English until the lines agree.')).toBeVisible();
    await expectUsableAtBothWidths(page);
    await page.getByRole('button', { name: 'Update Scheme' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Eligibility Criteria: Hindi has 2 of 3 lines');
    await page.getByRole('button', { name: 'Publish it' }).click();
    await expect(page.getByText('Scheme updated successfully.').first()).toBeVisible();
    await page.goto(`/hi/schemes/${id}`);
    const part = page.locator('section').filter({ hasText: 'You live in Rajasthan.' }).last();
    await expect(part.locator('.rich-text')).toHaveAttribute('lang', 'en');
    await expect(part.getByRole('listitem')).toHaveCount(3);
    await expect(part.getByRole('heading').first()).toContainText('(अंग्रेज़ी में)');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('पंक्ति सहायता');
    await expectUsableAtBothWidths(page);
  });
});
