/** One's own account: another password, and where one is logged in. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { label, message } from './fields.ts';
import { password } from './session.endpoints.ts';
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
