import { isEasyPassword } from '../../../contract/common-passwords.ts';
import {
  acceptInvitation,
  addUser,
  changeUser,
  EASY_PASSWORD,
  INVITATION_OVER,
  inviteAgain,
  inviteUser,
  listUsers,
  OWN_ACCOUNT,
  removeUser,
  type User,
} from '../../../contract/users.endpoints.ts';
import type { Deps } from '../../deps.ts';
import { conflict, forbidden, invalid, notFound } from '../../platform/api/problem.ts';
import { type Call, type Route, route } from '../../platform/api/route.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { lockWrites } from '../../platform/database/lock-writes.ts';
import type { Tx } from '../../platform/database/tables.ts';
import { findInvited, forgetInvitation, makeInvitation, useUpInvitation } from '../../platform/passwords/invitations.ts';
import { hashPassword } from '../../platform/passwords/passwords.ts';
import { forgetSecondFactor } from '../../platform/passwords/second-factor.ts';
import { newToken } from '../../platform/passwords/tokens.ts';
import { countAdmins, endSessionsOf, forgetDevices, insertUser, type NewUser, presentUser, readUser, readUsers } from './users.store.ts';

const LAST_ADMIN = 'The last administrator must keep the role';

/** Staff accounts: list, add, change, delete. */
export function userRoutes({ db, env, now }: Deps): Route[] {
  async function add(tx: Tx, user: NewUser, call: Call): Promise<User> {
    const row = await insertUser(tx, user, now());
    if (!row) throw conflict('Username already exists');
    const detail = `${user.username}, ${user.isAdmin ? 'admin' : 'not an admin'}`;
    await writeAudit(tx, { actor: actorOf(call), action: 'create', entity: 'user', entity_id: row.id, detail, at: now() });
    return presentUser(row);
  }

  return [
    route(listUsers, () => readUsers(db)),

    route(addUser, async ({ username, password, isAdmin = false }, call) => {
      if (isEasyPassword(password, username)) throw invalid(EASY_PASSWORD);
      const password_hash = await hashPassword(password, env.passwordCost);
      return db.transaction().execute(async (tx) => {
        const user = await add(tx, { username, password_hash, isAdmin }, call);
        return { message: 'User added successfully.', user };
      });
    }),

    route(inviteUser, async ({ username, isAdmin = false }, call) => {
      // A random password, so that checking it takes as long as a real one.
      const password_hash = await hashPassword(newToken(), env.passwordCost);
      return db.transaction().execute(async (tx) => {
        const user = await add(tx, { username, password_hash, isAdmin }, call);
        return { message: 'User added successfully.', user, invitation: await makeInvitation(tx, user.id, now()) };
      });
    }),

    route(inviteAgain, ({ id }, call) => {
      refuseOwn(id, call);
      return db.transaction().execute(async (tx) => {
        const row = await readUser(tx, id);
        if (!row) throw notFound('User not found');
        const invitation = await makeInvitation(tx, id, now());
        const detail = `${row.username}: link for a new password`;
        await writeAudit(tx, { actor: actorOf(call), action: 'update', entity: 'user', entity_id: id, detail, at: now() });
        return { message: 'The link is ready.', invitation };
      });
    }),

    route(acceptInvitation, async ({ token, password }) => {
      const invited = await findInvited(db, token, now());
      if (!invited) throw notFound(INVITATION_OVER);
      const { id, username } = invited;
      if (isEasyPassword(password, username)) throw invalid(EASY_PASSWORD);
      const password_hash = await hashPassword(password, env.passwordCost);
      return db.transaction().execute(async (tx) => {
        if (!(await useUpInvitation(tx, token))) throw notFound(INVITATION_OVER);
        await tx.updateTable('users').set({ password_hash }).where('id', '=', id).execute();
        await endSessionsOf(tx, id);
        await forgetDevices(tx, id);
        const detail = `${username}: password chosen by a link`;
        await writeAudit(tx, { actor: username, action: 'update', entity: 'user', entity_id: id, detail, at: now() });
        return { message: 'Your password is set.', username };
      });
    }),

    route(changeUser, async ({ id, isAdmin, password, secondFactor }, call) => {
      if (password !== undefined || secondFactor === false) refuseOwn(id, call);
      const password_hash = password === undefined ? undefined : await hashPassword(password, env.passwordCost);
      return db.transaction().execute(async (tx) => {
        await lockWrites(tx);
        const row = await readUser(tx, id);
        if (!row) throw notFound('User not found');
        if (password !== undefined && isEasyPassword(password, row.username)) throw invalid(EASY_PASSWORD);
        const changesRole = isAdmin !== undefined && isAdmin !== (row.is_admin === 1);
        const isDemoted = changesRole && !isAdmin;
        if (isDemoted && id === call.user?.id) throw conflict('You cannot take the admin role from yourself');
        if (isDemoted && (await countAdmins(tx)) <= 1) throw conflict(LAST_ADMIN);
        const is_admin = changesRole ? Number(isAdmin) : row.is_admin;
        if (changesRole || password_hash) {
          await tx
            .updateTable('users')
            .set({ is_admin, ...(password_hash && { password_hash }) })
            .where('id', '=', id)
            .execute();
        }
        if (password_hash) {
          await forgetDevices(tx, id);
          await forgetInvitation(tx, id);
        }
        const losesFactor = secondFactor === false && (await forgetSecondFactor(tx, id));
        if (isDemoted || password_hash || losesFactor) await endSessionsOf(tx, id);
        const role = isAdmin ? 'made admin' : 'no longer admin';
        const done = [changesRole && role, password_hash && 'new password', losesFactor && 'second factor taken away'].filter(Boolean);
        if (done.length > 0) {
          const detail = `${row.username}: ${done.join(', ')}`;
          await writeAudit(tx, { actor: actorOf(call), action: 'update', entity: 'user', entity_id: id, detail, at: now() });
        }
        return { message: 'User updated successfully.', user: presentUser({ ...row, is_admin }) };
      });
    }),

    route(removeUser, async ({ id }, call) =>
      db.transaction().execute(async (tx) => {
        await lockWrites(tx);
        const row = await readUser(tx, id);
        if (!row) throw notFound('User not found');
        if (id === call.user?.id) throw conflict('You cannot delete yourself');
        if (row.is_admin === 1 && (await countAdmins(tx)) <= 1) throw conflict(LAST_ADMIN);
        await endSessionsOf(tx, id);
        await tx.deleteFrom('users').where('id', '=', id).execute();
        await writeAudit(tx, { actor: actorOf(call), action: 'delete', entity: 'user', entity_id: id, detail: row.username, at: now() });
        return { message: 'User deleted successfully.' };
      }),
    ),
  ];
}

/** Refuses one's own account, because changing it needs the current password (`account.routes.ts`). */
function refuseOwn(id: number, { user }: Call): void {
  if (id === user?.id) throw forbidden(OWN_ACCOUNT);
}

function actorOf(call: { user: { username: string } | null }): string {
  return call.user?.username ?? '';
}
