/** Reports everything that can fail silently, with its severity. */
import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import type { WaitingContent } from '../../../contract/content.endpoints.ts';
import { readSiteStatus, type StatusItem, type StatusLevel } from '../../../contract/status.endpoints.ts';
import type { Deps } from '../../deps.ts';
import { type Route, route } from '../../platform/api/route.ts';
import { BACKUP_MARK } from '../../platform/database/marks.ts';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
const MAX_FAILURES = 10;

/** Values, or ages in milliseconds, from which an item is `look` and `bad`. */
const LIMITS = {
  backupAge: [2 * DAY, 7 * DAY],
  mailAge: [30 * MINUTE, DAY],
  mailsFailed: [1, 50],
  requestAge: [14 * DAY, 60 * DAY],
  brokenLinks: [1, 25],
  damaged: [1, 1],
  errors: [1, 20],
  databaseMs: [250, 2_000],
} as const satisfies Record<string, readonly [number, number]>;

/** Free parts of the disk below which it is `look` and `bad`. */
const FREE_DISK = [0.15, 0.05] as const;

const stateOf = (value: number, [look, bad]: readonly [number, number]): StatusLevel =>
  value >= bad ? 'bad' : value >= look ? 'look' : 'good';

/** @param waitingContent null until it is known */
export function statusRoutes(deps: Deps, waitingContent: () => Promise<WaitingContent | null>): Route[] {
  return [
    route(readSiteStatus, async () => {
      const failures = deps.failures.since(new Date(deps.now().getTime() - DAY));
      const errors = {
        name: 'errors' as const,
        state: stateOf(failures.length, LIMITS.errors),
        value: failures.length,
        at: failures[0]?.at ?? null,
      };
      const { damaged } = deps.catalogue;
      const unreadable = { name: 'damaged' as const, state: stateOf(damaged.length, LIMITS.damaged), value: damaged.length, at: null };
      const looks = [lastBackup, freeDisk, waitingMails, failedMails, oldestRequest, brokenLinks, databaseTime];
      const [waiting, ...conditions] = await Promise.all([waitingContent(), ...looks.map((look) => look(deps))]);
      return {
        conditions: [...conditions, unreadable, contentOf(waiting), errors],
        waitingContent: waiting,
        damaged: damaged.map((row) => ({ ...row, columns: [...row.columns] })),
        failures: failures.slice(0, MAX_FAILURES),
      };
    }),
  ];
}

async function lastBackup({ db, now }: Deps): Promise<StatusItem> {
  const mark = await db.selectFrom('marks').select('at').where('name', '=', BACKUP_MARK).executeTakeFirst();
  const age = mark ? now().getTime() - Date.parse(mark.at) : Number.POSITIVE_INFINITY;
  return { name: 'backup', state: stateOf(age, LIMITS.backupAge), value: null, at: mark?.at ?? null };
}

async function freeDisk({ env }: Deps): Promise<StatusItem> {
  const { bavail, blocks, bsize } = await statfs(env.dataDir);
  const part = bavail / blocks;
  return { name: 'disk', state: part < FREE_DISK[1] ? 'bad' : part < FREE_DISK[0] ? 'look' : 'good', value: bavail * bsize, at: null };
}

function contentOf(waiting: WaitingContent | null): StatusItem {
  const value = waiting && waiting.added + waiting.corrected + waiting.undecided;
  return { name: 'content', state: value ? 'look' : 'good', value, at: null };
}

/** Judged by the age of the oldest mail. Without a mail server a waiting mail is never good. */
async function waitingMails({ db, now, env }: Deps): Promise<StatusItem> {
  const { mails, at } = await db
    .selectFrom('outbox')
    .select(({ fn }) => [fn.countAll().as('mails'), fn.min('created_at').as('at')])
    .where('status', 'in', ['queued', 'sending'])
    .executeTakeFirstOrThrow();
  const age = at ? now().getTime() - Date.parse(at) : 0;
  const state = stateOf(age, LIMITS.mailAge);
  if (env.smtpUrl) return { name: 'mailsWaiting', state, value: Number(mails), at };
  return { name: 'noMailServer', state: state === 'good' ? 'look' : state, value: Number(mails), at };
}

async function failedMails({ db }: Deps): Promise<StatusItem> {
  const { mails } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll().as('mails'))
    .where('status', '=', 'failed')
    .executeTakeFirstOrThrow();
  return { name: 'mailsFailed', state: stateOf(Number(mails), LIMITS.mailsFailed), value: Number(mails), at: null };
}

async function oldestRequest({ db, now }: Deps): Promise<StatusItem> {
  const { requests, at } = await db
    .selectFrom('scheme_requests')
    .select(({ fn }) => [fn.countAll().as('requests'), fn.min('createdAt').as('at')])
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  const age = at ? now().getTime() - Date.parse(at) : 0;
  return { name: 'oldestRequest', state: stateOf(age, LIMITS.requestAge), value: Number(requests), at };
}

/** Broken links reported by readers. */
async function brokenLinks({ db }: Deps): Promise<StatusItem> {
  const { links, at } = await db
    .selectFrom('feedback')
    .select(({ fn }) => [fn.countAll().as('links'), fn.min('created_at').as('at')])
    .where('reason', '=', 'link')
    .where('handled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { name: 'brokenLinks', state: stateOf(Number(links), LIMITS.brokenLinks), value: Number(links), at };
}

async function databaseTime({ db }: Deps): Promise<StatusItem> {
  const begun = performance.now();
  await sql`select 1`.execute(db);
  const ms = Math.round(performance.now() - begun);
  return { name: 'database', state: stateOf(ms, LIMITS.databaseMs), value: ms, at: null };
}
