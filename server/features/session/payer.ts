/**
 * Whose budget a call spends. Many people may share an address, a mobile network or an office: what strangers spend there must not shut out
 * whoever has shown that they are none of them.
 */
import { acceptInvitation } from '../../../contract/users.endpoints.ts';
import type { Deps } from '../../deps.ts';
import type { Payer } from '../../platform/api/serve.ts';
import { findInvited } from '../../platform/passwords/invitations.ts';
import { isAnyonesDevice } from './known-devices.ts';

/** One session, one device, one invitation: so a stolen one buys no more than an address does. */
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
