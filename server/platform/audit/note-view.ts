/** Audit entries for staff who read personal data of visitors: at most one per hour, person and list. */

import type { Deps } from '../../deps.ts';
import type { Call } from '../api/route.ts';
import { writeAudit } from './write-audit.ts';

const HOUR = 3_600_000;

/** Returns a function that notes a view in the background; a failed note is logged and does not fail the read. */
export function createViewNotes({ db, now, log }: Pick<Deps, 'db' | 'now' | 'log'>): (call: Call, entity: string, detail: string) => void {
  const noted = new Map<string, number>();
  return ({ user }, entity, detail) => {
    if (!user) return;
    const at = now();
    const key = `${user.id} ${entity}`;
    if (at.getTime() - (noted.get(key) ?? Number.NEGATIVE_INFINITY) < HOUR) return;
    noted.set(key, at.getTime());
    writeAudit(db, { actor: user.username, action: 'view', entity, detail, at }).catch((error) => {
      noted.delete(key);
      log.warn({ error: String(error) }, 'a view was not noted');
    });
  };
}
