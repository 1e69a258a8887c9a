/** The weekly digest of new schemes. */

import type { Selectable } from 'kysely';
import type { Language } from '../../../contract/languages.ts';
import type { Database, Tables, Tx } from '../../platform/database/tables.ts';
import { queueMail } from '../../platform/mail/outbox.ts';

const MINUTE = 60_000;
const WEEK = 7 * 24 * 60 * MINUTE;
/** Only publications older than this count, because by then every earlier transaction has been committed. */
const SETTLING = 10 * MINUTE;
const MAX_NAMES = 20;
const AT_ONCE = 500;

type Subscriber = Selectable<Tables['subscribers']> & { told_until: string };
type FreshScheme = {
  id: number;
  name: string;
  translated: Map<Language, string>;
  published_at: string;
  categories: Set<number>;
  states: Set<string>;
};

/**
 * Queues a digest for each confirmed subscriber whose last one is a week old, if there is something new. Returns the number of queued
 * mails. Safe in several processes, because a subscriber's `told_until` moves only once.
 */
export async function queueDigests(db: Database, now: Date): Promise<number> {
  const until = new Date(now.getTime() - SETTLING).toISOString();
  const lastTold = new Date(now.getTime() - SETTLING - WEEK).toISOString();
  let queued = 0;
  let lastId = 0;
  for (;;) {
    const subscribers = (await db
      .selectFrom('subscribers')
      .selectAll()
      .where('status', '=', 'confirmed')
      .where('told_until', '<=', lastTold)
      .where('id', '>', lastId)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()) as Subscriber[];
    const oldest = subscribers.map(({ told_until }) => told_until).sort()[0];
    const schemes = oldest ? await freshSchemes(db, oldest, until) : [];
    for (const subscriber of schemes.length > 0 ? subscribers : []) {
      const fresh = schemes.filter((scheme) => isFor(subscriber, scheme));
      if (fresh.length > 0 && (await queueDigest(db, subscriber, fresh, until, now))) queued += 1;
    }
    if (subscribers.length < AT_ONCE) return queued;
    lastId = subscribers.at(-1)?.id ?? lastId;
  }
}

function isFor(subscriber: Subscriber, scheme: FreshScheme): boolean {
  return (
    scheme.published_at > subscriber.told_until &&
    (subscriber.category_id === null || scheme.categories.has(subscriber.category_id)) &&
    (subscriber.state === '' || scheme.states.size === 0 || scheme.states.has(subscriber.state))
  );
}

/** Public schemes first published after `since` and up to `until`, newest first. */
async function freshSchemes(db: Database, since: string, until: string): Promise<FreshScheme[]> {
  const schemes = await db
    .selectFrom('schemes')
    .select(['id', 'name', 'published_at'])
    .where('status', '=', 'published')
    .where('deleted_at', 'is', null)
    .where('published_at', '>', since)
    .where('published_at', '<=', until)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  if (schemes.length === 0) return [];
  const ids = schemes.map(({ id }) => id);
  const inCategories = await db.selectFrom('scheme_categories').selectAll().where('scheme_id', 'in', ids).execute();
  const inStates = await db.selectFrom('scheme_states').selectAll().where('scheme_id', 'in', ids).execute();
  const translations = await db
    .selectFrom('scheme_translations')
    .select(['scheme_id', 'language', 'name'])
    .where('scheme_id', 'in', ids)
    .execute();
  return schemes.map((scheme) => ({
    ...scheme,
    translated: new Map(translations.filter((row) => row.scheme_id === scheme.id).map((row) => [row.language, row.name])),
    published_at: scheme.published_at ?? '',
    categories: new Set(inCategories.filter((row) => row.scheme_id === scheme.id).map((row) => row.category_id)),
    states: new Set(inStates.filter((row) => row.scheme_id === scheme.id).map((row) => row.state)),
  }));
}

/** Moves `told_until` and queues the mail in one transaction. */
async function queueDigest(db: Database, subscriber: Subscriber, fresh: FreshScheme[], until: string, at: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if (await hasMailWaiting(tx, subscriber.email)) return false;
    const { numUpdatedRows } = await tx
      .updateTable('subscribers')
      .set({ told_until: until })
      .where('id', '=', subscriber.id)
      .where('status', '=', 'confirmed')
      .where('told_until', '=', subscriber.told_until)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    const shown = fresh.slice(0, MAX_NAMES);
    return queueMail(tx, {
      cause: `digest:${subscriber.id}:${until}`,
      kind: 'digest',
      recipient: subscriber.email,
      language: subscriber.language,
      payload: {
        token: subscriber.token,
        schemes: shown.map(({ id, name, translated }) => ({ id, name: translated.get(subscriber.language) || name })),
        more: fresh.length - shown.length,
      },
      at,
    });
  });
}

/** If a mail is still waiting, the next digest waits too, so that an outage of the mail server leads to one mail, not many. */
async function hasMailWaiting(tx: Tx, email: string): Promise<boolean> {
  const waiting = await tx
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', 'digest')
    .where('recipient', '=', email)
    .where('status', 'in', ['queued', 'sending'])
    .executeTakeFirst();
  return waiting !== undefined;
}
