/** Finds the uploaded pictures that texts use: current ones, versions in the history, and drafts. */
import { sql } from 'kysely';
import { PICTURE_PATH } from '../../../contract/picture.ts';
import { FIELD_NAMES, factsOf } from '../../../contract/scheme-table.ts';
import type { Database, Tables } from '../database/tables.ts';
import { yieldToEventLoop } from '../jobs/run-in-slices.ts';

const RICH = FIELD_NAMES.filter((name) => factsOf(name).kind === 'rich').map((name) => factsOf(name).column);

/** Every column that may hold rich text. */
const TEXTS = [
  ['blogs', ['content']],
  ['blog_translations', ['content']],
  ['schemes', RICH],
  ['scheme_translations', RICH],
  ['history', ['snapshot']],
  ['drafts', ['text']],
] as const satisfies (readonly [keyof Tables, readonly string[]])[];

const NAME = new RegExp(`${PICTURE_PATH}([0-9a-f]{32})(?:-\\d+)?\\.webp`, 'g');

/** Returns names of the largest size. */
export async function picturesInTexts(db: Database): Promise<Set<string>> {
  const found = new Set<string>();
  for (const [table, columns] of TEXTS) {
    for (const column of columns) {
      const { rows } = await sql<{ text: string }>`select cast(${sql.ref(column)} as text) as text from ${sql.table(table)}
        where cast(${sql.ref(column)} as text) like ${`%${PICTURE_PATH}%`}`.execute(db);
      for (const { text } of rows) for (const [, name] of text.matchAll(NAME)) found.add(`${name}.webp`);
      await yieldToEventLoop();
    }
  }
  return found;
}
