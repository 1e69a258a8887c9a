import { expect, test } from './site.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    test('two taps report a problem of a page to staff', async ({ page, site, signIn }) => {
      await page.goto('/hi/schemes/1');
      await page.getByText('इस पेज पर कुछ गलत है?').click();
      await page.getByLabel('इसके बारे में और बताएँ').fill(`JavaScript ${javaScriptEnabled}`);
      await page.getByRole('button', { name: 'कोई लिंक नहीं खुलता' }).click();
      await expect(page.getByText('हमारी टीम इसे देखकर पेज ठीक करेगी।')).toBeVisible();
      await signIn(page);
      const { feedback } = await (await page.request.get(`${site.url}/api/admin/feedback`)).json();
      expect(feedback[0]).toMatchObject({
        path: '/hi/schemes/1',
        schemeId: 1,
        reason: 'link',
        text: `JavaScript ${javaScriptEnabled}`,
        language: 'hi',
      });
    });

    test('a visitor who tapped before writing can still add a text', async ({ page, site, signIn }) => {
      await page.goto('/schemes/2');
      await page.getByText('Something wrong on this page?').click();
      await page.getByRole('button', { name: 'Out of date' }).click();
      if (!javaScriptEnabled) {
        await page.getByRole('link', { name: 'Tell us more' }).click();
        await page.getByLabel('Out of date').check();
      }
      await page.getByLabel('More about it').fill(`The sum rose, ${javaScriptEnabled}`);
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByText('Our team will look at it and correct the page.')).toBeVisible();
      await expect(page.getByLabel('More about it')).toHaveCount(0);
      await signIn(page);
      const { feedback } = await (await page.request.get(`${site.url}/api/admin/feedback`)).json();
      expect(feedback[0]).toMatchObject({ path: '/schemes/2', reason: 'outdated', text: `The sum rose, ${javaScriptEnabled}` });
    });

    test('the form on its own page reports what is missing and does not lose the text', async ({ page }) => {
      await page.goto('/feedback?path=/blog');
      await page.locator('main form').evaluate((form: HTMLFormElement) => {
        form.noValidate = true;
      });
      await page.getByLabel('More about it').fill('Old news');
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByRole('alert')).toContainText('Please choose what is wrong');
      await expect(page.getByLabel('More about it')).toHaveValue('Old news');
      await page.getByLabel('Out of date').check();
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you');
      await page.getByRole('link', { name: 'Back to the page' }).click();
      await expect(page).toHaveURL(/\/blog$/);
    });
  });
}
