/** What somebody who is logged in does with their own account. */
import { changeOwnPassword, endOwnSession, listOwnSessions } from '../../../contract/account.endpoints.ts';
import { isEasyPassword } from '../../../contract/common-passwords.ts';
import { EASY_PASSWORD } from '../../../contract/users.endpoints.ts';
import type { House } from '../../house.ts';
import { invalid, notFound, unauthorized } from '../../platform/api/problem.ts';
import { type Call, type CurrentUser, type Route, route } from '../../platform/api/route.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { hashPassword, verifyPassword } from '../../platform/passwords/passwords.ts';
import { forgetOtherDevices } from './known-devices.ts';
import { forgetTries, type Try, takeTry } from './login-throttle.ts';
import { endOneSession, endOtherSessions, readSessionsOf } from './session.store.ts';

const WRONG = 'The present password is wrong';
const OTHERS = 'others';

export function accountRoutes({ db, now }: House): Route[] {
  return [
    route(changeOwnPassword, async ({ current, password }, call) => {
      const { user, token } = whoCalls(call);
      if (isEasyPassword(password, user.username)) throw invalid(EASY_PASSWORD);
      // Whoever finds an open panel must not be able to guess: these tries count like logins from this place.
      const attempt: Try = {
        usernameKey: user.username.toLowerCase(),
        address: call.address,
        knownDevice: `session ${user.id}`,
        now: now(),
      };
      await takeTry(db, attempt);
      const { password_hash: stored } = await db
        .selectFrom('users')
        .select('password_hash')
        .where('id', '=', user.id)
        .executeTakeFirstOrThrow();
      if (!(await verifyPassword(stored, current, { isFirst: true }))) throw invalid(WRONG);
      await forgetTries(db, attempt);
      const password_hash = await hashPassword(password);
      await db.transaction().execute(async (tx) => {
        // Only over the password that was shown to be known: another may have been set meanwhile.
        const { numUpdatedRows } = await tx
          .updateTable('users')
          .set({ password_hash })
          .where('id', '=', user.id)
          .where('password_hash', '=', stored)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n) throw invalid(WRONG);
        await endOtherSessions(tx, user.id, token);
        await forgetOtherDevices(tx, user.id, call.deviceToken);
        const detail = `${user.username}: own password changed`;
        await writeAudit(tx, { actor: user.username, action: 'update', entity: 'user', entity_id: user.id, detail, at: now() });
      });
      return { message: 'Your password has been changed. You are logged out everywhere else.' };
    }),

    route(listOwnSessions, (_, call) => {
      const { user, token } = whoCalls(call);
      return readSessionsOf(db, user.id, token, now());
    }),

    route(endOwnSession, async ({ session }, call) => {
      const { user, token } = whoCalls(call);
      return db.transaction().execute(async (tx) => {
        const ended = session === OTHERS ? await endOtherSessions(tx, user.id, token) : await endOneSession(tx, user.id, session);
        if (session !== OTHERS && ended === 0) throw notFound('That session is over already');
        const detail = `${user.username}: ${ended} sessions ended`;
        await writeAudit(tx, { actor: user.username, action: 'logout', entity: 'user', entity_id: user.id, detail, at: now() });
        return { message: ended === 1 ? 'One session was ended.' : `${ended} sessions were ended.` };
      });
    }),
  ];
}

function whoCalls({ user, sessionToken }: Call): { user: CurrentUser; token: string } {
  if (!user || !sessionToken) throw unauthorized();
  return { user, token: sessionToken };
}
