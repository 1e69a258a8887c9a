/** Opens the database: PostgreSQL where `DATABASE_URL` is set, otherwise an embedded SQLite file in the data folder. */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, PostgresDialect, type SqliteDatabase, SqliteDialect } from 'kysely';
import pg from 'pg';
import { type Env, SettingsError } from '../env.ts';
import type { Database, Tables } from './tables.ts';

/** Name of the embedded database in the data folder. */
export const DATABASE_FILE = 'yojanapath.sqlite';

export type Engine = 'sqlite' | 'postgres';
export type Connection = { db: Database; engine: Engine; close: () => Promise<void> };

export function connect(env: Pick<Env, 'dataDir' | 'databaseUrl'>): Connection {
  ensureWritable(env.dataDir);
  return env.databaseUrl ? connectPostgres(env.databaseUrl) : connectSqlite(path.join(env.dataDir, DATABASE_FILE));
}

/** Makes a folder and those above it. Node's own `recursive` never ends where a file system, as /proc does, denies each new name. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have been quicker.
    if (!existsSync(folder)) throw error;
  }
}

function ensureWritable(directory: string): void {
  try {
    makeFolder(directory);
    const probe = path.join(directory, `.probe-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new SettingsError(`The data folder ${directory} cannot be written (${(error as NodeJS.ErrnoException).code}).`);
  }
}

/** @param file a path, or `:memory:` */
export function connectSqlite(file: string): Connection {
  const sqlite = new DatabaseSync(file);
  // FULL: what was acknowledged survives a power cut. The timeout lets commands share the file with a running server.
  sqlite.exec(
    'pragma busy_timeout = 10000; pragma journal_mode = WAL; pragma synchronous = FULL; pragma foreign_keys = ON; pragma temp_store = MEMORY',
  );
  const database: SqliteDatabase = {
    close: () => sqlite.close(),
    prepare(sql) {
      // A transaction that begins as a reader cannot wait for another process's write; one that begins as a writer can.
      const statement = sqlite.prepare(sql === 'begin' ? 'begin immediate' : sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...(parameters as never[])),
        run: (parameters) => statement.run(...(parameters as never[])),
        iterate: (parameters) => statement.iterate(...(parameters as never[])) as IterableIterator<unknown>,
      };
    },
  };
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
  return { db, engine: 'sqlite', close: () => db.destroy() };
}

const asText = (value: string) => value;
const asDate = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ) as (value: string) => Date;
const asInstant = (value: string) => asDate(value).toISOString();
const TYPES: Record<number, (value: string) => unknown> = {
  [pg.types.builtins.JSON]: asText,
  [pg.types.builtins.INT8]: Number,
  [pg.types.builtins.TIMESTAMPTZ]: asInstant,
};

/** @param url may carry `?options=-csearch_path=name` to live in a schema of its own */
export function connectPostgres(url: string): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: 2_000,
    statement_timeout: 10_000,
    query_timeout: 12_000,
    keepAlive: true,
    types: {
      getTypeParser: ((oid: number, format?: 'text') => TYPES[oid] ?? pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  });
  // A connection that breaks, idle or just taken from the pool, must not end the process; the next query gets a new one.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, engine: 'postgres', close: () => db.destroy() };
}
