/** Compares acknowledged writes with stored ones. */
import type { Database } from '../../server/platform/database/tables.ts';
import type { Kind, Writers } from './writers.ts';

export type Losses = { lost: string[]; doubled: string[]; halfWritten: string[] };

export async function countLosses(db: Database, { acknowledged }: Pick<Writers, 'acknowledged'>): Promise<Losses> {
  const stored: Record<Kind, string[]> = {
    request: (await db.selectFrom('scheme_requests').select('name').execute()).map(({ name }) => name),
    subscriber: (await db.selectFrom('subscribers').select('email').execute()).map(({ email }) => email.split('@')[0] as string),
    scheme: (await db.selectFrom('schemes').select('name').where('name', 'like', 'scheme-%').execute()).map(({ name }) => name),
    report: (await db.selectFrom('feedback').select('text').execute()).map(({ text }) => text),
  };
  const losses: Losses = { lost: [], doubled: [], halfWritten: await halfWritten(db) };
  for (const kind of Object.keys(acknowledged) as Kind[]) {
    const times = new Map<string, number>();
    for (const name of stored[kind]) times.set(name, (times.get(name) ?? 0) + 1);
    losses.lost.push(...acknowledged[kind].filter((name) => !times.has(name)));
    losses.doubled.push(...[...times].filter(([, count]) => count > 1).map(([name]) => name));
  }
  return losses;
}

/** A scheme must have its category, history, change and log entry; a subscription exactly one confirmation mail. */
async function halfWritten(db: Database): Promise<string[]> {
  const schemes = await db.selectFrom('schemes').select(['id', 'name']).where('name', 'like', 'scheme-%').execute();
  const idsOf = async (query: Promise<{ id: number | string }[]>) => new Set((await query).map(({ id }) => Number(id)));
  const parts = [
    await idsOf(db.selectFrom('scheme_categories').select('scheme_id as id').execute()),
    await idsOf(db.selectFrom('history').select('entity_id as id').where('entity', '=', 'scheme').execute()),
    await idsOf(db.selectFrom('changes').select('entity_id as id').where('entity', '=', 'scheme').execute()),
    await idsOf(db.selectFrom('audit_log').select('entity_id as id').where('entity', '=', 'scheme').execute()),
  ];
  const broken = schemes.filter(({ id }) => parts.some((ids) => !ids.has(id))).map(({ name }) => name);
  const subscribers = await db.selectFrom('subscribers').select('email').execute();
  const mails = await db.selectFrom('outbox').select('recipient').execute();
  const mailed = new Map<string, number>();
  for (const { recipient } of mails) mailed.set(recipient, (mailed.get(recipient) ?? 0) + 1);
  const unasked = subscribers.filter(({ email }) => mailed.get(email) !== 1).map(({ email }) => email);
  return [...broken, ...unasked];
}
