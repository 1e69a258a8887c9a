/** The rows of a database as a released version left them: lines of `[table, row]`, in the order in which they can be put back. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { COPIED_TABLES, type StoredRow } from '../platform/backup/copied-tables.ts';
import type { Connection, Engine } from '../platform/database/connect.ts';
import { checksumOf, migrate } from '../platform/database/migrate.ts';
import { MIGRATIONS } from '../platform/database/migrations.ts';

const FOLDER = path.resolve(import.meta.dirname, '../platform/database/released');

/** What databases of released versions have noted of each migration. A line in it is never changed. */
const CHECKSUMS = path.resolve(import.meta.dirname, '../platform/database/released-checksums.json');

type Checksums = Record<Engine, string>;
type Migration = (typeof MIGRATIONS)[number];

export const releasedChecksums = (): Record<string, Checksums> => JSON.parse(readFileSync(CHECKSUMS, 'utf8'));

export const checksumsOf = ({ statements }: Migration): Checksums => ({
  sqlite: checksumOf(statements('sqlite')),
  postgres: checksumOf(statements('postgres')),
});

/** Adds the checksums of migrations that have none. Returns their names. */
export function writeChecksums(): string[] {
  const released = releasedChecksums();
  const added = MIGRATIONS.filter(({ name }) => !(name in released));
  for (const migration of added) released[migration.name] = checksumsOf(migration);
  if (added.length > 0) writeFileSync(CHECKSUMS, `${JSON.stringify(released, null, 2)}\n`);
  return added.map(({ name }) => name);
}

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
