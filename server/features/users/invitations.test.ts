import { afterEach, beforeEach, expect, test } from 'vitest';
import { changeOwnPassword } from '../../../contract/account.endpoints.ts';
import type { Api } from '../../../contract/endpoint.ts';
import { readMe } from '../../../contract/session.endpoints.ts';
import { acceptInvitation, changeUser, INVITATION_OVER, inviteAgain, inviteUser, removeUser } from '../../../contract/users.endpoints.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

const DAY = 24 * 3_600_000;
const CHOSEN = 'chosen by myself';

let site: TestApp;
let admin: Api;
beforeEach(async () => {
  site = await testApp();
  admin = site.api(await site.signIn());
});
afterEach(() => site.close());

const isOver = { status: 404, serverMessage: INVITATION_OVER };

test('an invited user chooses a password once, and cannot log in before', async () => {
  const { user, invitation } = await admin(inviteUser, { username: 'editor' });
  expect(user).toMatchObject({ username: 'editor', isAdmin: false });
  await expect(site.signIn('editor', invitation.token)).rejects.toMatchObject({ status: 401 });
  expect(await site.api()(acceptInvitation, { token: invitation.token, password: CHOSEN })).toMatchObject({ username: 'editor' });
  expect(await site.signIn('editor', CHOSEN)).toMatch(/^sid=/);
  await expect(site.api()(acceptInvitation, { token: invitation.token, password: 'another one' })).rejects.toMatchObject(isOver);
});

test('sets the requested role, and refuses a used name', async () => {
  expect((await admin(inviteUser, { username: 'chief', isAdmin: true })).user.isAdmin).toBe(true);
  await expect(admin(inviteUser, { username: 'CHIEF' })).rejects.toMatchObject({ status: 409, serverMessage: 'Username already exists' });
});

test.each([
  [2, 'fulfilled'],
  [3, 'rejected'],
])('after %i days a link of three days is %s', async (days, outcome) => {
  const { invitation } = await admin(inviteUser, { username: 'editor' });
  site.advance(days * DAY);
  const [answer] = await Promise.allSettled([site.api()(acceptInvitation, { token: invitation.token, password: CHOSEN })]);
  expect(answer.status).toBe(outcome);
});

test('a new link replaces the previous one; using it ends the old password and the sessions', async () => {
  const first = await admin(inviteUser, { username: 'editor' });
  await site.api()(acceptInvitation, { token: first.invitation.token, password: CHOSEN });
  const { id } = first.user;
  const second = await admin(inviteAgain, { id });
  const third = await admin(inviteAgain, { id });
  const session = await site.signIn('editor', CHOSEN);
  await expect(site.api()(acceptInvitation, { token: second.invitation.token, password: 'a further one' })).rejects.toMatchObject(isOver);
  await site.api()(acceptInvitation, { token: third.invitation.token, password: 'a further one' });
  await expect(site.api(session)(readMe, {})).rejects.toMatchObject({ status: 401 });
  await expect(site.signIn('editor', CHOSEN)).rejects.toMatchObject({ status: 401 });
});

test.each(['by an admin', 'by oneself', 'with the user'])('a link becomes invalid when the password is changed %s', async (how) => {
  const { user, invitation } = await admin(inviteUser, { username: 'editor' });
  const { id } = user;
  await site.api()(acceptInvitation, { token: invitation.token, password: CHOSEN });
  const { token } = (await admin(inviteAgain, { id })).invitation;
  if (how === 'by an admin') await admin(changeUser, { id, password: 'told by phone' });
  if (how === 'by oneself') {
    await site.api(await site.signIn('editor', CHOSEN))(changeOwnPassword, { current: CHOSEN, password: 'changed by me' });
  }
  if (how === 'with the user') await admin(removeUser, { id });
  await expect(site.api()(acceptInvitation, { token, password: 'a stranger has it' })).rejects.toMatchObject(isOver);
});

test('a weak password does not use up the link', async () => {
  const { invitation } = await admin(inviteUser, { username: 'Some Body' });
  for (const password of ['short', 'password', 'some body']) {
    await expect(site.api()(acceptInvitation, { token: invitation.token, password })).rejects.toMatchObject({ status: 400 });
  }
  await site.api()(acceptInvitation, { token: invitation.token, password: CHOSEN });
});

test('of two concurrent uses one succeeds', async () => {
  const { invitation } = await admin(inviteUser, { username: 'editor' });
  const answers = await Promise.allSettled(
    [CHOSEN, 'chosen by another'].map((password) => site.api()(acceptInvitation, { token: invitation.token, password })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test.each(['', 'x', 'x'.repeat(200)])('the token %j is refused with a sentence', async (token) => {
  const answer = await site
    .api()(acceptInvitation, { token, password: CHOSEN })
    .catch((error) => error);
  expect([400, 404]).toContain(answer.status);
  expect(answer.serverMessage).toBe(INVITATION_OVER);
});

test('neither database nor log contains a token', async () => {
  const { invitation } = await admin(inviteUser, { username: 'editor' });
  const { db } = site.connection;
  const stored = [await db.selectFrom('invitations').selectAll().execute(), await db.selectFrom('audit_log').selectAll().execute()];
  expect(JSON.stringify(stored)).not.toContain(invitation.token);
});
