/** Copies a site's database to another engine or place and verifies the copy. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { type Connection, connect, DATABASE_FILE } from '../database/connect.ts';
import type { TableCopy } from './copied-tables.ts';
import { CopyError } from './copy-error.ts';
import { fillDatabase, type OnProgress } from './fill-database.ts';
import { isPostgresUsed } from './in-use.ts';
import { tablesOf } from './replace-postgres.ts';
import { refuseUsedSqlite, removeSqlite } from './replace-sqlite.ts';
import { withSnapshot } from './snapshot.ts';
import { digestsOf, type TableDigests } from './table-digests.ts';

export type Place = { databaseUrl: string | undefined; dataDir: string };

/**
 * @returns the copied tables and their digests, which are equal in both databases
 * @throws CopyError, leaving the target as it was, when the target is not empty, a site is running, or the copy differs
 */
export async function moveDatabase(
  from: Place,
  to: Place,
  onProgress?: OnProgress,
): Promise<{ tables: TableCopy[]; digests: TableDigests }> {
  if (!from.databaseUrl && !existsSync(path.join(from.dataDir, DATABASE_FILE)))
    throw new CopyError(`There is no database in ${from.dataDir}.`);
  if (!from.databaseUrl) refuseUsedSqlite(from.dataDir);
  if (!to.databaseUrl && existsSync(path.join(to.dataDir, DATABASE_FILE)))
    throw new CopyError(`There is a database in ${to.dataDir} already.`);
  return withConnection(from, async (source) => {
    if (source.engine === 'postgres' && (await isPostgresUsed(source)))
      throw new CopyError(
        'The site is running on the database that is to be moved. Stop it first: what it stored meanwhile would be lost.',
      );
    return withConnection(to, async (target) => {
      if (target.engine === 'postgres' && (await tablesOf(target.db)).includes('migrations'))
        throw new CopyError('The database it is to be moved to holds tables of this software already.');
      const undo = await undoing(target, to);
      try {
        return await withSnapshot(source, from.dataDir, async (rows) => {
          const digests = await digestsOf(rows);
          await fillDatabase({ connection: target, dataDir: to.dataDir }, rows, digests, onProgress);
          return { tables: rows.tables, digests };
        });
      } catch (error) {
        await undo();
        throw error;
      }
    });
  });
}

/** Returns a function that removes what a failed move created, and nothing that existed before. */
async function undoing({ db, engine }: Connection, { dataDir }: Place): Promise<() => Promise<void>> {
  if (engine === 'sqlite') return () => removeSqlite(dataDir);
  const before = await tablesOf(db);
  return async () => {
    const made = (await tablesOf(db)).filter((name) => !before.includes(name));
    if (made.length > 0) await sql`drop table ${sql.join(made.map((name) => sql.id(name)))} cascade`.execute(db);
  };
}

async function withConnection<T>(place: Place, work: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = connect(place);
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}
