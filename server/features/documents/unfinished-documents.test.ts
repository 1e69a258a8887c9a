/** A draft of a document may be incomplete; only publishing validates it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addDocument,
  exportDocuments,
  importDocuments,
  listDocumentsForStaff,
  readDocumentForEdit,
  replaceDocument,
} from '../../../contract/document-admin.endpoints.ts';
import type { Api } from '../../../contract/endpoint.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let site: TestApp;
let admin: Api;
beforeAll(async () => {
  site = await testApp();
  admin = site.api(await site.signIn());
});
afterAll(() => site.close());

const NO_TEXTS = {
  ...{ name: '', summary: '', description: '', issuer: '', steps: [], fee: '', time: '', validity: '' },
  ...{ acceptedInstead: [], refusals: [], corrections: [] },
};
const entry = {
  ...{ group: 'other' as const, otherNames: [], needs: [], online: [], feeRupees: null, days: null, en: NO_TEXTS, translations: {} },
  ...{ sources: [], reviewBy: null, checkedOn: null, checkedBy: '', note: '' },
};

const UNFINISHED = {
  online: [{ state: null, url: 'www', title: '' }],
  feeRupees: { from: 'fifty', to: '' },
  sources: [{ url: '', title: '', date: '' }],
  reviewBy: '2026-1',
  'en.steps': [{ title: '', text: 'Go there' }],
  'hi.name': 'x'.repeat(300),
};

test('a draft without a name, with half a row of everything, is stored and shown again', async () => {
  const half = {
    ...entry,
    ...{ online: UNFINISHED.online, feeRupees: UNFINISHED.feeRupees, sources: UNFINISHED.sources, reviewBy: UNFINISHED.reviewBy },
    en: { ...NO_TEXTS, issuer: 'The Tehsil', steps: UNFINISHED['en.steps'] },
    translations: { hi: { ...NO_TEXTS, name: UNFINISHED['hi.name'], state: 'draft' as const } },
  };
  const { id } = await admin(addDocument, { slug: 'otter-card', status: 'draft', entry: half } as never);
  const paper = await admin(readDocumentForEdit, { id });
  expect(paper.entry.unfinished).toEqual(UNFINISHED);
  expect(paper.entry.en.issuer).toBe('The Tehsil');
  expect((await admin(listDocumentsForStaff, { q: 'otter' })).papers).toMatchObject([{ id, name: 'otter-card' }]);
  const { slug: _, ...published } = { slug: '', status: 'published' as const, entry: paper.entry };
  await expect(admin(replaceDocument, { id, ...published })).rejects.toMatchObject({
    status: 400,
    serverMessage: `Not finished yet: ${Object.keys(UNFINISHED).join(', ')}`,
  });
  // An export contains drafts unchanged.
  const { papers } = await admin(exportDocuments, {});
  expect((await admin(importDocuments, { papers: papers.filter(({ slug }) => slug === 'otter-card') })).same).toBe(1);

  const { unfinished: __, ...rest } = paper.entry;
  await expect(admin(replaceDocument, { id, status: 'published', entry: { ...rest, translations: {} } })).rejects.toMatchObject({
    serverMessage: 'A paper has a name and a summary in each of its languages',
  });
  const en = { ...rest.en, name: 'Otter card', summary: 'Says that one is an otter.' };
  await admin(replaceDocument, { id, status: 'published', entry: { ...rest, en, translations: {} } });
  expect((await admin(readDocumentForEdit, { id })).entry.unfinished).toBeUndefined();
});
