/** Reads a consistent snapshot of the database beside a running server, without blocking it. */
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { type Connection, DATABASE_FILE } from '../database/connect.ts';
import type { Tx } from '../database/tables.ts';
import { COPIED_TABLES, type RowSource, type StoredRow, type TableCopy } from './copied-tables.ts';

const BATCH = 500;
const TIMEOUT_MS = 10_000;

/** Runs the work on a snapshot; it does not see later writes. */
export function withSnapshot<T>(
  connection: Connection,
  dataDir: string,
  work: (source: RowSource, engine: Connection['engine']) => Promise<T>,
): Promise<T> {
  return connection.engine === 'postgres'
    ? connection.db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(async (tx) => work(await postgresSource(tx), 'postgres'))
    : onSqlite(path.join(dataDir, DATABASE_FILE), (source) => work(source, 'sqlite'));
}

async function onSqlite<T>(file: string, work: (source: RowSource) => Promise<T>): Promise<T> {
  const database = new DatabaseSync(file, { readOnly: true, timeout: TIMEOUT_MS });
  try {
    // The first read fixes the snapshot; in WAL mode no writer waits for it.
    database.exec('begin');
    return await work(sqliteSource(database));
  } finally {
    database.close();
  }
}

function sqliteSource(database: DatabaseSync): RowSource {
  const all = <T>(statement: string) => database.prepare(statement).all() as T[];
  const shapes = new Map(
    all<{ name: string; sql: string }>("select name, sql from sqlite_master where type = 'table'").map((one) => [one.name, one.sql]),
  );
  const lastIds = new Map(all<{ name: string; seq: number }>('select name, seq from sqlite_sequence').map(({ name, seq }) => [name, seq]));
  const tables = COPIED_TABLES.filter((name) => shapes.has(name)).map((name): TableCopy => {
    const [counted] = all<{ rows: number }>(`select count(*) as rows from ${name}`);
    const isCounting = /autoincrement/i.test(shapes.get(name) ?? '');
    const [highest] = isCounting ? all<{ id: number | null }>(`select max(id) as id from ${name}`) : [];
    return { name, rows: counted?.rows ?? 0, lastId: Math.max(lastIds.get(name) ?? 0, highest?.id ?? 0) || null };
  });
  return {
    migrations: all<{ name: string }>('select name from migrations order by name').map(({ name }) => name),
    tables,
    batches: async function* () {
      for (const { name } of tables) {
        let rows: StoredRow[] = [];
        for (const row of database.prepare(`select * from ${name}`).iterate()) {
          rows.push({ ...row } as StoredRow);
          if (rows.length < BATCH) continue;
          yield { table: name, rows };
          rows = [];
        }
        if (rows.length > 0) yield { table: name, rows };
      }
    },
  };
}

async function postgresSource(tx: Tx): Promise<RowSource> {
  const all = async <T>(statement: string) => (await sql.raw<T>(statement).execute(tx)).rows;
  const present = new Set(
    (await all<{ name: string }>('select table_name as name from information_schema.tables where table_schema = current_schema()')).map(
      ({ name }) => name,
    ),
  );
  const counters = await all<{ name: string; counter: string | null }>(
    `select table_name as name, pg_get_serial_sequence(quote_ident(table_name), 'id') as counter
     from information_schema.columns where table_schema = current_schema() and column_name = 'id'`,
  );
  const tables: TableCopy[] = [];
  for (const name of COPIED_TABLES.filter((one) => present.has(one))) {
    const [counted] = await all<{ rows: number }>(`select count(*) as rows from ${name}`);
    const counter = counters.find((one) => one.name === name)?.counter;
    // Rows may have been inserted with explicit ids, which do not advance the sequence.
    const highest = `greatest(case when is_called then last_value end, (select max(id) from ${name}))`;
    const [last] = counter ? await all<{ id: number | null }>(`select ${highest} as id from ${counter}`) : [];
    tables.push({ name, rows: counted?.rows ?? 0, lastId: last?.id ?? null });
  }
  return {
    migrations: (await all<{ name: string }>('select name from migrations order by name')).map(({ name }) => name),
    tables,
    batches: async function* () {
      for (const { name } of tables) {
        await sql.raw(`declare copied cursor for select * from ${name}`).execute(tx);
        for (;;) {
          const rows = await all<StoredRow>(`fetch ${BATCH} from copied`);
          if (rows.length === 0) break;
          yield { table: name, rows };
        }
        await sql.raw('close copied').execute(tx);
      }
    },
  };
}
