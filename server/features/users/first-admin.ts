/** Makes the first administrator of a new installation, because there is no registration. */
import { randomBytes } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { lockWrites } from '../../platform/database/lock-writes.ts';
import { hashPassword } from '../../platform/passwords/passwords.ts';
import { countAdmins, insertUser } from './users.store.ts';

export type FirstAdmin = { username: string /** Only if it was generated here. */; password?: string };

/** Makes an admin if there is none, with the password of the settings or a random one. Returns null if there is one. */
export async function ensureAdmin({ db, env, now }: Deps): Promise<FirstAdmin | null> {
  const existing = await db.selectFrom('users').select('id').where('is_admin', '=', 1).limit(1).execute();
  if (existing.length > 0) return null;
  const password = env.adminPassword ?? randomBytes(15).toString('base64url');
  const password_hash = await hashPassword(password, env.passwordCost);
  return db.transaction().execute(async (tx) => {
    await lockWrites(tx);
    if ((await countAdmins(tx)) > 0) return null;
    const user = { username: env.adminUsername, password_hash, isAdmin: true };
    const added = await insertUser(tx, user, now());
    // A user without the role has the name. Without an admin nobody could fix that in the panel, so that user becomes admin.
    if (!added) {
      const change = { password_hash, is_admin: 1 };
      await tx.updateTable('users').set(change).where('username_key', '=', env.adminUsername.toLowerCase()).execute();
    }
    await writeAudit(tx, { actor: 'system', action: 'create', entity: 'user', detail: `First admin ${env.adminUsername}`, at: now() });
    return { username: env.adminUsername, ...(env.adminPassword === undefined && { password }) };
  });
}
