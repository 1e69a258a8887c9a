/** Strangers behind a shared address cannot use up the rate limits of staff. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { changeOwnPassword } from '../../../contract/account.endpoints.ts';
import { login, readMe } from '../../../contract/session.endpoints.ts';
import { acceptInvitation, inviteUser } from '../../../contract/users.endpoints.ts';
import { requestFor, TEST_PASSWORD, type TestApp, testApp } from '../../testing/test-app.ts';

const BUDGET = 100;
const RIGHT = { username: 'admin', password: TEST_PASSWORD };

let site: TestApp;
let session: string;
let device: string;
beforeEach(async () => {
  site = await testApp({ env: { RATE_LIMITS: 'on' }, isClockStill: true });
  const response = await site.fetch(...requestFor(login, RIGHT));
  [session = '', device = ''] = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] as string);
});
afterEach(() => site.close());

const logIn = (input: object, cookie?: string) =>
  site.fetch(...requestFor(login, input as Record<string, unknown>, cookie ? { Cookie: cookie } : {}));

/** Uses up the limit of the address with unknown names, so that no password is hashed. */
async function useUpAddress() {
  for (let count = 0; count < BUDGET + 1; count++) await logIn({ username: `nobody ${count}` });
  expect((await logIn(RIGHT)).status).toBe(429);
}

describe('when the logins of an address are used up', () => {
  test('a device that has logged in before still logs in', async () => {
    await useUpAddress();
    expect((await logIn(RIGHT, device)).status).toBe(200);
  });

  test('a made-up device waits like everybody else', async () => {
    await useUpAddress();
    expect((await logIn(RIGHT, `device=${'A'.repeat(43)}`)).status).toBe(429);
  });

  test('a logged-in user can change the password', async () => {
    await useUpAddress();
    await site.api(session)(changeOwnPassword, { current: TEST_PASSWORD, password: 'another horse entirely' });
  });

  test('an invitation works, and an unknown one is refused with 429', async () => {
    const { invitation } = await site.api(session)(inviteUser, { username: 'second' });
    await useUpAddress();
    const accept = (token: string) => site.api()(acceptInvitation, { token, password: 'chosen by myself' });
    await expect(accept('A'.repeat(43))).rejects.toMatchObject({ status: 429 });
    expect((await accept(invitation.token)).username).toBe('second');
  });
});

test('a logged-in user can still read when the address has used up its reads', async () => {
  for (let count = 0; count < 601; count++) await site.fetch('/api/schemes/suggest?q=x');
  expect((await site.fetch('/api/schemes/suggest?q=y')).status).toBe(429);
  expect((await site.api(session)(readMe, {})).username).toBe('admin');
});

describe('guessing stays bounded', () => {
  test('with the cookie of a known device', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < BUDGET + 20; count++) statuses.push((await logIn({ ...RIGHT, password: `guess ${count}` }, device)).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(new Set(statuses.slice(10))).toEqual(new Set([429]));
    expect((await logIn(RIGHT)).status).toBe(200);
  });

  test('with the cookie of a known device, of many other names', async () => {
    for (let count = 0; count < BUDGET; count++) await logIn({ username: `nobody ${count}` }, device);
    const refused = await logIn(RIGHT, device);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
  });

  test('in an unattended session, without delaying the same user elsewhere', async () => {
    const elsewhere = await site.signIn();
    const guess = (cookie: string, current: string) =>
      site
        .api(cookie)(changeOwnPassword, { current, password: 'another horse entirely' })
        .then(
          () => 200,
          (error) => error.status,
        );
    const statuses: number[] = [];
    for (let count = 0; count < 12; count++) statuses.push(await guess(session, `guess ${count}`));
    expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
    expect(await guess(elsewhere, TEST_PASSWORD)).toBe(200);
  });
});
