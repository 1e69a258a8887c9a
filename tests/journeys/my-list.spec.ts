/** The saved list: stored on the device and handed over without the server learning what is on it. */
import type { Page, Request } from '@playwright/test';
import { languageBase } from '../../contract/language-address.ts';
import type { Language } from '../../contract/languages.ts';
import { saved as english } from '../../messages/en/saved.ts';
import { MESSAGES } from '../../messages/every-language.ts';
import { saved as gujarati } from '../../messages/gu/saved.ts';
import { saved as hindi } from '../../messages/hi/saved.ts';
import { expectAccessible } from './accessible.ts';
import { expect, settled, test } from './site.ts';

const WORDS = { en: english, hi: hindi, gu: gujarati };
const PHONE = { width: 320, height: 640 };
const DESK = { width: 1280, height: 800 };

async function expectFitsAll(page: Page): Promise<void> {
  const before = page.viewportSize() ?? DESK;
  for (const viewport of [PHONE, DESK]) {
    await page.setViewportSize(viewport);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `at ${viewport.width} pixels`).toBe(true);
  }
  await page.setViewportSize(before);
}
const namesOnList = (page: Page) => page.locator('main li h3').allTextContents();
const onDevice = (page: Page): Promise<{ id: number }[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('saved-schemes') ?? '[]') as { id: number }[]);
const idsOnDevice = async (page: Page) => (await onDevice(page)).map(({ id }) => id);

/** Opens the address of a shared list, like somebody who follows the link. */
async function take(page: Page, base: string, words: typeof english, ids: number[]): Promise<void> {
  await page.goto(`${base}/saved#list=${ids}`);
  await page.getByRole('button', { name: words.take.add, exact: true }).click();
  await expect(page.getByText(words.take.added(ids.length))).toBeVisible();
}

for (const [language, viewport] of [
  ['en', DESK],
  ['hi', PHONE],
] as const satisfies [Language, object][]) {
  const words = WORDS[language];
  const { save } = MESSAGES[language];
  const base = languageBase(language);

  test.describe(`in ${language} at ${viewport.width}`, () => {
    test.use({ viewport });

    test('schemes are saved on a card and on their page, and are on the list after a reload', async ({ page }) => {
      // The newest scheme may be from another journey, in English only.
      await page.goto(`${base}/schemes?q=pm+kisan`);
      const card = page.locator('main article').first();
      const name = (await card.getByRole('heading').textContent()) ?? '';
      const button = card.getByRole('button', { name: save.saveScheme(name), exact: true });
      await expect(button).toHaveAttribute('aria-pressed', 'false');
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByRole('status').filter({ hasText: save.added })).toBeVisible();
      await page.goto(`${base}/schemes/20`);
      const other = (await page.locator('main h1').textContent())?.replace(/ \(.*\)$/, '') ?? '';
      await page.getByRole('button', { name: save.saveScheme(other) }).click();
      await expectFitsAll(page);

      if (viewport.width < 360) await page.getByRole('button', { name: MESSAGES[language].header.menu, exact: true }).click();
      await page.getByRole('link', { name: save.link(2), exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
      await expect.poll(() => namesOnList(page)).toEqual([other, name]);
      await page.reload();
      await expect.poll(() => namesOnList(page)).toEqual([other, name]);
      await expect(page.locator('main li p').first()).not.toBeEmpty();
      await expectAccessible(page);
      await expectFitsAll(page);
      // Recently viewed schemes are listed too.
      await expect(page.getByRole('heading', { name: words.seen.title })).toBeVisible();
      await expect(page.getByRole('button', { name: save.saveScheme(other) })).toHaveAttribute('aria-pressed', 'true');
    });

    test('one scheme is removed and restored, then all are, by keyboard', async ({ page }) => {
      await take(page, base, words, [1, 5, 20]);
      const before = await namesOnList(page);
      await page.getByRole('button', { name: words.removeScheme(before[1] as string) }).press('Enter');
      const undo = page.getByRole('button', { name: words.undoRemoving(before[1] as string) });
      await expect(undo).toBeFocused();
      expect(await idsOnDevice(page)).toEqual([1, 20]);
      await undo.press('Enter');
      await expect(page.getByRole('button', { name: words.removeScheme(before[1] as string) })).toBeFocused();
      expect(await namesOnList(page)).toEqual(before);
      await page.getByRole('button', { name: words.clear }).press('Enter');
      expect(await idsOnDevice(page)).toEqual([]);
      await expect(page.getByRole('button', { name: words.undoClearing })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect.poll(() => namesOnList(page)).toEqual(before);
      await page.getByRole('button', { name: words.clear }).click();
      await page.reload();
      await expect(page.getByText(words.empty.text)).toBeVisible();
      await expectAccessible(page);
    });

    test('two or three are compared side by side, and no more', async ({ page }) => {
      await take(page, base, words, [1, 5, 20, 33]);
      const boxes = page.getByRole('checkbox', { name: words.compare.choose });
      await boxes.nth(0).check();
      await expect(page.getByRole('table')).toHaveCount(0);
      await boxes.nth(1).check();
      await expect(page.getByRole('columnheader')).toHaveCount(3);
      await boxes.nth(2).check();
      await expect(boxes.nth(3)).toBeDisabled();
      const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: words.facts.documents }) });
      await expect(row.getByRole('cell')).toHaveCount(3);
      for (const cell of await row.getByRole('cell').all()) await expect(cell).toBeVisible();
      await expect(page.getByRole('row')).toHaveCount(10);
      await page.getByRole('link', { name: words.compare.go(3) }).click();
      await expect(page.getByRole('heading', { name: words.compare.title })).toBeInViewport();
      await expectAccessible(page);
      await expectFitsAll(page);
    });
  });

  test(`in ${language} a list goes from one device to another by file and by QR code`, async ({ page, browser, site }) => {
    await take(page, base, words, [1, 5, 20]);
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: words.give.file }).click()]);
    expect(download.suggestedFilename()).toMatch(/^yojanapath-list-\d{4}-\d\d-\d\d\.json$/);
    await page.getByRole('button', { name: words.give.code }).click();
    const code = page.getByAltText(words.give.codeAlt);
    await expect(code).toBeVisible();
    expect(await code.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(20);
    const address = await page.getByRole('textbox', { name: words.give.address }).inputValue();
    expect(address).toBe(`${site.url}${base}/saved#list=1,5,20`);

    const other = await (await browser.newContext()).newPage();
    await other.goto(address);
    await expect(other.getByRole('heading', { name: words.take.question(3) })).toBeFocused();
    await expectAccessible(other);
    await other.getByRole('button', { name: words.take.decline }).click();
    expect(await idsOnDevice(other)).toEqual([]);
    expect(other.url()).toBe(`${site.url}${base}/saved`);
    await other.locator('input[type=file]').setInputFiles(await download.path());
    await other.getByRole('button', { name: words.take.add, exact: true }).click();
    await expect.poll(() => idsOnDevice(other)).toEqual([1, 5, 20]);
    // Importing again adds nothing twice, and the page says so.
    await other.locator('input[type=file]').setInputFiles(await download.path());
    await expect(other.getByRole('heading', { name: words.take.allKnown })).toBeVisible();
    await other.context().close();
  });

  test(`in ${language} the whole list is printed on few sheets, with everything needed to apply`, async ({ page }) => {
    await take(page, base, words, [1, 5, 20, 33, 70, 101]);
    const names = await namesOnList(page);
    await page.emulateMedia({ media: 'print' });
    for (const name of names) await expect(page.locator('article.sheet').getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(page.getByText(words.give.title)).toBeHidden();
    const sheets = await page.pdf({ preferCSSPageSize: true });
    expect(sheets.toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length).toBeLessThanOrEqual(3);
  });

  test(`in ${language} without JavaScript the page says why it is empty, and shows no control that does not work`, async ({
    browser,
    site,
  }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })).newPage();
    await page.goto(`${site.url}${base}/saved#list=1,5`);
    await expect(page.getByText(words.noScript)).toBeVisible();
    await expect(page.getByText(words.reading)).toBeHidden();
    for (const address of ['/', '/schemes', '/schemes/1', '/saved']) {
      await page.goto(`${site.url}${base}${address}`);
      await expect(page.getByRole('button', { name: save.save })).toHaveCount(0);
      await expect(page.getByRole('link', { name: save.list })).toHaveCount(0);
    }
    await page.context().close();
  });
}

test('no request reveals the saved schemes, except those that fetch their facts and documents, in the body', async ({ page, site }) => {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.context().route(/wa\.me/, (route) => route.fulfill({ body: 'WhatsApp' }));
  await take(page, '', english, [71, 101, 133]);
  await page.getByRole('checkbox').nth(0).check();
  await page.getByRole('checkbox').nth(1).check();
  await page.getByRole('button', { name: english.give.code }).click();
  await expect(page.getByAltText(english.give.codeAlt)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await page.waitForURL(`${site.url}/`);
  await page.getByRole('link', { name: 'My list (3)' }).click();
  await page.getByRole('button', { name: english.clear }).click();
  await page.getByRole('button', { name: english.undoClearing }).click();
  await expect(page.getByRole('checkbox').first()).toBeVisible();

  const asking = requests.filter((request) => /\/api\/(?:structured\/schemes\/saved|documents\/checklist)$/.test(request.url()));
  expect(new Set(asking.map((request) => request.url())).size).toBe(2);
  for (const request of asking) expect(request.postDataJSON()).toEqual({ ids: [71, 101, 133] });
  const namesScheme = (text: string) => /\b(?:71|101|133)\b/.test(text);
  for (const request of requests) {
    // QR codes are made on the device as data: and blob: addresses, which are not sent.
    if (request.url().startsWith('data:') || request.url().startsWith('blob:')) continue;
    expect(namesScheme(new URL(request.url()).search)).toBe(false);
    expect(namesScheme(new URL(request.url()).pathname.replace('/assets/', ''))).toBe(false);
    expect(new URL(request.url()).host).toBe(new URL(site.url).host);
    expect(namesScheme(JSON.stringify(await request.allHeaders()).replace(/\d+\.\d+\.\d+/g, ''))).toBe(false);
    if (!asking.includes(request)) expect(request.postData()).toBeNull();
  }

  const [message] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: english.give.whatsapp }).click()]);
  const text = new URL(message.url()).searchParams.get('text') ?? '';
  expect(text).toContain(`${site.url}/schemes/71`);
  expect(text.endsWith(`${site.url}/saved#list=71,101,133`)).toBe(true);
});

test('garbage in a file or an address is refused with a sentence, and does not change the list', async ({ page }) => {
  await take(page, '', english, [1]);
  const { problems, close } = english.take;
  const file = (text: string | Buffer) => ({ name: 'list.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  for (const [content, sentence] of [
    ['', problems.foreign],
    [Buffer.from([0, 255, 254, 128]), problems.foreign],
    ['{"format":"yojanapath-list","version":9}', problems.newer],
    ['{"format":"yojanapath-list","version":1,"schemes":[{"id":"<b>"}]}', problems.broken],
    ['{"format":"yojanapath-list","version":1,"schemes":[]}', problems.empty],
    [Buffer.alloc(200_000, 32), problems.large],
  ] as const) {
    await page.locator('input[type=file]').setInputFiles(file(content as string));
    await expect(page.getByRole('heading', { name: sentence })).toBeFocused();
    await page.getByRole('button', { name: close }).click();
  }
  for (const [fragment, sentence] of [
    ['#list=1,x', problems.broken],
    ['#list=', problems.empty],
    [`#list=${Array.from({ length: 51 }, (_, id) => id + 1)}`, problems.many],
    ['#list=999999,999998', english.take.allGone],
  ]) {
    await page.goto(`/saved${fragment}`);
    await expect(page.getByRole('heading', { name: sentence as string })).toBeVisible();
  }
  expect(await idsOnDevice(page)).toEqual([1]);
});

test('a scheme that is no longer public is listed by its name, and can be removed', async ({ page }) => {
  await page.goto('/saved');
  await page.evaluate(() => {
    const at = new Date().toISOString();
    const schemes = [
      { id: 999_999, name: 'A scheme that ended', at },
      { id: 1, name: 'Old name', at },
    ];
    localStorage.setItem('saved-schemes', JSON.stringify(schemes));
  });
  await page.reload();
  const row = page.locator('main li').filter({ hasText: 'A scheme that ended' });
  await expect(row).toContainText(english.gone);
  await expect(row.getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Pradhan Mantri Kisan Samman Nidhi' }).first()).toBeVisible();
  await row.getByRole('button', { name: english.remove }).click();
  expect(await idsOnDevice(page)).toEqual([1]);
});

test('without internet the names are shown, and the rest after a retry', async ({ page }) => {
  await take(page, '', english, [1, 5]);
  await page.route('**/api/structured/schemes/saved', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toContainText(english.failed);
  expect(await namesOnList(page)).toHaveLength(2);
  await expectAccessible(page);
  await page.unroute('**/api/structured/schemes/saved');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: english.compare.choose })).toHaveCount(2);
});

test('two tabs agree', async ({ page, context }) => {
  await take(page, '', english, [1]);
  const other = await context.newPage();
  await other.goto('/schemes/5');
  await other
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
  await expect.poll(() => namesOnList(page)).toHaveLength(2);
  await page.getByRole('button', { name: english.clear }).click();
  await expect(other.getByRole('button', { name: /^Save / }).first()).toHaveAttribute('aria-pressed', 'false');
});

for (const [problem, methods] of [
  ['refused', ['getItem', 'setItem']],
  ['full', ['setItem']],
] as const) {
  test(`where storage is ${problem} everything works, and the page says that nothing is remembered`, async ({ page }) => {
    await page.addInitScript((names) => {
      for (const name of names) {
        Storage.prototype[name] = () => {
          throw new DOMException('no', 'QuotaExceededError');
        };
      }
    }, methods);
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto('/schemes/20');
    await page
      .getByRole('button', { name: /^Save / })
      .first()
      .click();
    await expect(page.getByText(MESSAGES.en.save.notKept)).toBeVisible();
    await page.getByRole('link', { name: 'My list (1)' }).first().click();
    await expect(page.getByText(english.notKept)).toBeVisible();
    await expect(page.getByRole('heading', { name: english.count(1) })).toBeVisible();
    await page.reload();
    await expect(page.getByText(english.empty.text)).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

test('the last ten viewed schemes are listed, and are deleted on request', async ({ page }) => {
  for (let id = 1; id <= 12; id++) {
    await page.goto(`/schemes/${id}`);
    await page.waitForFunction((seen) => localStorage.getItem('seen-schemes')?.includes(`"id":${seen},`), id);
  }
  await page.goto('/saved');
  const seen = page.locator('section').filter({ has: page.getByRole('heading', { name: english.seen.title }) });
  await expect(seen.getByRole('listitem')).toHaveCount(10);
  await seen.getByRole('button', { name: english.seen.clear }).click();
  await expect(seen.getByText(english.seen.none)).toBeVisible();
  await seen.getByRole('checkbox').uncheck();
  await page.goto('/schemes/3');
  await expect(page.getByRole('button', { name: /^Save / }).first()).toBeVisible();
  await page.goto('/saved');
  await expect(seen.getByText(english.seen.off)).toBeVisible();
  await expect(seen.getByRole('listitem')).toHaveCount(0);
});

test('a full list says so, and adds no further scheme', async ({ page }) => {
  await page.goto('/saved');
  await page.evaluate(() => {
    const at = new Date().toISOString();
    localStorage.setItem('saved-schemes', JSON.stringify(Array.from({ length: 49 }, (_, id) => ({ id: id + 1, name: `S${id}`, at }))));
  });
  await page.goto('/saved#list=60,61,62');
  await page.reload();
  await expect(page.getByRole('heading', { name: english.take.question(1) })).toBeVisible();
  await expect(page.getByText(english.take.noRoom(2, 50))).toBeVisible();
  await page.getByRole('button', { name: english.take.add, exact: true }).click();
  expect(await idsOnDevice(page)).toHaveLength(50);
  await page.goto('/schemes/62');
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
  await expect(page.getByText(MESSAGES.en.save.full(50))).toBeVisible();
  expect(await idsOnDevice(page)).toHaveLength(50);
});

test('the number in the header does not shift the layout', async ({ page }) => {
  await take(page, '', english, [1, 5, 20]);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        document.documentElement.dataset.shift = `${Number(document.documentElement.dataset.shift ?? 0) + (entry as PerformanceEntry & { value: number }).value}`;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const viewport of [{ width: 360, height: 640 }, PHONE, DESK]) {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await settled(page);
    if (viewport.width >= 360) await expect(page.getByRole('link', { name: 'My list (3)' }).first()).toBeVisible();
    expect(Number(await page.evaluate(() => document.documentElement.dataset.shift ?? 0))).toBeLessThan(0.02);
  }
});
