/** Restores a backup: verifies it, fills a new database beside the current one, and only then replaces that. */
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Connection, OWN_FILE, OWN_FOLDER } from '../database/connect.ts';
import { fillDatabase, type OnProgress, refuseUnknownShape } from './fill-database.ts';
import { digestsIn, type Manifest } from './manifest.ts';
import { archivePictures, archiveSource, verifyArchive } from './read-archive.ts';
import { replacePostgres } from './replace-postgres.ts';
import { refuseUsedSqlite, replaceSqlite } from './replace-sqlite.ts';

export type Restored = {
  manifest: Manifest;
  /** The folder or schema that holds the former database; null when there was none. */
  previous: string | null;
  /** Number of mails that were unsent when the backup was made. */
  heldMails: number;
};

type Place = { dataDir: string; databaseUrl: string | undefined; pictureFolder: string };

/** @throws CopyError, leaving everything as it was, when the file cannot be used or a site is running */
export async function restoreArchive(file: string, place: Place, now: Date, onProgress?: OnProgress): Promise<Restored> {
  const manifest = await verifyArchive(file);
  refuseUnknownShape(manifest.migrations);
  const stamp = now.toISOString().replace(/\W/g, '').toLowerCase();
  const beside = path.join(place.dataDir, `restoring-${stamp}`);
  if (!place.databaseUrl) refuseUsedSqlite(place.dataDir);
  const pictures = path.join(beside, 'pictures');
  await mkdir(pictures, { recursive: true, mode: OWN_FOLDER });
  try {
    await writePictures(file, pictures);
    let heldMails = 0;
    const fill = async (connection: Connection) => {
      await fillDatabase({ connection, dataDir: beside }, archiveSource(file, manifest), digestsIn(manifest), onProgress);
      heldMails = await holdMails(connection);
    };
    const before = () => movePictures(manifest, pictures, place);
    const previous = place.databaseUrl
      ? await replacePostgres({ databaseUrl: place.databaseUrl, dataDir: place.dataDir }, stamp, fill, before)
      : await replaceSqlite({ dataDir: place.dataDir, beside }, stamp, fill, before);
    return { manifest, previous, heldMails };
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
}

/** Marks unsent mails as failed: they may have been sent after the backup was made, so staff decide about each. */
async function holdMails({ db }: Connection): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ status: 'failed', last_error: 'Waited when the backup was made that was restored. It may have been sent since.' })
    .where('status', 'in', ['queued', 'sending'])
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

async function writePictures(file: string, folder: string): Promise<void> {
  for await (const { name, bytes } of archivePictures(file)) {
    const picture = await open(path.join(folder, name), 'wx', OWN_FILE);
    try {
      await writeFile(picture, bytes);
      await picture.sync();
    } finally {
      await picture.close();
    }
  }
}

/** Existing pictures stay, because a name is never used twice; the site later removes those that no row names. */
async function movePictures(manifest: Manifest, from: string, { pictureFolder }: Place): Promise<void> {
  await mkdir(pictureFolder, { recursive: true });
  for (const entry of Object.keys(manifest.entries)) {
    const [folder, name] = entry.split('/') as [string, string];
    if (folder === 'pictures') await rename(path.join(from, name), path.join(pictureFolder, name));
  }
}
