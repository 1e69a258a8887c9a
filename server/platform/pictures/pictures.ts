/** The folder of uploaded pictures. A file that no row or text names is an orphan. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PICTURE_NAME, PICTURE_WIDTHS, smallerPicture } from '../../../contract/picture.ts';
import type { Deps } from '../../deps.ts';
import type { Env } from '../../env.ts';
import { picturesInTexts } from './pictures-in-texts.ts';
import { type PreparedPicture, preparePicture } from './prepare-picture.ts';

/** A younger file may belong to a row that another process is about to commit. */
const ORPHAN_AGE_MS = 3_600_000;

export function pictureFolder(env: Pick<Env, 'dataDir'>): string {
  return path.join(env.dataDir, 'uploads', 'BlogImages');
}

/** The columns of a row that name its picture. */
export type PictureColumns = { picture: string; picture_width: number; picture_height: number };
export const NO_PICTURE: PictureColumns = { picture: '', picture_width: 0, picture_height: 0 };

type PictureFields = { picture?: File | '' | undefined; remove_picture?: '0' | '1' | undefined };

/**
 * Stores the picture of a form, then its row; if that fails, removes the picture.
 * @param save gets the columns to set; none if the picture does not change
 * @throws whatever `save` throws
 */
export async function savingPicture<T>(
  env: Pick<Env, 'dataDir'>,
  { picture, remove_picture }: PictureFields,
  save: (columns: Partial<PictureColumns>) => Promise<T>,
): Promise<T> {
  if (!picture) return save(remove_picture === '1' ? NO_PICTURE : {});
  const prepared = await preparePicture(Buffer.from(await picture.arrayBuffer()));
  const folder = pictureFolder(env);
  await writePicture(folder, prepared);
  try {
    return await save({ picture: prepared.name, picture_width: prepared.width, picture_height: prepared.height });
  } catch (error) {
    await removePicture(folder, prepared.name);
    throw error;
  }
}

/**
 * Writes all sizes or none.
 * @param options.mayExist for names made from the content; other names are never used twice
 */
export async function writePicture(folder: string, picture: PreparedPicture, { mayExist = false } = {}): Promise<void> {
  await mkdir(folder, { recursive: true });
  if (mayExist && existsSync(path.join(folder, picture.files.at(-1)?.name ?? ''))) return;
  try {
    for (const { name, bytes } of picture.files) await writeFile(path.join(folder, name), bytes, { flag: mayExist ? 'w' : 'wx' });
  } catch (error) {
    await removePicture(folder, picture.name);
    throw error;
  }
}

/** Removes a picture in all its sizes, if they exist. */
export async function removePicture(folder: string, name: string): Promise<void> {
  if (!PICTURE_NAME.test(name)) return;
  const names = [name, ...PICTURE_WIDTHS.map((width) => smallerPicture(name, width))];
  await Promise.all(names.map((one) => rm(path.join(folder, one), { force: true })));
}

/** Removes orphans, left by a process that ended between writing file and row, or by a record deleted for good. */
export async function sweepPictures({ db, env, log }: Pick<Deps, 'db' | 'env' | 'log'>, now: Date): Promise<void> {
  const folder = pictureFolder(env);
  const names = await readdir(folder).catch(() => []);
  const rows = await db.selectFrom('blogs').select('picture').where('picture', '!=', '').execute();
  const covers = new Set(rows.map((row) => row.picture));
  const largest = (name: string) => name.replace(/-\d+\.webp$/, '.webp');
  const isOld = async (name: string) => now.getTime() - (await stat(path.join(folder, name))).mtimeMs >= ORPHAN_AGE_MS;
  const unnamed: string[] = [];
  for (const name of names) if (PICTURE_NAME.test(name) && !covers.has(largest(name)) && (await isOld(name))) unnamed.push(name);
  if (unnamed.length === 0) return;
  const inTexts = await picturesInTexts(db);
  let removed = 0;
  for (const name of unnamed.filter((one) => !inTexts.has(largest(one)))) {
    await rm(path.join(folder, name), { force: true });
    removed += 1;
  }
  if (removed > 0) log.info({ files: removed }, 'removed pictures that nothing names');
}
