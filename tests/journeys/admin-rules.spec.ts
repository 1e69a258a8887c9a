/** Eligibility rules: edited without syntax, tried on people, and stored with their sentences. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, SMALL_PHONE, test } from './site.ts';
import { storeScheme, told } from './stored-scheme.ts';
import { expectUsableAtBothWidths } from './sweeps.ts';

const OLD = 'You are 60 years or older.';
const POOR = 'Your family is poor.';
const CHOSEN = 'The Gram Sabha chooses you.';
const list = (...lines: string[]) => `<ul>${lines.map((line) => `<li><p>${line}</p></li>`).join('')}</ul>`;
const ASHA = { who: 'Asha, 62', facts: { age: 62, bpl: true }, verdict: 'yes' };
const RAVI = { who: 'Ravi, 50', facts: { age: 50, bpl: true }, verdict: 'no', line: 1 };

const store = (page: Page, name: string) =>
  storeScheme(page, name, {
    eligibility: list(OLD, POOR, CHOSEN),
    conditions: [{ text: OLD, rule: { age: { min: 60 } } }],
    examples: [ASHA, RAVI],
  });
const openRules = async (page: Page, id: number) => {
  await page.goto(`/admin/manageSchemes/${id}`);
  await page.getByRole('tab', { name: 'Rules' }).click();
};
const line = (page: Page, text: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /^Line \d+$/ }) })
    .filter({ hasText: text });
const person = (page: Page, who: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: who }) });
const read = async (page: Page, id: number) => (await page.request.post(`/api/structured/schemes/${id}`)).json();

test.beforeEach(({ page, signIn }) => signIn(page));

test.describe('on a phone', () => {
  test.use({ viewport: SMALL_PHONE });

  test('a rule is edited, tried, saved, found in the history and restored', async ({ page }) => {
    const id = await store(page, 'Pension edited');
    await openRules(page, id);
    await expect(line(page, OLD)).toContainText('Age: 60 years or more');
    await expect(line(page, POOR)).toContainText('Neither rule nor mark');
    await expect(page.getByText('2 of 2 get what they should.')).toBeVisible();
    await expectUsableAtBothWidths(page);

    // Forty instead of sixty, so that Ravi would be eligible.
    await page.getByRole('button', { name: 'Change the rule of line 1' }).click();
    await line(page, OLD).getByRole('textbox', { name: 'Value (years)' }).fill('40');
    await expect(person(page, 'Ravi, 50')).toContainText('very likely');
    await expect(person(page, 'Ravi, 50')).toContainText('Should be: not now');
    await expect(page.getByText('1 of 2 get what they should.')).toBeVisible();

    // On the list of poor families, or with a low income.
    await page.getByRole('button', { name: 'Change the rule of line 2' }).click();
    const poor = line(page, POOR);
    await poor.getByLabel('What decides it').selectOption('Answers: a rule');
    await poor.getByLabel('Fact').selectOption('List of poor families (BPL)');
    await poor.getByRole('button', { name: 'Add a comparison' }).click();
    await poor.getByLabel('These comparisons').selectOption('at least one must be true');
    const income = poor.getByRole('group', { name: 'Comparison 2' });
    await income.getByLabel('Fact').selectOption('Income of the family');
    await income.getByLabel('Comparison', { exact: true }).selectOption('less than');
    await expect(poor).toContainText('Not finished: Income of the family: write a number of at least 0');
    await income.getByLabel('Value').fill('१०,०००');
    await income.getByLabel('Unit').selectOption('₹ a month');
    await poor.getByLabel('Unclear in the law or the source').check();
    await expectUsableAtBothWidths(page);
    await page.getByRole('button', { name: 'Change the rule of line 3' }).click();
    await line(page, CHOSEN).getByLabel('What decides it').selectOption('A person or an office must judge it');

    await person(page, 'Ravi, 50').getByText('Line by line').click();
    await expect(person(page, 'Ravi, 50')).toContainText('You said: 50 years; this is for: 40 years or more.');
    await page.getByRole('button', { name: 'Update Scheme' }).click();
    await told(page, 'Scheme updated successfully.');
    const stored = [
      { text: OLD, rule: { age: { min: 40 } } },
      { text: POOR, rule: { any: [{ bpl: true }, { incomeYear: { under: 10_000, unit: 'month' } }] }, unclear: true },
      { text: CHOSEN, judged: true },
    ];
    expect((await read(page, id)).conditions).toEqual(stored);

    await openRules(page, id);
    await expect(line(page, POOR)).toContainText('Income of the family: less than ₹10,000 a month');
    await page.getByRole('tab', { name: 'History' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Updated' })).toContainText('Rules of eligibility');
    await page.getByRole('button', { name: 'Compare version 2' }).click();
    await expect(page.getByRole('dialog')).toContainText(`${OLD} → Age: 60 years or more`);
    await expect(page.getByRole('dialog')).toContainText(`${CHOSEN} → a person must judge it`);
    await expectUsableAtBothWidths(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Compare version 1' }).click();
    await page.getByRole('button', { name: 'Restore this version' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restore this version' }).click();
    await told(page, 'Version 1 restored.');
    // The form restarts with the restored version.
    await expect(page.getByRole('tab', { name: 'English' })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('tab', { name: 'Rules' }).click();
    await expect(line(page, POOR)).toContainText('Neither rule nor mark');
    expect((await read(page, id)).conditions).toEqual(stored.slice(0, 1).map((one) => ({ ...one, rule: { age: { min: 60 } } })));
  });
});

test('rewording a sentence asks whether its rule is moved to the new sentence or dropped', async ({ page }) => {
  const id = await store(page, 'Pension reworded');
  await page.goto(`/admin/manageSchemes/${id}`);
  await page.getByRole('textbox', { name: 'Eligibility Criteria', exact: true }).getByText(OLD).click();
  await page.keyboard.press('Home');
  await page.keyboard.type('On the day you apply: ');
  await expect(page.getByText('A sentence with a rule was changed or taken out.')).toBeVisible();
  await page.getByRole('button', { name: 'Update Scheme' }).click();
  await expect(page.getByRole('alert')).toContainText('Rules of eligibility: A sentence with a rule was changed or taken out');
  await expect(page.getByRole('tab', { name: 'Rules' })).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  // The most likely line is suggested.
  await expect(page.getByLabel('The sentence is now')).toHaveValue(`On the day you apply: ${OLD}`);
  await page.getByRole('button', { name: 'Keep the rule for this sentence' }).click();
  await expect(line(page, 'On the day you apply')).toContainText('Age: 60 years or more');
  await page.getByRole('button', { name: 'Update Scheme' }).click();
  await told(page, 'Scheme updated successfully.');
  expect((await read(page, id)).conditions).toEqual([{ text: `On the day you apply: ${OLD}`, rule: { age: { min: 60 } } }]);

  await page.goto(`/admin/manageSchemes/${id}`);
  await page.getByRole('textbox', { name: 'Eligibility Criteria', exact: true }).getByText(OLD).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Or 58.');
  await page.getByRole('button', { name: 'Look at the rules' }).click();
  await page.getByRole('button', { name: 'Drop the rule' }).click();
  await page.getByRole('button', { name: 'Update Scheme' }).click();
  await told(page, 'Scheme updated successfully.');
  expect((await read(page, id)).conditions).toEqual([]);
});

test('a rule that fits nobody is refused at its line, and conditions nested too deep to edit stay unchanged', async ({ page }) => {
  const deep = { all: [{ bpl: true }, { not: { minority: true, bpl: true } }] };
  const id = await storeScheme(page, 'Nested', {
    eligibility: list(OLD, POOR),
    conditions: [
      { text: POOR, rule: { all: [{ any: [{ all: [{ any: [deep, { bpl: true }] }, { age: { min: 3 } }] }] }, { sex: 'female' }] } },
    ],
  });
  await openRules(page, id);
  await page.getByRole('button', { name: 'Change the rule of line 2' }).click();
  await expect(line(page, POOR)).toContainText('It stays as it is.');
  await line(page, POOR).getByRole('button', { name: 'Add a comparison' }).last().click();
  const added = line(page, POOR).getByRole('group', { name: 'Comparison 3', exact: true });
  await expect(added.getByLabel('Fact')).toHaveValue('age');
  await added.getByLabel('Comparison', { exact: true }).selectOption('from … to …');
  await added.getByLabel('From (years)').fill('40');
  await added.getByLabel('To (years)').fill('18');
  await page.getByRole('button', { name: 'Update Scheme' }).click();
  await expect(page.getByRole('alert')).toContainText('Line 2: Age: the least is above the most, so it fits nobody');
  await expect(line(page, POOR).locator('.field-error')).toContainText('Age: the least is above the most, so it fits nobody');
  await expectAccessible(page);
  await added.getByLabel('To (years)').fill('60');
  await page.getByRole('button', { name: 'Update Scheme' }).click();
  await told(page, 'Scheme updated successfully.');
  expect((await read(page, id)).conditions[0].rule).toEqual({
    all: [{ any: [{ all: [{ any: [deep, { bpl: true }] }, { age: { min: 3 } }] }] }, { sex: 'female' }, { age: { min: 40, max: 60 } }],
  });
});

test('a person is added by keyboard only', async ({ page }) => {
  const id = await store(page, 'Pension for Meena');
  await openRules(page, id);
  await page.getByRole('button', { name: 'Add a person' }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Who it is').focus();
  await page.keyboard.type('Meena, 30');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('What the check should say')).toHaveValue('no');
  await page.getByLabel('Decided by').selectOption({ index: 1 });
  await page.getByLabel('Add a fact').focus();
  await page.keyboard.type('Age');
  await expect(page.getByLabel('Age (years)')).toBeVisible();
  await page.getByLabel('Age (years)').focus();
  await page.keyboard.type('300');
  await page.getByRole('button', { name: 'Update Scheme' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Example people: age is impossible');
  await expectAccessible(page);
  await page.getByLabel('Age (years)').fill('30');
  await expect(person(page, 'Meena, 30')).toContainText('as it should be');
  await expect(page.getByText('3 of 3 get what they should.')).toBeVisible();
  await page.getByRole('button', { name: 'Update Scheme' }).focus();
  await page.keyboard.press('Enter');
  await told(page, 'Scheme updated successfully.');
  const staff = await (await page.request.get(`/api/admin/schemes/${id}`)).json();
  expect(staff.examples.at(-1)).toEqual({ who: 'Meena, 30', facts: { age: 30 }, verdict: 'no', line: 1 });
});

test('schemes without rules are listed, and link to the rules and back', async ({ page }) => {
  const id = await store(page, 'Pension without all rules');
  await page.goto('/admin');
  await page.getByRole('link', { name: /schemes? with conditions without a rule/ }).click();
  await expect(page).toHaveURL(/\/admin\/rules$/);
  const row = page.getByRole('row').filter({ hasText: 'Pension without all rules' });
  await expect(row).toContainText('2 of 3');
  await expectAccessible(page);
  await row.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/admin/manageSchemes/${id}\\?tab=rules$`));
  for (const [number, text] of [
    [2, POOR],
    [3, CHOSEN],
  ] as const) {
    await page.getByRole('button', { name: `Change the rule of line ${number}` }).click();
    await line(page, text).getByLabel('What decides it').selectOption('A person or an office must judge it');
  }
  await page.getByRole('button', { name: 'Update Scheme' }).click();
  await told(page, 'Scheme updated successfully.');
  await expect(page).toHaveURL(/\/admin\/rules$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Missing Rules' })).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('two people change the rules: each version is described in words', async ({ page }) => {
  const id = await store(page, 'Pension of two');
  await openRules(page, id);
  await page.getByRole('button', { name: 'Change the rule of line 1' }).click();
  await line(page, OLD).getByRole('textbox', { name: 'Value (years)' }).fill('65');
  const theirs = { name: 'Pension of two', category_id: ['1'], conditions: [{ text: OLD, rule: { age: { min: 58 } } }] };
  expect((await page.request.put(`/api/structured/schemes/${id}`, { data: theirs })).status()).toBe(200);
  await page.getByRole('button', { name: 'Update Scheme' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`${OLD} → Age: 65 years or more`);
  await expect(dialog).toContainText(`${OLD} → Age: 58 years or more`);
  await dialog.getByRole('button', { name: 'Go on with these' }).click();
  await page.getByRole('button', { name: 'Update Scheme' }).click();
  await told(page, 'Scheme updated successfully.');
  expect((await read(page, id)).conditions).toEqual([{ text: OLD, rule: { age: { min: 65 } } }]);
});
