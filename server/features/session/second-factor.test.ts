import { TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { beginSecondFactor, confirmSecondFactor, endSecondFactor, readSecondFactor } from '../../../contract/account.endpoints.ts';
import { CODE_NEEDED, login, readMe, WRONG_CODE } from '../../../contract/session.endpoints.ts';
import { addUser, changeUser } from '../../../contract/users.endpoints.ts';
import { requestFor, TEST_PASSWORD, type TestApp, testApp } from '../../testing/test-app.ts';
import { writesAtOnce } from '../../testing/writes-at-once.ts';

const HALF_MINUTE = 30_000;

let site: TestApp;
let cookie: string;
beforeEach(async () => {
  site = await testApp();
  cookie = await site.signIn();
});
afterEach(() => site.close());

const codeAt = (secret: string, timestamp = site.app.deps.now().getTime()) => new TOTP({ secret }).generate({ timestamp });

async function logIn(code?: string): Promise<{ status: number; text: string; cookie: string }> {
  const input = { username: 'admin', password: TEST_PASSWORD, ...(code !== undefined && { code }) };
  const response = await site.fetch(...requestFor(login, input));
  return { status: response.status, text: await response.text(), cookie: (response.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '' };
}

async function setUp(): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = await site.api(cookie)(beginSecondFactor, { current: TEST_PASSWORD });
  const { recoveryCodes } = await site.api(cookie)(confirmSecondFactor, { code: codeAt(secret) });
  site.advance(HALF_MINUTE);
  return { secret, recoveryCodes };
}

describe('setting up', () => {
  test('answers the secret in two forms, and logins need no code before it is confirmed', async () => {
    const { secret, address } = await site.api(cookie)(beginSecondFactor, { current: TEST_PASSWORD });
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(address).toMatch(new RegExp(`^otpauth://totp/YojanaPath:admin\\?.*secret=${secret}`));
    expect((await logIn()).status).toBe(200);
    expect(await site.api(cookie)(readSecondFactor, {})).toEqual({ isOn: false, recoveryCodes: 0 });
  });

  test('needs the password', async () => {
    await expect(site.api(cookie)(beginSecondFactor, { current: 'a guess' })).rejects.toMatchObject({ status: 400 });
    await expect(site.api()(beginSecondFactor, { current: TEST_PASSWORD })).rejects.toMatchObject({ status: 401 });
  });

  test.each(['000000', '', 'abc', '12345678'])('the code %j is refused', async (code) => {
    await site.api(cookie)(beginSecondFactor, { current: TEST_PASSWORD });
    await expect(site.api(cookie)(confirmSecondFactor, { code })).rejects.toMatchObject({ status: 400 });
    expect((await logIn()).status).toBe(200);
  });

  test('cannot be confirmed before it is begun, nor begun again afterwards', async () => {
    await expect(site.api(cookie)(confirmSecondFactor, { code: '123456' })).rejects.toMatchObject({ status: 400 });
    await setUp();
    await expect(site.api(cookie)(beginSecondFactor, { current: TEST_PASSWORD })).rejects.toMatchObject({ status: 409 });
    await expect(site.api(cookie)(confirmSecondFactor, { code: '123456' })).rejects.toMatchObject({ status: 409 });
  });

  test('ends the other sessions and is logged without the secret', async () => {
    const other = await site.signIn();
    const { secret, recoveryCodes } = await setUp();
    await expect(site.api(other)(readMe, {})).rejects.toMatchObject({ status: 401 });
    expect(await site.api(cookie)(readSecondFactor, {})).toEqual({ isOn: true, recoveryCodes: 10 });
    const log = JSON.stringify(await site.connection.db.selectFrom('audit_log').selectAll().execute());
    expect(log).toContain('admin: second factor set up');
    for (const hidden of [secret, ...recoveryCodes]) expect(log).not.toContain(hidden);
    const stored = JSON.stringify(await site.connection.db.selectFrom('recovery_codes').selectAll().execute());
    for (const code of recoveryCodes) expect(stored).not.toContain(code.replace('-', ''));
  });
});

describe('logging in', () => {
  test('asks for the code once the password is right, and not before', async () => {
    const { secret } = await setUp();
    expect(await logIn()).toMatchObject({ status: 401, text: CODE_NEEDED });
    const wrongPassword = await site.fetch(...requestFor(login, { username: 'admin', password: 'a guess', code: codeAt(secret) }));
    expect(await wrongPassword.text()).toBe('Invalid username or password. Please try again.');
    expect(await logIn('000000')).toMatchObject({ status: 401, text: WRONG_CODE });
    const { status, cookie: session } = await logIn(codeAt(secret));
    expect(status).toBe(200);
    expect((await site.api(session)(readMe, {})).username).toBe('admin');
  });

  test('accepts the codes of the half minutes before and after, in any notation', async () => {
    const { secret } = await setUp();
    const now = site.app.deps.now().getTime();
    expect((await logIn(codeAt(secret, now - 2 * HALF_MINUTE))).status).toBe(401);
    const inDevanagari = codeAt(secret, now).replace(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)));
    expect((await logIn(inDevanagari)).status).toBe(200);
    const next = codeAt(secret, now + HALF_MINUTE);
    expect((await logIn(` ${next.slice(0, 3)} ${next.slice(3)} `)).status).toBe(200);
  });

  test('accepts a code once, also concurrently', async () => {
    const { secret } = await setUp();
    const code = codeAt(secret);
    const answers = await writesAtOnce([logIn(code), logIn(code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await logIn(code)).status).toBe(401);
  });

  test('accepts each recovery code once', async () => {
    const { recoveryCodes } = await setUp();
    const [first = '', second = ''] = recoveryCodes;
    expect((await logIn(first)).status).toBe(200);
    expect((await logIn(first)).status).toBe(401);
    const { cookie: session } = await logIn(second.toUpperCase().replace('-', ' '));
    expect(await site.api(session)(readSecondFactor, {})).toEqual({ isOn: true, recoveryCodes: 8 });
  });

  test('codes cannot be guessed, and a request without one does not reset the count', async () => {
    await setUp();
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn++) {
      statuses.push((await logIn()).status);
      statuses.push((await logIn(String(100_000 + turn))).status);
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401));
    expect(statuses.slice(10)).toEqual([429, 429]);
  });

  test('refuses a too long code', async () => {
    expect(await logIn('1'.repeat(41))).toMatchObject({ status: 400, text: 'The code is too long' });
  });
});

describe('removing it', () => {
  test('needs the password, and invalidates the old codes', async () => {
    const { recoveryCodes } = await setUp();
    await expect(site.api(cookie)(endSecondFactor, { current: 'a guess' })).rejects.toMatchObject({ status: 400 });
    await site.api(cookie)(endSecondFactor, { current: TEST_PASSWORD });
    expect(await site.api(cookie)(readSecondFactor, {})).toEqual({ isOn: false, recoveryCodes: 0 });
    expect((await logIn()).status).toBe(200);
    await setUp();
    expect((await logIn(recoveryCodes[0])).status).toBe(401);
  });

  test('an admin can remove a lost one, which logs its user out', async () => {
    await site.api(cookie)(addUser, { username: 'chief', password: 'long enough', isAdmin: true });
    const chief = site.api(await site.signIn('chief', 'long enough'));
    const { secret } = await setUp();
    expect((await chief(changeUser, { id: 1, secondFactor: false })).message).toBe('User updated successfully.');
    await expect(site.api(cookie)(readMe, {})).rejects.toMatchObject({ status: 401 });
    expect((await logIn()).status).toBe(200);
    const details = await site.connection.db.selectFrom('audit_log').select(['actor', 'detail']).execute();
    expect(details).toContainEqual({ actor: 'chief', detail: 'admin: second factor taken away' });
    expect(secret).not.toBe('');
  });

  test('does nothing if there is none', async () => {
    const { user } = await site.api(cookie)(addUser, { username: 'chief', password: 'long enough', isAdmin: true });
    const chief = await site.signIn('chief', 'long enough');
    expect((await site.api(cookie)(changeUser, { id: user.id, secondFactor: false })).message).toBe('User updated successfully.');
    expect((await site.api(chief)(readMe, {})).username).toBe('chief');
    await expect(
      site.fetch(...requestFor(changeUser, { id: user.id, secondFactor: true as never }, { Cookie: cookie })),
    ).resolves.toMatchObject({
      status: 400,
    });
  });
});
