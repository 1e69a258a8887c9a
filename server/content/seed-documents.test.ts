import { expect, test } from 'vitest';
import { shippedDocuments } from '../../content/shipped-content.ts';
import { exportDocuments, importDocuments } from '../../contract/document-admin.endpoints.ts';
import { testApp } from '../testing/test-app.ts';
import { seedDocuments } from './seed-documents.ts';

test('exporting and importing the seeded documents changes nothing', async () => {
  const site = await testApp();
  const admin = site.api(await site.signIn());
  const files = shippedDocuments();
  expect(await seedDocuments(site.connection, files)).toBe(files.length);
  const library = await admin(exportDocuments, {});
  expect(await admin(importDocuments, { ...library, dryRun: true })).toEqual({ added: [], changed: [], same: files.length });
  await site.close();
});
