/** Calls for one's own account. */
import {
  beginSecondFactor,
  changeOwnPassword,
  confirmSecondFactor,
  endOwnSession,
  endSecondFactor,
  listOwnSessions,
  readSecondFactor,
} from '../../../contract/account.endpoints.ts';
import { isEasyPassword } from '../../../contract/common-passwords.ts';
import { WRONG_CODE } from '../../../contract/session.endpoints.ts';
import { EASY_PASSWORD } from '../../../contract/users.endpoints.ts';
import type { Deps } from '../../deps.ts';
import { conflict, invalid, notFound, unauthorized } from '../../platform/api/problem.ts';
import { type Call, type CurrentUser, type Route, route } from '../../platform/api/route.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import type { Tx } from '../../platform/database/tables.ts';
import { forgetInvitation } from '../../platform/passwords/invitations.ts';
import { hashPassword, verifyPassword } from '../../platform/passwords/passwords.ts';
import {
  confirmSecret,
  countRecoveryCodes,
  forgetSecondFactor,
  hasSecondFactor,
  makeSecret,
  takeAppCode,
} from '../../platform/passwords/second-factor.ts';
import { forgetOtherDevices } from './known-devices.ts';
import { forgetTries, type Try, takeTry } from './login-throttle.ts';
import { endOneSession, endOtherSessions, readSessionsOf } from './session.store.ts';

const WRONG = 'The present password is wrong';
const OTHERS = 'others';
const IS_ON = 'A second factor is set up already';

export function accountRoutes({ db, env, now }: Deps): Route[] {
  /**
   * Verifies the password. Attempts count like logins from an unknown device, so that nobody can guess it from an unattended session.
   * @returns the stored hash
   */
  async function provePassword(call: Call, password: string): Promise<string> {
    const { user, token } = whoCalls(call);
    const attempt: Try = {
      usernameKey: user.username.toLowerCase(),
      address: call.address,
      knownDevice: `session ${token}`,
      now: now(),
    };
    await takeTry(db, attempt);
    const { password_hash: stored } = await db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
    if (!(await verifyPassword(stored, password, { isFirst: true }))) throw invalid(WRONG);
    await forgetTries(db, attempt);
    return stored;
  }

  const note = (tx: Tx, { id, username }: CurrentUser, done: string) =>
    writeAudit(tx, { actor: username, action: 'update', entity: 'user', entity_id: id, detail: `${username}: ${done}`, at: now() });

  return [
    route(changeOwnPassword, async ({ current, password }, call) => {
      const { user, token } = whoCalls(call);
      if (isEasyPassword(password, user.username)) throw invalid(EASY_PASSWORD);
      const stored = await provePassword(call, current);
      const password_hash = await hashPassword(password, env.passwordCost);
      await db.transaction().execute(async (tx) => {
        // Only if the verified password is still the stored one; it may have changed meanwhile.
        const { numUpdatedRows } = await tx
          .updateTable('users')
          .set({ password_hash })
          .where('id', '=', user.id)
          .where('password_hash', '=', stored)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n) throw invalid(WRONG);
        await endOtherSessions(tx, user.id, token);
        await forgetOtherDevices(tx, user.id, call.deviceToken);
        await forgetInvitation(tx, user.id);
        await note(tx, user, 'own password changed');
      });
      return { message: 'Your password has been changed. You are logged out everywhere else.' };
    }),

    route(readSecondFactor, async (_, call) => {
      const { user } = whoCalls(call);
      return { isOn: await hasSecondFactor(db, user.id), recoveryCodes: await countRecoveryCodes(db, user.id) };
    }),

    route(beginSecondFactor, async ({ current }, call) => {
      const { user } = whoCalls(call);
      await provePassword(call, current);
      const made = await db.transaction().execute((tx) => makeSecret(tx, user));
      if (!made) throw conflict(IS_ON);
      return made;
    }),

    route(confirmSecondFactor, async ({ code }, call) => {
      const { user, token } = whoCalls(call);
      return db.transaction().execute(async (tx) => {
        if (await hasSecondFactor(tx, user.id)) throw conflict(IS_ON);
        if (!(await takeAppCode(tx, user.id, code, now()))) throw invalid(WRONG_CODE);
        const recoveryCodes = await confirmSecret(tx, user.id, now());
        if (!recoveryCodes) throw conflict(IS_ON);
        await endOtherSessions(tx, user.id, token);
        await note(tx, user, 'second factor set up');
        return { recoveryCodes };
      });
    }),

    route(endSecondFactor, async ({ current }, call) => {
      const { user } = whoCalls(call);
      await provePassword(call, current);
      return db.transaction().execute(async (tx) => {
        if (await forgetSecondFactor(tx, user.id)) await note(tx, user, 'second factor taken away');
        return { message: 'From now on the password alone is enough.' };
      });
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
