/** What an unattended session allows and does not allow for accounts. */
import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { beginSecondFactor, changeOwnPassword, confirmSecondFactor } from '../../../contract/account.endpoints.ts';
import { ENDPOINTS } from '../../../contract/all-endpoints.ts';
import { LOGIN_NEEDED } from '../../../contract/session.endpoints.ts';
import { addUser, changeUser, inviteAgain, inviteUser, listUsers, OWN_ACCOUNT, removeUser } from '../../../contract/users.endpoints.ts';
import { requestFor, TEST_PASSWORD, type TestApp, testApp } from '../../testing/test-app.ts';

const NEXT = 'taken over horse';
const TEN_MINUTES = 600_000;

let site: TestApp;
let cookie: string;
let me: number;
beforeEach(async () => {
  site = await testApp();
  cookie = await site.signIn();
  me = (await site.api(cookie)(listUsers, {}))[0]?.id ?? 0;
});
afterEach(() => site.close());

const admin = () => site.api(cookie);

async function setUpSecondFactor() {
  const { secret } = await admin()(beginSecondFactor, { current: TEST_PASSWORD });
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: site.app.deps.now().getTime() });
  await admin()(confirmSecondFactor, { code });
}

describe('one’s own account cannot be changed through the user list, even after a fresh login', () => {
  test('does not remove the second factor', async () => {
    await setUpSecondFactor();
    await expect(admin()(changeUser, { id: me, secondFactor: false })).rejects.toMatchObject({ status: 403, serverMessage: OWN_ACCOUNT });
    await expect(site.signIn()).rejects.toMatchObject({ status: 401 });
  });

  test('does not change the password, alone or with other keys', async () => {
    for (const more of [{}, { isAdmin: true }, { secondFactor: false as const }]) {
      const refused = expect(admin()(changeUser, { id: me, password: NEXT, ...more })).rejects;
      await refused.toMatchObject({ status: 403, serverMessage: OWN_ACCOUNT });
    }
    await expect(site.signIn('admin', NEXT)).rejects.toMatchObject({ status: 401 });
    expect(await site.signIn()).toMatch(/^sid=/);
  });

  test('makes no invitation', async () => {
    await expect(admin()(inviteAgain, { id: me })).rejects.toMatchObject({ status: 403, serverMessage: OWN_ACCOUNT });
    expect(await site.connection.db.selectFrom('invitations').selectAll().execute()).toEqual([]);
  });

  test('does not change the session or the audit log', async () => {
    const before = await site.connection.db.selectFrom('audit_log').selectAll().execute();
    await admin()(changeUser, { id: me, password: NEXT }).catch(() => {});
    expect(await site.connection.db.selectFrom('audit_log').selectAll().execute()).toEqual(before);
    expect(await admin()(listUsers, {})).toHaveLength(1);
  });

  test('the current password still changes it', async () => {
    await admin()(changeOwnPassword, { current: TEST_PASSWORD, password: NEXT });
    expect(await site.signIn('admin', NEXT)).toMatch(/^sid=/);
  });
});

describe('a login long ago', () => {
  let other: number;
  beforeEach(async () => {
    other = (await admin()(addUser, { username: 'other', password: 'long enough', isAdmin: true })).user.id;
    site.advance(TEN_MINUTES + 1000);
  });

  const WRITES = [
    [addUser, { username: 'mine', password: 'long enough', isAdmin: true }],
    [inviteUser, { username: 'mine', isAdmin: true }],
    [changeUser, { password: NEXT }],
    [changeUser, { secondFactor: false }],
    [changeUser, { isAdmin: false }],
    [inviteAgain, {}],
    [removeUser, {}],
  ] as const;

  test.each(WRITES)('changes no account: %#', async (endpoint, input) => {
    const before = await site.connection.db.selectFrom('users').selectAll().orderBy('id').execute();
    const withId = endpoint.path.includes(':id') ? { id: other, ...input } : input;
    const response = await site.fetch(...requestFor(endpoint, withId, { Cookie: cookie }));
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({ message: LOGIN_NEEDED });
    expect(await site.connection.db.selectFrom('users').selectAll().orderBy('id').execute()).toEqual(before);
    expect(await site.connection.db.selectFrom('invitations').selectAll().execute()).toEqual([]);
  });

  test('still reads the users, and does so again after a new login', async () => {
    expect(await admin()(listUsers, {})).toHaveLength(2);
    cookie = await site.signIn();
    expect((await admin()(changeUser, { id: other, isAdmin: false })).user.isAdmin).toBe(false);
  });

  test('does not become fresh by use', async () => {
    for (let minute = 0; minute < 5; minute++) {
      site.advance(61_000);
      await admin()(listUsers, {});
    }
    await expect(admin()(removeUser, { id: other })).rejects.toMatchObject({ status: 403 });
  });

  test('does not become fresh when the clock is set back', async () => {
    site.advance(-24 * 3_600_000);
    await expect(admin()(removeUser, { id: other })).rejects.toMatchObject({ status: 403 });
  });
});

test('every call that writes other accounts needs a fresh login', () => {
  const writes = ENDPOINTS.filter(({ method, path }) => method !== 'GET' && /^\/api\/admin\/(users|invitations)/.test(path));
  expect(writes.length).toBeGreaterThanOrEqual(5);
  for (const { method, path, needsFreshLogin } of writes) expect(needsFreshLogin, `${method} ${path}`).toBe(true);
});
