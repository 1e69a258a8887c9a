/** The library of documents in the panel: search by any name, editing, conflicts, restoring, and protection of documents in use. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { DocumentEntry } from '../../contract/document-entry.ts';
import { sampleDocument, sampleDocumentTexts } from '../../server/testing/sample-documents.ts';
import { expectAccessible } from './accessible.ts';
import { ADMIN, choose, expect, SMALL_PHONE, test } from './site.ts';
import { messageThenClosed, storeScheme, told } from './stored-scheme.ts';
import { expectUsableAtBothWidths } from './sweeps.ts';

async function storeDocument(
  page: Page,
  slug: string,
  name: string,
  more: Partial<DocumentEntry> = {},
  status = 'published',
): Promise<number> {
  const entry = sampleDocument(name, more);
  const response = await page.request.post('/api/admin/documents', { data: { slug, status, entry } });
  expect(response.status()).toBe(201);
  return (await response.json()).id;
}
const read = async (page: Page, id: number) => (await page.request.get(`/api/admin/documents/${id}`)).json();
const openForm = async (page: Page, id: number, name: string) => {
  await page.goto(`/admin/documents/${id}`);
  await expect(page.getByLabel('Name', { exact: false }).first()).toHaveValue(name);
};
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test.beforeEach(({ page, signIn }) => signIn(page));

test.describe('on a phone', () => {
  test.use({ viewport: SMALL_PHONE });

  test('a document is written, found by any of its names, deleted and restored', async ({ page }) => {
    const name = 'Landholding certificate kestrel';
    await storeDocument(page, 'identity-paper-kestrel', 'Identity paper kestrel', { otherNames: ['pehchan patra kestrel'] });
    await page.goto('/admin/documents');
    await page.getByRole('link', { name: 'Add New Document' }).click();
    await page.getByRole('button', { name: 'Add Document' }).click();
    await expect(page.getByRole('alert')).toContainText('Name: A document needs a name');
    await page.getByRole('textbox', { name: 'Name (required)' }).fill(name);
    await expect(page.getByRole('textbox', { name: 'Slug' })).toHaveValue('landholding-certificate-kestrel');
    await page.getByRole('textbox', { name: 'Summary' }).fill('Proves how much land a family has.');
    await choose(page, 'Group', 'Land and house');
    await page.getByRole('button', { name: 'Add a step' }).click();
    await page.getByLabel('Text of step 1').fill('Take the land record along.');
    await page.getByRole('button', { name: 'Add Document' }).click();
    await expect(page.getByRole('alert')).toContainText('Title of step 1: Write a title, or remove the step');
    await page.getByLabel('Title of step 1').fill('Go to the Tehsildar');
    await expectUsableAtBothWidths(page);

    await page.getByRole('tab', { name: 'Hindi' }).click();
    await page.getByRole('textbox', { name: 'Name (Hindi)' }).fill('भूमि प्रमाण पत्र kestrel');
    await page.getByRole('textbox', { name: 'Summary (Hindi)' }).fill('बताता है कि परिवार के पास कितनी ज़मीन है।');
    await expectUsableAtBothWidths(page);

    await page.getByRole('tab', { name: 'Facts' }).click();
    await page.getByRole('textbox', { name: 'Other names' }).fill('jamin patra kestrel\nજમીનનો દાખલો kestrel');
    await page.getByRole('searchbox', { name: 'Find a document' }).fill('pehchan kestrel');
    await page.getByRole('button', { name: 'Choose Identity paper kestrel' }).click();
    await expect(page.getByRole('button', { name: 'Remove Identity paper kestrel' })).toBeVisible();
    await page.getByRole('button', { name: 'Add an address' }).click();
    await choose(page, 'State of address 1', 'Gujarat');
    await page.getByRole('textbox', { name: 'Address 1', exact: true }).fill('not an address');
    await page.getByLabel('Name of address 1').fill('Digital Gujarat');
    await page.getByRole('group', { name: 'Official fee in rupees' }).getByLabel('From').fill('20');
    await expectUsableAtBothWidths(page);
    await page.getByRole('button', { name: 'Add Document' }).click();
    await expect(page.getByRole('alert')).toContainText('Address 1: Must be a valid URL');
    await page.getByRole('textbox', { name: 'Address 1', exact: true }).fill('https://www.digitalgujarat.gov.in/');

    await page.getByRole('tab', { name: 'Sources' }).click();
    await page.getByRole('button', { name: 'I have compared it today' }).click();
    await expect(page.getByRole('textbox', { name: 'Checked by' })).toHaveValue('admin');
    await page.getByRole('button', { name: 'Save Draft' }).click();
    await messageThenClosed(page, 'Document added.');
    await expect(page).toHaveURL(/\/admin\/documents\/\d+$/);
    await page.goto('/admin/documents');

    for (const words of ['jamin kestrel', 'भूमि प्रमाण kestrel', 'જમીનનો kestrel']) {
      await page.getByRole('searchbox', { name: 'Search documents' }).fill(words);
      await expect(page.getByText('Showing 1 to 1 of 1 documents')).toBeVisible();
      await expect(row(page, name)).toContainText('Draft');
    }
    await expect(row(page, name)).toContainText('Land and house');
    await expectUsableAtBothWidths(page);
    await page.reload();
    await row(page, name).getByRole('link').click();
    await page.getByRole('button', { name: 'Update Document' }).click();
    // Sources and the other translation are missing.
    await page.getByRole('alertdialog').getByRole('button', { name: 'Publish it' }).click();
    await messageThenClosed(page, 'Document updated.');
    const public_ = await (await page.request.get('/api/documents/landholding-certificate-kestrel?lang=hi')).json();
    expect(public_).toMatchObject({
      name: 'भूमि प्रमाण पत्र kestrel',
      feeRupees: { from: 20, to: 20 },
      online: [{ state: 'Gujarat' }],
      needs: [{ slug: 'identity-paper-kestrel' }],
    });

    await row(page, name)
      .getByRole('button', { name: /^Actions/ })
      .click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await told(page, 'Document deleted.');
    await expect(row(page, name)).toHaveCount(0);
    await page.goto('/admin/bin');
    await page.getByRole('button', { name: `Restore ${name}` }).click();
    await messageThenClosed(page, `"${name}" is back.`);
    await page.goto('/admin/documents?q=jamin+kestrel');
    await expect(row(page, name)).toHaveCount(1);
  });
});

test('two tabs change one document: each field is chosen, and the history restores the first text', async ({ page, context }) => {
  const hi = { ...sampleDocumentTexts('राशन कार्ड'), state: 'reviewed' as const };
  const id = await storeDocument(page, 'two-tabs', 'Paper of two tabs', { translations: { hi } });
  const other = await context.newPage();
  await openForm(page, id, 'Paper of two tabs');
  await openForm(other, id, 'Paper of two tabs');
  await other.getByRole('textbox', { name: 'Fee in words' }).fill('Free');
  await other.getByRole('textbox', { name: 'Who issues it' }).fill('The village office');
  await other.getByRole('tab', { name: 'Hindi' }).click();
  await expect(other.getByText('the Hindi counts as out of date')).toBeVisible();
  await other.getByLabel('I have compared it').check();
  await other.getByRole('button', { name: 'Update Document' }).click();
  await told(other, 'Document updated.');
  expect((await read(page, id)).entry.translations.hi.state).toBe('reviewed');

  await page.getByRole('textbox', { name: 'Fee in words' }).fill('₹20');
  await page.getByRole('textbox', { name: 'How long it is valid' }).fill('For ever');
  await page.getByRole('button', { name: 'Update Document' }).click();
  const dialog = page.getByRole('dialog', { name: 'Somebody else has saved this' });
  await expect(dialog).toContainText('Taken over without conflict: Who issues it.');
  await expect(dialog.getByRole('group', { name: 'Which Fee in words stays?' })).toContainText('Free');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Go on with these' }).click();
  await expect(page.getByRole('textbox', { name: 'Who issues it' })).toHaveValue('The village office');
  await page.getByRole('button', { name: 'Update Document' }).click();
  await messageThenClosed(page, 'Document updated.');
  const { entry } = await read(page, id);
  expect(entry.en).toMatchObject({ fee: '₹20', issuer: 'The village office', validity: 'For ever' });
  expect(entry.translations.hi.state).toBe('stale');

  await page.goto('/admin/documents?q=two-tabs');
  await expect(row(page, 'Paper of two tabs')).toContainText('out of date');
  await row(page, 'Paper of two tabs')
    .getByRole('button', { name: /^Actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  await expect(row(page, 'Added')).toBeVisible();
  await page.getByRole('button', { name: 'Compare version 3' }).click();
  await expect(page.getByRole('dialog')).toContainText('How long it is valid');
  await expect(page.getByRole('dialog')).toContainText('For ever');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Compare version 1' }).click();
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore this version' }).click();
  await told(page, 'Version 1 restored.');
  expect((await read(page, id)).entry.en.fee).toBe('');
});

test('uses of a document are shown before it is changed, and prevent its deletion', async ({ page }) => {
  const id = await storeDocument(page, 'named-paper', 'Named paper');
  await storeDocument(page, 'made-from-it', 'Paper made from it', { needs: ['named-paper'] });
  await storeScheme(page, 'Yarn for named papers', { papers: [{ text: 'Aadhaar card', papers: ['named-paper'] }] });
  await openForm(page, id, 'Named paper');
  await page.getByText('Named by 1 scheme and 1 other document').click();
  await expect(page.getByRole('link', { name: 'Yarn for named papers' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Fee in words' }).fill('Free');
  await page.getByRole('button', { name: 'Update Document' }).click();
  const question = page.getByRole('alertdialog', { name: 'Change "Named paper" everywhere?' });
  await expect(question).toContainText('1 scheme and 1 other document');
  await expect(question).toContainText('in the line “Aadhaar card”');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Save it' }).click();
  await messageThenClosed(page, 'Document updated.');

  await page.goto('/admin/documents?q=named-paper');
  await row(page, 'Named paper')
    .getByRole('button', { name: /^Actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete "Named paper"?' });
  await expect(dialog).toContainText('It cannot be deleted while it is named.');
  await expect(dialog.getByRole('link')).toHaveText(['Yarn for named papers', 'Paper made from it']);
  await expect(dialog.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await expectAccessible(page);
});

test('neither an expired session nor leaving loses typed text', async ({ page, context }) => {
  await page.goto('/admin/documents/new');
  await page.getByRole('textbox', { name: 'Name (required)' }).fill('Written too long');
  await page.getByRole('textbox', { name: 'Summary' }).fill('Proves patience.');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Save Draft' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.getByLabel('Password').fill(ADMIN.password);
  await dialog.getByRole('button', { name: 'Log in and go on' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Name (required)' })).toHaveValue('Written too long');
  await page.goto('/admin/documents');
  await page.goto('/admin/documents/new');
  await page.getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await told(page, 'Document added.');
});

test('the library is exported, and an import is previewed before it is stored', async ({ page }) => {
  const id = await storeDocument(page, 'travelling-paper', 'Travelling paper');
  await page.goto('/admin/documents');
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export' }).click()]);
  const library = JSON.parse(await readFile(await download.path(), 'utf8'));
  const mine = library.papers.find(({ slug }: { slug: string }) => slug === 'travelling-paper');
  mine.entry.en.fee = 'Ten rupees';
  const file = (papers: unknown) => ({
    name: 'documents.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ papers })),
  });
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import documents' });
  await dialog.getByLabel('File').setInputFiles(file([{ ...mine, slug: 'Not a slug' }]));
  await expect(dialog).toContainText('Not a slug: slug: The slug may hold lower-case letters');
  await expect(dialog.getByRole('button', { name: 'Try it without storing' })).toBeDisabled();
  await dialog.getByLabel('File').setInputFiles(file([...library.papers, { ...mine, slug: 'arrived-paper' }]));
  await dialog.getByRole('button', { name: 'Try it without storing' }).click();
  await expect(dialog).toContainText('Nothing has been stored yet.');
  await expect(dialog).toContainText('travelling-paper: Fee in words');
  await expect(dialog).toContainText('New: 1');
  await expectAccessible(page);
  expect((await read(page, id)).entry.en.fee).toBe('');
  await dialog.getByRole('button', { name: 'Import 2 documents' }).click();
  await expect(dialog).toContainText('The import is done:');
  expect((await read(page, id)).entry.en.fee).toBe('Ten rupees');
});

const DOCUMENTS = '<ul><li>Income certificate of the father</li><li>A photo</li><li>Ration card or voter card</li></ul>';
const line = (page: Page, text: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /^Line \d+$/ }) })
    .filter({ hasText: text });
const documentsOf = async (page: Page, id: number) => (await (await page.request.post(`/api/structured/schemes/${id}`)).json()).papers;

test.describe('the lines of a scheme on a phone', () => {
  test.use({ viewport: SMALL_PHONE });

  test('name documents found by any of their names, all or any of them, with the file format the portal accepts', async ({ page }) => {
    const names = {
      income: 'Income paper kestrel',
      ration: 'Ration paper kestrel',
      voter: 'Voter paper kestrel',
      photo: 'Photo kestrel',
    };
    const income = await storeDocument(page, 'income-kestrel', names.income, { otherNames: ['aamdani patra kestrel'] });
    await storeDocument(page, 'ration-kestrel', names.ration, { otherNames: ['रासन कागज़ kestrel'] });
    await storeDocument(page, 'voter-kestrel', names.voter, { otherNames: ['ચૂંટણી કાર્ડ kestrel'] }, 'draft');
    await storeDocument(page, 'photo-kestrel', names.photo);
    const id = await storeScheme(page, 'Weaving kestrel', { documentsRequired: DOCUMENTS });
    await page.goto(`/admin/manageSchemes/${id}`);
    await expect(page.getByText('0 of 3 lines name their documents.')).toBeVisible();
    await page.getByRole('button', { name: 'Name them' }).click();
    await expect(page.getByRole('tab', { name: 'Documents' })).toHaveAttribute('aria-selected', 'true');
    const search = page.getByRole('searchbox', { name: 'Find a document' });

    await page.getByRole('button', { name: 'Change the documents of line 1' }).click();
    await search.fill('aamdani kestrel');
    await page.getByRole('button', { name: `Choose ${names.income}` }).click();
    await expect(search).toBeFocused();
    await expect(line(page, 'Income certificate of the father')).toContainText(names.income);

    await page.getByRole('button', { name: 'Change the documents of line 3' }).click();
    await search.fill('रासन kestrel');
    await expect(page.getByText('1 document found')).toBeVisible();
    await page.keyboard.press('Enter');
    await search.fill('ચૂંટણી kestrel');
    await expect(line(page, 'Ration card or voter card')).toContainText('Draft');
    await page.keyboard.press('Enter');
    await page.getByLabel('Of several').selectOption('any one of them is enough');
    await expect(line(page, 'Ration card or voter card')).toContainText(`any of: ${names.ration}, ${names.voter}`);
    await expectUsableAtBothWidths(page);

    await page.getByRole('button', { name: 'Change the documents of line 2' }).click();
    await search.fill('photo kestrel');
    await page.getByRole('button', { name: `Choose ${names.photo}` }).click();
    const photo = line(page, 'A photo');
    await photo.getByLabel('The portal takes a file of it').check();
    await photo.getByLabel('As', { exact: true }).selectOption('JPEG');
    await photo.getByLabel('At least (kB)').fill('50');
    await photo.getByLabel('At most (kB)').fill('20');
    await page.getByRole('button', { name: 'Update Scheme' }).click();
    await expect(page.getByRole('alert')).toContainText('Line 2: Sizes are whole numbers');
    await expect(photo).toContainText('Sizes are whole numbers, the smallest not above the largest');
    await photo.getByLabel('At least (kB)').fill('20');
    await photo.getByLabel('At most (kB)').fill('50');
    await photo.getByLabel('Width (pixels)').fill('200');
    await photo.getByLabel('Height (pixels)').fill('230');
    await expect(photo).toContainText('as JPEG, 20 to 50 kB, 200 × 230 pixels');
    await expectUsableAtBothWidths(page);
    await page.getByRole('button', { name: 'Update Scheme' }).click();
    await messageThenClosed(page, 'Scheme updated successfully.');
    expect(await documentsOf(page, id)).toEqual([
      { text: 'Income certificate of the father', papers: ['income-kestrel'] },
      { text: 'A photo', papers: ['photo-kestrel'], upload: { as: 'jpeg', minKb: 20, maxKb: 50, widthPx: 200, heightPx: 230 } },
      { text: 'Ration card or voter card', anyOf: ['ration-kestrel', 'voter-kestrel'] },
    ]);

    // A document in use cannot be deleted; the refusal links to the line.
    await page.goto('/admin/documents?q=aamdani+kestrel');
    await expect(row(page, names.income)).toContainText('1 scheme');
    await row(page, names.income)
      .getByRole('button', { name: /^Actions/ })
      .click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.getByRole('dialog')).toContainText('It cannot be deleted while it is named.');
    await expect(page.getByRole('dialog').getByRole('link')).toHaveText('Weaving kestrel');
    expect((await page.request.delete(`/api/admin/documents/${income}`)).status()).toBe(409);
    const [scheme] = await Promise.all([page.waitForEvent('popup'), page.getByRole('dialog').getByRole('link').click()]);
    await expect(line(scheme, 'Income certificate of the father')).toContainText(names.income);
    await scheme.getByRole('tab', { name: 'History' }).click();
    await scheme.getByRole('button', { name: 'Compare version 2' }).click();
    await expect(scheme.getByRole('dialog')).toContainText('Ration card or voter card → any of: ration-kestrel, voter-kestrel');
  });
});

test('rewording a line does not silently drop its documents, and a deleted document is refused', async ({ page }) => {
  await storeDocument(page, 'kept-paper', 'Kept paper');
  const gone = await storeDocument(page, 'gone-paper', 'Paper that goes');
  const papers = [{ text: 'A photo', papers: ['kept-paper'] }];
  const id = await storeScheme(page, 'Reworded lines', { documentsRequired: DOCUMENTS, papers });
  await page.goto(`/admin/manageSchemes/${id}`);
  await page.getByRole('textbox', { name: 'Documents Required', exact: true }).getByText('A photo').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' of you');
  await expect(page.getByText('A line that names documents was changed or taken out.')).toBeVisible();
  await page.getByRole('button', { name: 'Update Scheme' }).click();
  await expect(page.getByRole('alert')).toContainText('Documents named by the lines: A line that names documents was changed or taken out');
  await expect(page.getByLabel('The line is now')).toHaveValue('A photo of you');
  await expect(page.getByText('Kept paper')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep the documents for this line' }).click();
  await page.getByRole('button', { name: 'Update Scheme' }).click();
  await messageThenClosed(page, 'Scheme updated successfully.');
  expect(await documentsOf(page, id)).toEqual([{ text: 'A photo of you', papers: ['kept-paper'] }]);

  // Chosen here, then deleted by another person before this form is saved.
  await page.goto(`/admin/manageSchemes/${id}?tab=papers`);
  await page.getByRole('button', { name: 'Change the documents of line 1' }).click();
  await page.getByRole('searchbox', { name: 'Find a document' }).fill('paper that goes');
  await page.getByRole('button', { name: 'Choose Paper that goes' }).click();
  await expect(line(page, 'Income certificate of the father')).toContainText('Paper that goes');
  expect((await page.request.delete(`/api/admin/documents/${gone}`)).status()).toBe(200);
  await page.getByRole('button', { name: 'Update Scheme' }).click();
  await expect(page.getByRole('alert')).toContainText('“gone-paper” is not in the library');
  await expect(page.getByRole('tab', { name: 'Documents' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Remove Paper that goes' }).click();
  await page.getByRole('button', { name: 'Update Scheme' }).click();
  await messageThenClosed(page, 'Scheme updated successfully.');
  expect(await documentsOf(page, id)).toEqual([{ text: 'A photo of you', papers: ['kept-paper'] }]);
});

test('a reference to a document deleted while its scheme was in the bin is shown and refused', async ({ page }) => {
  const paper = await storeDocument(page, 'lost-paper', 'Lost paper');
  const papers = [{ text: 'A photo', papers: ['lost-paper'] }];
  const id = await storeScheme(page, 'Back from the bin', { documentsRequired: DOCUMENTS, papers });
  expect((await page.request.delete(`/api/admin/schemes/${id}`)).status()).toBe(200);
  expect((await page.request.delete(`/api/admin/documents/${paper}`)).status()).toBe(200);
  expect((await page.request.post(`/api/admin/schemes/${id}/restore`)).status()).toBe(200);
  await page.goto(`/admin/manageSchemes/${id}?tab=papers`);
  await expect(line(page, 'A photo')).toContainText('lost-paper (not in the library any more)');
  await page.getByRole('button', { name: 'Update Scheme' }).click();
  await expect(page.getByRole('alert')).toContainText('“lost-paper” is not in the library any more: take it out');
  await page.getByRole('button', { name: 'Remove lost-paper (not in the library any more)' }).click();
  await page.getByRole('button', { name: 'Update Scheme' }).click();
  await messageThenClosed(page, 'Scheme updated successfully.');
  expect(await documentsOf(page, id)).toEqual([]);
});
