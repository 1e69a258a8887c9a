/**
 * Counts the SQL statements of a save, from the session to the answer, without begin and commit. Each is a round trip to a remote
 * database. The budget of a save is 20.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Api } from '../../../contract/endpoint.ts';
import { createSchemeRequest } from '../../../contract/requests.endpoints.ts';
import { addWholeScheme, deleteScheme, markSchemeChecked, replaceScheme } from '../../../contract/scheme-admin.endpoints.ts';
import { restoreSchemeVersion } from '../../../contract/scheme-history.endpoints.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let site: TestApp;
let admin: Api;
beforeAll(async () => {
  site = await testApp({ seeded: true });
  admin = site.api(await site.signIn());
});
afterAll(() => site.close());

let keys = 0;
/** A new idempotency key for each save. */
const key = () => ({ key: `a-save-of-the-budget-${String(++keys).padStart(4, '0')}` });
const form = {
  name: 'Well Digging',
  category_id: ['4', '1'],
  beneficiaryStates: ['Gujarat', 'Goa'],
  schemeDescription: '<p>Wells.</p>',
  eligibility: '<ul><li>Farmers</li></ul>',
  translations: { hi: { name: 'कुआँ', state: 'draft' as const }, gu: { name: 'કૂવો', state: 'draft' as const } },
};
const add = (status: 'draft' | 'published' = 'published') => admin(addWholeScheme, { ...form, status }, key());
const everythingElse = {
  name: 'Deeper Wells',
  category_id: ['1', '3'],
  beneficiaryStates: ['Kerala'],
  schemeDescription: '<p>Deeper.</p>',
  translations: { hi: { name: 'गहरा कुआँ', state: 'reviewed' as const }, gu: { name: 'ઊંડો કૂવો', state: 'draft' as const } },
};

const SAVES: [name: string, statements: number, prepare: () => Promise<() => Promise<unknown>>][] = [
  ['a new scheme', 15, async () => () => add()],
  ['a new draft', 15, async () => () => add('draft')],
  [
    'a corrected name',
    15,
    async () => {
      const { id, version } = await add();
      return () => admin(replaceScheme, { ...form, id, version, name: 'Wells' }, key());
    },
  ],
  [
    'the first change of a scheme that came with the site',
    16,
    async () => () => admin(replaceScheme, { id: 1, version: 1, name: 'PM Kisan', category_id: ['4'] }, key()),
  ],
  [
    'a change of everything',
    19,
    async () => {
      const { id, version } = await add();
      return () => admin(replaceScheme, { ...everythingElse, id, version }, key());
    },
  ],
  [
    'a publication',
    15,
    async () => {
      const { id, version } = await add('draft');
      return () => admin(replaceScheme, { ...form, id, version, status: 'published' }, key());
    },
  ],
  [
    'the answer to a request, made public',
    18,
    async () => {
      const { request } = await site.api()(createSchemeRequest, { name: 'Wells, please', email: 'asha@example.org' });
      return () => admin(addWholeScheme, { ...form, status: 'published', requestId: request.id }, key());
    },
  ],
  [
    'a check',
    12,
    async () => {
      const { id, version } = await add();
      return () => admin(markSchemeChecked, { id, version });
    },
  ],
  [
    'a former version',
    17,
    async () => {
      const { id, version } = await add();
      await admin(replaceScheme, { ...everythingElse, id, version }, key());
      return () => admin(restoreSchemeVersion, { id, version: 1 });
    },
  ],
  [
    'a deletion',
    12,
    async () => {
      const { id } = await add();
      return () => admin(deleteScheme, { id });
    },
  ],
];

test.each(SAVES)('%s takes %i statements', async (_name, expected, prepare) => {
  const save = await prepare();
  const statements = (await site.statementsOf(save)).filter((statement) => !/^(?:begin|commit)\b/.test(statement));
  expect(statements.length, statements.join('\n')).toBe(expected);
});
