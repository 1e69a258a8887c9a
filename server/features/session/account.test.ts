import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { changeOwnPassword, endOwnSession, listOwnSessions } from '../../../contract/account.endpoints.ts';
import { readMe } from '../../../contract/session.endpoints.ts';
import { addUser } from '../../../contract/users.endpoints.ts';
import { TEST_PASSWORD, type TestApp, testApp } from '../../testing/test-app.ts';

const NEXT = 'another horse entirely';

let site: TestApp;
let cookie: string;
beforeEach(async () => {
  site = await testApp();
  cookie = await site.signIn();
});
afterEach(() => site.close());

describe('one’s own password', () => {
  test('can be changed with the current password, which ends all other sessions', async () => {
    const other = await site.signIn();
    await site.api(cookie)(changeOwnPassword, { current: TEST_PASSWORD, password: NEXT });
    expect((await site.api(cookie)(readMe, {})).username).toBe('admin');
    await expect(site.api(other)(readMe, {})).rejects.toMatchObject({ status: 401 });
    await expect(site.signIn('admin', TEST_PASSWORD)).rejects.toMatchObject({ status: 401 });
    expect(await site.signIn('admin', NEXT)).toMatch(/^sid=/);
    const log = await site.connection.db.selectFrom('audit_log').select('detail').execute();
    expect(log.map(({ detail }) => detail)).toContain('admin: own password changed');
    expect(JSON.stringify(log)).not.toMatch(/horse/);
  });

  test.each([
    [{ current: 'wrong', password: NEXT }, 'The present password is wrong'],
    [{ current: '', password: NEXT }, 'Password is required'],
    [{ current: TEST_PASSWORD, password: 'short' }, 'Password must be at least 8 characters'],
    [{ current: TEST_PASSWORD, password: 'password' }, 'Please choose a password that is harder to guess'],
    [{ current: TEST_PASSWORD, password: 'adminadmin' }, 'Please choose a password that is harder to guess'],
  ])('%j is refused', async (input, sentence) => {
    await expect(site.api(cookie)(changeOwnPassword, input)).rejects.toMatchObject({ status: 400, serverMessage: sentence });
    expect(await site.signIn()).toMatch(/^sid=/);
  });

  test('cannot be guessed from an unattended session, and guessing does not lock the owner out', async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 12; turn++) {
      const answer = await site
        .api(cookie)(changeOwnPassword, { current: `guess ${turn}`, password: NEXT })
        .catch((error) => error);
      statuses.push(answer.status);
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(400));
    expect(statuses.slice(10)).toEqual([429, 429]);
    expect(await site.signIn()).toMatch(/^sid=/);
  });

  test('of two concurrent changes one is made', async () => {
    const answers = await Promise.allSettled(
      ['first of two words', 'second of two words'].map((password) =>
        site.api(cookie)(changeOwnPassword, { current: TEST_PASSWORD, password }),
      ),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('can be changed by any logged-in user', async () => {
    await expect(site.api()(changeOwnPassword, { current: TEST_PASSWORD, password: NEXT })).rejects.toMatchObject({ status: 401 });
  });
});

describe('one’s own sessions', () => {
  test('are listed without their tokens, and ended one by one', async () => {
    const other = await site.signIn();
    const sessions = await site.api(cookie)(listOwnSessions, {});
    expect(sessions.map(({ isThis }) => isThis).sort()).toEqual([false, true]);
    expect(JSON.stringify(sessions)).not.toContain((other.split('=')[1] as string).slice(0, 10));
    const session = sessions.find(({ isThis }) => !isThis)?.id as string;
    await site.api(cookie)(endOwnSession, { session });
    await expect(site.api(other)(readMe, {})).rejects.toMatchObject({ status: 401 });
    expect(await site.api(cookie)(listOwnSessions, {})).toHaveLength(1);
    await expect(site.api(cookie)(endOwnSession, { session })).rejects.toMatchObject({ status: 404 });
  });

  test('are ended all at once, except the current one', async () => {
    await site.signIn();
    await site.signIn();
    expect(await site.api(cookie)(endOwnSession, { session: 'others' })).toEqual({ message: '2 sessions were ended.' });
    expect(await site.api(cookie)(listOwnSessions, {})).toMatchObject([{ isThis: true }]);
  });

  test('do not include those of others, which can be neither seen nor ended', async () => {
    await site.api(cookie)(addUser, { username: 'editor', password: 'long enough' });
    const editor = await site.signIn('editor', 'long enough');
    const [own] = await site.api(cookie)(listOwnSessions, {});
    expect(await site.api(editor)(listOwnSessions, {})).toHaveLength(1);
    await expect(site.api(editor)(endOwnSession, { session: own?.id ?? '' })).rejects.toMatchObject({ status: 404 });
    await site.api(editor)(endOwnSession, { session: 'others' });
    expect((await site.api(cookie)(readMe, {})).username).toBe('admin');
  });

  test('do not include expired ones', async () => {
    await site.signIn();
    site.advance(13 * 3_600_000);
    const fresh = await site.signIn();
    expect(await site.api(fresh)(listOwnSessions, {})).toHaveLength(1);
  });
});
