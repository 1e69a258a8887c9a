/**
 * Every link to a part of a page, on every public page, brings that part into view: before and after hydration, on a phone and on a desktop. Each
 * link is followed from a freshly loaded page, because cached code of the home page would hide faults that occur while it loads. The header and the
 * footer have the same links on every page, so each page follows only two of them: one at each width.
 */
import type { Page } from '@playwright/test';
import { inLanguage } from '../../contract/language-address.ts';
import { LANGUAGES, SOURCE_LANGUAGE } from '../../contract/languages.ts';
import { FACTS } from '../../web/pages.ts';
import { expect, test } from './site.ts';

test.describe.configure({ mode: 'parallel' });

const ADDRESSES = LANGUAGES.flatMap((language) =>
  language === SOURCE_LANGUAGE
    ? Object.values(FACTS).map(({ examples: [{ address }] }) => address)
    : ['/', '/category/health'].map((address) => inLanguage(language, address)),
);

/** The `#` links that are visible or can be unfolded, each once. Skip links are left out, because the browser follows them itself. */
async function anchorsOf(page: Page, turn: number): Promise<string[]> {
  await page.locator('footer').waitFor();
  const hrefsIn = (part: string) =>
    page.evaluate((selector) => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>(`${selector} a[href*="#"]:not(.sr-only)`)];
      return links.filter((link) => link.checkVisibility() || innerWidth < 768).map((link) => link.getAttribute('href') ?? '');
    }, part);
  const frame = [...new Set([...(await hrefsIn('header')), ...(await hrefsIn('footer'))])];
  expect(frame.length).toBeGreaterThanOrEqual(4);
  return [...new Set([...(await hrefsIn('main')), frame[turn % frame.length] ?? ''])];
}

async function follow(page: Page, href: string): Promise<void> {
  const link = page.locator(`a[href="${href}"]:not(.sr-only)`).filter({ visible: true }).first();
  if ((await link.count()) === 0) await page.locator('button[popovertarget="phone-menu"]').click();
  await link.click();
}

/** The part starts below the header, or as close to it as the end of the page allows. */
async function expectInView(page: Page, href: string): Promise<void> {
  const place = () =>
    page.evaluate(
      (id) => {
        const part = document.getElementById(id);
        if (!part) return 'missing';
        const { top } = part.getBoundingClientRect();
        const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
        return (top >= 0 && top < 200) || (isAtEnd && top < innerHeight) ? 'in view' : `at ${Math.round(top)}`;
      },
      href.slice(href.indexOf('#') + 1),
    );
  await expect.poll(place, { message: `${href} followed to ${page.url()}`, timeout: 5000 }).toBe('in view');
  expect(new URL(page.url()).hash).toBe(href.slice(href.indexOf('#')));
}

const SCREENS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

for (const [place, address] of ADDRESSES.entries()) {
  test(`the links of ${address} to a part of a page lead there, on a phone and on a desktop`, async ({ page }) => {
    for (const [at, viewport] of SCREENS.entries()) {
      await test.step(`at ${viewport.width} pixels`, async () => {
        await page.setViewportSize(viewport);
        await expectLinksLead(page, address, place + at);
      });
    }
  });
}

async function expectLinksLead(page: Page, address: string, turn: number): Promise<void> {
  await page.goto(address);
  const links = await anchorsOf(page, turn);
  for (const href of links) {
    if (page.url() !== new URL(address, page.url()).href) await page.goto(address);
    await follow(page, href);
    await expectInView(page, href);
    expect(await page.evaluate(() => performance.getEntriesByName('taken-over').length)).toBe(1);
  }
  const { promise: end, resolve } = Promise.withResolvers<void>();
  const scripts = '**/assets/*.js';
  await page.route(scripts, async (route) => {
    await end;
    await route.abort().catch(() => {});
  });
  for (const href of links) {
    await page.goto(address, { waitUntil: 'commit' });
    if (!(await anchorsOf(page, turn)).includes(href)) continue;
    await follow(page, href);
    await expectInView(page, href);
  }
  resolve();
  await page.unroute(scripts);
}

test('a part that loads late, below others that grow, stays in view until the visitor scrolls', async ({ page }) => {
  await page.goto('/privacy');
  await page.route('**/api/structured/schemes/featured*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.locator('footer a[href="/#registration-guides"]').click();
  await expectInView(page, '/#registration-guides');
  await expect(page.locator('#registration-guides [role=status]')).toHaveCount(0);
  await expectInView(page, '/#registration-guides');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('registration-guides');
});
