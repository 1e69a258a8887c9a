/** A person on a small phone: what is it, what do I get, where do I apply, and who says so? */

import type { Locator } from '@playwright/test';
import { inLanguage } from '../../contract/language-address.ts';
import { LANGUAGES } from '../../contract/languages.ts';
import { MESSAGES } from '../../messages/every-language.ts';
import { expect, test, WITH_AND_WITHOUT_SCRIPT } from './site.ts';
import { storeScheme } from './stored-scheme.ts';

const PHONE = { width: 360, height: 740 };

/** Entirely on the first screen, below the header. */
async function isOnFirstScreen(part: Locator): Promise<boolean> {
  const box = await part.boundingBox();
  return box !== null && box.y >= 64 && box.y + box.height <= PHONE.height && box.x >= 0 && box.x + box.width <= PHONE.width;
}

for (const [language, javaScriptEnabled] of WITH_AND_WITHOUT_SCRIPT) {
  const words = MESSAGES[language].schemeDetail;

  test.describe(`in ${language} with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ viewport: PHONE, javaScriptEnabled });

    test('the answers about a scheme are on the first screen of a phone, and every step shows its first sentence', async ({ page }) => {
      for (const id of [29, 15, 1]) {
        await page.goto(inLanguage(language, `/schemes/${id}`));
        const box = page.getByRole('region', { name: words.answer.title });
        await expect(box.getByRole('term'), `scheme ${id}`).toHaveCount(5);
        for (const answer of await box.getByRole('definition').all()) expect(await isOnFirstScreen(answer), `scheme ${id}`).toBe(true);
        expect(await isOnFirstScreen(box.getByRole('link', { name: words.answer.apply })), `scheme ${id}`).toBe(true);
        await expect(box.getByRole('link', { name: words.visitWebsite })).toHaveAttribute('target', '_blank');
      }

      const steps = page.locator('#registration-guide ol').first().locator('> li');
      expect(await steps.count()).toBeGreaterThan(4);
      for (const step of await steps.all()) expect((await step.locator('.rich-text').innerText()).length).toBeGreaterThan(10);
      const rest = steps.locator('.more');
      expect(await rest.count()).toBeGreaterThan(2);
      const button = page.getByRole('button', { name: words.viewFullGuide });
      if (!javaScriptEnabled) {
        await expect(button).toBeHidden();
        for (const part of await rest.all()) await expect(part).toBeVisible();
        return;
      }
      await expect(rest.first()).toBeHidden();
      await button.click();
      for (const part of await rest.all()) await expect(part).toBeVisible();
      await page.getByRole('button', { name: words.showLess }).click();
      await expect(rest.first()).toBeHidden();
    });
  });
}

test('the main button leads to the page for applying, not to the home page of the ministry', async ({ page }) => {
  await page.goto('/schemes/29');
  const box = page.getByRole('region', { name: 'In short' });
  await expect(box.getByRole('link', { name: /^Apply online/ })).toHaveAttribute('href', 'https://beneficiary.nha.gov.in/');
  await expect(box.getByRole('link', { name: /^Visit Official Website/ })).toHaveAttribute('href', 'https://pmjay.gov.in/');
  await box.getByRole('link', { name: /papers$/ }).click();
  await expect(page.getByRole('heading', { name: 'Required Documents' })).toBeInViewport();
});

test('the header says when the text last changed and, once staff have checked it, in which month', async ({ page, signIn }) => {
  await signIn(page);
  const id = await storeScheme(page, 'Dated in the header');
  await page.goto(`/schemes/${id}`);
  const header = page.locator('main header');
  await expect(header.getByText(/^Last Updated: [A-Z][a-z]{2} \d{1,2}, 20\d\d$/)).toBeVisible();
  await expect(header.getByText(/^Checked/)).toHaveCount(0);
  expect((await page.request.post(`/api/admin/schemes/${id}/checked`, { data: {} })).status()).toBe(200);
  await page.goto(`/schemes/${id}`);
  await expect(header.getByText(/^Checked [A-Z][a-z]{2} 20\d\d$/)).toBeVisible();
});

test('a scheme without a guide has no steps and nothing to print, and names no government that runs it', async ({ page, signIn }) => {
  await signIn(page);
  const id = await storeScheme(page, 'Without a guide', { applicationProcess: '', beneficiaryStates: ['Goa'] });
  await page.goto(`/schemes/${id}`);
  await expect(page.getByRole('heading', { name: 'No Guide Available' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Visit Official Website', exact: false })).toHaveCount(0);
  for (const absent of ['See the steps to apply', 'Print this guide', 'State government'])
    await expect(page.getByText(absent)).toHaveCount(0);
});

test.describe('who is behind the site', () => {
  for (const language of LANGUAGES) {
    test(`the home page in ${language} says at every width that examples are examples, and promises no mail`, async ({ page }) => {
      const { home, titles, footer: words } = MESSAGES[language];
      const footer = page.locator('footer');
      const expectAt = async (width: number, promises: Locator[]) => {
        await page.setViewportSize({ width, height: 800 });
        for (const promise of promises) await expect(promise).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      };
      await page.goto(inLanguage(language, '/'));
      for (const width of [1280, 360]) {
        await expectAt(width, [
          page.locator('#about').getByText(home.exampleFounders),
          footer.getByText(words.noMailbox),
          footer.getByText(words.rights[1] as string),
          footer.getByRole('link', { name: 'CC BY 4.0' }),
        ]);
      }
      await footer.getByRole('link', { name: titles.aboutSite }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.aboutSite);
      for (const width of [360, 1280]) await expectAt(width, [page.locator('main').getByText(words.noMailbox)]);
    });
  }

  test('each scheme leads to the page about the site', async ({ page }) => {
    await page.goto('/schemes/1');
    await page.locator('main').getByRole('link', { name: 'Who we are and how we write' }).click();
    await expect(page).toHaveURL(/\/about$/);
  });
});
