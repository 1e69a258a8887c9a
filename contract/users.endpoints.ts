/** The accounts of the staff. */
import * as z from 'zod/mini';
import { isEasyPassword } from './common-passwords.ts';
import { endpoint } from './endpoint.ts';
import { message, pathId } from './fields.ts';
import { countLetters } from './plain-text.ts';
import { password, username } from './session.endpoints.ts';

export const MIN_PASSWORD_LENGTH = 8;
export const EASY_PASSWORD = 'Please choose a password that is harder to guess';

/** A password somebody chooses; those chosen before may be shorter. */
export const newPassword = password.check(
  z.refine((value) => countLetters(value) >= MIN_PASSWORD_LENGTH, `Password must be at least ${MIN_PASSWORD_LENGTH} characters`),
  z.refine((value) => !isEasyPassword(value), EASY_PASSWORD),
);

export const user = z.object({ id: z.number(), username: z.string(), isAdmin: z.boolean(), createdAt: z.string() });
export type User = z.infer<typeof user>;

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/admin/users',
  access: 'admin',
  summary: 'All users by name',
  input: z.object({}),
  output: z.array(user),
  errors: 'message',
});

export const addUser = endpoint({
  method: 'POST',
  path: '/api/admin/users',
  access: 'admin',
  summary: 'Adds a user; not an admin unless stated',
  input: z.strictObject({ username, password: newPassword, isAdmin: z.optional(z.boolean()) }),
  output: z.object({ ...message.shape, user }),
  errors: 'message',
  success: 201,
});

export const changeUser = endpoint({
  method: 'PATCH',
  path: '/api/admin/users/:id',
  access: 'admin',
  summary: 'Changes the role or the password; a new password or a lost role ends the sessions of the user',
  input: z.strictObject({ id: pathId, isAdmin: z.optional(z.boolean()), password: z.optional(newPassword) }),
  output: z.object({ ...message.shape, user }),
  errors: 'message',
});

export const removeUser = endpoint({
  method: 'DELETE',
  path: '/api/admin/users/:id',
  access: 'admin',
  summary: 'Deletes a user; neither yourself nor the last admin',
  input: z.strictObject({ id: pathId }),
  output: message,
  errors: 'message',
});
