/** Detects a running site on the database, whose in-memory cache a restore would make wrong. */
import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { type Connection, SITE_NAME } from '../database/connect.ts';

const SQLITE_BUSY = 5;

/**
 * SQLite can leave WAL mode only when nobody else has the file open. Afterwards everything is in the one file, which can be moved.
 * @returns `damaged` when the file cannot be read at all
 */
export function sqliteUse(file: string): 'free' | 'used' | 'damaged' {
  if (!existsSync(file)) return 'free';
  const database = new DatabaseSync(file, { timeout: 1_000 });
  try {
    database.exec('pragma journal_mode = DELETE');
    return 'free';
  } catch (error) {
    return (Number((error as { errcode?: number }).errcode) & 0xff) === SQLITE_BUSY ? 'used' : 'damaged';
  } finally {
    database.close();
  }
}

/** Whether a site is connected to the same schema. Commands connect under another application_name. */
export async function isPostgresUsed({ db }: Connection): Promise<boolean> {
  const { rows } = await sql<{ used: number }>`select count(*) as used from pg_stat_activity
    where datname = current_database() and application_name = ${SITE_NAME} || ' ' || current_schema()`.execute(db);
  return (rows[0]?.used ?? 0) > 0;
}
