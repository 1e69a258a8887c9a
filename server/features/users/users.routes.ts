import { isEasyPassword } from '../../../contract/common-passwords.ts';
import { addUser, changeUser, EASY_PASSWORD, listUsers, removeUser } from '../../../contract/users.endpoints.ts';
import type { House } from '../../house.ts';
import { conflict, invalid, notFound } from '../../platform/api/problem.ts';
import { type Route, route } from '../../platform/api/route.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { takeTurn } from '../../platform/database/take-turn.ts';
import { hashPassword } from '../../platform/passwords/passwords.ts';
import { countAdmins, endSessionsOf, forgetDevices, insertUser, presentUser, readUser, readUsers } from './users.store.ts';

const LAST_ADMIN = 'The last administrator must keep the role';

/** The accounts of the staff: list, add, change, delete. */
export function userRoutes({ db, now }: House): Route[] {
  return [
    route(listUsers, () => readUsers(db)),

    route(addUser, async ({ username, password, isAdmin = false }, call) => {
      if (isEasyPassword(password, username)) throw invalid(EASY_PASSWORD);
      const password_hash = await hashPassword(password);
      return db.transaction().execute(async (tx) => {
        const row = await insertUser(tx, { username, password_hash, isAdmin }, now());
        if (!row) throw conflict('Username already exists');
        const detail = `${username}, ${isAdmin ? 'admin' : 'not an admin'}`;
        await writeAudit(tx, { actor: actorOf(call), action: 'create', entity: 'user', entity_id: row.id, detail, at: now() });
        return { message: 'User added successfully.', user: presentUser(row) };
      });
    }),

    route(changeUser, async ({ id, isAdmin, password }, call) => {
      const password_hash = password === undefined ? undefined : await hashPassword(password);
      return db.transaction().execute(async (tx) => {
        await takeTurn(tx);
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
          if (isDemoted || password_hash) await endSessionsOf(tx, id);
          if (password_hash) await forgetDevices(tx, id);
          const done = [changesRole && (isAdmin ? 'made admin' : 'no longer admin'), password_hash && 'new password'].filter(Boolean);
          const detail = `${row.username}: ${done.join(', ')}`;
          await writeAudit(tx, { actor: actorOf(call), action: 'update', entity: 'user', entity_id: id, detail, at: now() });
        }
        return { message: 'User updated successfully.', user: presentUser({ ...row, is_admin }) };
      });
    }),

    route(removeUser, async ({ id }, call) =>
      db.transaction().execute(async (tx) => {
        await takeTurn(tx);
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

function actorOf(call: { user: { username: string } | null }): string {
  return call.user?.username ?? '';
}
