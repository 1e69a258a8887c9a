/** One's own account: password, second factor and sessions. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { label, line, message } from './fields.ts';
import { password, WRONG_CODE } from './session.endpoints.ts';
import { newPassword } from './users.endpoints.ts';

export const changeOwnPassword = endpoint({
  method: 'POST',
  path: '/api/account/password',
  access: 'session',
  summary: 'Changes one’s own password, given the current one; ends all other sessions of the user',
  input: z.strictObject({ current: password, password: newPassword }),
  output: message,
  errors: 'message',
  limit: 'login',
});

export const ownSession = z.object({
  /** Id for `endOwnSession`; useless as a token. */
  id: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  /** Whether this is the session of the call. */
  isThis: z.boolean(),
});

export const listOwnSessions = endpoint({
  method: 'GET',
  path: '/api/account/sessions',
  access: 'session',
  summary: 'The sessions of the user, last used first',
  input: z.strictObject({}),
  output: z.array(ownSession),
});

export const endOwnSession = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions/:session',
  access: 'session',
  summary: 'Ends one of one’s own sessions, or with `others` all except the session of the call',
  input: z.strictObject({ session: label(64) }),
  output: message,
  errors: 'message',
});

export const RECOVERY_CODES = 10;

export const readSecondFactor = endpoint({
  method: 'GET',
  path: '/api/account/second-factor',
  access: 'session',
  summary: 'Whether the second factor is active, and how many recovery codes are left',
  input: z.strictObject({}),
  output: z.object({ isOn: z.boolean(), recoveryCodes: z.number() }),
});

export const beginSecondFactor = endpoint({
  method: 'POST',
  path: '/api/account/second-factor',
  access: 'session',
  summary: 'Makes a secret for an authenticator app (TOTP), which has no effect before a code is confirmed',
  input: z.strictObject({ current: password }),
  output: z.object({
    /** Base32, for typing. */
    secret: z.string(),
    /** `otpauth://totp/…`, for a QR code. */
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
  summary: 'Activates the second factor. Answers with the recovery codes, which are shown only once; ends all other sessions',
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
  summary: 'Removes the second factor, given the password',
  input: z.strictObject({ current: password }),
  output: message,
  errors: 'message',
  limit: 'login',
});
