/** Replaces the tables of a PostgreSQL schema in one transaction. */
import { sql } from 'kysely';
import { type Connection, connect } from '../database/connect.ts';
import type { Database, Tx } from '../database/tables.ts';
import { CopyError } from './copy-error.ts';
import { isPostgresUsed } from './in-use.ts';

type Place = { databaseUrl: string; dataDir: string };

/**
 * @param before runs before the new tables become visible, for what they depend on
 * @returns the schema that now holds the former tables
 */
export async function replacePostgres(
  place: Place,
  stamp: string,
  fill: (connection: Connection) => Promise<void>,
  before: () => Promise<void>,
): Promise<string | null> {
  const connection = connect(place);
  const beside = `restoring_${stamp}`;
  try {
    await refuseUsed(connection);
    await sql`create schema ${sql.id(beside)}`.execute(connection.db);
    await fillSchema(place, beside, fill);
    await before();
    await refuseUsed(connection);
    return await connection.db.transaction().execute((tx) => swap(tx, beside, `before_restore_${stamp}`));
  } catch (error) {
    await sql`drop schema if exists ${sql.id(beside)} cascade`.execute(connection.db).catch(() => {});
    throw error;
  } finally {
    await connection.close();
  }
}

async function refuseUsed(connection: Connection): Promise<void> {
  if (await isPostgresUsed(connection))
    throw new CopyError('The site is running on this database. Stop it first, and start it again afterwards.');
}

async function fillSchema({ databaseUrl, dataDir }: Place, schema: string, fill: (connection: Connection) => Promise<void>): Promise<void> {
  const url = new URL(databaseUrl);
  url.searchParams.set('options', `${url.searchParams.get('options') ?? ''} -csearch_path=${schema}`.trim());
  const connection = connect({ databaseUrl: url.href, dataDir });
  try {
    await fill(connection);
  } finally {
    await connection.close();
  }
}

async function swap(tx: Tx, beside: string, previous: string): Promise<string | null> {
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(tx);
  const schema = rows[0]?.schema ?? 'public';
  const made = await tablesOf(tx, beside);
  const replaced = (await tablesOf(tx, schema)).filter((name) => made.includes(name));
  if (replaced.length > 0) await sql`create schema ${sql.id(previous)}`.execute(tx);
  const move = (name: string, from: string, to: string) => sql`alter table ${sql.id(from, name)} set schema ${sql.id(to)}`.execute(tx);
  for (const name of replaced) await move(name, schema, previous);
  for (const name of made) await move(name, beside, schema);
  await sql`drop schema ${sql.id(beside)}`.execute(tx);
  return replaced.length > 0 ? previous : null;
}

export async function tablesOf(db: Database, schema?: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = coalesce(${schema ?? null}::text, current_schema()) and table_type = 'BASE TABLE'`.execute(db);
  return rows.map(({ name }) => name);
}
