/** Lists and restores the records in the bin. How a record is restored depends on its kind, so the function is passed in. */
import { listBin, restoreMany } from '../../../contract/bin.endpoints.ts';
import type { Output } from '../../../contract/endpoint.ts';
import type { Deps } from '../../deps.ts';
import { Problem } from '../../platform/api/problem.ts';
import { type Route, route } from '../../platform/api/route.ts';
import type { Tx } from '../../platform/database/tables.ts';
import { readBin } from '../../platform/records/bin.ts';
import type { Entity } from '../../platform/records/record-kind.ts';

/** Takes one record out of the bin. @throws Problem if it cannot be restored */
export type RestoreRecord = (tx: Tx, id: number, write: { actor: string; at: Date }) => Promise<unknown>;

export function binRoutes({ db, catalogue, now }: Deps, restore: Record<Entity, RestoreRecord>): Route[] {
  return [
    route(listBin, () => readBin(db)),
    route(restoreMany, async ({ entries }, { user }) => {
      const write = { actor: user?.username ?? '', at: now() };
      const failed: Output<typeof restoreMany>['failed'] = [];
      for (const { entity, id } of entries) {
        try {
          await db.transaction().execute((tx) => restore[entity](tx, id, write));
        } catch (error) {
          if (!(error instanceof Problem)) throw error;
          failed.push({ entity, id, message: error.message });
        }
      }
      await catalogue.refresh();
      return { done: entries.length - failed.length, failed };
    }),
  ];
}
