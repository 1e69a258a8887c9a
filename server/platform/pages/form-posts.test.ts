import pino from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FormState } from '../../../contract/page-data.ts';
import { type App, createApp } from '../../app.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { writesAtOnce } from '../../testing/writes-at-once.ts';
import type { Pages } from './pages.routes.ts';

/** Renders its inputs as JSON; journeys test what the pages make of them. */
const render: Pages['render'] = async ({ path, search, settings, form }) => ({
  status: 200,
  language: 'en',
  head: '',
  body: JSON.stringify({ path, search, form }),
  data: { settings, answers: [], failures: [] },
  file: '',
  isPrivate: form !== undefined,
});
const findAssets = () => ({ styles: '', scripts: [], preloads: [] });

let site: TestApp;
let app: App;
beforeEach(async () => {
  site = await testApp();
  app = await start(site);
});
afterEach(async () => {
  await app.stop();
  await site.close();
});

const start = (on: TestApp) =>
  createApp({
    env: on.env,
    connection: on.connection,
    log: pino({ level: 'silent' }),
    lexicon: () => [],
    web: { render, findAssets, findAdminAssets: findAssets, files: new Map() },
  });

type Fields = Record<string, string> | [string, string][] | string;
const send = (path: string, fields: Fields, headers: Record<string, string> = {}, to = app) =>
  to.fetch(
    new Request(`http://localhost:3000${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        Origin: 'http://localhost:3000',
        'Sec-Fetch-Site': 'same-origin',
        ...headers,
      },
      body: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
    }),
  );

async function shown(response: Response): Promise<{ path: string; search: string; form: FormState }> {
  const html = await response.text();
  return JSON.parse(/<div id="root">(.*?)<\/div>/s.exec(html)?.[1] ?? '');
}

const wish = { name: 'Solar pump', email: 'asha@example.org', category: '4', description: 'One\r\nTwo', urgency: 'high', website: '' };
const count = async (table: 'scheme_requests' | 'subscribers' | 'feedback') =>
  (await site.connection.db.selectFrom(table).select('id').execute()).length;

describe('the request form', () => {
  test.each(['', '/hi'])('sent from %s/request is stored and leads to its status', async (base) => {
    const response = await send(`${base}/request`, wish);
    expect(response.status).toBe(303);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const to = new URL(response.headers.get('location') ?? '', 'http://localhost');
    expect(to.pathname).toBe(`${base}/request/status`);
    const [stored = expect.fail()] = await site.connection.db.selectFrom('scheme_requests').selectAll().execute();
    expect(to.searchParams.get('number')).toBe(String(stored.id));
    expect(to.searchParams.get('key')).toBe(stored.secret);
    expect(stored).toMatchObject({ description: 'One\nTwo', language: base ? 'hi' : 'en', category_id: 4, urgency: 'high' });
  });

  test('sent twice is one request with one answer', async () => {
    const [first, second] = await writesAtOnce([send('/request', wish), send('/request', wish)]);
    expect(second?.headers.get('location')).toBe(first?.headers.get('location'));
    expect(await count('scheme_requests')).toBe(1);
  });

  test('with invalid fields is shown again with all errors and the input, and not cached', async () => {
    const response = await send('/hi/request', { ...wish, name: 'abc', email: 'a@b', urgency: 'x' });
    expect(response.status).toBe(400);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('etag')).toBeNull();
    const page = await shown(response);
    expect(page.path).toBe('/hi/request');
    expect(page.form).toEqual({
      values: { name: 'abc', email: 'a@b', category: '4', description: 'One\r\nTwo', urgency: 'x' },
      errors: {
        name: 'Scheme name must be at least 5 characters',
        email: 'Please enter a valid email address',
        urgency: 'Please select a valid urgency level',
      },
    });
    expect(await count('scheme_requests')).toBe(0);
    const plain = await app.fetch(new Request('http://localhost:3000/hi/request'));
    expect((await shown(plain)).form).toBeUndefined();
  });

  test('names each missing field as required', async () => {
    const { form } = await shown(await send('/request', {}));
    expect(form?.errors).toEqual({ name: 'Required', email: 'Required' });
  });

  test('thanks a bot and stores nothing', async () => {
    expect((await send('/request', { ...wish, website: 'https://spam.example' })).status).toBe(303);
    expect(await count('scheme_requests')).toBe(0);
  });

  test.each([
    ['another site', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['an unknown origin', { Origin: 'null' }, 403],
    ['another kind of form', { 'Content-Type': 'text/plain' }, 415],
  ])('from %s is refused', async (_, headers, status) => {
    expect((await send('/request', wish, headers)).status).toBe(status);
    expect(await count('scheme_requests')).toBe(0);
  });

  test('is refused without a 500 when it is too large, repeats a field or is malformed', async () => {
    expect((await send('/request', { ...wish, description: 'x'.repeat(100_001) })).status).toBe(413);
    expect((await send('/request', [...Object.entries(wish), ['name', 'Another']])).status).toBe(400);
    expect((await send('/request', 'name=%00%00%00%00%00%00&email=a@example.org')).status).toBe(400);
    expect((await send('/request', '%E0%A4%A&=&&&===')).status).toBe(400);
    expect((await send('/request', '')).status).toBe(400);
    expect(await count('scheme_requests')).toBe(0);
  });

  test('is shown again with the input when the rate limit is exceeded', async () => {
    const limited = await testApp({ env: { RATE_LIMITS: 'on' } });
    const strict = await start(limited);
    let response = new Response();
    for (let times = 0; times < 21; times++) response = await send('/request', { ...wish, name: `Scheme ${times}` }, {}, strict);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    const { form } = await shown(response);
    expect(form.values.name).toBe('Scheme 20');
    expect(form.errors).toEqual({ form: 'Too many requests. Please wait a little and try again.' });
    await strict.stop();
    await limited.close();
  });
});

describe('subscribing by plain forms', () => {
  const token = async () => (await site.connection.db.selectFrom('subscribers').select('token').executeTakeFirstOrThrow()).token;
  const status = async () => (await site.connection.db.selectFrom('subscribers').select('status').executeTakeFirstOrThrow()).status;

  test('leads from the address to the confirmation and to unsubscribing', async () => {
    const sent = await send('/hi/subscribe', { email: 'asha@example.org', category: '', state: 'Goa' });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/hi/subscribe/sent']);
    for (const path of ['/subscribe/confirm', '/unsubscribe']) {
      await app.fetch(new Request(`http://localhost:3000${path}?token=${await token()}`));
      expect(await status()).toBe('pending');
    }
    const confirmed = await send('/subscribe/confirm', { token: await token() });
    expect(confirmed.headers.get('location')).toBe(`/subscribe/confirm?token=${await token()}`);
    expect(await status()).toBe('confirmed');
    const ended = await send('/unsubscribe', { token: await token() });
    expect(ended.headers.get('location')).toBe(`/unsubscribe?token=${await token()}`);
    expect(await status()).toBe('unsubscribed');
  });

  test('ends by a one-click unsubscribe (RFC 8058) without a redirect', async () => {
    await send('/subscribe', { email: 'asha@example.org' });
    const response = await send(`/hi/unsubscribe?token=${await token()}`, 'List-Unsubscribe=One-Click', {
      Origin: 'https://mail.example',
      'Sec-Fetch-Site': 'cross-site',
    });
    expect(response.status).toBe(200);
    expect(await status()).toBe('unsubscribed');
  });

  test('cannot be ended by a form of another site', async () => {
    await send('/subscribe', { email: 'asha@example.org' });
    expect((await send('/unsubscribe', { token: await token() }, { Origin: 'https://evil.example' })).status).toBe(403);
    expect(await status()).toBe('pending');
  });

  test('shows the form again for a bad address or an old link', async () => {
    const refused = await send('/subscribe', { email: 'a@b' });
    expect(refused.status).toBe(400);
    expect((await shown(refused)).form).toEqual({ values: { email: 'a@b' }, errors: { email: 'Please enter a valid email address' } });
    const old = await send('/subscribe/confirm', { token: 'old' });
    expect(old.status).toBe(404);
    expect(await shown(old)).toMatchObject({ path: '/subscribe/confirm', search: 'token=old', form: { values: {} } });
    expect(await count('subscribers')).toBe(0);
  });
});

describe('the feedback form', () => {
  test('is stored and redirects to the thanks', async () => {
    const response = await send('/feedback', { path: '/schemes/1', schemeId: '1', reason: 'link', text: '' });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/feedback?path=%2Fschemes%2F1&sent=1']);
    expect(await count('feedback')).toBe(1);
  });

  test('without a reason is shown again for the same page', async () => {
    const response = await send('/hi/feedback', { path: '/hi/schemes/1', schemeId: '1', text: 'Old' });
    expect(response.status).toBe(400);
    expect(await shown(response)).toMatchObject({
      search: 'path=%2Fhi%2Fschemes%2F1&scheme=1',
      form: { values: { text: 'Old' }, errors: { reason: 'Please choose what is wrong' } },
    });
    expect(await count('feedback')).toBe(0);
  });
});

test('other pages accept no forms', async () => {
  expect((await send('/schemes', wish)).status).toBe(405);
});
