/** Replaces the embedded database file. */
import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Connection, connect, DATABASE_FILE, OWN_FOLDER } from '../database/connect.ts';
import { CopyError } from './copy-error.ts';
import { sqliteUse } from './in-use.ts';

export function refuseUsedSqlite(dataDir: string): void {
  if (sqliteUse(path.join(dataDir, DATABASE_FILE)) === 'used')
    throw new CopyError(`The site is running on ${dataDir}. Stop it first, and start it again afterwards.`);
}

/**
 * @param place.beside a folder on the same file system, in which the new database is made
 * @param before runs before the new database replaces the old one, for what it depends on
 * @returns the folder that now holds the former database
 */
export async function replaceSqlite(
  { dataDir, beside }: { dataDir: string; beside: string },
  stamp: string,
  fill: (connection: Connection) => Promise<void>,
  before: () => Promise<void>,
): Promise<string | null> {
  const made = path.join(beside, DATABASE_FILE);
  const connection = connect({ dataDir: beside, databaseUrl: undefined });
  try {
    await fill(connection);
  } finally {
    await connection.close();
  }
  if (sqliteUse(made) !== 'free') throw new CopyError('The new database could not be finished.');
  await flush(made);
  await before();
  refuseUsedSqlite(dataDir);
  const file = path.join(dataDir, DATABASE_FILE);
  const previous = existsSync(file) ? path.join(dataDir, `before-restore-${stamp}`) : null;
  if (previous) await keep(file, previous);
  // Atomic, so that there is a database at every moment.
  await rename(made, file);
  await flush(dataDir);
  return previous;
}

/** Saves the former database under a second name (a hard link). Only a damaged one still has a journal beside it. */
async function keep(file: string, folder: string): Promise<void> {
  await mkdir(folder, { mode: OWN_FOLDER });
  const copy = path.join(folder, DATABASE_FILE);
  await link(file, copy).catch(() => copyFile(file, copy));
  for (const ending of ['-wal', '-shm', '-journal']) {
    if (existsSync(file + ending)) await rename(file + ending, copy + ending);
  }
}

async function flush(name: string): Promise<void> {
  const handle = await open(name, 'r');
  try {
    await handle.sync();
  } catch (error) {
    // Not every system can flush folders.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  } finally {
    await handle.close();
  }
}

/** Removes the new database of a failed copy. */
export async function removeSqlite(dataDir: string): Promise<void> {
  for (const ending of ['', '-wal', '-shm', '-journal']) await rm(path.join(dataDir, DATABASE_FILE + ending), { force: true });
}
