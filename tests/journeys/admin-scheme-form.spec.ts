import type { Page } from '@playwright/test';
import { translation as hindiWords } from '../../messages/hi/schemes.ts';
import { expectAccessible } from './accessible.ts';
import { choose, expect, PHONE, test } from './site.ts';
import { gate, messageThenClosed, storeScheme, told } from './stored-scheme.ts';
import { expectUsableAtBothWidths } from './sweeps.ts';

const EDITORS = ['Eligibility Criteria', 'Documents Required', 'Benefits', 'Application Process', 'Scheme Description'];
const nameField = (page: Page) => page.getByRole('textbox', { name: 'Scheme Name' });
const editor = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const group = (page: Page, name: string) => page.getByRole('group', { name });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const write = async (page: Page, label: string, text: string) => {
  await editor(page, label).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
};
const openForm = async (page: Page, id: number, name: string) => {
  await page.goto(`/admin/manageSchemes/${id}`);
  await expect(nameField(page)).toHaveValue(name);
};
const update = async (page: Page) => {
  await page.getByRole('button', { name: 'Update Scheme' }).click();
  await told(page, 'Scheme updated successfully.');
  await expect(page).toHaveURL(/\/admin\/schemes$/);
};
const read = async (page: Page, id: number) => (await page.request.post(`/api/structured/schemes/${id}`)).json();

test.beforeEach(({ page, signIn }) => signIn(page));

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('a scheme is added with two categories, a state and five texts', async ({ page }) => {
    const name = 'Weaver aid';
    await page.goto('/admin/manageSchemes');
    await expect(page.getByRole('heading', { name: 'Add New Scheme' })).toBeVisible();
    for (const label of EDITORS) await expect(editor(page, label)).toBeVisible();
    await expectUsableAtBothWidths(page);

    const sent: unknown[] = [];
    page.on('request', (one) => one.url().endsWith('/api/structured/addschemes') && sent.push(one.postDataJSON()));
    await nameField(page).fill(name);
    await page.getByRole('button', { name: 'Add Scheme' }).click();
    await told(page, 'Validation Error');
    await messageThenClosed(page, 'Name and at least one Category are required.');
    expect(sent).toEqual([]);

    await page.getByRole('button', { name: 'Choose categories' }).click();
    for (const category of ['Education', 'Health', 'Housing']) await page.getByRole('checkbox', { name: category }).check();
    await expectUsableAtBothWidths(page);
    await page.keyboard.press('Escape');
    await expect(group(page, 'Categories').getByRole('listitem')).toHaveCount(3);
    await group(page, 'Categories').getByRole('button', { name: 'Remove Health' }).click();
    await expect(group(page, 'Categories').getByRole('listitem')).toHaveText(['Education', 'Housing']);

    await page.getByRole('button', { name: 'Choose states' }).click();
    await expect(page.getByRole('dialog').getByRole('checkbox')).toHaveCount(36);
    await page.getByRole('checkbox', { name: 'Assam' }).check();
    await page.keyboard.press('Escape');
    await page.getByRole('textbox', { name: 'Keywords' }).fill('loom, yarn');
    for (const label of EDITORS) await write(page, label, `The ${label}.`);

    const call = page.waitForRequest('**/api/structured/addschemes');
    const held = gate();
    await page.route(
      '**/api/structured/addschemes',
      async (route) => {
        await held.opened;
        await route.continue();
      },
      { times: 1 },
    );
    await page.getByRole('button', { name: 'Add Scheme' }).click();
    await expect(page.getByRole('button', { name: 'Add Scheme' })).toBeDisabled();
    expect((await call).postDataJSON()).toEqual({
      category_id: ['1', '5'],
      name,
      eligibility: '<p>The Eligibility Criteria.</p>',
      schemeDescription: '<p>The Scheme Description.</p>',
      documentsRequired: '<p>The Documents Required.</p>',
      benefits: '<p>The Benefits.</p>',
      applicationProcess: '<p>The Application Process.</p>',
      keywords: 'loom, yarn',
      beneficiaryStates: ['Assam'],
    });
    held.open();
    await told(page, 'Scheme added successfully.');
    await expect(page).toHaveURL(/\/admin\/schemes$/);
    await expect(row(page, name)).toContainText('Education');
  });
});

test('the toolbar of a text offers the specified formats and nothing else', async ({ page }) => {
  await page.goto('/admin/manageSchemes');
  const toolbar = page.getByRole('toolbar', { name: 'Formatting of Benefits' });
  await expect(toolbar).toBeVisible();
  await expect(page.getByRole('toolbar')).toHaveCount(5);
  const labels = await toolbar.locator('button').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  expect(labels).toEqual([
    'Heading 1',
    'Heading 2',
    'Heading 3',
    'Bold',
    'Italic',
    'Underline',
    'Numbered list',
    'Bullet list',
    'Link',
    'Clear formatting',
  ]);
});

test('the form shows that categories are loading, and that there are none', async ({ page }) => {
  const held = gate();
  await page.route('**/api/structured/scheme-categories', async (route) => {
    await held.opened;
    await route.fulfill({ json: [] });
  });
  await page.goto('/admin/manageSchemes');
  await group(page, 'Categories').getByRole('button', { name: 'Loading categories...' }).click();
  const list = page.getByRole('dialog', { name: 'Categories' });
  await expect(list.getByText('Loading categories...')).toBeVisible();
  held.open();
  await expect(list.getByText('No categories found')).toBeVisible();
});

test('a change shows in the list and on the public page without a reload', async ({ page }) => {
  const name = 'Potter aid';
  const id = await storeScheme(page, name);
  const held = gate();
  await page.route(
    `**/api/structured/schemes/${id}`,
    async (route) => {
      await held.opened;
      await route.continue();
    },
    { times: 1 },
  );
  await page.goto('/admin/schemes');
  await expect(row(page, name)).toBeVisible();
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(page.getByRole('heading', { name: 'Edit Scheme' })).toBeVisible();
  await expect(page.getByText('Loading scheme data...')).toBeVisible();
  held.open();
  await expect(nameField(page)).toHaveValue(name);
  await nameField(page).fill('Potter aid, doubled');
  await write(page, 'Benefits', 'Rs 10,000 a year');
  const call = page.waitForRequest((one) => one.method() === 'PUT');
  await update(page);
  expect(new URL((await call).url()).pathname).toBe(`/api/structured/schemes/${id}`);
  await expect(row(page, 'Potter aid, doubled')).toBeVisible();
  await page.getByRole('button', { name: 'Actions for Potter aid, doubled', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(nameField(page)).toHaveValue('Potter aid, doubled');
  await expect(editor(page, 'Benefits')).toHaveText('Rs 10,000 a year');

  await page.goto(`/schemes/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Potter aid, doubled' })).toBeVisible();
  await expect(page.getByText('Rs 10,000 a year').first()).toBeVisible();
});

test('an unknown id opens the form of a new scheme', async ({ page }) => {
  await page.goto('/admin/manageSchemes/999999');
  await expect(page.getByRole('heading', { name: 'Add New Scheme' })).toBeVisible();
  await expect(nameField(page)).toHaveValue('');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add Scheme' })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
});

test('answers of different shapes fill the form alike', async ({ page }) => {
  const common = { documentsRequired: '<p>Card</p>', benefits: '<p>Money</p>', applicationProcess: '<p>Go</p>' };
  const answers = [
    {
      schemeName: 'Shapes',
      elegiblityCriteria: '<p>All</p>',
      schemeDescription: '<p>Text</p>',
      categoryId: ['1', '5'],
      tags: ['a', 'b'],
      beneficiaryStates: ['Goa'],
    },
    {
      name: 'Shapes',
      eligibility: '<p>All</p>',
      seo_description: '<p>Text</p>',
      categoryId: '["1","5"]',
      keywords: 'a, b',
      beneficiaryStates: { benificiaryState: ['Goa'] },
    },
    {
      name: 'Shapes',
      eligibility: '<p>All</p>',
      seo_description: '<p>Text</p>',
      categoryId: { categoryId: [1, 5] },
      tags: { tags: ['a', 'b'] },
      beneficiaryStates: ['Goa'],
    },
    {
      name: 'Shapes',
      eligibility: '<p>All</p>',
      seo_description: '<p>Text</p>',
      categoryId: { id: 1 },
      keywords: 'a, b',
      beneficiaryStates: ['Goa'],
    },
  ];
  const id = await storeScheme(page, 'Stored shape');
  for (const answer of answers) {
    await page.route(`**/api/structured/schemes/${id}`, (route) => route.fulfill({ json: { id, ...common, ...answer } }), { times: 1 });
    await openForm(page, id, 'Shapes');
    const chips = group(page, 'Categories').getByRole('listitem');
    await expect(chips).toHaveText(answer === answers[3] ? ['Education'] : ['Education', 'Housing']);
    await expect(group(page, 'Beneficiary States').getByRole('listitem')).toHaveText(['Goa']);
    await expect(page.getByRole('textbox', { name: 'Keywords' })).toHaveValue('a, b');
    const texts = { Card: 'Documents Required', Money: 'Benefits', Go: 'Application Process', All: 'Eligibility Criteria' };
    for (const [text, label] of Object.entries(texts)) await expect(editor(page, label)).toHaveText(text);
    await expect(editor(page, 'Scheme Description')).toHaveText('Text');
  }
});

test('a failed save is reported, and no typed text is lost', async ({ page }) => {
  const id = await storeScheme(page, 'Failing aid');
  for (const [address, open, button, failed] of [
    ['**/api/structured/addschemes', '/admin/manageSchemes', 'Add Scheme', 'Failed to add scheme.'],
    [`**/api/structured/schemes/${id}`, `/admin/manageSchemes/${id}`, 'Update Scheme', 'Failed to update scheme.'],
  ] as const) {
    await page.goto(open);
    await nameField(page).fill('Typed with care');
    if (button === 'Add Scheme') {
      await page.getByRole('button', { name: 'Choose categories' }).click();
      await page.getByRole('checkbox', { name: 'Education' }).check();
      await page.keyboard.press('Escape');
    }
    await page.route(address, (route) => route.fulfill({ status: 500, body: 'The disk is full' }), { times: 1 });
    await page.getByRole('button', { name: button }).click();
    await messageThenClosed(page, '500: The disk is full');
    await page.route(address, (route) => route.abort(), { times: 1 });
    await page.getByRole('button', { name: button }).click();
    await messageThenClosed(page, failed);
    await expect(nameField(page)).toHaveValue('Typed with care');
    await page.getByRole('button', { name: button === 'Add Scheme' ? 'Cancel' : 'Reset' }).click();
  }
});

test('Reset restores the stored values, Cancel the blank ones', async ({ page }) => {
  const id = await storeScheme(page, 'Resettable aid');
  for (const [address, button, name, text, chips] of [
    [`/admin/manageSchemes/${id}`, 'Reset', 'Resettable aid', 'Rs 5,000 a year', ['Education']],
    ['/admin/manageSchemes', 'Cancel', '', '', []],
  ] as const) {
    await page.goto(address);
    await expect(nameField(page)).toHaveValue(name);
    await nameField(page).fill('Something else');
    await write(page, 'Benefits', 'Nothing');
    await page.getByRole('button', { name: 'Choose categories' }).click();
    await page.getByRole('checkbox', { name: 'Housing' }).check();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: button }).click();
    await expect(nameField(page)).toHaveValue(name);
    await expect(editor(page, 'Benefits')).toHaveText(text);
    await expect(group(page, 'Categories').getByRole('listitem')).toHaveText([...chips]);
  }
  // Nothing is unsaved, so leaving does not ask.
  await page.getByRole('link', { name: 'Back to Manage Schemes' }).click();
  await expect(page).toHaveURL(/\/admin\/schemes$/);
});

test('two editors of one scheme: the second sees both texts, and nothing is lost', async ({ page, browser, site, signIn }) => {
  const name = 'Contested aid';
  const id = await storeScheme(page, name);
  const otherContext = await browser.newContext({ baseURL: site.url });
  const other = await otherContext.newPage();
  await signIn(other);
  await openForm(page, id, name);
  await openForm(other, id, name);
  await write(other, 'Benefits', 'Theirs: Rs 6,000');
  await other.getByRole('textbox', { name: 'Keywords' }).fill('theirs');
  await update(other);
  await otherContext.close();

  await nameField(page).fill('Contested aid, mine');
  await write(page, 'Benefits', 'Mine: Rs 7,000');
  await page.getByRole('button', { name: 'Update Scheme' }).click();
  const dialog = page.getByRole('dialog', { name: 'Somebody else has saved this' });
  const choice = dialog.getByRole('group', { name: 'Which Benefits stays?' });
  await expect(choice).toContainText('Theirs: Rs 6,000');
  await expect(choice).toContainText('Mine: Rs 7,000');
  await expect(dialog.getByText('Taken over without conflict: Keywords.')).toBeVisible();
  await expectAccessible(page);
  expect(await read(page, id)).toMatchObject({ schemeName: name, benefits: '<p>Theirs: Rs 6,000</p>' });

  // Closing the dialog decides nothing: the typed text is still there.
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(editor(page, 'Benefits')).toHaveText('Mine: Rs 7,000');
  await page.getByRole('button', { name: 'Update Scheme' }).click();
  await choice.getByRole('radio', { name: /^Stored/ }).check();
  await dialog.getByRole('button', { name: 'Go on with these' }).click();
  await expect(editor(page, 'Benefits')).toHaveText('Theirs: Rs 6,000');
  await expect(nameField(page)).toHaveValue('Contested aid, mine');
  await update(page);
  expect(await read(page, id)).toMatchObject({
    schemeName: 'Contested aid, mine',
    benefits: '<p>Theirs: Rs 6,000</p>',
    keywords: 'theirs',
    elegiblityCriteria: '<p>Weavers of the valley</p>',
  });
});

test('leaving asks first, and typed text is offered on return', async ({ page }) => {
  const name = 'Half typed aid';
  const id = await storeScheme(page, name);
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  const back = page.getByRole('link', { name: 'Back to Manage Schemes' });
  await openForm(page, id, name);
  await nameField(page).fill('Half typed aid, more');
  await write(page, 'Eligibility Criteria', 'Typed on the way');
  await back.click();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toHaveCount(0);
  await expect(nameField(page)).toHaveValue('Half typed aid, more');
  await back.click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/admin\/schemes$/);
  await expect(row(page, name)).not.toContainText('more');

  await openForm(page, id, name);
  await expect(page.getByText(/^You have unsaved changes from /)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(nameField(page)).toHaveValue('Half typed aid, more');
  await expect(editor(page, 'Eligibility Criteria')).toHaveText('Typed on the way');
  await update(page);
  await openForm(page, id, 'Half typed aid, more');
  await expect(page.getByText(/^You have unsaved changes from /)).toHaveCount(0);
});

test('a device draft older than the stored version is compared with it', async ({ page }) => {
  const name = 'Overtaken aid';
  const id = await storeScheme(page, name);
  await openForm(page, id, name);
  await write(page, 'Benefits', 'Typed here');
  await page.getByRole('link', { name: 'Back to Manage Schemes' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/admin\/schemes$/);
  const theirs = { name, category_id: ['1'], benefits: '<p>Saved elsewhere</p>', keywords: 'elsewhere' };
  expect((await page.request.put(`/api/structured/schemes/${id}`, { data: theirs })).status()).toBe(200);

  await openForm(page, id, name);
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Somebody else has saved this' });
  const choice = dialog.getByRole('group', { name: 'Which Benefits stays?' });
  await expect(choice).toContainText('Typed here');
  await expect(choice).toContainText('Saved elsewhere');
  await dialog.getByRole('button', { name: 'Go on with these' }).click();
  await expect(editor(page, 'Benefits')).toHaveText('Typed here');
  await update(page);
  expect(await read(page, id)).toMatchObject({ benefits: '<p>Typed here</p>', keywords: 'elsewhere' });
});

test('Hindi is shown beside its English and is marked outdated when the English changes', async ({ page }) => {
  const name = 'Translated aid';
  const hindi = { name: 'अनुवादित सहायता', benefits: '<p>साल में 5,000 रुपये</p>', state: 'reviewed' };
  const id = await storeScheme(page, name, { translations: { hi: hindi } });
  const openHindi = async (remark: string) => {
    await openForm(page, id, name);
    await page.getByRole('tab', { name: `Hindi (${remark})` }).click();
    await expect(page.getByRole('textbox', { name: 'Scheme Name in Hindi' })).toHaveValue(hindi.name);
  };
  const staleNote = page.getByText(hindiWords.stale);
  await openHindi('reviewed');
  const panel = page.getByRole('tabpanel', { name: /^Hindi/ });
  await expect(panel.getByText('Rs 5,000 a year')).toBeVisible();
  await expect(editor(page, 'Benefits in Hindi')).toHaveText('साल में 5,000 रुपये');
  await expect(editor(page, 'Benefits in Hindi')).toHaveAttribute('lang', 'hi');
  await expectAccessible(page);
  await page.goto(`/hi/schemes/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: hindi.name })).toBeVisible();
  await expect(staleNote).toHaveCount(0);

  await openForm(page, id, name);
  await write(page, 'Benefits', 'Rs 8,000 a year');
  await page.getByRole('tab', { name: 'Hindi' }).click();
  await expect(panel.getByText('You are changing the English.')).toBeVisible();
  await update(page);
  await page.goto(`/hi/schemes/${id}`);
  await expect(staleNote).toBeVisible();

  await openHindi('out of date');
  await expect(panel.getByText('Rs 8,000 a year')).toBeVisible();
  await write(page, 'Benefits in Hindi', 'साल में 8,000 रुपये');
  await choose(page, 'Translation', 'Reviewed by a person');
  await update(page);
  await page.goto(`/hi/schemes/${id}`);
  await expect(page.getByText('साल में 8,000 रुपये').first()).toBeVisible();
  await expect(staleNote).toHaveCount(0);

  // The English hardly changes, so the translator confirms that the Hindi is still right.
  await openForm(page, id, name);
  await write(page, 'Benefits', 'Rs 8,000, each year');
  await page.getByRole('tab', { name: 'Hindi' }).click();
  await panel.getByRole('checkbox', { name: 'I have compared it' }).check();
  await update(page);
  await openHindi('reviewed');
});

test('a draft is for staff only until it is published', async ({ page, playwright, site }) => {
  const name = 'Hidden aid';
  await page.goto('/admin/manageSchemes');
  await nameField(page).fill(name);
  await page.getByRole('button', { name: 'Choose categories' }).click();
  await page.getByRole('checkbox', { name: 'Education' }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await told(page, 'Scheme added successfully.');
  await expect(page).toHaveURL(/\/admin\/manageSchemes\/\d+$/);
  await expect(nameField(page)).toHaveValue(name);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const visitor = await playwright.request.newContext({ baseURL: site.url });
  const visit = async () => (await visitor.get(`/schemes/${id}`)).status();
  expect(await visit()).toBe(404);
  expect((await visitor.post(`/api/structured/schemes/${id}`)).status()).toBe(404);

  await page.getByRole('button', { name: 'Preview' }).click();
  const frame = page.frameLocator('iframe[title="Preview of the public page"]');
  await expect(frame.getByText('Only staff can see this scheme.')).toBeVisible();
  await expect(frame.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('dialog', { name: 'Preview' }).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Update Scheme' }).click();
  const question = page.getByRole('alertdialog', { name: 'Publish it as it is?' });
  for (const part of ['Source', 'Official address', 'Steps', 'Documents', 'Hindi'])
    await expect(question.getByRole('listitem').filter({ hasText: part })).toHaveCount(1);
  await question.getByRole('button', { name: 'Steps' }).click();
  await expect(page.getByRole('textbox', { name: 'Application Process' })).toBeFocused();
  await page.getByRole('button', { name: 'Update Scheme' }).click();
  expect(await visit()).toBe(404);
  await question.getByRole('button', { name: 'Publish it' }).click();
  await told(page, 'Scheme updated successfully.');
  await expect(row(page, name)).not.toContainText('Draft');
  expect(await visit()).toBe(200);
  await visitor.dispose();
});

test('Mark as checked shows on the public page who checked it and when', async ({ page }) => {
  const name = 'Checked aid';
  const sources = [{ url: 'https://www.example.gov.in/aid', title: 'Guidelines', date: '2025-04' }];
  const id = await storeScheme(page, name, { sources });
  await page.goto(`/schemes/${id}`);
  await expect(page.getByText('It has not yet been compared with the official website.')).toBeVisible();
  await openForm(page, id, name);
  await page.getByRole('tab', { name: 'Sources' }).click();
  await expect(page.getByText('Nobody has checked it yet.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Mark as checked' }).click();
  await messageThenClosed(page, 'Scheme marked as checked.');
  await expect(page.getByText(/^Checked on .+ by admin\.$/)).toBeVisible();
  // The form continues with the new version, so the next save causes no conflict.
  await page.getByRole('tab', { name: 'English' }).click();
  await page.getByRole('textbox', { name: 'Keywords' }).fill('checked');
  await update(page);
  await page.goto(`/schemes/${id}`);
  await expect(page.getByText(/Checked on .+ by admin\./)).toBeVisible();
  await expect(page.getByText('It has not yet been compared')).toHaveCount(0);
});

test('publishing a requested scheme queues the promised mail exactly once', async ({ page, request }) => {
  const name = 'Asked for aid';
  const email = 'asked-for-aid@example.org';
  const asked = await request.post('/api/scheme-requests', { data: { name, email, category: 1 } });
  const { id } = (await asked.json()).request;
  const promised = async () => {
    const { mails } = await (await page.request.get('/api/admin/mails?status=all')).json();
    return mails.filter((mail: { recipient: string; kind: string }) => mail.recipient === email && mail.kind === 'request-published')
      .length;
  };
  await page.goto(`/admin/manageSchemes?request=${id}`);
  await expect(nameField(page)).toHaveValue(name);
  await expect(group(page, 'Categories').getByRole('listitem')).toHaveText(['Education']);
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await told(page, 'Scheme added successfully.');
  await expect(page).toHaveURL(/\/admin\/manageSchemes\/\d+/);
  const form = page.url();
  expect(await promised()).toBe(0);
  const press = async (button: string, answer: string) => {
    await page.goto(form);
    await expect(nameField(page)).toHaveValue(name);
    const saved = page.waitForResponse((one) => one.request().method() === 'PUT');
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: answer }).click();
    expect((await saved).status()).toBe(200);
    await expect(page).toHaveURL(button === 'Update Scheme' ? /\/admin\/schemes$/ : form);
  };
  await press('Update Scheme', 'Publish it');
  expect(await promised()).toBe(1);
  await press('Save Draft', 'Take it off the site');
  await press('Update Scheme', 'Publish it');
  expect(await promised()).toBe(1);
});
