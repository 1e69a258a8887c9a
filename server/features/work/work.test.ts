import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Api } from '../../../contract/endpoint.ts';
import { sendFeedback } from '../../../contract/feedback.endpoints.ts';
import { createSchemeRequest, listSchemeRequests, setRequestStatus } from '../../../contract/requests.endpoints.ts';
import { addWholeScheme, markSchemeChecked, replaceScheme } from '../../../contract/scheme-admin.endpoints.ts';
import { searchSchemes } from '../../../contract/schemes.endpoints.ts';
import { CHECK_AFTER_DAYS, listSchemesWithoutRules, nextSchemeToCheck, readWork } from '../../../contract/work.endpoints.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let site: TestApp;
let staff: Api;
beforeAll(async () => {
  site = await testApp();
  staff = site.api(await site.signIn());
});
afterAll(() => site.close());

const DAY_MS = 86_400_000;

test('counts open work by kind, without completed work', async () => {
  expect(await staff(readWork, {})).toEqual({
    criticalRequests: 0,
    highRequests: 0,
    reports: 0,
    undeliverableMails: 0,
    searches: 0,
    schemesToCheck: 0,
    schemesWithoutRules: 0,
    waitingContent: 0,
  });
  const visitor = site.api();
  for (const [index, urgency] of (['critical', 'critical', 'high', 'medium'] as const).entries())
    await visitor(createSchemeRequest, { name: `Help number ${index}`, email: `a${index}@example.org`, urgency });
  await visitor(sendFeedback, { reason: 'link', text: 'It leads nowhere', path: '/schemes/1' });
  await visitor(searchSchemes, { search: 'qqqq zzzz' });
  const { requests } = await staff(listSchemeRequests, { urgency: 'critical' });
  await staff(setRequestStatus, { id: requests[0]?.id ?? 0, status: 'approved' });
  await expect.poll(() => staff(readWork, {})).toMatchObject({ criticalRequests: 1, highRequests: 1, reports: 1, searches: 1 });
});

test('counts all requests by month, not only the newest two thousand', async () => {
  const { db } = site.connection;
  await db.deleteFrom('scheme_requests').execute();
  const now = site.app.deps.now();
  const at = now.toISOString();
  const stored = (await db.selectFrom('scheme_requests').selectAll().execute()).length;
  const row = { name: 'Help', category_id: null, email: 'a@example.org', description: '', scheme_id: null } as const;
  const rows = Array.from({ length: 2345 }, (_, index) => ({
    ...row,
    secret: 'x',
    submission_key: `key ${index}`,
    urgency: 'medium' as const,
    status: 'pending' as const,
    language: 'en' as const,
    createdAt: at,
    updated_at: at,
  }));
  for (let start = 0; start < rows.length; start += 100)
    await db
      .insertInto('scheme_requests')
      .values(rows.slice(start, start + 100))
      .execute();
  const { requests, counts, months } = await staff(listSchemeRequests, {});
  expect(requests).toHaveLength(2000);
  expect(counts.pending).toBe(2345 + stored);
  expect(months).toHaveLength(12);
  expect(months.at(-1)?.count).toBe(2345 + stored);
  expect(months.slice(0, -1).every(({ count }) => count === 0)).toBe(true);
});

test('queues schemes due for a check, those never checked first, until they are checked', async () => {
  const add = async (name: string, status: 'published' | 'draft' = 'published') =>
    (await staff(addWholeScheme, { name, category_id: ['1'], status })).id;
  const [first, second, third] = [await add('Queue one'), await add('Queue two'), await add('Queue three')] as const;
  await add('Queue draft', 'draft');
  const next = async (after?: number) => (await staff(nextSchemeToCheck, { after })).scheme?.id ?? null;
  expect(await staff(nextSchemeToCheck, {})).toMatchObject({ due: 3, scheme: { id: first, name: 'Queue one', checkedOn: null } });
  expect([await next(first), await next(second), await next(third)]).toEqual([second, third, null]);
  await staff(markSchemeChecked, { id: first });
  expect(await next()).toBe(second);
  await staff(markSchemeChecked, { id: second });
  await staff(markSchemeChecked, { id: third });
  expect(await staff(nextSchemeToCheck, {})).toEqual({ due: 0, scheme: null });
  expect((await staff(readWork, {})).schemesToCheck).toBe(0);
  site.advance((CHECK_AFTER_DAYS + 2) * DAY_MS);
  const later = site.api(await site.signIn());
  expect((await later(nextSchemeToCheck, {})).due).toBe(3);
});

test('lists schemes with lines that have neither rule nor mark, those with some rules first', async () => {
  // The test before has advanced the clock by half a year.
  const staff = site.api(await site.signIn());
  const ELIGIBILITY = '<ul><li>You are old.</li><li>You are poor.</li></ul>';
  const [old, poor] = [
    { text: 'You are old.', rule: { age: { min: 60 } } },
    { text: 'You are poor.', judged: true as const },
  ];
  const add = async (name: string, fields: object) => (await staff(addWholeScheme, { name, category_id: ['1'], ...fields })).id;
  const none = await add('No rules', { eligibility: ELIGIBILITY });
  const one = await add('One rule', { eligibility: ELIGIBILITY, conditions: [old] });
  const whole = await add('All rules', { eligibility: ELIGIBILITY, conditions: [old, poor] });
  await add('No lines', {});
  await add('A draft', { eligibility: ELIGIBILITY, status: 'draft' });
  const missing = (input: object = {}) => staff(listSchemesWithoutRules, input);
  expect(await missing()).toEqual({
    schemes: [
      { id: one, name: 'One rule', missing: 1, lines: 2 },
      { id: none, name: 'No rules', missing: 2, lines: 2 },
    ],
    total: 2,
    page: 1,
    limit: 20,
  });
  expect((await missing({ only: 'none' })).schemes.map(({ id }) => id)).toEqual([none]);
  expect((await missing({ only: 'some' })).schemes.map(({ id }) => id)).toEqual([one]);
  expect(await missing({ page: 2, limit: 1 })).toMatchObject({ total: 2, schemes: [{ id: none }] });
  expect((await staff(readWork, {})).schemesWithoutRules).toBe(2);
  await staff(replaceScheme, { id: one, name: 'One rule', category_id: ['1'], conditions: [old, poor] });
  expect((await missing()).schemes.map(({ id }) => id)).toEqual([none]);
  await staff(replaceScheme, { id: whole, name: 'All rules', category_id: ['1'], conditions: [] });
  expect((await staff(readWork, {})).schemesWithoutRules).toBe(2);
});
