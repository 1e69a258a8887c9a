/** Opens the database: PostgreSQL where `DATABASE_URL` is set, otherwise an embedded SQLite file in the data folder. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, type Logger, PostgresDialect } from 'kysely';
import pg from 'pg';
import { type Env, SettingsError } from '../../env.ts';
import { reasonOf } from '../process/file-errors.ts';
import { isDatabaseAway, isDiskFull } from './database-away.ts';
import { postgresPool } from './postgres-pool.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import type { Database, Tables } from './tables.ts';

/** Name of the embedded database in the data folder. */
export const DATABASE_FILE = 'yojanapath.sqlite';

/** Readable by the owner only, because it holds visitors' addresses and requests. An existing folder keeps its mode. */
export const OWN_FOLDER = 0o700;
export const OWN_FILE = 0o600;

/** Busy timeout for commands, which may block. A site must not: it retries asynchronously (sqlite-dialect.ts). */
const COMMAND_TIMEOUT_MS = 10_000;

export type Engine = 'sqlite' | 'postgres';
export type Connection = {
  db: Database;
  engine: Engine;
  /** Read-only, and possibly behind: see `fresh-reads.ts`. */
  replica?: Database;
  close: () => Promise<void>;
};

/** The application_name of a running site in PostgreSQL; the schema is appended. */
export const SITE_NAME = 'yojanapath site';

type Options = {
  /** Called with every SQL statement. */
  log?: Logger;
  /** Whether this is a running site, which caches the database in memory: nobody may replace the file meanwhile. */
  isSite?: boolean;
};

type Where = Pick<Env, 'dataDir' | 'databaseUrl'> & Partial<Pick<Env, 'databaseReadUrl'>>;

export function connect(env: Where, options: Options = {}): Connection {
  ensureWritable(env.dataDir);
  return env.databaseUrl
    ? connectPostgres(env.databaseUrl, env.databaseReadUrl, options)
    : connectSqlite(path.join(env.dataDir, DATABASE_FILE), options);
}

/** Wraps an error in a sentence that names the database. Unreachable or full databases are temporary, so those errors stay as they are. */
export function namingDatabase(error: unknown, { dataDir, databaseUrl }: Where): unknown {
  if (isDatabaseAway(error) || isDiskFull(error) || !isOfDatabase(error)) return error;
  const which = databaseUrl ? 'The database of the setting DATABASE_URL' : `The database file ${path.join(dataDir, DATABASE_FILE)}`;
  return new SettingsError(`${which} cannot be used: ${reasonOf(error)}.`, { cause: error });
}

/** Errors of the engines, their files or the network, as opposed to our own code. */
const isOfDatabase = (error: unknown) =>
  error instanceof pg.DatabaseError || (error as NodeJS.ErrnoException).code !== undefined || /\b(SASL|SSL)\b/.test(String(error));

/** Like `mkdir -p`. Node's own `recursive` loops forever on file systems such as /proc that deny every new name. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder, OWN_FOLDER);
  } catch (error) {
    // Another process may have created it meanwhile.
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

/** Restricts the file and its journals to the owner; SQLite gives new journals the mode of the database. */
function ownerOnly(file: string): void {
  closeSync(openSync(file, 'a', OWN_FILE));
  for (const one of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(one)) chmodSync(one, OWN_FILE);
}

/** The handles of one database file. @throws SettingsError that names the file when it is no database */
function openSqlite(file: string, isSite: boolean): { writer: DatabaseSync; reader: DatabaseSync } {
  ownerOnly(file);
  const timeout = isSite ? 0 : COMMAND_TIMEOUT_MS;
  const writer = new DatabaseSync(file, { timeout });
  // FULL, so that acknowledged writes survive a power cut.
  writer.exec('pragma journal_mode = WAL; pragma synchronous = FULL; pragma foreign_keys = ON; pragma temp_store = MEMORY');
  const reader = new DatabaseSync(file, { timeout, readOnly: true });
  reader.exec('pragma temp_store = MEMORY');
  for (const handle of [writer, reader]) handle.exec('pragma busy_timeout = 0');
  return { writer, reader };
}

function connectSqlite(file: string, { log, isSite = false }: Options): Connection {
  let handles: ReturnType<typeof openSqlite>;
  try {
    handles = openSqlite(file, isSite);
  } catch (error) {
    throw namingDatabase(error, { dataDir: path.dirname(file), databaseUrl: undefined });
  }
  const { writer, reader } = handles;
  const db = new Kysely<Tables>({ dialect: sqliteDialect({ writer, reader }), ...(log && { log }) });
  const close = async () => {
    await db.destroy();
    // Kysely does not close a connection it never opened.
    for (const handle of [writer, reader]) if (handle.isOpen) handle.close();
  };
  return { db, engine: 'sqlite', close };
}

const asText = (value: string) => value;
const asDate = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ) as (value: string) => Date;
const asInstant = (value: string) => asDate(value).toISOString();
const TYPES: Record<number, (value: string) => unknown> = {
  [pg.types.builtins.JSON]: asText,
  [pg.types.builtins.INT8]: Number,
  [pg.types.builtins.TIMESTAMPTZ]: asInstant,
};

/** Set after connecting, because the user or the database may define the search_path. */
async function giveName(client: pg.ClientBase): Promise<void> {
  await client.query(`select set_config('application_name', '${SITE_NAME} ' || current_schema(), false)`);
}

/**
 * @param url may carry `?options=-csearch_path=name` to use a schema other than the default
 * @param replicaUrl used by sites only
 */
function connectPostgres(url: string, replicaUrl: string | undefined, { log, isSite = false }: Options): Connection {
  const open = (config: pg.PoolConfig) => {
    const pool = postgresPool({ types: { getTypeParser }, ...config });
    return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), ...(log && { log }) });
  };
  const db = open({ connectionString: url, ...(isSite && { onConnect: giveName }) });
  if (!replicaUrl || !isSite) return { db, engine: 'postgres', close: () => db.destroy() };
  const replica = open({ connectionString: replicaUrl, max: 1 });
  const close = async () => void (await Promise.all([db.destroy(), replica.destroy()]));
  return { db, engine: 'postgres', replica, close };
}

const getTypeParser = ((oid: number, format?: 'text') =>
  TYPES[oid] ?? pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser;
