/** "What can I get?" answered by typical visitors: with and without scripts, in two languages, by touch and by keyboard. */
import type { Page } from '@playwright/test';
import { inLanguage } from '../../contract/language-address.ts';
import { MESSAGES } from '../../messages/every-language.ts';
import { expectAccessible } from './accessible.ts';
import { ADMIN, expect, test } from './site.ts';

const PHONE = { width: 320, height: 640 };
const DESK = { width: 1280, height: 800 };

type Person = {
  who: string;
  /** By fact; facts left out are unknown to the person. `none` is "none of these". */
  facts: Record<string, string | string[]>;
  /** Numbers, from their addresses, of a scheme that is very likely or perhaps for the person, and of one that is not. */
  gets: number;
  getsNot: number;
};

const PEOPLE: Person[] = [
  {
    who: 'a widow of 45 in Uttar Pradesh',
    facts: {
      state: 'Uttar Pradesh',
      area: 'village',
      age: '45',
      sex: 'female',
      work: ['homemaker'],
      marital: 'widowed',
      bpl: 'true',
      rationCard: 'PHH',
      alreadyReceives: 'none',
    },
    gets: 23,
    getsNot: 67,
  },
  {
    who: 'a tenant farmer in Gujarat',
    facts: { state: 'Gujarat', area: 'village', age: '38', sex: 'male', work: ['tenant-farmer'], landHectares: '0', incomeYear: '90000' },
    gets: 3,
    getsNot: 1,
  },
  {
    who: 'a student of class 11 from Bihar',
    facts: { state: 'Bihar', area: 'village', age: '16', sex: 'female', work: ['student'], course: 'school', class: '11', category: 'SC' },
    gets: 47,
    getsNot: 23,
  },
  {
    who: 'a street vendor in Delhi',
    facts: { state: 'Delhi', area: 'town', age: '34', sex: 'male', work: ['street-vendor'], marital: 'married', category: 'general' },
    gets: 67,
    getsNot: 23,
  },
];
const WIDOW = PEOPLE[0] as Person;

const question = (page: Page) => page.locator('form[data-question]');

async function enter(page: Page, name: string, value: string | string[] | undefined): Promise<void> {
  if (value === undefined) return;
  const group = question(page).locator(`[data-fact="${name}"]`);
  for (const one of [value].flat()) {
    if (one === 'none') await group.locator('label').last().click();
    else if (await group.locator('input[type=text]').count()) await group.locator('input[type=text]').fill(one);
    else if (await group.locator('select').count()) await group.locator('select').selectOption(one);
    else
      await group
        .locator(`input[value="${one}"]`)
        .focus()
        .then(() => page.keyboard.press('Space'));
  }
}

/** Answers the current question with the facts that the person knows. */
async function answerOne(page: Page, { facts }: Person): Promise<void> {
  const form = question(page);
  const before = await form.getAttribute('data-question');
  const names = await form.locator('[data-fact]').evaluateAll((groups) => groups.map((group) => (group as HTMLElement).dataset.fact ?? ''));
  for (const name of names) await enter(page, name, facts[name]);
  // The class is asked only of somebody who goes to school.
  if (names.includes('course')) await enter(page, 'class', (await form.locator('[data-fact="class"]').count()) ? facts.class : undefined);
  await form.locator('button[type=submit]').click();
  await expect(page.locator(`form[data-question="${before}"]`)).toHaveCount(0);
}

/** Answers all questions; returns how many there were. */
async function answerAll(page: Page, person: Person): Promise<number> {
  await expect(question(page)).toBeVisible();
  let count = 0;
  for (; (await question(page).count()) > 0; count++) await answerOne(page, person);
  return count;
}

/** Unfolds every group; returns those that list the scheme. */
async function groupsWith(page: Page, scheme: number): Promise<string[]> {
  const more = page.locator('#results > section > button');
  while ((await more.count()) > 0) await more.first().click();
  const groups = page.locator('#results > section', { has: page.locator(`a[href$="/schemes/${scheme}"]`) });
  return groups.locator('h3').allTextContents();
}

const isIn = (groups: string[], title: string) => groups.some((group) => group.startsWith(title));

/** With scripts each person takes both widths and both languages in two runs; the form without script takes the other two combinations. */
const withScript = (place: number) => [[PHONE, place % 2 === 0 ? 'en' : 'hi'] as const, [DESK, place % 2 === 0 ? 'hi' : 'en'] as const];
const withoutScript = (place: number) => withScript(place + 1);

for (const [place, person] of PEOPLE.entries()) {
  for (const [size, language] of withScript(place)) {
    const words = MESSAGES[language].check;
    test.describe(`at ${size.width} in ${language}`, () => {
      test.use({ viewport: size });

      test(`${person.who} learns which schemes fit, and why`, async ({ page }) => {
        await page.goto(inLanguage(language, '/check'));
        expect(await answerAll(page, person)).toBeLessThanOrEqual(12);
        await expectAccessible(page);
        const gets = await groupsWith(page, person.gets);
        expect(isIn(gets, words.groups.yes) || isIn(gets, words.groups.open), gets.join()).toBe(true);
        expect(isIn(await groupsWith(page, person.getsNot), words.groups.no)).toBe(true);
        // Axe takes many seconds for the whole unfolded catalogue, so it runs once.
        if (person === WIDOW && size === PHONE) await expectAccessible(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
      });
    });
  }

  for (const [size, language] of withoutScript(place)) {
    const words = MESSAGES[language].check;
    test.describe(`at ${size.width} in ${language} without JavaScript`, () => {
      test.use({ viewport: size, javaScriptEnabled: false });

      test(`${person.who} fills in one form`, async ({ page }) => {
        await page.goto(inLanguage(language, '/check'));
        // The same unit as in the form with script.
        await expect(page.locator('[name="landHectares.unit"]')).toHaveValue('acre');
        await fillPlain(page, person);
        const [response] = await Promise.all([
          page.waitForResponse(/check$/),
          page.getByRole('button', { name: words.plain.show }).click(),
        ]);
        expect(response.request().method()).toBe('POST');
        expect(response.headers()['cache-control']).toBe('no-store');
        expect(new URL(page.url()).search).toBe('');
        const gets = await groupsWith(page, person.gets);
        expect(isIn(gets, words.groups.yes) || isIn(gets, words.groups.open), gets.join()).toBe(true);
        // Of the hundreds of schemes that do not fit, only the nearest are listed.
        const getsNot = await groupsWith(page, person.getsNot);
        expect(isIn(getsNot, words.groups.yes) || isIn(getsNot, words.groups.open), getsNot.join()).toBe(false);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
      });
    });
  }
}

async function fillPlain(page: Page, { facts }: Person): Promise<void> {
  // The page also contains the first question of the form with script, hidden.
  const form = page.locator('form', { has: page.locator('#plain-state') });
  for (const [name, value] of Object.entries(facts)) {
    if (value === 'none') await form.locator(`[name="${name}.none"]`).check();
    else if (Array.isArray(value)) for (const one of value) await form.locator(`[name="${name}.${one}"]`).check();
    else if (await form.locator(`select[name="${name}"]`).count()) await form.locator(`select[name="${name}"]`).selectOption(value);
    else await form.locator(`[name="${name}"]`).fill(value);
  }
}

test('no request contains an answer', async ({ page, context }) => {
  const sent: string[] = [];
  context.on('request', (request) => {
    sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''} ${request.headers().referer ?? ''}`);
  });
  await page.goto('/check');
  await answerAll(page, WIDOW);
  await page.locator(`a[href$="/schemes/${WIDOW.gets}"]`).first().click();
  await expect(page.getByText(MESSAGES.en.check.box.verdicts.yes)).toBeVisible();
  await page.goBack();
  const requests = sent.filter((line) => !/\/assets\/|\.(svg|css|png|webmanifest)\b/.test(line));
  // The page, the list of files, the files loaded on every page, and the opened scheme.
  for (const line of requests) {
    expect(line).toMatch(/^(GET|POST) \S+\/(check|api\/check\/(parts|rules|texts)\S*|schemes\/23|api\/\S+\/23|api\/guides\/\S+) /);
    expect(line).not.toMatch(/Uttar|Pradesh|widow|female|village|PHH|homemaker|\b45\b/);
  }
  expect(requests.some((line) => line.includes('/api/check/rules/'))).toBe(true);
  expect(await context.cookies()).toEqual([]);
  expect(page.url()).not.toContain('?');
});

test('impossible answers are reported beside the field, and going back loses nothing', async ({ page }) => {
  await page.goto('/check');
  await answerOne(page, WIDOW);
  await page.locator('#check-age').fill('240');
  await question(page).locator('button[type=submit]').click();
  await expect(page.getByRole('alert')).toHaveText(MESSAGES.en.check.impossible.age as string);
  await expect(page.locator('#check-age')).toBeFocused();
  await page.locator('#check-age').fill('45');
  await question(page).locator('button[type=submit]').click();
  await page.getByRole('button', { name: MESSAGES.en.check.back }).click();
  await expect(page.locator('#check-age')).toHaveValue('45');
  await page.getByRole('button', { name: MESSAGES.en.check.back }).click();
  await expect(page.locator('#check-state')).toHaveValue('Uttar Pradesh');
});

test('a helper serves three people in a row with the keyboard only, each in less than a minute', async ({ page }) => {
  await page.goto('/check');
  await expect(question(page)).toBeVisible();
  await page.locator('#check-state').focus();
  for (const age of ['67', '31', '12']) {
    const begun = Date.now();
    await expect(page.locator('#check-state')).toBeFocused();
    await page.keyboard.type('Guj');
    await page.keyboard.press('Enter');
    await expect(page.locator('#check-age')).toBeFocused();
    await page.keyboard.type(age);
    await page.keyboard.press('Enter');
    await expect(page.locator('form[data-question] h2')).toHaveText(MESSAGES.en.check.questions.work);
    await expect(page.locator('form[data-question] h2')).toBeFocused();
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    while ((await question(page).count()) > 0) {
      const before = await question(page).getAttribute('data-question');
      await page.keyboard.press('1');
      if (await page.locator(`form[data-question="${before}"]`).count()) await page.keyboard.press('Enter');
      await expect(page.locator(`form[data-question="${before}"]`)).toHaveCount(0);
    }
    expect(Date.now() - begun).toBeLessThan(60_000);
    await expect(page.getByRole('heading', { name: MESSAGES.en.check.enough })).toBeVisible();
    await page.getByRole('button', { name: MESSAGES.en.check.another }).press('Enter');
    await expect(page.locator('#check-state')).toHaveValue('');
    await expect(page.locator('#results')).toHaveCount(0);
  }
});

test('a sheet for the person is printed', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await page.goto('/check');
  await answerAll(page, WIDOW);
  await page.getByRole('button', { name: MESSAGES.en.check.print }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: MESSAGES.en.check.printTitle })).toBeVisible();
  await expect(page.getByText('☐ Death certificate of your husband').first()).toBeVisible();
  await expect(page.getByRole('button', { name: MESSAGES.en.check.print })).toBeHidden();
});

test.describe('answers', () => {
  const keepFor = async (page: Page, keeping: 'month' | 'always') => {
    const folded = page.getByText(MESSAGES.en.check.yourAnswers, { exact: true });
    // Only list items have the triangle that marks a foldable part.
    await expect(folded).toHaveCSS('display', 'list-item');
    await folded.click();
    await page.getByLabel(MESSAGES.en.check.keeping[keeping]).check();
  };

  test('end with the tab unless they are saved; two tabs agree; one button deletes them', async ({ page, context }) => {
    await page.goto('/check');
    await answerOne(page, WIDOW);
    await page.reload();
    await expect(page.locator('#check-age')).toBeVisible();
    const other = await context.newPage();
    await other.goto('/check');
    await expect(other.locator('#check-state')).toBeVisible();
    await keepFor(page, 'always');
    await expect(other.locator('#check-age')).toBeVisible();
    await other.locator('#check-age').fill('45');
    await question(other).locator('button[type=submit]').click();
    await expect(page.locator('form[data-question] h2')).toHaveText(MESSAGES.en.check.questions.work);
    await page.getByRole('button', { name: MESSAGES.en.check.forget }).click();
    await expect(other.locator('#check-state')).toHaveValue('');
    expect(await page.evaluate(() => [localStorage.getItem('check-answers'), sessionStorage.getItem('check-answers')])).toEqual([
      null,
      null,
    ]);
  });

  test('saved for a month are deleted after it', async ({ page }) => {
    await page.goto('/check');
    await answerOne(page, WIDOW);
    await keepFor(page, 'month');
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('check-answers') ?? '');
      localStorage.setItem('check-answers', JSON.stringify({ ...kept, until: Date.now() - 1 }));
    });
    await page.reload();
    await expect(page.locator('#check-state')).toHaveValue('');
  });

  test('are not remembered where the browser refuses storage, and the check says so', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.goto('/check');
    await answerOne(page, WIDOW);
    await expect(page.locator('#check-age')).toBeVisible();
    await expect(page.getByText(MESSAGES.en.check.willNotKeep)).toBeVisible();
  });
});

test('a scheme asks only for the facts it needs and marks each of its lines, also with earlier answers', async ({ page }) => {
  await page.goto('/schemes/23');
  await page.getByRole('link', { name: 'Is this for you?' }).click();
  await expect(question(page)).toBeVisible();
  const names: string[] = [];
  while ((await question(page).count()) > 0) {
    names.push((await question(page).getAttribute('data-question')) ?? '');
    await answerOne(page, WIDOW);
  }
  expect(names.toSorted()).toEqual(['cards', 'person', 'place', 'relations']);
  await expect(page.getByText(MESSAGES.en.check.box.verdicts.yes)).toBeVisible();
  await expect(page.getByText('You said: 45 years; this is for: 40 years or more.')).toBeVisible();
  await page.goto('/schemes/67');
  await expect(page.getByText(MESSAGES.en.check.box.whole)).toBeVisible();
  await page.goto('/schemes/23');
  await expect(page.getByText(MESSAGES.en.check.box.verdicts.yes)).toBeVisible();
});

test('results drop a scheme that is deleted while somebody answers', async ({ page, site, request }) => {
  await request.post(`${site.url}/api/login`, { data: ADMIN });
  const conditions = [{ text: 'You are a kite maker of 45.', rule: { age: { min: 45, max: 45 }, work: ['artisan'] } }];
  const added = await request.post(`${site.url}/api/structured/addschemes`, {
    data: {
      name: 'Kite makers of forty-five',
      category_id: 4,
      status: 'published',
      schemeDescription: '<p>Kites.</p>',
      eligibility: '<ul><li>You are a kite maker of 45.</li></ul>',
      conditions,
    },
  });
  const { id } = (await added.json()) as { id: number };
  await page.goto('/check');
  const kiteMaker = { ...WIDOW, facts: { ...WIDOW.facts, work: ['artisan'] } };
  for (let count = 0; count < 3; count++) await answerOne(page, kiteMaker);
  const card = page.locator(`#results a[href$="/schemes/${id}"]`);
  await expect(card).toBeVisible();
  const removed = await request.delete(`${site.url}/api/admin/schemes/${id}`);
  expect(removed.status()).toBe(200);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(card).toHaveCount(0);
  await expect(question(page)).toBeVisible();
});
