import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { changeOwnPassword } from '../../../contract/account.endpoints.ts';
import { login, logout, readMe } from '../../../contract/session.endpoints.ts';
import { addUser, changeUser, listUsers, removeUser } from '../../../contract/users.endpoints.ts';
import { requestFor, TEST_PASSWORD, type TestApp, testApp } from '../../testing/test-app.ts';
import { writesAtOnce } from '../../testing/writes-at-once.ts';
import { FREE_TRIES, FREE_TRIES_ANYWHERE, forgetOldTries } from './login-throttle.ts';

const HOUR = 3_600_000;

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ env: { TRUST_PROXY: 'on' } });
});
afterAll(() => site.close());

/** Sends a login over HTTP, by default from a new address each time. */
let lastAddress = 0;
function attempt(body: unknown, { address = `10.0.0.${++lastAddress}`, ...headers }: Record<string, string> = {}) {
  return site.fetch('/api/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address, ...headers },
    body: JSON.stringify(body),
  });
}
const right = { username: 'admin', password: TEST_PASSWORD };
const cookieOf = (response: Response) => (response.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
const me = async (cookie: string) => (await site.fetch('/api/me', { headers: { Cookie: cookie } })).status;

describe('login', () => {
  test('answers with the user and a cookie no script can read', async () => {
    const response = await attempt(right);
    expect(await response.json()).toEqual({ username: 'admin', isAdmin: true });
    expect(response.headers.get('cache-control')).toBe('no-store');
    const [cookie] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^sid=[\w-]{43}; /);
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Lax');
    expect(cookie).toContain('Path=/');
    expect(cookie).not.toContain('Secure');
  });

  test('on an https site the cookie is Secure and bound to the host', async () => {
    const secure = await testApp({ env: { PUBLIC_URL: 'https://example.org' } });
    try {
      const response = await secure.fetch(...requestFor(login, right));
      const [cookie] = response.headers.getSetCookie();
      expect(cookie).toMatch(/^__Host-sid=[\w-]{43}; .*Secure/);
      expect((await secure.fetch('/api/me', { headers: { Cookie: cookieOf(response) } })).status).toBe(200);
      expect((await secure.fetch('/api/me', { headers: { Cookie: cookieOf(response).replace('__Host-', '') } })).status).toBe(401);
    } finally {
      await secure.close();
    }
  });

  test('stores only a hash of the token', async () => {
    const token = cookieOf(await attempt(right)).replace('sid=', '');
    const rows = await site.connection.db.selectFrom('sessions').select('token_hash').execute();
    const hashes = rows.map((row) => row.token_hash);
    expect(hashes).toContain(createHash('sha256').update(token).digest('hex'));
    expect(hashes).not.toContain(token);
  });

  test('ignores case and surrounding spaces of the name', async () => {
    expect((await attempt({ ...right, username: '  ADMIN ' })).status).toBe(200);
  });

  test.each([
    [{ username: '', password: 'x' }, 'Username is required'],
    [{ username: '   ', password: 'x' }, 'Username is required'],
    [{ password: 'x' }, 'Username is required'],
    [{ username: ['admin'], password: 'x' }, 'Username is required'],
    [{ username: 'admin', password: '' }, 'Password is required'],
    [{ username: 'admin' }, 'Password is required'],
    [{ username: 'admin', password: { length: 8 } }, 'Password is required'],
    [{ username: 'admin', password: 'x'.repeat(1025) }, 'Password must be at most 1024 characters'],
    [{ username: 'x'.repeat(101), password: 'x' }, 'Username must be at most 100 characters'],
  ])('%j is refused with one line of text', async (body, sentence) => {
    const response = await attempt(body);
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toContain('text/plain');
    expect(await response.text()).toBe(sentence);
  });

  test('an unknown key is refused', async () => {
    expect((await attempt({ ...right, isAdmin: true })).status).toBe(400);
  });

  test.each(['admin', 'nobody'])('a wrong password for %s gets the same sentence', async (username) => {
    const response = await attempt({ username, password: 'wrong password' });
    expect(response.status).toBe(401);
    expect(await response.text()).toBe('Invalid username or password. Please try again.');
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test('each login starts a new session and ends the one it came with', async () => {
    const first = cookieOf(await attempt(right));
    const second = cookieOf(await attempt(right, { Cookie: first }));
    expect(second).not.toBe(first);
    expect(await me(first)).toBe(401);
    expect(await me(second)).toBe(200);
  });

  test('never accepts a session id chosen by the client', async () => {
    const chosen = `sid=${'A'.repeat(43)}`;
    const given = cookieOf(await attempt(right, { Cookie: chosen }));
    expect(given).not.toBe(chosen);
    expect(await me(chosen)).toBe(401);
  });

  test('accepts a password of 1024 letters of any script', async () => {
    const cookie = await site.signIn();
    const password = `${'कि'.repeat(511)} ${'é'}`;
    await site.api(cookie)(addUser, { username: 'लंबा पासवर्ड', password });
    expect((await attempt({ username: 'लंबा पासवर्ड', password })).status).toBe(200);
    expect((await attempt({ username: 'लंबा पासवर्ड', password: password.trimEnd().slice(0, -1) })).status).toBe(401);
  });
});

describe('guessing', () => {
  const wrong = { username: 'admin', password: 'wrong password' };
  // After that, failures of earlier tests have expired.
  beforeEach(() => site.advance(25 * HOUR));

  test('must wait after ten failures, longer each time, without locking the owner out', async () => {
    const address = '192.0.2.1';
    for (let count = 0; count < FREE_TRIES; count++) expect((await attempt(wrong, { address })).status).toBe(401);
    for (const minutes of [1, 2, 4, 8, 16, 32, 60, 60]) {
      const refused = await attempt(right, { address });
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan((minutes - 1) * 60);
      expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(minutes * 60);
      expect(await refused.text()).toMatch(/^Too many failed logins\. Please try again in \d+ minutes?\.$/);
      // From elsewhere the right password works meanwhile.
      expect((await attempt(right)).status).toBe(200);
      site.advance(minutes * 60_000);
      expect((await attempt(wrong, { address })).status).toBe(401);
    }
    site.advance(60 * 60_000);
    expect((await attempt(right, { address })).status).toBe(200);
    expect((await attempt(wrong, { address })).status).toBe(401);
  });

  test('many at once do not slip past the count', async () => {
    const answers = await writesAtOnce(Array.from({ length: 20 }, () => attempt(wrong, { address: '192.0.2.2' })));
    const statuses = answers.map((answer) => answer.status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(FREE_TRIES);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20 - FREE_TRIES);
  });

  test('unknown names are throttled as well, and failures expire after a day', async () => {
    const unknown = { username: 'no such name', password: 'wrong password' };
    for (let count = 0; count < FREE_TRIES; count++) await attempt(unknown, { address: '192.0.2.3' });
    expect((await attempt(unknown, { address: '192.0.2.3' })).status).toBe(429);
    site.advance(25 * HOUR);
    for (let count = 0; count < FREE_TRIES; count++) expect((await attempt(unknown, { address: '192.0.2.3' })).status).toBe(401);
  });

  test('uses only the address that the proxy itself saw', async () => {
    for (let count = 0; count < FREE_TRIES; count++) await attempt(wrong, { address: `198.51.100.${count}, 192.0.2.4` });
    expect((await attempt(wrong, { address: '203.0.113.9, 192.0.2.4' })).status).toBe(429);
  });

  test('ignores the port that some proxies add', async () => {
    for (let count = 0; count < FREE_TRIES; count++) await attempt(wrong, { address: `192.0.2.6:${5000 + count}` });
    expect((await attempt(wrong, { address: '192.0.2.6' })).status).toBe(429);
    for (let count = 0; count < FREE_TRIES; count++) await attempt(wrong, { address: `[2001:db8:7:7::${count}]:${5000 + count}` });
    expect((await attempt(wrong, { address: '2001:0DB8:0007:7:0:0:0:99' })).status).toBe(429);
    expect((await attempt(wrong, { address: '[2001:db8::7:7:0:0:1]:80' })).status).toBe(401);
  });

  test('counts the addresses of an IPv6 /64 together', async () => {
    for (let count = 0; count < FREE_TRIES; count++) await attempt(wrong, { address: `2001:db8:1:2::${count}` });
    expect((await attempt(wrong, { address: '2001:db8:1:2:ffff:ffff:ffff:ffff' })).status).toBe(429);
    expect((await attempt(wrong, { address: '2001:db8:1:3::1' })).status).toBe(401);
  });

  test('logs refused guesses once per wait', async () => {
    const before = await countAudit('login refused');
    for (let count = 0; count < FREE_TRIES + 4; count++) await attempt(wrong, { address: '192.0.2.5' });
    await vi.waitFor(async () => expect(await countAudit('login refused')).toBe(before + 1));
  });
});

describe('guessing from many addresses', () => {
  const wrong = { username: 'admin', password: 'wrong password' };
  let own: TestApp;
  let device: string;
  beforeEach(async () => {
    own = await testApp({ env: { TRUST_PROXY: 'on' }, isClockStill: true });
    device = deviceOf(await try_(right, '203.0.113.1'));
  });
  afterEach(() => own.close());

  const deviceOf = (response: Response) => (response.headers.getSetCookie()[1] ?? '').split(';')[0] ?? '';
  const try_ = (body: unknown, address: string, cookie = '') =>
    own.fetch('/api/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address, ...(cookie && { Cookie: cookie }) },
      body: JSON.stringify(body),
    });
  async function guess(addresses: number, each: number): Promise<number[]> {
    const statuses: number[] = [];
    for (let address = 0; address < addresses; address++) {
      for (let count = 0; count < each; count++) statuses.push((await try_(wrong, `172.16.${address}.1`)).status);
    }
    return statuses;
  }
  const audit = () =>
    own.connection.db.selectFrom('audit_log').selectAll().where('action', 'in', ['login failed', 'login refused']).execute();

  test('must wait as well, except on a device that has logged in before', async () => {
    const looked = (await guess(30, 9)).filter((status) => status === 401);
    expect(looked.length).toBeGreaterThanOrEqual(FREE_TRIES_ANYWHERE);
    expect(looked.length).toBeLessThan(FREE_TRIES_ANYWHERE + 10);
    const refused = await try_(right, '203.0.113.7');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await try_(right, '203.0.113.7', device)).status).toBe(200);
    own.advance(15 * 60_000);
    expect((await try_(right, '203.0.113.7')).status).toBe(200);
  });

  test('is logged in a few lines', async () => {
    await guess(30, 9);
    await vi.waitFor(async () => expect(await audit()).toHaveLength(3));
    expect((await audit()).map(({ actor, action, detail }) => `${actor}: ${action}, ${detail}`)).toEqual([
      'admin: login failed, One failed login',
      'admin: login failed, 10 failed logins, less than a day between them',
      `admin: login refused, ${FREE_TRIES_ANYWHERE} failed logins, less than a day between them`,
    ]);
  });

  test('is not logged for unknown names', async () => {
    for (let count = 0; count < 40; count++) await try_({ username: `my password ${count}`, password: 'x' }, '172.16.0.1');
    expect(await audit()).toEqual([]);
  });

  test('a known device has ten attempts like any address, and is known for its own user only', async () => {
    for (let count = 0; count < FREE_TRIES; count++) expect((await try_(wrong, `10.1.${count}.1`, device)).status).toBe(401);
    expect((await try_(right, '10.2.0.1', device)).status).toBe(429);
    await own.api(await own.signIn())(addUser, { username: 'second', password: 'long enough' });
    const other = { username: 'second', password: 'wrong password' };
    for (let address = 0; address < FREE_TRIES_ANYWHERE; address++) await try_(other, `10.3.${address}.1`, device);
    expect((await try_({ ...other, password: 'long enough' }, '10.4.0.1', device)).status).toBe(429);
  });

  test('a new password forgets all devices', async () => {
    await own.api(await own.signIn())(changeOwnPassword, { current: TEST_PASSWORD, password: 'another long one' });
    await guess(30, 9);
    expect((await try_({ username: 'admin', password: 'another long one' }, '10.5.0.1', device)).status).toBe(429);
  });

  test('is deleted from the table after a day', async () => {
    await guess(4, 9);
    own.advance(25 * HOUR);
    await forgetOldTries(own.connection.db, own.app.deps.now());
    expect(await own.connection.db.selectFrom('login_failures').selectAll().execute()).toEqual([]);
  });

  test('many concurrent logins delay strangers, not a known device', async () => {
    const crowd = Array.from({ length: 100 }, (_, number) => try_({ username: `nobody ${number}`, password: 'x' }, `10.6.${number}.1`));
    const known = await writesAtOnce(Array.from({ length: 5 }, () => try_(right, '10.7.0.1', device)));
    expect(known.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const others = await Promise.all(crowd);
    const refused = others.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(50);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

async function countAudit(action: string): Promise<number> {
  return (await site.connection.db.selectFrom('audit_log').select('id').where('action', '=', action).execute()).length;
}

describe('a session', () => {
  test('answers who is logged in and nothing more', async () => {
    const response = await site.fetch('/api/me', { headers: { Cookie: await site.signIn() } });
    expect(await response.json()).toEqual({ username: 'admin', isAdmin: true });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test.each(['sid=', 'sid=short', `sid=${'x'.repeat(8000)}`, "sid=' or 1=1 --", 'other=1', `sid=${'A'.repeat(43)}; sid=${'B'.repeat(43)}`])(
    'the cookie %s is not accepted',
    async (cookie) => {
      expect(await me(cookie)).toBe(401);
    },
  );

  test('does not accept a token with one changed letter', async () => {
    const cookie = await site.signIn();
    expect(await me(cookie.slice(0, -1) + (cookie.endsWith('A') ? 'B' : 'A'))).toBe(401);
  });

  test('ends twelve hours after its last use, for good', async () => {
    const cookie = await site.signIn();
    for (let hour = 0; hour < 20; hour += 10) {
      site.advance(10 * HOUR);
      expect(await me(cookie)).toBe(200);
    }
    site.advance(12 * HOUR + 61_000);
    expect(await me(cookie)).toBe(401);
    site.advance(-6 * HOUR);
    expect(await me(cookie)).toBe(401);
    site.advance(6 * HOUR);
  });

  test('ends after seven days however much it is used', async () => {
    const cookie = await site.signIn();
    for (let hour = 8; hour < 7 * 24; hour += 8) {
      site.advance(8 * HOUR);
      expect(await me(cookie)).toBe(200);
    }
    site.advance(8 * HOUR);
    expect(await me(cookie)).toBe(401);
  });

  test('ends at logout, which needs no session', async () => {
    const cookie = await site.signIn();
    const response = await site.fetch(logout.path, { method: 'POST', headers: { Cookie: cookie } });
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()).toHaveLength(1);
    expect(response.headers.getSetCookie()[0]).toMatch(/^sid=; Max-Age=0/);
    // Cookies stay, because one of them identifies the device.
    expect(response.headers.get('clear-site-data')).toBe('"cache", "storage"');
    expect(await me(cookie)).toBe(401);
    expect((await site.fetch(logout.path, { method: 'POST' })).status).toBe(200);
  });

  test('cannot be ended by another site', async () => {
    const cookie = await site.signIn();
    const headers = { Cookie: cookie, Origin: 'https://evil.example' };
    expect((await site.fetch(logout.path, { method: 'POST', headers })).status).toBe(403);
    expect(await me(cookie)).toBe(200);
  });

  test('loses the role when its user does, in every process at once', async () => {
    const admin = site.api(await site.signIn());
    const { user } = await admin(addUser, { username: 'second', password: 'long enough', isAdmin: true });
    const cookie = await site.signIn('second', 'long enough');
    const twin = await site.twin();
    const list = () => twin.fetch(new Request(`http://localhost:3000${listUsers.path}`, { headers: { Cookie: cookie } }));
    expect((await list()).status).toBe(200);
    await admin(changeUser, { id: user.id, isAdmin: false });
    expect((await list()).status).toBe(401);
  });

  test('ends when the password changes or the user is deleted', async () => {
    const admin = site.api(await site.signIn());
    const { user } = await admin(addUser, { username: 'third', password: 'long enough' });
    const before = await site.signIn('third', 'long enough');
    await admin(changeUser, { id: user.id, password: 'another password' });
    expect(await me(before)).toBe(401);
    expect((await attempt({ username: 'third', password: 'long enough' })).status).toBe(401);
    const after = await site.signIn('third', 'another password');
    await admin(removeUser, { id: user.id });
    expect(await me(after)).toBe(401);
  });

  test('of a user without the role cannot make admin calls', async () => {
    await site.api(await site.signIn())(addUser, { username: 'reader', password: 'long enough' });
    const reader = site.api(await site.signIn('reader', 'long enough'));
    expect(await reader(readMe, {})).toEqual({ username: 'reader', isAdmin: false });
    await expect(reader(listUsers, {})).rejects.toMatchObject({ status: 403, serverMessage: 'Forbidden' });
  });
});

test('limits logins per address, for all names together', async () => {
  const limited = await testApp({ env: { RATE_LIMITS: 'on', TRUST_PROXY: 'on' } });
  try {
    const from = (address: string) =>
      limited.fetch('/api/login', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
        body: '{}',
      });
    for (let count = 0; count < 100; count++) expect((await from('192.0.2.9')).status).toBe(400);
    const refused = await from('192.0.2.9');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await from('192.0.2.10')).status).toBe(400);
  } finally {
    await limited.close();
  }
});
