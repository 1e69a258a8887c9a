import type { APIRequestContext } from '@playwright/test';
import { inLanguage } from '../../contract/language-address.ts';
import { LANGUAGES } from '../../contract/languages.ts';
import { expectAccessible } from './accessible.ts';
import { ADMIN, expect, type RunningSite, test } from './site.ts';

const TITLES = { en: 'Journey: papers for a pension', hi: 'यात्रा: पेंशन के कागज़' };

/** Publishes articles for the journey, so that it does not depend on those of the editors. */
async function publish(request: APIRequestContext, site: RunningSite): Promise<string> {
  await request.post(`${site.url}/api/login`, { data: ADMIN });
  const send = async (fields: Record<string, string>) => {
    const response = await request.post(`${site.url}/api/blogs`, { multipart: { seo_category: '6', isActive: '1', ...fields } });
    const { blog } = (await response.json()) as { blog: { seo_slug: string } };
    return blog.seo_slug;
  };
  await send({ seo_title: 'Journey: another one', content: '<p>Only in English.</p>' });
  return send({
    seo_title: TITLES.en,
    seo_description: 'One two three four five six',
    content: '<h2>Papers</h2><p>See <a href="/schemes/1">PM-KISAN</a>.</p>',
    hi_title: TITLES.hi,
    hi_content: '<h2>कागज़</h2><p><a href="/schemes/1">पीएम-किसान</a> देखें।</p>',
  });
}

let slug = '';
test.beforeAll(async ({ playwright, site }) => {
  const request = await playwright.request.newContext();
  slug = await publish(request, site);
  await request.dispose();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    test('an article is found in the list, read and shared', async ({ page }) => {
      await page.goto('/blog');
      const card = page.getByRole('article').filter({ hasText: TITLES.en });
      await expect(card).toContainText('One two three four five...');
      await expect(card).toContainText('1 Min Read');
      await card.getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`/blog/${slug}$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLES.en);
      await expect(page.getByRole('navigation', { name: 'You are here' })).toHaveText(/Home.*Blog.*Social Welfare/);
      const related = page.getByRole('link', { name: 'Journey: another one' });
      await expect(related).toHaveAttribute('target', '_blank');
      await expect(page.getByRole('link', { name: 'Pradhan Mantri Kisan Samman Nidhi' })).toHaveAttribute('href', '/schemes/1');

      await page.getByRole('button', { name: 'Share' }).click();
      const services = page.getByRole('dialog').getByRole('link');
      await expect(services).toHaveText([/^WhatsApp/, /^Facebook/, /^X/, /^Instagram/]);
      await expect(services.first()).toHaveAttribute('href', new RegExp(`^https://wa\\.me/\\?text=.*${slug}$`));
      await page.getByRole('button', { name: 'Close' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
    });

    test('a Hindi page shows the Hindi text, and says so where there is none', async ({ page }) => {
      await page.goto(`/hi/blog/${slug}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLES.hi);
      await expect(page.getByRole('link', { name: 'पीएम-किसान' })).toHaveAttribute('href', '/hi/schemes/1');
      await page.goto('/hi/blog/journey-another-one');
      await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
      await expect(page.getByText('इस लेख का अनुवाद अभी नहीं हुआ है')).toBeVisible();
    });

    test('an article without Gujarati is shown in English, says so, and links to its Hindi if there is one', async ({ page }) => {
      await page.goto('/gu/blog/journey-another-one');
      const note = page.getByText('આ લેખનો અનુવાદ હજી થયો નથી');
      await expect(note).toBeVisible();
      await expect(note.getByRole('link')).toHaveCount(0);
      await page.goto(`/gu/blog/${slug}`);
      await note.getByRole('link', { name: 'हिन्दी' }).click();
      await expect(page).toHaveURL(new RegExp(`/hi/blog/${slug}$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLES.hi);
    });

    test('an article that does not exist links back to the list', async ({ page }) => {
      const response = await page.goto('/blog/no-such-article');
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article Not Found');
      await page.getByRole('button', { name: 'Go Back' }).click();
      await expect(page).toHaveURL(/\/blog\??$/);
      await expect(page.getByRole('article').first()).toBeVisible();
    });
  });
}

test.describe('the share dialog', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('copies the address, says so, and returns the focus', async ({ page, site }) => {
    await page.goto(`/blog/${slug}`);
    const share = page.getByRole('button', { name: 'Share' });
    await share.click();
    await page.getByRole('button', { name: 'Copy Link' }).click();
    await expect(page.getByText('Link copied!')).toBeVisible();
    await expect(page.getByText('Paste it anywhere to share.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}/blog/${slug}`);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(share).toBeFocused();
  });
});

for (const width of [360, 1280]) {
  test(`list and article are accessible and fit at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of LANGUAGES.flatMap((language) =>
      ['/blog', `/blog/${slug}`, '/blog/journey-another-one'].map((one) => inLanguage(language, one)),
    )) {
      await page.goto(path);
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    }
  });
}
