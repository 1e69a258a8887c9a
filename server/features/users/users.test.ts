import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '../../../contract/endpoint.ts';
import { addUser, changeUser, listUsers, removeUser } from '../../../contract/users.endpoints.ts';
import { requestFor, TEST_PASSWORD, type TestApp, testApp } from '../../testing/test-app.ts';
import { ensureAdmin } from './first-admin.ts';

let site: TestApp;
let admin: Api;
let cookie: string;
beforeAll(async () => {
  site = await testApp();
  cookie = await site.signIn();
  admin = site.api(cookie);
});
afterAll(() => site.close());

const idOf = async (username: string) => (await admin(listUsers, {})).find((user) => user.username === username)?.id ?? 0;

describe('the list', () => {
  test('shows users without passwords', async () => {
    const response = await site.fetch(listUsers.path, { headers: { Cookie: cookie } });
    const text = await response.text();
    expect(JSON.parse(text)).toEqual([{ id: 1, username: 'admin', isAdmin: true, createdAt: expect.stringMatching(/^\d{4}-.*Z$/) }]);
    expect(text).not.toMatch(/argon2|password|hash/i);
  });
});

describe('adding', () => {
  test('makes a user without the role by default', async () => {
    const { user, message } = await admin(addUser, { username: 'editor', password: 'long enough' });
    expect(message).toBe('User added successfully.');
    expect(user).toMatchObject({ username: 'editor', isAdmin: false });
    expect((await admin(addUser, { username: 'chief', password: 'long enough', isAdmin: true })).user.isAdmin).toBe(true);
    expect((await admin(listUsers, {})).map((one) => one.username)).toEqual(['admin', 'chief', 'editor']);
  });

  test.each(['editor', 'EDITOR', ' Editor '])('the name %j is taken', async (username) => {
    await expect(admin(addUser, { username, password: 'long enough' })).rejects.toMatchObject({
      status: 409,
      serverMessage: 'Username already exists',
    });
  });

  test.each([
    [{ password: 'long enough' }, 'Username is required'],
    [{ username: ' ', password: 'long enough' }, 'Username is required'],
    [{ username: 'x' }, 'Password is required'],
    [{ username: 'x', password: '' }, 'Password is required'],
    [{ username: 'x', password: 'seven77' }, 'Password must be at least 8 characters'],
    [{ username: 'x', password: 'password' }, 'Please choose a password that is harder to guess'],
    [{ username: 'x', password: 'Password@123' }, 'Please choose a password that is harder to guess'],
    [{ username: 'x', password: '88888888888' }, 'Please choose a password that is harder to guess'],
    [{ username: 'Some Body', password: 'some body' }, 'Please choose a password that is harder to guess'],
    [{ username: 'x', password: 'x'.repeat(1025) }, 'Password must be at most 1024 characters'],
  ])('%j is refused', async (input, sentence) => {
    const response = await site.fetch(...requestFor(addUser, input, { Cookie: cookie }));
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message: sentence });
  });

  test.each([{ id: 7 }, { createdAt: '2020-01-01' }, { password_hash: 'x' }, { is_admin: 1 }, { isAdmin: 'true' }])(
    'the unknown key %j is refused',
    async (more) => {
      const response = await site.fetch(...requestFor(addUser, { username: 'x', password: 'long enough', ...more }, { Cookie: cookie }));
      expect(response.status).toBe(400);
      expect(await idOf('x')).toBe(0);
    },
  );

  test('makes one user of two concurrent ones with the same name', async () => {
    const answers = await Promise.allSettled([1, 2, 3].map(() => admin(addUser, { username: 'twice', password: 'long enough' })));
    expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1);
  });
});

describe('changing', () => {
  test('changes and logs the role', async () => {
    const id = await idOf('editor');
    expect((await admin(changeUser, { id, isAdmin: true })).user.isAdmin).toBe(true);
    expect((await admin(changeUser, { id, isAdmin: false })).user.isAdmin).toBe(false);
    const log = await site.connection.db.selectFrom('audit_log').selectAll().where('entity_id', '=', String(id)).orderBy('id').execute();
    expect(log.map((entry) => [entry.actor, entry.action, entry.detail])).toEqual([
      ['admin', 'create', 'editor, not an admin'],
      ['admin', 'update', 'editor: made admin'],
      ['admin', 'update', 'editor: no longer admin'],
    ]);
  });

  test('logs nothing if nothing changes', async () => {
    const id = await idOf('editor');
    const before = await site.connection.db.selectFrom('audit_log').select('id').execute();
    expect((await admin(changeUser, { id, isAdmin: false })).user.isAdmin).toBe(false);
    expect((await admin(changeUser, { id })).user.isAdmin).toBe(false);
    expect(await site.connection.db.selectFrom('audit_log').select('id').execute()).toHaveLength(before.length);
  });

  test('refuses a short password', async () => {
    const id = await idOf('editor');
    await expect(admin(changeUser, { id, password: 'short' })).rejects.toMatchObject({ status: 400 });
    expect(await site.signIn('editor', 'long enough')).toMatch(/^sid=/);
  });

  test('no log entry contains a password', async () => {
    await admin(changeUser, { id: await idOf('editor'), password: 'a secret of mine' });
    expect(JSON.stringify(await site.connection.db.selectFrom('audit_log').selectAll().execute())).not.toMatch(/secret|argon2/);
  });

  test('users cannot remove their own role', async () => {
    await expect(admin(changeUser, { id: await idOf('admin'), isAdmin: false })).rejects.toMatchObject({ status: 409 });
  });

  test.each([0, 999_999, 'abc', '1e1'])('the id %s is not found', async (id) => {
    for (const call of [changeUser, removeUser]) {
      const response = await site.fetch(`/api/admin/users/${id}`, { method: call.method, headers: { Cookie: cookie } });
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ message: expect.any(String) });
    }
  });
});

describe('deleting', () => {
  test('removes the user for good', async () => {
    const id = await idOf('twice');
    expect(await admin(removeUser, { id })).toEqual({ message: 'User deleted successfully.' });
    await expect(admin(removeUser, { id })).rejects.toMatchObject({ status: 404, serverMessage: 'User not found' });
  });

  test('users cannot delete themselves', async () => {
    await expect(admin(removeUser, { id: await idOf('admin') })).rejects.toMatchObject({
      status: 409,
      serverMessage: 'You cannot delete yourself',
    });
  });
});

describe('an admin remains', () => {
  test('when several demote and delete each other concurrently', async () => {
    for (let round = 0; round < 3; round++) {
      const names = ['a', 'b', 'c', 'd'].map((letter) => `${letter}${round}`);
      for (const username of names) await admin(addUser, { username, password: 'long enough', isAdmin: true });
      for (const user of await admin(listUsers, {})) {
        if (user.isAdmin && !names.includes(user.username) && user.username !== 'admin') await admin(removeUser, { id: user.id });
      }
      const apis = await Promise.all(names.map(async (name) => site.api(await site.signIn(name, 'long enough'))));
      // The first admin gives up the role; the other four then demote or delete each other in a ring.
      const firstId = await idOf('admin');
      const ids = await Promise.all(names.map(idOf));
      await (apis[0] as Api)(changeUser, { id: firstId, isAdmin: false });
      const answers = await Promise.allSettled(
        apis.map((api, index) => {
          const id = ids[(index + 1) % ids.length] as number;
          return index % 2 === 0 ? api(changeUser, { id, isAdmin: false }) : api(removeUser, { id });
        }),
      );
      const left = await site.connection.db.selectFrom('users').select('id').where('is_admin', '=', 1).execute();
      expect(left.length).toBeGreaterThanOrEqual(1);
      for (const answer of answers) if (answer.status === 'rejected') expect([401, 403, 404, 409]).toContain(answer.reason.status);
      await site.connection.db.updateTable('users').set({ is_admin: 1 }).where('username_key', '=', 'admin').execute();
      cookie = await site.signIn();
      admin = site.api(cookie);
    }
  });
});

describe('the first administrator', () => {
  test('is made once, and an existing one is not changed', async () => {
    expect(await ensureAdmin(site.app.deps)).toBeNull();
    expect(await site.signIn('admin', TEST_PASSWORD)).toMatch(/^sid=/);
  });

  test('gets a random password, shown once, if the settings have none', async () => {
    const fresh = await testApp();
    try {
      await fresh.connection.db.deleteFrom('users').execute();
      const deps = { ...fresh.app.deps, env: { ...fresh.env, adminPassword: undefined, adminUsername: 'Owner' } };
      const made = await ensureAdmin(deps);
      expect(made?.username).toBe('Owner');
      expect(made?.password).toMatch(/^[\w-]{20}$/);
      expect(await fresh.signIn('owner', made?.password)).toMatch(/^sid=/);
      expect(await ensureAdmin(deps)).toBeNull();
    } finally {
      await fresh.close();
    }
  });

  test('is made once by two processes that start at the same time', async () => {
    const fresh = await testApp();
    try {
      await fresh.connection.db.deleteFrom('users').execute();
      const deps = { ...fresh.app.deps, env: { ...fresh.env, adminPassword: undefined } };
      const made = (await Promise.all([ensureAdmin(deps), ensureAdmin(deps), ensureAdmin(deps)])).filter((one) => one !== null);
      expect(made).toHaveLength(1);
      expect(await fresh.signIn('admin', made[0]?.password)).toMatch(/^sid=/);
    } finally {
      await fresh.close();
    }
  });

  test('promotes a user without the role who has the name', async () => {
    const fresh = await testApp();
    try {
      await fresh.connection.db.updateTable('users').set({ is_admin: 0, password_hash: 'none' }).execute();
      expect(await ensureAdmin(fresh.app.deps)).toEqual({ username: 'admin' });
      expect(await fresh.signIn()).toMatch(/^sid=/);
    } finally {
      await fresh.close();
    }
  });
});
