import { expect, test } from './site.ts';

const WORDS = {
  '': { qr: 'QR code that leads to this page', print: 'Print this guide' },
  '/hi': { qr: 'QR कोड', print: 'गाइड प्रिंट करें' },
};

for (const javaScriptEnabled of [true, false]) {
  for (const [base, words] of Object.entries(WORDS)) {
    test.describe(`${base || '/en'} with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled });

      test('a helper prints the guide of a scheme on one sheet', async ({ page, site }) => {
        await page.goto(`${base}/schemes/20`);
        if (javaScriptEnabled) {
          await page.evaluate(() => {
            window.print = () => document.body.setAttribute('data-printed', 'yes');
          });
          await page.getByRole('button', { name: words.print }).click();
          await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
        }
        await page.emulateMedia({ media: 'print' });
        for (const hidden of ['header nav', 'footer', 'form']) await expect(page.locator(hidden).first()).toBeHidden();
        const steps = page.locator('#registration-guide ol > li');
        expect(await steps.count()).toBeGreaterThanOrEqual(3);
        for (const step of await steps.all()) await expect(step).toBeVisible();
        await expect(page.getByRole('checkbox').first()).toBeVisible();
        await expect(page.getByAltText(words.qr)).toBeVisible();
        await expect(page.getByText(`${site.url}${base}/schemes/20`)).toBeVisible();
        const sheet = await page.pdf({ preferCSSPageSize: true });
        expect(sheet.toString('latin1').match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
        const code = await page.request.get(`${base}/schemes/20/qr.svg`);
        expect(await code.text()).toContain('<svg');
      });
    });
  }
}
