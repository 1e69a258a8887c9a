/** Schemes in the bin: bringing one back, and deleting what has lain there for 30 days. */
import { BIN_DAYS, restoreScheme } from '../../../contract/bin.endpoints.ts';
import type { House } from '../../house.ts';
import { type Route, route } from '../../platform/api/route.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import type { Database } from '../../platform/database/tables.ts';
import { takeTurn } from '../../platform/database/take-turn.ts';
import { unbinScheme } from '../../platform/scheme-store/bin-scheme.ts';
import type { OnPublished } from '../../platform/scheme-store/scheme-write.ts';

export function schemeBinRoutes(house: House, onPublished: OnPublished): Route[] {
  return [
    route(restoreScheme, async ({ id }, call) => {
      const write = { actor: call.user?.username ?? '', action: 'restored' as const, at: house.now(), onPublished };
      await house.db.transaction().execute((tx) => unbinScheme(tx, id, write));
      await house.catalogue.refresh();
      return { message: 'Scheme restored.', id };
    }),
  ];
}

const DAY_MS = 86_400_000;
const BATCH = 500;

/** Empties the bin now and once a day, for as long as the process lives. */
export function keepSchemeBinTidy({ db, now, log }: House): void {
  const tidy = () =>
    void emptySchemeBin(db, now()).catch((error) => log.warn({ error: String(error) }, 'the bin of schemes could not be emptied'));
  tidy();
  setInterval(tidy, DAY_MS).unref();
}

/** Deletes for good what was put into the bin more than 30 days ago, with its history. Doing it twice at once does no harm. */
export async function emptySchemeBin(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - BIN_DAYS * DAY_MS).toISOString();
  const isMore = await db.transaction().execute(async (tx) => {
    await takeTurn(tx);
    const gone = await tx.selectFrom('schemes').select(['id', 'name']).where('deleted_at', '<', before).limit(BATCH).execute();
    for (const { id, name } of gone) {
      await tx.deleteFrom('history').where('entity', '=', 'scheme').where('entity_id', '=', id).execute();
      await tx.deleteFrom('schemes').where('id', '=', id).execute();
      await writeAudit(tx, { actor: 'system', action: 'purge', entity: 'scheme', entity_id: id, detail: name, at: now });
    }
    return gone.length === BATCH;
  });
  if (isMore) await emptySchemeBin(db, now);
}
