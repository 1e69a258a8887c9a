import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { listAudit } from '../../../contract/audit.endpoints.ts';
import type { Api } from '../../../contract/endpoint.ts';
import { listMails } from '../../../contract/mail.endpoints.ts';
import { listSchemeRequests } from '../../../contract/requests.endpoints.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let site: TestApp;
let admin: Api;
beforeAll(async () => {
  site = await testApp();
  admin = site.api(await site.signIn());
  const { db } = site.connection;
  await db.transaction().execute(async (tx) => {
    for (let id = 1; id <= 60; id++) await writeAudit(tx, { actor: 'asha', action: 'update', entity: 'scheme', entity_id: id });
    await writeAudit(tx, { actor: 'ravi', action: 'publish', entity: 'blog', entity_id: 7, detail: '<b>bold</b>' });
  });
  // 18:30 UTC is midnight in India.
  await writeAudit(db, { actor: 'old', action: 'delete', at: new Date('2025-03-01T18:29:59.000Z') });
  await writeAudit(db, { actor: 'old', action: 'delete', at: new Date('2025-03-01T18:30:00.000Z') });
});
afterAll(() => site.close());

test('pages are newest first and do not overlap', async () => {
  const first = await admin(listAudit, { actor: 'asha' });
  const second = await admin(listAudit, { actor: 'asha', page: 2 });
  expect(first.total).toBe(60);
  expect([...first.entries, ...second.entries].map((entry) => entry.entity_id)).toEqual(
    Array.from({ length: 60 }, (_, index) => String(60 - index)),
  );
});

test('combines filters', async () => {
  expect((await admin(listAudit, { entity: 'blog' })).entries).toMatchObject([{ actor: 'ravi', action: 'publish', detail: '<b>bold</b>' }]);
  expect((await admin(listAudit, { entity: 'scheme', entity_id: '12' })).total).toBe(1);
  expect((await admin(listAudit, { entity: 'blog', actor: 'asha' })).total).toBe(0);
});

test('filters by days in India, both included', async () => {
  expect((await admin(listAudit, { from: '2025-03-01', to: '2025-03-01' })).total).toBe(1);
  expect((await admin(listAudit, { from: '2025-03-02', to: '2025-03-02' })).total).toBe(1);
  expect((await admin(listAudit, { from: '2025-03-01', to: '2025-03-02' })).total).toBe(2);
});

test('offers the filter values that occur in the log', async () => {
  const { choices } = await admin(listAudit, {});
  expect(choices.actors).toEqual(expect.arrayContaining(['asha', 'ravi', 'admin', 'system']));
  expect(choices.entities).toEqual(['blog', 'scheme', 'user']);
});

test.each([{ from: 'yesterday' }, { to: '2025-02-30' }, { colour: 'red' }])('%j is refused', async (input) => {
  await expect(admin(listAudit, input as never)).rejects.toMatchObject({ status: 400 });
});

test('is rolled back with its transaction', async () => {
  const { db } = site.connection;
  const failing = db.transaction().execute(async (tx) => {
    await writeAudit(tx, { actor: 'ghost', action: 'create' });
    throw new Error('undone');
  });
  await expect(failing).rejects.toThrow('undone');
  expect((await admin(listAudit, { actor: 'ghost' })).total).toBe(0);
});

describe('an entry for reading', () => {
  const told = async (action: string) => {
    const { entries } = await admin(listAudit, { action, limit: 100 });
    return entries.map(({ actor, entity, detail }) => `${actor}: ${entity}, ${detail}`);
  };

  test('visitors’ data is added once an hour for each list', async () => {
    for (let times = 0; times < 3; times++) {
      await admin(listSchemeRequests, {});
      await admin(listMails, {});
    }
    await vi.waitFor(async () => expect(await told('view')).toHaveLength(2));
    expect((await told('view')).sort()).toEqual([
      'admin: mail, Mails with their addresses',
      'admin: request, Requests with their addresses',
    ]);
    site.advance(3_600_001);
    await admin(listMails, {});
    await vi.waitFor(async () => expect(await told('view')).toHaveLength(3));
  });

  test('an export is added each time', async () => {
    const cookie = await site.signIn();
    for (const format of ['csv', 'json'])
      await (await site.fetch(`/api/admin/schemes/export?format=${format}&status=all`, { headers: { Cookie: cookie } })).text();
    expect(await told('export')).toEqual(['admin: scheme, 0 as json', 'admin: scheme, 0 as csv']);
  });
});
