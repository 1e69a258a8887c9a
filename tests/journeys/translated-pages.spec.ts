/**
 * Pages translated by the browser still show correct content. The translator here does not change the words, so each walk must show the same text as
 * without it, step by step; like real translators it also handles later changes.
 */
import type { Browser, Page } from '@playwright/test';
import { FACTS } from '../../web/pages.ts';
import { expect, hydrated, test } from './site.ts';

test.describe.configure({ mode: 'parallel' });

/** How translators insert text: in their own text nodes, immediately or after removing ours; or by moving ours into an element. */
const KINDS = ['replaced', 'taken out first', 'moved'] as const;
type Kind = (typeof KINDS)[number];

/** @param delay milliseconds until it reacts to a change of the page; 0 is immediately */
async function translate(page: Page, kind: Kind, delay = 100): Promise<void> {
  await page.evaluate(
    ([how, wait]) => {
      const wrap = () => {
        const texts: Text[] = [];
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) texts.push(walker.currentNode as Text);
        for (const text of texts) {
          const parent = text.parentNode;
          if (!parent || !text.data.trim() || /^(FONT|SCRIPT|STYLE|NOSCRIPT|TEXTAREA|OPTION)$/.test(parent.nodeName)) continue;
          const [outer, inner] = [document.createElement('font'), document.createElement('font')];
          outer.append(inner);
          if (how !== 'moved') inner.textContent = text.data;
          const next = text.nextSibling;
          if (how === 'taken out first') {
            text.remove();
            parent.insertBefore(outer, next);
          } else text.replaceWith(outer);
          if (how === 'moved') inner.append(text);
        }
      };
      wrap();
      // Translators wait briefly for further changes, and then for their own server.
      let timer = 0;
      const later = () => {
        if (wait === 0) return wrap();
        clearTimeout(timer);
        timer = window.setTimeout(wrap, wait);
      };
      new MutationObserver(later).observe(document.body, { childList: true, subtree: true, characterData: true });
    },
    [kind, delay] as const,
  );
}

type Step = (page: Page) => Promise<unknown>;

/** The text of the page without spaces, because some layouts put a space around a word in its own element. */
const says = (page: Page) => page.evaluate(() => document.querySelector('main')?.innerText.replace(/\s+/g, '') ?? '');

/** The texts after each step, once nothing is loading. */
async function walk(browser: Browser, address: string, steps: Step[], kind?: Kind): Promise<string[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const complaints: string[] = [];
  // React re-renders parts that are translated during hydration, and reports that as error 418.
  page.on('pageerror', (error) => /#418/.test(error.message) || complaints.push(error.message));
  await page.goto(address);
  await hydrated(page);
  if (kind) await translate(page, kind);
  const texts: string[] = [];
  for (const step of steps) {
    await step(page);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('main .skeleton')).toHaveCount(0);
    let last = '';
    await expect
      .poll(async () => {
        const before = last;
        last = await says(page);
        return last === before && last !== '';
      })
      .toBe(true);
    texts.push(last);
    if (kind) await expect.poll(() => page.locator('main font').count()).toBeGreaterThan(0);
  }
  expect(complaints).toEqual([]);
  await context.close();
  return texts;
}

const answer =
  (fields: Record<string, string>): Step =>
  async (page) => {
    const form = page.locator('form[data-question]');
    for (const [name, value] of Object.entries(fields)) {
      const field = form.locator(`[data-fact="${name}"]`);
      if ((await field.locator('select').count()) > 0) await field.locator('select').selectOption(value);
      else if ((await field.locator('input[type=text]').count()) > 0) await field.locator('input[type=text]').fill(value);
      else await field.locator(`input[value="${value}"]`).check();
    }
    const before = await form.getAttribute('data-question');
    await form.locator('button[type=submit]').click();
    await expect(form).not.toHaveAttribute('data-question', before ?? '');
  };
const press =
  (name: string | RegExp): Step =>
  (page) =>
    page.locator('main').getByRole('button', { name }).first().click();
const follow =
  (name: string | RegExp): Step =>
  (page) =>
    page.locator('main').getByRole('link', { name }).first().click();
/** The code and the rules of the check are loaded on demand. */
const openCheck: Step = async (page) => {
  await follow('Is this for you?')(page);
  await page.locator('form[data-question]').waitFor();
};
const back: Step = (page) => page.goBack();

const WALKS: Record<string, [address: string, steps: Step[]]> = {
  'pages of the list': ['/schemes', [follow('Page 2'), follow('Next'), back, back]],
  'pages of a search': ['/schemes?q=pension', [follow('Page 2'), back, follow('Next')]],
  'filters of the list': [
    '/schemes',
    [
      (page) => page.locator('select[name=level]').selectOption('central'),
      (page) => page.locator('select[name=state]').first().selectOption({ index: 5 }),
      follow(/^Remove/),
      back,
    ],
  ],
  'pages of a category': ['/category/health', [follow('Page 2'), back]],
  'pages of the articles': ['/blog', [follow('Page 2'), back]],
  'the check': [
    '/check',
    [answer({ state: 'Bihar', area: 'village' }), answer({ age: '45', sex: 'female' }), press("Don't know"), press('Back'), press('Skip')],
  ],
  'a list that is saved': [
    '/schemes',
    [
      press(/^Save /),
      press(/^Save /),
      press(/^Save /),
      (page) => page.locator('header a[href="/saved"]').first().click(),
      press(/^Remove /),
      press(/^Undo/),
      press(/^Clear|^Remove all/),
    ],
  ],
  'a scheme and its check': ['/schemes/1', [press(/^Save /), openCheck, press("Don't know"), press('Back')]],
};

for (const [place, [name, [address, steps]]] of Object.entries(WALKS).entries()) {
  // All kinds on the first walk, one on each of the others.
  const kinds = KINDS.filter((_, at) => place === 0 || at === place % KINDS.length);
  test(`${name}: each step shows the same text as without a translator`, async ({ browser, site }) => {
    const expected = await walk(browser, site.url + address, steps);
    expect(new Set(expected).size).toBeGreaterThan(1);
    for (const kind of kinds) expect(await walk(browser, site.url + address, steps, kind), kind).toEqual(expected);
  });
}

test('every page can be left and returned to', async ({ browser, site }) => {
  for (const { examples } of Object.values(FACTS)) {
    const [{ address }] = examples;
    const away: Step = (page) => page.locator('header').getByRole('link', { name: 'Schemes', exact: true }).first().click();
    const stay: Step = async () => {};
    const texts = await walk(browser, site.url + address, [stay, away, back], 'replaced');
    expect(texts[2], address).toBe(texts[0]);
    expect(texts.join(), address).not.toContain('This page did not load');
  }
});

// React re-renders a page that is translated during hydration.
for (const [moment, delay] of Object.entries({ 'before React came': 100, 'while React took it over': 0 })) {
  test(`a page translated ${moment} works, and preserves typed text`, async ({ page }) => {
    const { promise: isLet, resolve: letScripts } = Promise.withResolvers<void>();
    await page.route(/\/assets\/(?!entry-browser)[^/]*\.js/, async (route) => {
      await isLet;
      await route.continue();
    });
    await page.goto('/schemes', { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    await page.waitForLoadState('load');
    await translate(page, 'replaced', delay);
    await page.locator('input[name=q]').first().pressSequentially('kisan');
    letScripts();
    await hydrated(page);
    await expect(page.locator('input[name=q]').first()).toHaveValue('kisan');
    await page.locator('main').getByRole('link', { name: 'Page 2' }).click();
    await expect(page.getByText('Page 2 • Showing 12 schemes')).toBeVisible();
    await expect(page.locator('footer')).toBeVisible();
  });
}
