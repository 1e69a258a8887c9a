/** Fills a new database: creates the schema the rows had, inserts them, then applies newer migrations. */
import { sql } from 'kysely';
import type { Connection } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { MIGRATIONS } from '../database/migrations.ts';
import type { Tx } from '../database/tables.ts';
import type { RowSource, StoredRow } from './copied-tables.ts';
import { CopyError } from './copy-error.ts';
import { withSnapshot } from './snapshot.ts';
import { differences, digestsOf, type TableDigests } from './table-digests.ts';

/** Both engines accept some 32,000 values per statement. */
const VALUES_PER_STATEMENT = 20_000;

export type OnProgress = (table: string, done: number, of: number) => void;

/** @throws CopyError when this version does not know one of the migrations */
export function refuseUnknownShape(migrations: string[]): void {
  const known = MIGRATIONS.map(({ name }) => name);
  if (migrations.length > 0 && migrations.every((name, index) => name === known[index])) return;
  throw new CopyError('It was made by another version of the software, newer than this one. Install that version and try again.');
}

/**
 * Copies everything into an empty database and reads it back to verify it.
 * @returns the digests read back, taken before newer migrations are applied
 */
export async function fillDatabase(
  { connection, dataDir }: { connection: Connection; dataDir: string },
  source: RowSource,
  expected: TableDigests,
  onProgress: OnProgress = () => {},
): Promise<void> {
  refuseUnknownShape(source.migrations);
  await migrate(connection, source.migrations.at(-1));
  await connection.db.transaction().execute(async (tx) => {
    // Migrations insert rows, such as the categories.
    for (const { name } of [...source.tables].reverse()) await sql`delete from ${sql.table(name)}`.execute(tx);
    const done = new Map<string, number>();
    const totals = new Map(source.tables.map(({ name, rows }) => [name, rows]));
    for await (const { table, rows } of source.batches()) {
      await insertRows(tx, table, rows);
      done.set(table, (done.get(table) ?? 0) + rows.length);
      onProgress(table, done.get(table) ?? 0, totals.get(table) ?? 0);
    }
    for (const { name, lastId } of source.tables) if (lastId !== null) await goOnBehind(tx, connection.engine, name, lastId);
  });
  const [fault] = differences(expected, await withSnapshot(connection, dataDir, digestsOf));
  if (fault) throw new CopyError(`The copy is not what was copied: ${fault}.`);
  await migrate(connection);
}

async function insertRows(tx: Tx, table: string, rows: StoredRow[]): Promise<void> {
  const atOnce = Math.max(1, Math.floor(VALUES_PER_STATEMENT / Object.keys(rows[0] ?? {}).length));
  for (let start = 0; start < rows.length; start += atOnce) {
    await tx
      .insertInto(table as never)
      .values(rows.slice(start, start + atOnce) as never)
      .execute();
  }
}

async function goOnBehind(tx: Tx, engine: Connection['engine'], table: string, lastId: number): Promise<void> {
  if (engine === 'postgres') {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${lastId}::bigint)`.execute(tx);
    return;
  }
  await sql`delete from sqlite_sequence where name = ${table}`.execute(tx);
  await sql`insert into sqlite_sequence (name, seq) values (${table}, ${lastId})`.execute(tx);
}
