/** The rows of a database as a released version left them: lines of `[table, row]`, in the order in which they can be put back. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { COPIED_TABLES, type StoredRow } from '../platform/backup/copied-tables.ts';
import type { Connection } from '../platform/database/connect.ts';
import { migrate } from '../platform/database/migrate.ts';

const FOLDER = path.resolve(import.meta.dirname, '../platform/database/released');

type Rows = Map<string, StoredRow[]>;

export const releasedFile = (version: string) => path.join(FOLDER, `${version}.jsonl`);

/** The oldest first. */
export function releasedVersions(): string[] {
  return readdirSync(FOLDER)
    .map((file) => path.basename(file, '.jsonl'))
    .sort();
}

export function rowsOf(version: string): Rows {
  const lines = readFileSync(releasedFile(version), 'utf8').trim().split('\n');
  const parsed = lines.map((line) => JSON.parse(line) as [string, StoredRow]);
  return new Map([...Map.groupBy(parsed, ([table]) => table)].map(([table, found]) => [table, found.map(([, row]) => row)]));
}

/** The database as that version left it: its shape, and its rows. */
export async function asReleased(connection: Connection, version: string, rows: Rows): Promise<void> {
  await migrate(connection, version);
  const { db, engine } = connection;
  await sql`delete from change_counter`.execute(db);
  const tables = [...COPIED_TABLES, 'guides'].filter((table) => rows.has(table));
  const unknown = [...rows.keys()].filter((table) => !tables.includes(table));
  if (unknown.length > 0) throw new Error(`${version} has rows of tables nobody knows: ${unknown.join(', ')}`);
  for (const table of tables) {
    const found = rows.get(table) ?? [];
    await db
      .insertInto(table as never)
      .values(found as never)
      .execute();
    if (engine === 'sqlite' || !('id' in (found[0] ?? {})) || table === 'change_counter') continue;
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(db);
  }
}
