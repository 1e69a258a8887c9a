/**
 * Chooses the rate limit of a call. Many people share the address of a mobile network or an office, so a session, a known device or
 * an invitation has its own limit, which strangers cannot use up.
 */
import { acceptInvitation } from '../../../contract/users.endpoints.ts';
import type { Deps } from '../../deps.ts';
import type { Payer } from '../../platform/api/serve.ts';
import { findInvited } from '../../platform/passwords/invitations.ts';
import { isAnyonesDevice } from './known-devices.ts';

/** The limit is per session, device or invitation, so that a stolen one allows no more than an address. */
export function payerBy({ db, now }: Pick<Deps, 'db' | 'now'>): Payer {
  return async ({ path, limit }, input, { user, sessionToken, deviceToken, address }) => {
    if (user) return `session ${sessionToken}`;
    if (limit !== 'login') return address;
    if (path === acceptInvitation.path && typeof input.token === 'string' && (await findInvited(db, input.token, now()))) {
      return `invitation ${input.token}`;
    }
    return deviceToken && (await isAnyonesDevice(db, deviceToken)) ? `device ${deviceToken}` : address;
  };
}
