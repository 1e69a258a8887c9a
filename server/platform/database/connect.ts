/** Opens the database: PostgreSQL where `DATABASE_URL` is set, otherwise an embedded SQLite file in the data folder. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, type Logger, PostgresDialect } from 'kysely';
import pg from 'pg';
import { type Env, SettingsError } from '../../env.ts';
import { postgresPool } from './postgres-pool.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import type { Database, Tables } from './tables.ts';

/** Name of the embedded database in the data folder. */
export const DATABASE_FILE = 'yojanapath.sqlite';

/** Addresses and requests of visitors are for nobody else on the machine. A folder that was there before stays as it was made. */
export const OWN_FOLDER = 0o700;
export const OWN_FILE = 0o600;

/** Nobody is served yet who could be held up; several processes may be starting at once. */
const START_TIMEOUT_MS = 10_000;

export type Engine = 'sqlite' | 'postgres';
export type Connection = { db: Database; engine: Engine; close: () => Promise<void> };

/** @param log told of each statement */
export function connect(env: Pick<Env, 'dataDir' | 'databaseUrl'>, log?: Logger): Connection {
  ensureWritable(env.dataDir);
  return env.databaseUrl ? connectPostgres(env.databaseUrl, log) : connectSqlite(path.join(env.dataDir, DATABASE_FILE), log);
}

/** Makes a folder and those above it. Node's own `recursive` never ends where a file system, as /proc does, denies each new name. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder, OWN_FOLDER);
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

/** SQLite gives its other files the mode of the database. */
function keepToOwner(file: string): void {
  closeSync(openSync(file, 'a', OWN_FILE));
  for (const one of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(one)) chmodSync(one, OWN_FILE);
}

function connectSqlite(file: string, log: Logger | undefined): Connection {
  keepToOwner(file);
  const writer = new DatabaseSync(file, { timeout: START_TIMEOUT_MS });
  // FULL: what was acknowledged survives a power cut.
  writer.exec('pragma journal_mode = WAL; pragma synchronous = FULL; pragma foreign_keys = ON; pragma temp_store = MEMORY');
  const reader = new DatabaseSync(file, { timeout: START_TIMEOUT_MS, readOnly: true });
  reader.exec('pragma temp_store = MEMORY');
  for (const handle of [writer, reader]) handle.exec('pragma busy_timeout = 0');
  const db = new Kysely<Tables>({ dialect: sqliteDialect({ writer, reader }), ...(log && { log }) });
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
function connectPostgres(url: string, log: Logger | undefined): Connection {
  const getTypeParser = ((oid: number, format?: 'text') =>
    TYPES[oid] ?? pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser;
  const pool = postgresPool({ connectionString: url, types: { getTypeParser } });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), ...(log && { log }) });
  return { db, engine: 'postgres', close: () => db.destroy() };
}
