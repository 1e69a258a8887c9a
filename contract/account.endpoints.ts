/** One's own account: another password, a second factor, and where one is logged in. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { label, line, message } from './fields.ts';
import { password, WRONG_CODE } from './session.endpoints.ts';
import { newPassword } from './users.endpoints.ts';

export const changeOwnPassword = endpoint({
  method: 'POST',
  path: '/api/account/password',
  access: 'session',
  summary: 'Changes the own password, for whoever knows the present one; ends all other sessions of the user',
  input: z.strictObject({ current: password, password: newPassword }),
  output: message,
  errors: 'message',
  limit: 'login',
});

export const ownSession = z.object({
  /** Names it for `endOwnSession` and opens nothing. */
  id: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  /** The one the call came with. */
  isThis: z.boolean(),
});

export const listOwnSessions = endpoint({
  method: 'GET',
  path: '/api/account/sessions',
  access: 'session',
  summary: 'Where the user is logged in, last used first',
  input: z.strictObject({}),
  output: z.array(ownSession),
});

export const endOwnSession = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions/:session',
  access: 'session',
  summary: 'Ends one of the own sessions, or with `others` all but the one the call came with',
  input: z.strictObject({ session: label(64) }),
  output: message,
  errors: 'message',
});

export const RECOVERY_CODES = 10;

export const readSecondFactor = endpoint({
  method: 'GET',
  path: '/api/account/second-factor',
  access: 'session',
  summary: 'Whether a login asks for a code as well, and how many recovery codes are left',
  input: z.strictObject({}),
  output: z.object({ isOn: z.boolean(), recoveryCodes: z.number() }),
});

export const beginSecondFactor = endpoint({
  method: 'POST',
  path: '/api/account/second-factor',
  access: 'session',
  summary: 'Makes a secret for an authenticator app (TOTP); nothing changes before one of its codes has been confirmed',
  input: z.strictObject({ current: password }),
  output: z.object({
    /** In base32, to be typed. */
    secret: z.string(),
    /** `otpauth://totp/…`, to be shown as a QR code. */
    address: z.string(),
  }),
  errors: 'message',
  limit: 'login',
  isSecret: true,
});

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/api/account/second-factor/confirm',
  access: 'session',
  summary: 'From now on a login asks for a code. Answers with the recovery codes, which are shown this once; ends all other sessions',
  input: z.strictObject({ code: line(20, { long: WRONG_CODE, missing: 'Please enter the code' }) }),
  output: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: 'message',
  limit: 'login',
  isSecret: true,
});

export const endSecondFactor = endpoint({
  method: 'POST',
  path: '/api/account/second-factor/end',
  access: 'session',
  summary: 'A login asks for the password alone again, for whoever knows it',
  input: z.strictObject({ current: password }),
  output: message,
  errors: 'message',
  limit: 'login',
});
