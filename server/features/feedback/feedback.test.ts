import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listFeedback, sendFeedback, setFeedbackHandled } from '../../../contract/feedback.endpoints.ts';
import { addWholeScheme, deleteScheme } from '../../../contract/scheme-admin.endpoints.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { forgetOldFeedback } from './feedback.store.ts';

let site: TestApp;
let cookie: string;
beforeEach(async () => {
  site = await testApp();
  cookie = await site.signIn();
});
afterEach(() => site.close());

const staff: TestApp['api'] extends () => infer A ? A : never = (...call) => site.api(cookie)(...call);
const post = (body: unknown) =>
  site.fetch('/api/feedback', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

describe('a report of a reader', () => {
  test('is listed for staff, with its scheme', async () => {
    const { id } = await staff(addWholeScheme, { name: 'Solar Pump', category_id: ['4'], status: 'published' });
    const response = await post({ path: `/hi/schemes/${id}`, schemeId: id, reason: 'link', text: 'The link <b>fails</b>', lang: 'hi' });
    expect(response.status).toBe(201);
    const { feedback, counts } = await staff(listFeedback, {});
    expect(counts).toEqual({ all: 1, open: 1, handled: 0 });
    expect(feedback).toMatchObject([
      {
        path: `/hi/schemes/${id}`,
        schemeId: id,
        schemeName: 'Solar Pump',
        reason: 'link',
        text: 'The link <b>fails</b>',
        language: 'hi',
        handledAt: null,
      },
    ]);
  });

  test('can be marked as handled and reopened', async () => {
    await post({ path: '/schemes', reason: 'other' });
    await post({ path: '/blog', reason: 'unclear' });
    const [last = expect.fail()] = (await staff(listFeedback, {})).feedback;
    expect((await staff(setFeedbackHandled, { id: last.id, handled: true })).feedback).toMatchObject({ handledBy: 'admin' });
    expect((await staff(listFeedback, {})).feedback.map(({ path }) => path)).toEqual(['/schemes']);
    expect((await staff(listFeedback, { status: 'handled' })).feedback.map(({ path }) => path)).toEqual(['/blog']);
    expect((await staff(listFeedback, { status: 'all' })).counts).toEqual({ all: 2, open: 1, handled: 1 });
    expect((await staff(setFeedbackHandled, { id: last.id, handled: false })).feedback.handledAt).toBeNull();
    await expect(staff(setFeedbackHandled, { id: 999, handled: true })).rejects.toMatchObject({ status: 404 });
  });

  test.each([
    [{}, 'Please choose what is wrong'],
    [{ reason: 'x' }, 'Please choose what is wrong'],
    [{ reason: 'other', text: 'x'.repeat(2001) }, 'Text must be at most 2000 characters'],
    [{ reason: 'other', text: 7 }, 'Invalid input: text must be text'],
  ])('%j is refused with "%s" and not stored', async (body, sentence) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(await response.text()).toBe(sentence);
    expect((await staff(listFeedback, {})).counts.all).toBe(0);
  });

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 7, undefined])(
    'with the path %j is stored without the path',
    async (path) => {
      await post({ reason: 'other', path, schemeId: 'none' });
      expect((await staff(listFeedback, {})).feedback).toMatchObject([{ path: '/', schemeId: null }]);
    },
  );

  test.each(['/\t/evil.example', '/\n\\evil.example', '/\u200b/evil.example', '\t//evil.example'])(
    'with the path %j never becomes an external link',
    async (path) => {
      await post({ reason: 'other', path });
      const { feedback } = await staff(listFeedback, {});
      expect(new URL(feedback[0]?.path ?? '', 'https://own.example').host).toBe('own.example');
      expect(feedback[0]?.path).not.toMatch(/\p{Cc}/u);
    },
  );

  test('about an unpublished scheme does not reveal it', async () => {
    const { id } = await staff(addWholeScheme, { name: 'Secret draft', category_id: ['4'], status: 'draft' });
    await post({ reason: 'other', schemeId: id });
    expect((await staff(listFeedback, {})).feedback).toMatchObject([{ schemeId: null }]);
  });

  test('is stored once when sent twice, and not at all from a bot', async () => {
    for (let times = 0; times < 3; times++) await site.api()(sendFeedback, { reason: 'wrong', path: '/a', text: 'No' });
    expect((await post({ reason: 'wrong', path: '/b', website: 'x' })).status).toBe(201);
    expect((await staff(listFeedback, {})).counts.all).toBe(1);
    site.advance(11 * 60_000);
    await site.api()(sendFeedback, { reason: 'wrong', path: '/a', text: 'No' });
    expect((await staff(listFeedback, {})).counts.all).toBe(2);
  });

  test('is stored even when the list is full, in place of handled and old reports', async () => {
    const { db } = site.connection;
    const { id } = await staff(addWholeScheme, { name: 'Solar Pump', category_id: ['4'], status: 'published' });
    const at = (day: number) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString();
    const row = (text: string, day: number, more = {}) => ({
      path: '/',
      scheme_id: null,
      reason: 'other',
      text,
      language: 'en' as const,
      created_at: at(day),
      handled_by: '',
      ...more,
    });
    await db
      .insertInto('feedback')
      .values(row('about a scheme', 0, { scheme_id: id }))
      .execute();
    await db.insertInto('feedback').values(row('old and open', 0)).execute();
    for (let start = 0; start < 4998; start += 357) {
      const rows = Array.from({ length: 357 }, (_, number) =>
        row(`flood ${start + number}`, 1, number % 7 === 0 ? { handled_at: at(2) } : {}),
      );
      await db.insertInto('feedback').values(rows).execute();
    }
    await post({ reason: 'wrong', text: 'new' });
    const left = (await db.selectFrom('feedback').select(['text', 'handled_at']).execute()).map(({ text }) => text);
    expect(left.length).toBeLessThanOrEqual(5000);
    expect(left).toEqual(expect.arrayContaining(['about a scheme', 'old and open', 'new']));
  });

  test('is deleted a year after it was handled, and after two years in any case', async () => {
    for (const text of ['handled', 'open']) await post({ reason: 'wrong', text });
    const { feedback } = await staff(listFeedback, {});
    await staff(setFeedbackHandled, { id: feedback.find(({ text }) => text === 'handled')?.id ?? 0, handled: true });
    const left = async (days: number) => {
      await forgetOldFeedback(site.connection.db, new Date(Date.now() + days * 86_400_000));
      return (await site.connection.db.selectFrom('feedback').select('text').execute()).map(({ text }) => text);
    };
    expect(await left(364)).toHaveLength(2);
    expect(await left(366)).toEqual(['open']);
    expect(await left(731)).toEqual([]);
  });

  test('stays when its scheme is moved to the bin', async () => {
    const { id } = await staff(addWholeScheme, { name: 'Solar Pump', category_id: ['4'], status: 'published' });
    await post({ reason: 'wrong', path: `/schemes/${id}`, schemeId: id });
    await staff(deleteScheme, { id });
    expect((await staff(listFeedback, {})).counts.all).toBe(1);
  });
});
