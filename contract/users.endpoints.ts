/** Staff accounts. */
import * as z from 'zod/mini';
import { isEasyPassword } from './common-passwords.ts';
import { endpoint } from './endpoint.ts';
import { line, message, pathId } from './fields.ts';
import { countLetters } from './plain-text.ts';
import { password, username } from './session.endpoints.ts';

export const MIN_PASSWORD_LENGTH = 8;
export const INVITATION_OVER = 'This link is used up or too old. Please ask for a new one.';
export const OWN_ACCOUNT = 'Please change your own password and second step under My Account, with your present password.';
export const EASY_PASSWORD = 'Please choose a password that is harder to guess';

/** A new password; older ones may be shorter. */
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
  needsFreshLogin: true,
  summary: 'Adds a user; by default not an admin',
  input: z.strictObject({ username, password: newPassword, isAdmin: z.optional(z.boolean()) }),
  output: z.object({ ...message.shape, user }),
  errors: 'message',
  success: 201,
});

export const changeUser = endpoint({
  method: 'PATCH',
  path: '/api/admin/users/:id',
  access: 'admin',
  needsFreshLogin: true,
  summary:
    'Changes the role of a user; for other users also the password, or removes the second factor. Every change except granting the role ends the sessions of the user',
  input: z.strictObject({
    id: pathId,
    isAdmin: z.optional(z.boolean()),
    password: z.optional(newPassword),
    /** `false` removes a lost second factor. */
    secondFactor: z.optional(z.literal(false)),
  }),
  output: z.object({ ...message.shape, user }),
  errors: 'message',
});

export const removeUser = endpoint({
  method: 'DELETE',
  path: '/api/admin/users/:id',
  access: 'admin',
  needsFreshLogin: true,
  summary: 'Deletes a user, but not yourself or the last admin',
  input: z.strictObject({ id: pathId }),
  output: message,
  errors: 'message',
});

/** A link for choosing a password: `/admin/invitation#<token>`. */
const invitation = z.object({ token: z.string(), expiresAt: z.string() });
export type Invitation = z.infer<typeof invitation>;

export const inviteUser = endpoint({
  method: 'POST',
  path: '/api/admin/invitations',
  access: 'admin',
  needsFreshLogin: true,
  summary: 'Adds a user who chooses a password by a link and cannot log in before',
  input: z.strictObject({ username, isAdmin: z.optional(z.boolean()) }),
  output: z.object({ ...message.shape, user, invitation }),
  errors: 'message',
  success: 201,
  isSecret: true,
});

export const inviteAgain = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/invitation',
  access: 'admin',
  needsFreshLogin: true,
  summary:
    'A new link for another user to choose a password; replaces an earlier link, and the current password works until the link is used',
  input: z.strictObject({ id: pathId }),
  output: z.object({ ...message.shape, invitation }),
  errors: 'message',
  isSecret: true,
});

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/invitation',
  access: 'public',
  summary: 'Sets the password of an invited user, once; ends the sessions of the user',
  input: z.strictObject({ token: line(100, { long: INVITATION_OVER, missing: INVITATION_OVER }), password: newPassword }),
  output: z.object({ ...message.shape, username: z.string() }),
  errors: 'message',
  limit: 'login',
  isSecret: true,
});
