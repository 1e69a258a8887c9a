/** A reader's language: offered once if the browser requests it, remembered on the device once chosen. */
import { inLanguage } from '../../contract/language-address.ts';
import { LANGUAGE_TABLE, LANGUAGES, TRANSLATIONS } from '../../contract/languages.ts';
import { languageOffers } from '../../messages/language-offers.ts';
import { expect, settled, test } from './site.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 320, height: 640 } });

    test('on a small phone every language is one tap away, under its own name, by keyboard too and with large text', async ({ page }) => {
      for (const language of LANGUAGES) {
        await page.goto(inLanguage(language, '/schemes?q=kisan'));
        const names = page.locator('header details');
        if (javaScriptEnabled) {
          await page.evaluate(() => {
            document.documentElement.style.fontSize = '200%';
          });
        }
        await names.locator('summary').focus();
        await page.keyboard.press('Enter');
        await expect(names.locator('[aria-current]')).toHaveText(LANGUAGE_TABLE[language].name);
        for (const other of LANGUAGES.filter((one) => one !== language)) {
          const link = names.getByRole('link', { name: LANGUAGE_TABLE[other].name });
          await expect(link).toHaveAttribute('href', inLanguage(other, '/schemes?q=kisan'));
          await expect(link).toBeInViewport({ ratio: 1 });
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
        if (!javaScriptEnabled) continue;
        await page.keyboard.press('Escape');
        await expect(names.getByRole('link').first()).toBeHidden();
        await expect(names.locator('summary')).toBeFocused();
        await names.locator('summary').click();
        await page.mouse.click(4, 600);
        await expect(names.getByRole('link').first()).toBeHidden();
      }
    });
  });
}

for (const language of TRANSLATIONS) {
  test.describe(`a browser that asks for ${language}`, () => {
    test.use({ locale: LANGUAGE_TABLE[language].locale });
    const { text: offer, accept, dismiss } = languageOffers[language];

    test('is offered it once, on an English page; accepting leads to the same page', async ({ page, context }) => {
      await page.goto('/schemes?q=kisan');
      await expect(page.getByText(offer)).toBeVisible();
      await expect(page.locator('body > [role=status]')).toContainText(offer);
      await page.locator('header').getByRole('link', { name: 'Blogs' }).click();
      await expect(page.getByRole('article')).toHaveCount(6);
      await page.getByRole('link', { name: accept }).click();
      await expect(page).toHaveURL(new RegExp(`\\d${inLanguage(language, '/blog')}$`));
      const next = await context.newPage();
      await next.goto('/privacy');
      await settled(next);
      await expect(next.getByText(offer)).toHaveCount(0);
    });

    test('is not asked again after declining or ignoring the offer', async ({ page }) => {
      await page.goto('/privacy');
      await expect(page.getByText(offer)).toBeVisible();
      await page.goto('/terms');
      await settled(page);
      await expect(page.getByText(offer)).toHaveCount(0);
      await page.evaluate(() => localStorage.clear());
      await page.reload();
      await page.getByRole('button', { name: dismiss }).click();
      await expect(page.getByText(offer)).toHaveCount(0);
      await page.goto('/');
      await settled(page);
      await expect(page).toHaveURL(/\/$/);
      await expect(page.getByText(offer)).toHaveCount(0);
    });

    test('gets no offer on a page in that language', async ({ page }) => {
      await page.goto(inLanguage(language, '/privacy'));
      await settled(page);
      await expect(page.getByText(offer)).toHaveCount(0);
    });
  });
}

test('a browser that requests English gets no offer, not even on a page in another language', async ({ page }) => {
  for (const path of LANGUAGES.map((language) => inLanguage(language, '/'))) {
    await page.goto(path);
    await settled(page);
    await expect(page.locator('body > [role=status]')).toHaveCount(0);
  }
});

test('a reader who chose Hindi is taken to it from the bare address only; the choice is not stored in a cookie', async ({
  page,
  context,
}) => {
  await page.goto('/schemes');
  await page.locator('header details summary').click();
  await page.locator('header').getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL(/\/hi\/schemes$/);
  expect(await context.cookies()).toEqual([]);
  const later = await context.newPage();
  await later.goto('/?utm_source=friend#about');
  await expect(later).toHaveURL(/\/hi\?utm_source=friend#about$/);
  // A shared address opens in its own language, and so do its links.
  await later.goto('/schemes/1');
  await settled(later);
  await expect(later).toHaveURL(/\/schemes\/1$/);
  await later
    .locator('header')
    .getByRole('link', { name: /YojanaPath/ })
    .click();
  await expect(later).toHaveURL(/\/$/);
  await later.reload();
  await settled(later);
  await expect(later).toHaveURL(/\/$/);
  // Back to English by the same switch.
  await later.goto('/hi');
  await settled(later);
  await later.locator('header details summary').click();
  await later.locator('header').getByRole('link', { name: 'English' }).click();
  await expect(later.locator('html')).toHaveAttribute('lang', 'en');
  const last = await context.newPage();
  await last.goto('/');
  await settled(last);
  await expect(last.locator('html')).toHaveAttribute('lang', 'en');
});
