/** Logging in and out, and who is logged in. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { line, message } from './fields.ts';

export const MAX_USERNAME_LENGTH = 100;
/** Checked before hashing. */
export const MAX_PASSWORD_LENGTH = 1024;

/** A user name: one trimmed line. */
export const username = line(MAX_USERNAME_LENGTH, {
  long: `Username must be at most ${MAX_USERNAME_LENGTH} characters`,
  missing: 'Username is required',
}).check(z.minLength(1, 'Username is required'));

/** A password: never trimmed, never cut. */
export const password = z
  .string('Password is required')
  .check(
    z.minLength(1, 'Password is required'),
    z.maxLength(MAX_PASSWORD_LENGTH, `Password must be at most ${MAX_PASSWORD_LENGTH} characters`),
  );

export const currentUser = z.object({ username: z.string(), isAdmin: z.boolean() });
export type CurrentUser = z.infer<typeof currentUser>;

export const readMe = endpoint({
  method: 'GET',
  path: '/api/me',
  access: 'session',
  summary: 'Who is logged in; 401 when nobody is',
  input: z.object({}),
  output: currentUser,
});

/** A code of the authenticator app, or a recovery code; spaces and hyphens are ignored. */
const code = z.string().check(z.trim(), z.maxLength(40, 'The code is too long'));
/** The password was right, but the account also needs a code. */
export const CODE_NEEDED = 'Please enter the code from your authenticator app';
/** The session is valid, but this call needs a recent login. */
export const LOGIN_NEEDED = 'Please log in again: accounts can be changed for ten minutes after a login.';
export const WRONG_CODE = 'The code is wrong. Please wait for the next one and try again.';

export const login = endpoint({
  method: 'POST',
  path: '/api/login',
  access: 'public',
  summary: 'Starts a session with a cookie; an account with a second factor needs its code as well',
  input: z.strictObject({ username, password, code: z.optional(code) }),
  output: currentUser,
  limit: 'login',
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/logout',
  access: 'public',
  summary: 'Ends the session, if there is one',
  input: z.object({}),
  output: message,
});
