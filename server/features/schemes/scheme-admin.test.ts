import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '../../../contract/endpoint.ts';
import { createSchemeRequest } from '../../../contract/requests.endpoints.ts';
import {
  addScheme,
  addWholeScheme,
  deleteScheme,
  editScheme,
  listAllSchemes,
  markSchemeChecked,
  readSchemeForStaff,
  replaceScheme,
} from '../../../contract/scheme-admin.endpoints.ts';
import { listSchemes, readGuide, readScheme, searchSchemes } from '../../../contract/schemes.endpoints.ts';
import { foreignPictures } from '../../platform/rich-text/foreign-pictures.ts';
import { HOSTILE_HTML } from '../../testing/hostile-html.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { writesAtOnce } from '../../testing/writes-at-once.ts';

let site: TestApp;
let admin: Api;
let cookie: string;
const visitor = () => site.api();

beforeAll(async () => {
  site = await testApp();
  cookie = await site.signIn();
  admin = site.api(cookie);
});
afterAll(() => site.close());

const send = (method: string, path: string, body?: unknown) =>
  site.fetch(path, {
    method,
    headers: { Cookie: cookie, 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

const dialog = { name: 'Seed Help', sector_name: 'agriculture', category_id: 4 };
const form = { name: 'Village Library', category_id: ['1', '6'] };

describe('adding from the dialog', () => {
  test('answers 201 with the scheme, which is published at once', async () => {
    const response = await send('POST', '/api/schemes', {
      ...dialog,
      eligibility: 'Farmers <5 acres',
      seo_description: 'Seeds at half price',
    });
    expect(response.status).toBe(201);
    const { id, message, scheme } = await response.json();
    expect(message).toBe('Scheme added successfully.');
    expect(scheme).toMatchObject({
      id,
      schemeName: 'Seed Help',
      elegiblityCriteria: '<p>Farmers &lt;5 acres</p>',
      status: 'published',
      version: 1,
    });
    expect((await visitor()(searchSchemes, { search: 'seed help' })).schemes[0]?.id).toBe(id);
  });

  test.each([
    { ...dialog, name: '' },
    { ...dialog, name: '   ' },
    { ...dialog, sector_name: '' },
    { ...dialog, category_id: [] },
    { ...dialog, category_id: '' },
    { name: 'Only a name' },
    {},
  ])('%j lacks something required', async (body) => {
    const response = await send('POST', '/api/schemes', body);
    expect([response.status, await response.text()]).toEqual([400, 'Name, Sector, and Category ID are required.']);
  });

  test.each([
    [{ ...dialog, region: 'mars' }, /^Invalid input: region must be one of: northern_india, /],
    [{ ...dialog, category_id: 99 }, 'There is no category “99”'],
    [{ ...dialog, category_id: 'education' }, 'There is no category “education”'],
    [{ ...dialog, name: 7 }, 'Invalid input: name must be text'],
    [{ ...dialog, owner: 'x' }, 'Invalid input: there is no field owner'],
    [{ ...dialog, url: 'javascript:alert(1)' }, 'Must be a valid URL'],
    [{ ...dialog, parent_scheme_url: 'https://user:word@example.org' }, 'Must be a valid URL'],
    [{ ...dialog, gov_tutorial_url: 'data:text/html,x' }, 'Must be a valid URL'],
    [{ ...dialog, name: 'n'.repeat(256) }, 'Must be at most 255 characters'],
  ])('%j is refused: %s', async (body, sentence) => {
    const response = await send('POST', '/api/schemes', body);
    expect([response.status, await response.text()]).toEqual([
      400,
      sentence instanceof RegExp ? expect.stringMatching(sentence) : sentence,
    ]);
  });

  test('accepts the insert shape as well', async () => {
    const { scheme } = await admin(addScheme, {
      name: 'Insert shape',
      description: 'Ten letters & more',
      category: 'welfare',
      eligibility: 'All families',
      officialLink: 'https://example.gov.in/scheme',
    });
    expect(scheme).toMatchObject({ category_name: 'Social_Welfare', url: 'https://example.gov.in/scheme' });
    expect(scheme.schemeDescription).toBe('&lt;p&gt;Ten letters &amp;amp; more&lt;/p&gt;');
  });
});

describe('the full form', () => {
  test.each([4, '4', [4], ['4'], '["4"]', '[4]'])('accepts the category as %j', async (category_id) => {
    const { scheme } = await admin(addWholeScheme, { ...form, category_id });
    expect(scheme.categoryId).toEqual(['4']);
  });

  test('stores every field and derives the summary', async () => {
    const { id, scheme } = await admin(addWholeScheme, {
      ...form,
      eligibility: '<p>Anyone <script>alert(1)</script>who reads</p>',
      schemeDescription: '<p>A library in each village.</p>',
      documentsRequired: '<ul><li>Identity card</li></ul>',
      benefits: '<p>Books</p>',
      applicationProcess: '<p><strong>Step 1:</strong><br>Visit</p>',
      keywords: 'books, reading , books,',
      beneficiaryStates: ['gujarat', 'Orissa'],
    });
    expect(scheme).toMatchObject({
      elegiblityCriteria: '<p>Anyone who reads</p>',
      summary: 'A library in each village.',
      keywords: 'books, reading',
      beneficiaryStates: ['Gujarat', 'Odisha'],
      categories: ['education', 'welfare'],
      level: null,
    });
    expect((await visitor()(readGuide, { schemeId: id })).requiredDocuments).toBe('<ul><li>Identity card</li></ul>');
  });

  test('shows the level of a scheme only if it was set, and filters by it', async () => {
    const name = 'Guessed Lamp';
    const level = async (id: number) => (await visitor()(readScheme, { id })).level;
    const among = async (wanted: 'central' | 'state') =>
      (await visitor()(searchSchemes, { search: name, level: wanted })).schemes.map((scheme) => scheme.id);
    const states = ['Goa'];
    const { id } = await admin(addWholeScheme, { ...form, name, beneficiaryStates: states });
    expect([await level(id), await among('state'), await among('central')]).toEqual([null, [], []]);
    await admin(replaceScheme, { ...form, id, name, beneficiaryStates: states, level: 'central' });
    expect([await level(id), await among('state'), await among('central')]).toEqual(['central', [], [id]]);
    await admin(replaceScheme, { ...form, id, name, beneficiaryStates: states, level: '' });
    expect([await level(id), await among('central')]).toEqual([null, []]);
  });

  test('a replaced scheme links to its replacement while that is published', async () => {
    const successor = await admin(addWholeScheme, { ...form, name: 'Town Library', slug: 'town-library', status: 'published' });
    const { id } = await admin(addWholeScheme, { ...form, name: 'Old Library', replacedBy: 'town-library', status: 'published' });
    expect((await visitor()(readScheme, { id })).replacedBy).toEqual({ id: successor.id, schemeName: 'Town Library' });
    await admin(deleteScheme, { id: successor.id });
    expect((await visitor()(readScheme, { id })).replacedBy).toBeNull();
  });

  test.each([{ ...form, name: ' ' }, { ...form, category_id: [] }, { name: 'No category' }, { category_id: [1] }])(
    '%j lacks name or category',
    async (body) => {
      for (const [method, path] of [
        ['POST', '/api/structured/addschemes'],
        ['PUT', '/api/structured/schemes/1'],
      ] as const) {
        const response = await send(method, path, body);
        expect([response.status, await response.text()]).toEqual([400, 'Name and at least one Category are required.']);
      }
    },
  );

  test.each([
    [{ beneficiaryStates: ['Atlantis'] }, 'There is no state “Atlantis”'],
    [{ beneficiaryStates: 'Gujarat' }, 'Invalid input: beneficiaryStates must be a list'],
    [{ category_id: ['1', '999'] }, 'There is no category “999”'],
    [{ surprise: true }, 'Invalid input: there is no field surprise'],
    [{ translations: { hi: { state: 'draft', surprise: '' } } }, 'Invalid input: there is no field surprise in translations.hi'],
    [{ url: 'https:\\example.org' }, 'Must be a valid URL'],
    [{ sources: [{ url: 'ftp://example.org', title: '', date: '' }] }, 'Must be a valid URL'],
    [{ opensOn: '2026-02-30' }, 'Must be a valid date'],
    [{ opensOn: '2026-05-01', closesOn: '2026-04-01' }, 'The closing date must not be before the opening date'],
    [{ benefits: 'x'.repeat(200_001) }, 'Must be at most 200,000 characters'],
    [{ slug: 'No Slug' }, 'The slug may hold lower-case letters, digits and hyphens only'],
  ])('%j is refused: %s', async (more, sentence) => {
    const response = await send('POST', '/api/structured/addschemes', { ...form, ...more });
    expect([response.status, await response.text()]).toEqual([400, sentence]);
  });

  test('a picture inside a text does not count against its length', async () => {
    const picture = `<p>Map</p><p><img src="data:image/png;base64,${'A'.repeat(300_000)}"></p>`;
    const { scheme } = await admin(addWholeScheme, { ...form, benefits: picture });
    expect(scheme.benefits).toContain('A'.repeat(300_000));
  });

  test('refuses a slug in use and accepts a free one', async () => {
    const { id } = await admin(addWholeScheme, { ...form, slug: 'village-books' });
    const response = await send('POST', '/api/structured/addschemes', { ...form, slug: 'village-books' });
    expect([response.status, await response.text()]).toEqual([400, 'Another scheme has this slug already']);
    expect((await admin(replaceScheme, { id, ...form, slug: 'village-books' })).scheme.slug).toBe('village-books');
  });
});

describe('saving', () => {
  test('PUT leaves missing fields unchanged, clears empty ones and updates the guide', async () => {
    const { id } = await admin(addScheme, { ...dialog, url: 'https://example.gov.in', department: 'Agriculture', region: 'western_india' });
    const saved = await admin(replaceScheme, {
      id,
      name: 'Seed Help 2',
      category_id: ['4'],
      applicationProcess: '<p>Step 1: Ask</p>',
      documentsRequired: '<p>Card</p>',
      keywords: 'seed',
    });
    expect(saved).toMatchObject({ message: 'Scheme updated successfully.', version: 2 });
    expect(saved.scheme).toMatchObject({ url: 'https://example.gov.in', department: 'Agriculture', keywords: 'seed' });
    expect((await admin(readSchemeForStaff, { id })).region).toBe('western_india');
    const cleared = await admin(replaceScheme, {
      id,
      name: 'Seed Help 2',
      category_id: ['4'],
      keywords: '',
      documentsRequired: '<p> </p>',
    });
    expect(cleared.scheme).toMatchObject({ keywords: '', documentsRequired: '' });
    await expect(visitor()(readGuide, { schemeId: id })).rejects.toThrow('404');
  });

  test('answers 409 for an outdated version; without a version the last save wins', async () => {
    const { id, version } = await admin(addWholeScheme, form);
    await admin(replaceScheme, { id, ...form, name: 'First', version });
    const late = await send('PUT', `/api/structured/schemes/${id}`, { ...form, name: 'Second', version });
    expect([late.status, await late.text()]).toEqual([409, 'Somebody else has saved this scheme since you opened it.']);
    expect((await visitor()(readScheme, { id })).schemeName).toBe('First');
    await admin(replaceScheme, { id, ...form, name: 'Third' });
    expect((await visitor()(readScheme, { id })).schemeName).toBe('Third');
  });

  test('of two concurrent saves of one version, one is refused', async () => {
    const { id, version } = await admin(addWholeScheme, form);
    const saves = await writesAtOnce(
      ['One', 'Two'].map((name) => send('PUT', `/api/structured/schemes/${id}`, { ...form, name, version })),
    );
    expect(saves.map((response) => response.status).sort()).toEqual([200, 409]);
  });

  test('PATCH changes only the keys present, with the rules of the edit form', async () => {
    const { id } = await admin(addWholeScheme, { ...form, benefits: '<p>Books</p>' });
    const { scheme } = await admin(editScheme, { id, description: 'First line & more\n\nSecond', category: 'health' });
    expect(scheme).toMatchObject({ schemeName: form.name, benefits: '<p>Books</p>', categories: ['health', 'welfare'] });
    expect(scheme.schemeDescription).toContain('First line &amp;amp; more');
    for (const [body, sentence] of [
      [{ name: 'ab' }, 'Name must be at least 3 characters'],
      [{ description: 'too short' }, 'Description must be at least 10 characters'],
      [{ eligibility: 'ab' }, 'Eligibility criteria is required'],
      [{ officialLink: 'abc' }, 'Must be a valid URL'],
      [{ officialLink: 'javascript:alert(1)' }, 'Must be a valid URL'],
      [{ category: 'nonsense' }, 'There is no category “nonsense”'],
      [{ featured: true }, 'Invalid input: there is no field featured'],
    ] as const) {
      const response = await send('PATCH', `/api/admin/schemes/${id}`, body);
      expect([response.status, await response.text()]).toEqual([400, sentence]);
    }
  });

  test('saving an unchanged record three times changes nothing', async () => {
    const { id } = await admin(addWholeScheme, {
      ...form,
      schemeDescription: '<p>Less &lt; more &amp;lt;</p>',
      applicationProcess: '<p><strong>Step 1: Go</strong><br>There</p><p><strong>Step 2: Ask</strong><br>Them</p>',
    });
    const first = await admin(readSchemeForStaff, { id });
    const before = await visitor()(readScheme, { id });
    for (let save = 0; save < 3; save++) {
      const { applicationProcess, schemeDescription } = await visitor()(readScheme, { id });
      await admin(replaceScheme, { id, ...form, applicationProcess, schemeDescription });
    }
    const after = await visitor()(readScheme, { id });
    expect(after.applicationProcess).toBe(before.applicationProcess);
    expect((await admin(readSchemeForStaff, { id })).schemeDescription).toBe(first.schemeDescription);
  });

  test.each([
    'PUT /api/structured/schemes/999999',
    'PATCH /api/admin/schemes/999999',
    'DELETE /api/admin/schemes/999999',
    'POST /api/admin/schemes/999999/checked',
  ])('%s is not found', async (call) => {
    const [method = '', path = ''] = call.split(' ');
    const response = await send(method, path, method === 'PUT' ? form : method === 'DELETE' ? undefined : {});
    expect([response.status, await response.text()]).toEqual([404, 'Scheme not found']);
  });

  test('rolls back a save that fails at its end', async () => {
    const count = async () =>
      Number(
        (
          await site.connection.db
            .selectFrom('schemes')
            .select((row) => row.fn.countAll().as('n'))
            .executeTakeFirstOrThrow()
        ).n,
      );
    const before = await count();
    const response = await send('POST', '/api/structured/addschemes', { ...form, requestId: 424242 });
    expect([response.status, await response.text()]).toEqual([400, 'The request was not found']);
    expect(await count()).toBe(before);
  });

  test('marking as checked stores the day in India and the user', async () => {
    const { id } = await admin(addWholeScheme, form);
    const { scheme, version } = await admin(markSchemeChecked, { id });
    expect(version).toBe(2);
    expect(scheme.checkedBy).toBe('admin');
    expect(scheme.checkedOn).toBe(new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10));
  });
});

describe('Hindi', () => {
  test('changes from missing to draft, reviewed and stale, and can be removed', async () => {
    const { id } = await admin(addWholeScheme, form);
    const state = async () => (await admin(readSchemeForStaff, { id })).translations.hi.state;
    expect(await state()).toBe('missing');
    await admin(replaceScheme, { id, ...form, translations: { hi: { name: 'गाँव पुस्तकालय', state: 'draft' } } });
    expect(await state()).toBe('draft');
    expect((await visitor()(readScheme, { id, lang: 'hi' })).schemeName).toBe('गाँव पुस्तकालय');
    await admin(replaceScheme, { id, ...form, translations: { hi: { fee: 'मुफ़्त', state: 'reviewed' } } });
    expect((await admin(readSchemeForStaff, { id })).translations.hi).toMatchObject({ name: 'गाँव पुस्तकालय', fee: 'मुफ़्त', state: 'reviewed' });
    await admin(replaceScheme, { id, ...form, name: 'Village Library 2' });
    expect(await state()).toBe('stale');
    await admin(replaceScheme, { id, ...form, name: 'Village Library 2', translations: { hi: { name: '', fee: '', state: 'draft' } } });
    expect(await state()).toBe('missing');
  });
});

describe('drafts', () => {
  test('are visible to admins only, in lists, searches and by id', async () => {
    const { id } = await admin(addWholeScheme, { ...form, name: 'Quiet draft', status: 'draft' });
    expect((await visitor()(searchSchemes, { search: 'quiet draft' })).schemes.some((scheme) => scheme.id === id)).toBe(false);
    await expect(visitor()(readScheme, { id })).rejects.toThrow('404: Scheme not found');
    expect((await admin(readScheme, { id })).status).toBe('draft');
    expect((await admin(listSchemes, { status: 'draft', limit: 5 })).schemes.map((scheme) => scheme.id)).toContain(id);
    expect((await admin(searchSchemes, { search: 'QUIET draft', status: 'all', limit: 5 })).schemes[0]?.id).toBe(id);
    await expect(visitor()(listSchemes, { status: 'all' })).rejects.toThrow('401: Unauthorized');
    await expect(visitor()(searchSchemes, { search: 'quiet', status: 'draft' })).rejects.toThrow('401: Unauthorized');
    expect((await admin(listAllSchemes, {})).find((scheme) => scheme.id === id)).toMatchObject({ name: 'Quiet draft', status: 'draft' });
    await admin(editScheme, { id, status: 'published' });
    expect((await visitor()(readScheme, { id })).schemeName).toBe('Quiet draft');
  });

  test.each(['%', '_', '\\', "'", '100%'])('a search for %j takes it literally', async (words) => {
    const { total } = await admin(searchSchemes, { search: `${words}zz`, status: 'all' });
    expect(total).toBe(0);
  });

  test('the order can be chosen', async () => {
    const names = async (sort: 'name-asc' | 'name-desc') =>
      (await admin(listSchemes, { status: 'all', sort, limit: 100 })).schemes.map((scheme) => scheme.schemeName.toLowerCase());
    const ascending = await names('name-asc');
    expect([...ascending].sort()).toEqual(ascending);
    expect((await names('name-desc'))[0]).toBe(ascending.at(-1));
  });
});

test('the dashboard lists the newest first', async () => {
  const { id } = await admin(addScheme, dialog);
  const [first] = await admin(listAllSchemes, {});
  expect(first).toMatchObject({ id, name: 'Seed Help', category_name: 'Agriculture' });
  expect(first?.createdOn).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
});

test('a deleted scheme is not found by visitors and admins, and cannot be deleted again', async () => {
  const { id } = await admin(addScheme, dialog);
  expect(await admin(deleteScheme, { id })).toEqual({ message: 'Scheme deleted successfully.', id });
  await expect(visitor()(readScheme, { id })).rejects.toThrow('404');
  await expect(admin(readScheme, { id })).rejects.toThrow('404');
  await expect(admin(deleteScheme, { id })).rejects.toThrow('404: Scheme not found');
});

test('every write is in the audit log with its actor', async () => {
  const { id } = await admin(addScheme, dialog);
  await admin(editScheme, { id, name: 'Renamed' });
  await admin(deleteScheme, { id });
  const rows = await site.connection.db
    .selectFrom('audit_log')
    .select(['actor', 'action', 'detail'])
    .where('entity', '=', 'scheme')
    .where('entity_id', '=', String(id))
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { actor: 'admin', action: 'create', detail: 'Seed Help' },
    { actor: 'admin', action: 'update', detail: 'Renamed: name' },
    { actor: 'admin', action: 'delete', detail: 'Renamed' },
  ]);
});

test.each(HOSTILE_HTML)('stores nothing executable of %j in any text', async (hostile) => {
  const texts = {
    schemeDescription: hostile,
    eligibility: hostile,
    benefits: hostile,
    documentsRequired: hostile,
    applicationProcess: hostile,
  };
  const input = { ...form, ...texts, translations: { hi: { name: 'नाम', ...texts, state: 'draft' as const } } };
  if (foreignPictures(hostile).length > 0) {
    await expect(admin(addWholeScheme, input)).rejects.toMatchObject({ status: 400 });
    return;
  }
  const { id } = await admin(addWholeScheme, input);
  const { translations, schemeDescription } = await admin(readSchemeForStaff, { id });
  const { hi: hindi } = translations;
  const { eligibility, benefits, documentsRequired, applicationProcess } = hindi;
  const scheme = await visitor()(readScheme, { id });
  const stored = [schemeDescription, hindi.schemeDescription, eligibility, benefits, documentsRequired, applicationProcess];
  for (const html of [...stored, scheme.elegiblityCriteria, scheme.benefits, scheme.documentsRequired, scheme.applicationProcess]) {
    expect(html).not.toMatch(/<(?!\/?(?:h[1-3]|p|br|ol|ul|li|a|img|span|strong|em|u|s)[ >/])/i);
    expect(html).not.toMatch(/<[^>]*\s(?:on\w+|srcset|id)\s*=/i);
    expect(html).not.toMatch(/(?:href|src)="(?!https?:\/\/|mailto:|tel:|\/(?![/\\])|data:image\/(?:png|jpeg|gif|webp);)/i);
  }
});

test('a scheme started from a request is linked to it, and its first publication queues the promised mail once', async () => {
  const { request } = await visitor()(createSchemeRequest, { name: 'A missing scheme', category: 1, email: 'asha@example.org' });
  const { id } = await admin(addWholeScheme, { ...form, status: 'draft', requestId: request.id });
  const { db } = site.connection;
  const linked = await db.selectFrom('scheme_requests').select('scheme_id').where('id', '=', request.id).executeTakeFirstOrThrow();
  expect(linked.scheme_id).toBe(id);
  const mails = async () =>
    (await db.selectFrom('outbox').select('recipient').where('recipient', '=', 'asha@example.org').execute()).length;
  const before = await mails();
  await admin(editScheme, { id, status: 'published' });
  expect(await mails()).toBe(before + 1);
  await admin(editScheme, { id, status: 'draft' });
  await admin(editScheme, { id, status: 'published' });
  expect(await mails()).toBe(before + 1);
});
