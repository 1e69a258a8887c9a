/** Counts searches that found nothing or only near matches. Stores no identity, and bounds the list. */
import { foldDigits } from '../../../contract/digits.ts';
import type { Language } from '../../../contract/languages.ts';
import type { SearchKind } from '../../../contract/searches.endpoints.ts';
import type { Database } from '../../platform/database/tables.ts';

const MAX_WORDS = 80;
const MAX_ROWS = 5000;
/** Rows deleted at once from a full list, so that a flood of new searches does not cause a deletion each. */
const CLEARED_ROWS = 500;

const DAY = 86_400_000;
/** A search is stored for 30 days after its last use for each time it was used, counting at most 12. */
const RETENTION_DAYS = 30;
const MAX_STORED = 12;

/** Adds to the count of a search; ignores overlong ones. A full list drops the least frequent, then the oldest. */
export async function recordZeroResultSearch(
  db: Database,
  words: string,
  language: Language,
  kind: SearchKind,
  at: Date,
  times = 1,
): Promise<void> {
  const query = foldDigits(words).toLocaleLowerCase().replace(/\s+/g, ' ').trim();
  if (query.length === 0 || query.length > MAX_WORDS) return;
  const last_at = at.toISOString();
  const { numUpdatedRows } = await db
    .updateTable('empty_searches')
    .set((row) => ({ times: row('times', '+', times), last_at, kind }))
    .where('query', '=', query)
    .where('language', '=', language)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows) return;
  await makeRoom(db);
  await db
    .insertInto('empty_searches')
    .values({ query, language, kind, times, last_at })
    .onConflict((conflict) =>
      conflict.columns(['query', 'language']).doUpdateSet((row) => ({ times: row('empty_searches.times', '+', times), last_at, kind })),
    )
    .execute();
}

async function makeRoom(db: Database): Promise<void> {
  const { rows } = await db
    .selectFrom('empty_searches')
    .select((row) => row.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  if (Number(rows) < MAX_ROWS) return;
  await db
    .deleteFrom('empty_searches')
    .where(({ refTuple, selectFrom, eb }) =>
      eb(
        refTuple('query', 'language'),
        'in',
        selectFrom('empty_searches as least')
          .select(['least.query', 'least.language'])
          .orderBy('times')
          .orderBy('last_at')
          .limit(CLEARED_ROWS)
          .$asTuple('query', 'language'),
      ),
    )
    .execute();
}

/** Deletes old searches: one used once after a month, a frequent one after a year. */
export async function forgetOldSearches(db: Database, now: Date): Promise<void> {
  for (let times = 1; times <= MAX_STORED; times++) {
    const since = new Date(now.getTime() - times * RETENTION_DAYS * DAY).toISOString();
    await db
      .deleteFrom('empty_searches')
      .where('times', times === MAX_STORED ? '>=' : '=', times)
      .where('last_at', '<', since)
      .execute();
  }
}
