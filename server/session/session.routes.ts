import { login, logout, readMe } from '../../contract/session.endpoints.ts';
import { Problem, unauthorized } from '../api/problem.ts';
import { type Route, route } from '../api/route.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { House } from '../house.ts';
import { NOBODYS_PASSWORD, verifyPassword } from '../passwords/passwords.ts';
import { forgetTries, takeTry, throttleKey } from './login-throttle.ts';
import { endSession, startSession, sweepSessions } from './session.store.ts';
import { endedCookie, sessionCookie } from './session-cookie.ts';

const WRONG = 'Invalid username or password. Please try again.';

/** Login, logout, and who is logged in. */
export function sessionRoutes({ db, env, now }: House): Route[] {
  return [
    route(readMe, (_, { user }) => {
      if (!user) throw unauthorized();
      return { username: user.username, isAdmin: user.isAdmin };
    }),

    route(login, async ({ username, password }, call) => {
      const usernameKey = username.toLowerCase();
      const key = throttleKey(usernameKey, call.address);
      const wait = await takeTry(db, key, now());
      const user = await db.selectFrom('users').selectAll().where('username_key', '=', usernameKey).executeTakeFirst();
      const isRight = await verifyPassword(user?.password_hash ?? NOBODYS_PASSWORD, password);
      if (!user || !isRight) {
        // Guesses are told once per wait, not one by one. An unknown name may be a password typed into the wrong field.
        if (wait > 0) await writeAudit(db, { actor: user?.username ?? '', action: 'login refused', entity: 'user', at: now() });
        throw new Problem(401, WRONG);
      }
      await forgetTries(db, key, now());
      const token = await db.transaction().execute(async (tx) => {
        if (call.sessionToken) await endSession(tx, call.sessionToken);
        await sweepSessions(tx, now());
        await writeAudit(tx, { actor: user.username, action: 'login', entity: 'user', entity_id: user.id, at: now() });
        return startSession(tx, user.id, now());
      });
      call.responseHeaders.append('Set-Cookie', sessionCookie(env, token));
      return { username: user.username, isAdmin: user.is_admin === 1 };
    }),

    route(logout, async (_, call) => {
      const { sessionToken, user } = call;
      if (sessionToken) {
        await db.transaction().execute(async (tx) => {
          await endSession(tx, sessionToken);
          if (user) await writeAudit(tx, { actor: user.username, action: 'logout', entity: 'user', entity_id: user.id, at: now() });
        });
        call.responseHeaders.append('Set-Cookie', endedCookie(env));
      }
      return { message: 'Logged out' };
    }),
  ];
}
