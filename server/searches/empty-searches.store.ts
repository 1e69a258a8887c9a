/** Counts searches that found nothing. No identity is kept, and the list cannot be made to grow without end. */
import type { Language } from '../../contract/fields.ts';
import type { Database } from '../database/tables.ts';

const MOST_WORDS = 80;
const MOST_ROWS = 5000;

/** Counts one more search. Overlong ones and, once the list is full, new ones are left out. */
export async function recordEmptySearch(db: Database, words: string, language: Language, at: Date): Promise<void> {
  const query = words.toLocaleLowerCase().replace(/\s+/g, ' ').trim();
  if (query.length === 0 || query.length > MOST_WORDS) return;
  const last_at = at.toISOString();
  const { numUpdatedRows } = await db
    .updateTable('empty_searches')
    .set((row) => ({ times: row('times', '+', 1), last_at }))
    .where('query', '=', query)
    .where('language', '=', language)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows) return;
  const { rows } = await db
    .selectFrom('empty_searches')
    .select((row) => row.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  if (Number(rows) >= MOST_ROWS) return;
  await db
    .insertInto('empty_searches')
    .values({ query, language, times: 1, last_at })
    .onConflict((conflict) =>
      conflict.columns(['query', 'language']).doUpdateSet((row) => ({ times: row('empty_searches.times', '+', 1), last_at })),
    )
    .execute();
}
