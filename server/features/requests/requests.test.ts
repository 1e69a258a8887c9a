import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSchemeRequest, listSchemeRequests, readRequestStatus } from '../../../contract/requests.endpoints.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { writesAtOnce } from '../../testing/writes-at-once.ts';

let site: TestApp;
beforeEach(async () => {
  site = await testApp();
});
afterEach(() => site.close());

const wish = { name: 'Solar pump for farmers', email: 'asha@example.org', category: 4, urgency: 'high' } as const;

const post = (body: unknown, headers: Record<string, string> = {}) =>
  site.fetch('/api/scheme-requests', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const stored = () => site.connection.db.selectFrom('scheme_requests').selectAll().orderBy('id').execute();

describe('asking for a scheme', () => {
  test('stores it as pending and answers with number and code, without the email address', async () => {
    const response = await post({ ...wish, description: 'Line one\nLine two' });
    expect(response.status).toBe(201);
    const { message, request, secret } = await response.json();
    expect(message).toBe('Your scheme request has been submitted successfully.');
    expect(request).toMatchObject({ name: wish.name, category: 4, urgency: 'high', status: 'pending', description: 'Line one\nLine two' });
    expect(request.reference).toBe(`REQ-${request.createdAt.slice(0, 4)}-000${request.id}`);
    expect(JSON.stringify(request)).not.toContain('asha');
    expect(secret).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect(await stored()).toMatchObject([{ id: request.id, email: 'asha@example.org', language: 'en', category_id: 4 }]);
  });

  test.each([{}, { category: null, description: null }])('uses defaults for missing fields: %j', async (missing) => {
    await post({ name: 'Solar pump', email: 'asha@example.org', ...missing });
    expect(await stored()).toMatchObject([{ urgency: 'medium', status: 'pending', category_id: null, description: '' }]);
  });

  test('ignores fields that visitors may not set', async () => {
    await post({ ...wish, id: 999, status: 'approved', createdAt: '2001-01-01', scheme_id: 1, secret: 'x' });
    const [request = expect.fail()] = await stored();
    expect(request.id).not.toBe(999);
    expect(request.status).toBe('pending');
    expect(request.createdAt.slice(0, 4)).not.toBe('2001');
    expect(request.secret).not.toBe('x');
  });

  test.each([
    [{}, 'Required'],
    [{ name: 7 }, 'Invalid input: name must be text'],
    [{ ...wish, name: 'abcd' }, 'Scheme name must be at least 5 characters'],
    [{ ...wish, name: '  abcd  ' }, 'Scheme name must be at least 5 characters'],
    [{ ...wish, name: 'ab\u200b\u200b\u200b\u200bcd' }, 'Scheme name must be at least 5 characters'],
    [{ ...wish, name: 'x'.repeat(201) }, 'Scheme name must be at most 200 characters'],
    [{ name: wish.name }, 'Required'],
    [{ ...wish, email: 'a@b' }, 'Please enter a valid email address'],
    [{ ...wish, email: '' }, 'Please enter a valid email address'],
    [{ ...wish, email: 'a@example.org\r\nBcc: b@example.org' }, 'Please enter a valid email address'],
    [{ ...wish, email: 'a@example.org,b@example.org' }, 'Please enter a valid email address'],
    [{ ...wish, email: `${'a'.repeat(250)}@example.org` }, 'Please enter a valid email address'],
    [{ ...wish, urgency: 'urgent' }, 'Please select a valid urgency level'],
    [{ ...wish, category: 999 }, 'Please choose one from the list'],
    [{ ...wish, category: 'x' }, 'Please choose one from the list'],
    [{ ...wish, description: 'x'.repeat(5001) }, 'Description must be at most 5000 characters'],
    [{ ...wish, description: ['x'] }, 'Invalid input: description must be text'],
  ])('%j is refused with "%s" and stores nothing', async (body, sentence) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(await response.text()).toBe(sentence);
    expect(await stored()).toEqual([]);
  });

  test('normalises the email address, and recognises a repeated request in either form', async () => {
    const answers = [];
    for (const email of ['asha@उदाहरण.भारत', 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c', '\u200basha@उदाहरण.भारत']) {
      const response = await post({ ...wish, email });
      expect(response.status).toBe(201);
      answers.push((await response.json()).request.id);
    }
    expect(new Set(answers).size).toBe(1);
    expect(await stored()).toMatchObject([{ email: 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c' }]);
  });

  test('counts code points, not UTF-16 units', async () => {
    expect((await post({ ...wish, name: 'आवास यो' })).status).toBe(201);
    expect((await post({ ...wish, name: '𝒜𝒜𝒜𝒜' })).status).toBe(400);
    expect((await post({ ...wish, name: '𝒜𝒜𝒜𝒜𝒜' })).status).toBe(201);
  });

  test('drops control characters and stores markup as text', async () => {
    await post({ ...wish, name: 'Solar\u0007 <b>pump</b>', description: '<script>alert(1)</script>' });
    expect(await stored()).toMatchObject([{ name: 'Solar <b>pump</b>', description: '<script>alert(1)</script>' }]);
  });

  test('is refused from another site, and with another content type', async () => {
    expect((await post(wish, { Origin: 'https://evil.example' })).status).toBe(403);
    expect((await post(wish, { 'Content-Type': 'text/plain' })).status).toBe(415);
    expect(await stored()).toEqual([]);
  });

  test('thanks a bot that fills in the hidden field and stores nothing', async () => {
    const response = await post({ ...wish, website: 'https://spam.example' });
    expect(response.status).toBe(201);
    const { request, secret } = await response.json();
    expect(request).toMatchObject({ name: wish.name, status: 'pending' });
    expect((await site.fetch(`/api/scheme-requests/${request.id}?key=${secret}`)).status).toBe(404);
    expect(await stored()).toEqual([]);
  });
});

describe('the same request sent again', () => {
  test('with the key of its form is stored once, also concurrently', async () => {
    const answers = await writesAtOnce(Array.from({ length: 20 }, () => post({ ...wish, key: 'one-submission' })));
    const bodies = await Promise.all(answers.map((answer) => answer.json()));
    expect(await stored()).toHaveLength(1);
    expect(new Set(bodies.map(({ request, secret }) => `${request.id} ${secret}`)).size).toBe(1);
    site.advance(3_600_000);
    await post({ ...wish, key: 'one-submission' });
    expect(await stored()).toHaveLength(1);
  });

  test('with the same key but other text is another request', async () => {
    await post({ ...wish, key: 'k' });
    const { request } = await (await post({ ...wish, email: 'other@example.org', key: 'k' })).json();
    expect(await stored()).toHaveLength(2);
    expect((await stored()).at(-1)).toMatchObject({ id: request.id, email: 'other@example.org' });
  });

  test('without a key is stored once within ten minutes, and again much later', async () => {
    await writesAtOnce([post(wish), post(wish), post({ ...wish, name: ` ${wish.name} ` })]);
    site.advance(9 * 60_000);
    await post(wish);
    expect(await stored()).toHaveLength(1);
    site.advance(21 * 60_000);
    await post(wish);
    expect(await stored()).toHaveLength(2);
  });
});

describe('the status of a request', () => {
  test('is shown for its number and code, however the code is typed', async () => {
    const { request, secret } = await site.api()(createSchemeRequest, wish);
    for (const key of [secret, secret.toLowerCase(), secret.replaceAll('-', ''), ` ${secret.replaceAll('-', ' ')} `]) {
      expect((await site.api()(readRequestStatus, { id: request.id, key })).request).toEqual(request);
    }
  });

  test('is not found otherwise', async () => {
    const { request, secret } = await site.api()(createSchemeRequest, wish);
    const other = await site.api()(createSchemeRequest, { ...wish, name: 'Another scheme' });
    for (const [id, key] of [
      [request.id, 'AAAA-AAAA-AAAA'],
      [request.id, other.secret],
      [request.id, ''],
      [request.id + 100, secret],
      ['x', secret],
      ['1e9', secret],
    ]) {
      const response = await site.fetch(`/api/scheme-requests/${id}?key=${key}`);
      expect(response.status).toBe(404);
    }
    expect((await site.fetch(`/api/scheme-requests/${request.id}`)).status).toBe(400);
  });
});

test('answers 429 with Retry-After to too many requests from one address', async () => {
  const limited = await testApp({ env: { RATE_LIMITS: 'on' } });
  const statuses: number[] = [];
  let wait: string | null = null;
  for (let number = 0; number < 21; number++) {
    const body = JSON.stringify({ ...wish, name: `Scheme number ${number}` });
    const answer = await limited.fetch('/api/scheme-requests', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
    statuses.push(answer.status);
    wait = answer.headers.get('retry-after');
  }
  expect(statuses.slice(0, 20).every((status) => status === 201)).toBe(true);
  expect(statuses[20]).toBe(429);
  expect(Number(wait)).toBeGreaterThan(0);
  const staff = limited.api(await limited.signIn());
  expect((await staff(listSchemeRequests, {})).counts.all).toBe(20);
  await limited.close();
});
