/** Documents: found, explained beside the scheme, ticked once for all schemes, merged over the saved schemes, printed. */
import type { Page } from '@playwright/test';
import { readDocuments } from '../../content/read-content.ts';
import { languageBase } from '../../contract/language-address.ts';
import { documents as englishLibrary } from '../../messages/en/documents.ts';
import { saved as english } from '../../messages/en/saved.ts';
import { MESSAGES } from '../../messages/every-language.ts';
import { documents as hindiLibrary } from '../../messages/hi/documents.ts';
import { saved as hindi } from '../../messages/hi/saved.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './site.ts';

const PAPERS = readDocuments();
const SPOKEN = [
  { language: 'en', saved: english, library: englishLibrary, aadhaar: 'Aadhaar' },
  { language: 'hi', saved: hindi, library: hindiLibrary, aadhaar: 'आधार' },
] as const;

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

for (const { language, saved, library, aadhaar } of SPOKEN) {
  const base = languageBase(language);
  const words = MESSAGES[language].schemeDocuments;
  const name = (slug: string) => {
    const paper = PAPERS.find((one) => one.slug === slug);
    return (language === 'en' ? paper?.en.name : paper?.translations.hi?.name) ?? slug;
  };

  test.describe(`in ${language}`, () => {
    test.use({ viewport: { width: 360, height: 740 } });

    test('two saved schemes give one list of documents, which is ticked, counted and printed', async ({ page }) => {
      await page.addInitScript(() => {
        // The print dialog would block the test.
        window.print = () => {};
      });
      await page.goto(`${base}/saved#list=1,9`);
      await page.getByRole('button', { name: saved.take.add, exact: true }).click();
      const list = page.getByRole('region', { name: saved.merged.title });
      await expect(list.getByText(/^(You have 0 of|\d+ में से 0)/)).toBeVisible();
      const box = list.getByRole('checkbox', { name: name('aadhaar-card'), exact: true });
      // Both schemes need it, but it is listed once.
      await expect(box).toHaveCount(1);
      expect(await fits(page)).toBe(true);
      await expectAccessible(page);
      await box.press('Space');
      await expect(list.getByRole('heading', { name: saved.merged.held })).toBeVisible();
      // The box has moved to the other list, and keeps the focus.
      await expect(box).toBeChecked();
      await expect(box).toBeFocused();
      await expect(list.getByText(/^(You have 1 of|\d+ में से 1)/)).toBeVisible();

      await list.getByRole('button', { name: saved.merged.print }).click();
      await page.emulateMedia({ media: 'print' });
      const sheet = page.locator('article.paper-sheet');
      await expect(sheet.getByRole('heading', { name: saved.merged.sheet })).toBeVisible();
      await expect(sheet.getByText(`☑ ${name('aadhaar-card')}`)).toBeVisible();
      await expect(page.locator('article.sheet:visible')).toHaveCount(1);
      const printed = await page.pdf({ preferCSSPageSize: true });
      expect(printed.toString('latin1').match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
      await page.emulateMedia({ media: 'screen' });

      // The tick applies to a scheme that was never saved too, and survives a reload.
      await page.goto(`${base}/schemes/53`);
      await expect(page.getByRole('checkbox', { name: new RegExp(aadhaar) }).first()).toBeChecked();
      await page.goto(`${base}/documents/aadhaar-card`);
      await expect(page.getByRole('checkbox', { name: library.paper.have })).toBeChecked();
    });

    test('the ticks of one person are cleared for the next, also without a list, and restored', async ({ page }) => {
      await page.goto(`${base}/schemes/26`);
      const documents = page.locator('#required-documents').getByRole('checkbox');
      const count = await documents.count();
      for (let place = 0; place < count; place++) await documents.nth(place).check();
      const ticked = () => documents.evaluateAll((boxes) => boxes.filter((box) => (box as HTMLInputElement).checked).length);
      await page.goto(`${base}/saved#list=26`);
      await page.getByRole('button', { name: saved.take.add, exact: true }).click();
      await expect(page.getByText(saved.merged.nothingMissing)).toBeVisible();
      await page.getByRole('button', { name: saved.ticks.clear }).click();
      const undo = page.getByRole('button', { name: saved.ticks.undo });
      await expect(undo).toBeFocused();
      await expect(page.getByText(/^(You have 0 of|\d+ में से 0)/)).toBeVisible();
      expect(await fits(page)).toBe(true);
      await expectAccessible(page);
      await undo.press('Enter');
      await expect(page.getByRole('button', { name: saved.ticks.clear })).toBeFocused();
      await expect(page.getByText(saved.merged.nothingMissing)).toBeVisible();
      await page.goto(`${base}/schemes/26`);
      await expect.poll(ticked).toBe(count);

      // Emptying the list does not clear the ticks, so the button stays.
      await page.goto(`${base}/saved`);
      await page.getByRole('button', { name: saved.clear }).click();
      await page.getByRole('button', { name: saved.ticks.clear }).click();
      await expect(undo).toBeVisible();
      await page.goto(`${base}/schemes/26`);
      await expect(documents.first()).toBeVisible();
      expect(await ticked()).toBe(0);
    });

    test('a document unfolds its explanation in place, and links to the full page', async ({ page }) => {
      await page.goto(`${base}/schemes/1`);
      const explained = page.getByText(words.howToGet(name('aadhaar-card')), { exact: true });
      const issuer = page.locator('details').filter({ has: explained }).getByText(words.issuer, { exact: true });
      await expect(issuer).toBeHidden();
      await explained.click();
      await expect(issuer).toBeVisible();
      await page.getByRole('link', { name: words.wholeOf(name('aadhaar-card')) }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name('aadhaar-card'));
      await expect(page.getByRole('heading', { name: library.paper.schemes })).toBeVisible();
      expect(await fits(page)).toBe(true);
      await expectAccessible(page);
    });

    test('the search of the site and of the library find a document by a common name', async ({ page }) => {
      await page.goto(`${base}/schemes?q=${encodeURIComponent(language === 'en' ? 'aay praman patra' : 'आय प्रमाण पत्र')}`);
      await page.getByRole('link', { name: name('income-certificate'), exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name('income-certificate'));
      await page.goto(`${base}/documents`);
      await page.getByRole('searchbox', { name: library.list.field }).fill('આધાર કાર્ડ');
      await page.getByRole('button', { name: library.list.search }).click();
      await expect(page.getByRole('link', { name: name('aadhaar-card'), exact: true })).toBeVisible();
      await page.goto(`${base}/documents?q=zzzzqq`);
      await expect(page.getByText(library.list.none('zzzzqq'))).toBeVisible();
    });

    test('the library, a document and the list of a scheme are complete without JavaScript', async ({ browser, site }) => {
      const page = await (await browser.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })).newPage();
      await page.goto(`${site.url}${base}/documents`);
      for (const { slug } of PAPERS) await expect(page.locator(`main a[href="${base}/documents/${slug}"]`)).toBeVisible();
      expect(await fits(page)).toBe(true);
      await page.getByRole('link', { name: name('income-certificate'), exact: true }).click();
      const paper = PAPERS.find(({ slug }) => slug === 'income-certificate');
      const texts = language === 'en' ? paper?.en : paper?.translations.hi;
      for (const { title } of texts?.steps ?? []) await expect(page.getByText(title, { exact: true })).toBeVisible();
      for (const line of texts?.refusals ?? []) await expect(page.getByText(line, { exact: true })).toBeVisible();
      await page.goto(`${site.url}${base}/schemes/1`);
      await page.getByText(words.howToGet(name('aadhaar-card')), { exact: true }).click();
      await expect(page.getByRole('link', { name: words.wholeOf(name('aadhaar-card')) })).toBeVisible();
      await page.context().close();
    });
  });
}
