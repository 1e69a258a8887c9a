import { expect, test } from 'vitest';
import { readPapers } from '../../content/read-content.ts';
import { exportPapers, importPapers } from '../../contract/document-admin.endpoints.ts';
import { testApp } from '../testing/test-app.ts';
import { seedPapers } from './seed-documents.ts';

test('an export of what came with the site changes nothing when it is imported', async () => {
  const site = await testApp();
  const admin = site.api(await site.signIn());
  const files = readPapers();
  expect(await seedPapers(site.connection, files)).toBe(files.length);
  const library = await admin(exportPapers, {});
  expect(await admin(importPapers, { ...library, dryRun: true })).toEqual({ added: [], changed: [], same: files.length });
  await site.close();
});
