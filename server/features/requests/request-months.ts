import { sql } from 'kysely';
import type { Database } from '../../platform/database/tables.ts';

const MONTHS = 12;
const INDIA_AHEAD_MS = 5.5 * 3_600_000;

/** Number of requests in each of the last twelve months (in India), oldest first. */
export async function countByMonth(db: Database, now: Date): Promise<{ month: string; count: number }[]> {
  const here = new Date(now.getTime() + INDIA_AHEAD_MS);
  const firstOf = (month: number) => new Date(Date.UTC(here.getUTCFullYear(), here.getUTCMonth() + month, 1));
  const months = Array.from({ length: MONTHS }, (_, index) => {
    const [start, end] = [firstOf(index + 1 - MONTHS), firstOf(index + 2 - MONTHS)];
    return { month: start.toISOString().slice(0, 7), start: instantOf(start), end: instantOf(end) };
  });
  // Timestamps are text that sorts by time, so one query counts all months on both databases.
  const counts = await db
    .selectFrom('scheme_requests')
    .select(
      months.map(({ month, start, end }) =>
        sql<number>`sum(case when "createdAt" >= ${start} and "createdAt" < ${end} then 1 else 0 end)`.as(month),
      ),
    )
    .where('createdAt', '>=', months[0]?.start ?? '')
    .executeTakeFirstOrThrow();
  return months.map(({ month }) => ({ month, count: Number(counts[month] ?? 0) }));
}

function instantOf(dayInIndia: Date): string {
  return new Date(dayInIndia.getTime() - INDIA_AHEAD_MS).toISOString();
}
