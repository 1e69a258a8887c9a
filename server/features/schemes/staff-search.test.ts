/** The search in Manage Schemes covers every text of every language. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Api } from '../../../contract/endpoint.ts';
import { addWholeScheme } from '../../../contract/scheme-admin.endpoints.ts';
import { bulkSchemes } from '../../../contract/scheme-bulk.endpoints.ts';
import { searchSchemes } from '../../../contract/schemes.endpoints.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let site: TestApp;
let admin: Api;
beforeAll(async () => {
  site = await testApp();
  admin = site.api(await site.signIn());
  const add = (name: string, benefits: string, hindi = '') =>
    admin(addWholeScheme, {
      name,
      category_id: ['4'],
      benefits,
      translations: { hi: { name: hindi && `${name} हिंदी`, benefits: hindi, state: 'draft' } },
    });
  await add('English amount', '<p>You get ₹6,000 a year.</p>');
  await add('Hindi amount', '<p>Money</p>', '<p>साल में ६,००० रुपये</p>');
  await add('Amount in words', '<p>Money</p>', '<p>साल में 6 हज़ार</p>');
  await add('Another amount', '<p>₹60,000, 16,000 and ₹6,000.50</p>');
});
afterAll(() => site.close());

const find = async (search: string) => (await admin(searchSchemes, { search, status: 'all', limit: 100 })).schemes.map(({ slug }) => slug);

test.each(['₹6,000', '6000', '६,०००', '૬,૦૦૦', '6 हज़ार', 'Rs 6000'])(
  '%s finds every scheme with this amount, in any notation',
  async (search) => {
    expect((await find(search)).toSorted()).toEqual(['amount-in-words', 'english-amount', 'hindi-amount']);
  },
);

test('covers each text, each translation, staff notes and the category', async () => {
  const { scheme } = await admin(addWholeScheme, {
    name: 'Quagga aid',
    category_id: ['9'],
    status: 'draft',
    benefits: '<p>Benefit <strong>okapi</strong></p>',
    documentsRequired: '<ul><li>Document tapir</li></ul>',
    applicationProcess: '<p>Step 1: Ask the dugong</p>',
    afterApplying: '<p>After numbat &amp; co</p>',
    caveats: '<p>Caveat pangolin</p>',
    schemeDescription: '<p>Description gharial</p>',
    summary: 'Summary axolotl',
    department: 'Ministry of Kakapo',
    helpline: '1800-180-9988',
    fee: 'Fee wombat',
    note: 'Note saola',
    examples: [{ who: 'A keeper of bilbies', facts: { age: 77 }, verdict: 'open' }],
    closesOn: '2031-07-19',
    translations: {
      hi: { name: 'क्वागा सहायता', caveats: '<p>चेतावनी पैंगोलिन, १२,३४५ रुपये</p>', state: 'draft' },
      gu: { name: 'ક્વાગા', benefits: '<p>લાભ ઓકાપી</p>', state: 'draft' },
    },
  });
  for (const search of [
    'OKAPI tapir dugong',
    'numbat & co pangolin gharial axolotl kakapo wombat',
    'saola bilbies',
    'क्वागा पैंगोलिन ઓકાપી',
    ...['12345', '₹12,345', '18001809988', '1800-180-9988', '19 July 2031', 'wombat 12345'],
  ])
    expect([search, await find(search)]).toEqual([search, [scheme.slug]]);
  expect(await find('strong quagga')).toEqual([]);
  expect(await find('quagga taxation')).toEqual([scheme.slug]);
  expect(await find('quagga 2345')).toEqual([]);
  expect(await find('quagga giraffe')).toEqual([]);
});

test('a bulk action on all matches acts on the listed schemes', async () => {
  const { results } = await admin(bulkSchemes, { action: 'publish', search: 'saola', status: 'all' });
  expect(results.map(({ name }) => name)).toEqual(['Quagga aid']);
});

test('a repeated search does not read the schemes again', async () => {
  await find('₹7,531');
  const statements = await site.statementsOf(() => find('₹8,642'));
  expect(statements.filter((sql) => sql.includes('scheme_translations'))).toEqual([]);
});

test('two sites in one process do not share results', async () => {
  const other = await testApp();
  try {
    const api = other.api(await other.signIn());
    await api(addWholeScheme, { name: 'Elsewhere', category_id: ['4'], benefits: '<p>You get ₹7,000.</p>' });
    const search = async (words: string) => (await api(searchSchemes, { search: words, status: 'all' })).schemes.map(({ slug }) => slug);
    expect(await search('7000')).toEqual(['elsewhere']);
    expect(await search('6000')).toEqual([]);
  } finally {
    await other.close();
  }
});
