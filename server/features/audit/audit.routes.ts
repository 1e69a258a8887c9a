import { AUDIT_ENTRIES_PER_PAGE, listAudit } from '../../../contract/audit.endpoints.ts';
import type { ParsedInput } from '../../../contract/endpoint.ts';
import type { Deps } from '../../deps.ts';
import { type Route, route } from '../../platform/api/route.ts';
import type { Database } from '../../platform/database/tables.ts';

type Filters = ParsedInput<typeof listAudit>;

/** The audit log for staff. */
export function auditRoutes({ db }: Deps): Route[] {
  return [
    route(listAudit, async (input) => {
      const page = input.page ?? 1;
      const limit = input.limit ?? AUDIT_ENTRIES_PER_PAGE;
      const matching = filtered(db, input);
      const { total } = await matching.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
      const entries = await matching
        .selectAll()
        .orderBy('id', 'desc')
        .limit(limit)
        .offset((page - 1) * limit)
        .execute();
      return { entries, total: Number(total), page, limit, choices: await choices(db) };
    }),
  ];
}

function filtered(db: Database, { actor, action, entity, entity_id, from, to }: Filters) {
  let query = db.selectFrom('audit_log');
  if (actor) query = query.where('actor', '=', actor);
  if (action) query = query.where('action', '=', action);
  if (entity) query = query.where('entity', '=', entity);
  if (entity_id) query = query.where('entity_id', '=', entity_id);
  if (from) query = query.where('at', '>=', startOfDay(from).toISOString());
  if (to) query = query.where('at', '<', new Date(startOfDay(to).getTime() + 86_400_000).toISOString());
  return query;
}

/** Midnight in India. */
function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00+05:30`);
}

async function choices(db: Database) {
  const distinct = async (column: 'actor' | 'action' | 'entity') => {
    const rows = await db.selectFrom('audit_log').select(column).distinct().orderBy(column).execute();
    return rows.map((row) => row[column as keyof typeof row] as string).filter(Boolean);
  };
  const [actors, actions, entities] = await Promise.all([distinct('actor'), distinct('action'), distinct('entity')]);
  return { actors, actions, entities };
}
