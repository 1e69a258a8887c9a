import { inLanguage } from '../../contract/language-address.ts';
import { MESSAGES } from '../../messages/every-language.ts';
import { expect, test, WITH_AND_WITHOUT_SCRIPT } from './site.ts';

for (const [language, javaScriptEnabled] of WITH_AND_WITHOUT_SCRIPT) {
  test.describe(`in ${language} with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('a helper prints the guide of a scheme on one sheet', async ({ page, site }) => {
      const detail = MESSAGES[language].schemeDetail;
      const path = inLanguage(language, '/schemes/20');
      await page.goto(path);
      if (javaScriptEnabled) {
        await page.evaluate(() => {
          window.print = () => document.body.setAttribute('data-printed', 'yes');
        });
        await page.getByRole('button', { name: detail.print }).click();
        await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
      }
      await page.emulateMedia({ media: 'print' });
      for (const hidden of ['header nav', 'footer', 'form']) await expect(page.locator(hidden).first()).toBeHidden();
      const steps = page.locator('#registration-guide ol > li:has(> .step-number)');
      expect(await steps.count()).toBeGreaterThanOrEqual(3);
      for (const step of await steps.all()) await expect(step).toBeVisible();
      await expect(page.getByRole('checkbox').first()).toBeVisible();
      await expect(page.getByAltText(detail.qrCode)).toBeVisible();
      await expect(page.getByText(site.url + path)).toBeVisible();
      const sheet = await page.pdf({ preferCSSPageSize: true });
      // Two pages are one sheet.
      expect(sheet.toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length).toBeLessThanOrEqual(2);
      const code = await page.request.get(`${path}/qr.svg`);
      expect(await code.text()).toContain('<svg');
    });
  });
}
