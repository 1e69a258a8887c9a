import { CODE_NEEDED, login, logout, readMe, WRONG_CODE } from '../../../contract/session.endpoints.ts';
import type { Deps } from '../../deps.ts';
import { Problem, unauthorized } from '../../platform/api/problem.ts';
import { createWorkQueue } from '../../platform/api/queued-work.ts';
import { type Route, route } from '../../platform/api/route.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import type { Database, Tx } from '../../platform/database/tables.ts';
import { nobodysPassword, verifyPassword } from '../../platform/passwords/passwords.ts';
import { hasSecondFactor, takeCode } from '../../platform/passwords/second-factor.ts';
import { isKnownDevice, rememberDevice } from './known-devices.ts';
import { forgetTries, type Try, takeTry } from './login-throttle.ts';
import { endSession, startSession, sweepSessions } from './session.store.ts';
import { deviceCookie, endedCookie, sessionCookie } from './session-cookie.ts';

/** Limits concurrent logins, which cost database and cores; further ones get 503 before they are counted. */
const enqueue = createWorkQueue({ atOnce: 4, waiting: 20, refusal: 'Too many logins at the moment. Please try again.' });

const WRONG = 'Invalid username or password. Please try again.';

/** Login, logout, and who is logged in. */
export function sessionRoutes({ db, env, now, log, reserve }: Deps): Route[] {
  const written = <T>(work: () => Promise<T>): Promise<T> => (reserve ? reserve.use(work) : work());
  return [
    route(readMe, (_, { user }) => {
      if (!user) throw unauthorized();
      return { username: user.username, isAdmin: user.isAdmin };
    }),

    route(login, async ({ username, password, code }, call) => {
      const usernameKey = username.toLowerCase();
      const user = await db.selectFrom('users').selectAll().where('username_key', '=', usernameKey).executeTakeFirst();
      const isKnown = await isKnownDevice(db, call.deviceToken, user?.id);
      const attempt: Try = { usernameKey, address: call.address, knownDevice: isKnown ? call.deviceToken : undefined, now: now() };
      const { taken, isRight } = await enqueue(
        async () => ({
          taken: await written(() => takeTry(db, attempt)),
          isRight: await verifyPassword(user?.password_hash ?? nobodysPassword(env.passwordCost), password, { isFirst: isKnown }),
        }),
        { isFirst: isKnown },
      );
      if (!user || !isRight) {
        // After the answer, so that response times do not reveal which names exist.
        if (user) {
          const failed = (error: unknown) => log.warn({ error: String(error) }, 'a failed login was not noted');
          setImmediate(() => noteFailure(db, user, taken, now()).catch(failed));
        }
        throw new Problem(401, WRONG);
      }
      if (await hasSecondFactor(db, user.id)) {
        // The attempt stays counted; otherwise a request without a code would reset the count of wrong codes.
        if (!code) throw new Problem(401, CODE_NEEDED);
        if (!(await written(() => takeCode(db, user.id, code, now())))) {
          await noteFailure(db, user, taken, now());
          throw new Problem(401, WRONG_CODE);
        }
      }
      await written(() => forgetTries(db, attempt));
      const logIn = async (tx: Tx) => {
        if (call.sessionToken) await endSession(tx, call.sessionToken);
        await sweepSessions(tx, now());
        await writeAudit(tx, { actor: user.username, action: 'login', entity: 'user', entity_id: user.id, at: now() });
        const device = await rememberDevice(tx, call.deviceToken, user.id, now());
        return { session: await startSession(tx, user.id, now()), device };
      };
      const tokens = await written(() => db.transaction().execute(logIn));
      call.responseHeaders.append('Set-Cookie', sessionCookie(env, tokens.session));
      call.responseHeaders.append('Set-Cookie', deviceCookie(env, tokens.device));
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
        // Removes the panel's data for the next user of the browser. Cookies stay, so the device stays known.
        call.responseHeaders.set('Clear-Site-Data', '"cache", "storage"');
      }
      return { message: 'Logged out' };
    }),
  ];
}

/**
 * Logs failed logins in summary: the first, tenth and hundredth of a name, and when a wait begins. Unknown names are not logged: they
 * may be passwords typed into the wrong field, and a stranger could fill the log with them.
 */
async function noteFailure(
  db: Database,
  { id, username }: { id: number; username: string },
  { isWaiting, failures }: { isWaiting: boolean; failures: number },
  at: Date,
): Promise<void> {
  const isRound = /^10*$/.test(String(failures));
  if (!isWaiting && !isRound) return;
  const action = isWaiting ? 'login refused' : 'login failed';
  const detail = failures === 1 ? 'One failed login' : `${failures} failed logins, less than a day between them`;
  await writeAudit(db, { actor: username, action, entity: 'user', entity_id: id, detail, at });
}
