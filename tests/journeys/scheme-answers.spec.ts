/** A person on a small phone: what is it, what do I get, where do I go, and who says so. */
import type { Locator } from '@playwright/test';
import { expect, test } from './site.ts';
import { storeScheme } from './stored-scheme.ts';

const PHONE = { width: 360, height: 740 };

/** Wholly on the first screen, below the header. */
async function isOnFirstScreen(part: Locator): Promise<boolean> {
  const box = await part.boundingBox();
  return box !== null && box.y >= 64 && box.y + box.height <= PHONE.height && box.x >= 0 && box.x + box.width <= PHONE.width;
}

const WORDS = {
  '': { box: 'In short', apply: /^Apply online/, visit: /^Visit Official Website/, full: 'View Full Guide', less: 'Show Less' },
  '/hi': { box: 'एक नज़र में', apply: /^ऑनलाइन आवेदन करें/, visit: /^सरकारी वेबसाइट पर जाएँ/, full: 'पूरी गाइड देखें', less: 'कम दिखाएँ' },
};

for (const [base, words] of Object.entries(WORDS)) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`${base || '/en'} with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ viewport: PHONE, javaScriptEnabled });

      for (const id of [1, 29, 15]) {
        test(`the answers of scheme ${id} stand on the first screen of a phone`, async ({ page }) => {
          await page.goto(`${base}/schemes/${id}`);
          const box = page.getByRole('region', { name: words.box });
          await expect(box.getByRole('term')).toHaveCount(5);
          for (const answer of await box.getByRole('definition').all()) expect(await isOnFirstScreen(answer)).toBe(true);
          expect(await isOnFirstScreen(box.getByRole('link', { name: words.apply }))).toBe(true);
          await expect(box.getByRole('link', { name: words.visit })).toHaveAttribute('target', '_blank');
        });
      }

      test('every step shows its first sentence, the rest comes with the full guide', async ({ page }) => {
        await page.goto(`${base}/schemes/1`);
        const steps = page.locator('#registration-guide ol > li');
        expect(await steps.count()).toBeGreaterThan(4);
        for (const step of await steps.all()) expect((await step.locator('.rich-text').innerText()).length).toBeGreaterThan(10);
        const rest = steps.locator('.more');
        expect(await rest.count()).toBeGreaterThan(2);
        const button = page.getByRole('button', { name: words.full });
        if (!javaScriptEnabled) {
          await expect(button).toBeHidden();
          for (const part of await rest.all()) await expect(part).toBeVisible();
          return;
        }
        await expect(rest.first()).toBeHidden();
        await button.click();
        for (const part of await rest.all()) await expect(part).toBeVisible();
        await page.getByRole('button', { name: words.less }).click();
        await expect(rest.first()).toBeHidden();
      });
    });
  }
}

test('the main button leads to where one applies, not to the home page of the ministry', async ({ page }) => {
  await page.goto('/schemes/29');
  const box = page.getByRole('region', { name: 'In short' });
  await expect(box.getByRole('link', { name: /^Apply online/ })).toHaveAttribute('href', 'https://beneficiary.nha.gov.in/');
  await expect(box.getByRole('link', { name: /^Visit Official Website/ })).toHaveAttribute('href', 'https://pmjay.gov.in/');
  await box.getByRole('link', { name: /papers$/ }).click();
  await expect(page.getByRole('heading', { name: 'Required Documents' })).toBeInViewport();
});

test('the header says when the text last changed and, once staff have compared it, the month', async ({ page, signIn }) => {
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

test('a scheme without a guide offers no steps and nothing to print, and nobody is said to run it', async ({ page, signIn }) => {
  await signIn(page);
  const id = await storeScheme(page, 'Without a guide', { applicationProcess: '', beneficiaryStates: ['Goa'] });
  await page.goto(`/schemes/${id}`);
  await expect(page.getByRole('heading', { name: 'No Guide Available' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Visit Official Website', exact: false })).toHaveCount(0);
  for (const absent of ['See the steps to apply', 'Print this guide', 'State government'])
    await expect(page.getByText(absent)).toHaveCount(0);
});

test.describe('who is behind the site', () => {
  for (const [base, words] of Object.entries({
    '': {
      example: 'These two people are examples',
      about: 'About this site',
      mail: 'No mailbox is set up yet',
      licence: 'All rights reserved.',
    },
    '/hi': { example: 'ये दोनों लोग सिर्फ नमूने हैं', about: 'इस साइट के बारे में', mail: 'ई-मेल अभी चालू नहीं है', licence: 'सभी अधिकार सुरक्षित' },
  })) {
    for (const width of [360, 1280]) {
      test(`${base || '/en'} says so at ${width}: examples are called examples, and no mail is promised`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(base || '/');
        await expect(page.locator('#about').getByText(words.example)).toBeVisible();
        const footer = page.locator('footer');
        await expect(footer.getByText(words.mail)).toBeVisible();
        await expect(footer.getByText(words.licence)).toBeVisible();
        await expect(footer.getByRole('link', { name: 'CC BY 4.0' })).toBeVisible();
        await footer.getByRole('link', { name: words.about }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.about);
        await expect(page.locator('main').getByText(words.mail)).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      });
    }
  }

  test('each scheme leads to the page about the site', async ({ page }) => {
    await page.goto('/schemes/1');
    await page.locator('main').getByRole('link', { name: 'Who we are and how we write' }).click();
    await expect(page).toHaveURL(/\/about$/);
  });
});
