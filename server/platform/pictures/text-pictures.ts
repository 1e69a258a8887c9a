/** Stores pictures embedded in texts as data URLs as files of the site: small, safe, and loaded lazily. */
import { createHash } from 'node:crypto';
import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { PICTURE_PATH } from '../../../contract/picture.ts';
import type { Env } from '../../env.ts';
import { Problem } from '../api/problem.ts';
import { pictureFolder, writePicture } from './pictures.ts';
import { preparePicture, renamed } from './prepare-picture.ts';

/** Per save, because re-encoding takes time; further pictures stay embedded until the next save. */
const MAX_PICTURES = 30;

/** Matches the output of `cleanHtml`. */
const DATA_PICTURE = /<img src="data:image\/[a-z]+;base64,([^"]+)" alt="([^"]*)"(?: width="(\d+)")?(?: height="(\d+)")? \/>/gi;

type Stored = { address: string; width: number; height: number };

/**
 * @param texts clean HTML by the name of its field
 * @returns the texts whose pictures were stored, with addresses instead of data. Unreadable pictures stay as they are, because they are
 * harmless.
 */
export async function storeTextPictures(env: Pick<Env, 'dataDir'>, texts: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const stored = new Map<string, Stored | undefined>();
  const changed = new Map<string, string>();
  for (const [field, html] of texts) {
    if (!html.includes('src="data:')) continue;
    for (const [, base64 = ''] of html.matchAll(DATA_PICTURE)) {
      if (!stored.has(base64) && stored.size < MAX_PICTURES) stored.set(base64, await store(env, Buffer.from(base64, 'base64')));
    }
    const withAddresses = html.replace(DATA_PICTURE, (tag, base64: string, alt: string, width?: string, height?: string) => {
      const picture = stored.get(base64);
      return picture ? pictureTag(picture, alt, { width, height }) : tag;
    });
    if (withAddresses !== html) changed.set(field, withAddresses);
  }
  return changed;
}

/** Defaults to the picture's own size, so that the layout does not shift when it loads. */
function pictureTag({ address, ...size }: Stored, alt: string, given: { width: string | undefined; height: string | undefined }): string {
  const isSized = given.width !== undefined || given.height !== undefined;
  const attributes = Object.entries(isSized ? given : size).flatMap(([name, value]) => (value === undefined ? [] : ` ${name}="${value}"`));
  return `<img src="${address}" alt="${alt}"${attributes.join('')} />`;
}

/** Named by its hash, so that equal pictures are stored once. A file that no text names in the end is swept like any orphan. */
async function store(env: Pick<Env, 'dataDir'>, bytes: Buffer): Promise<Stored | undefined> {
  const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.webp`;
  try {
    const picture = renamed(await preparePicture(bytes), name);
    const folder = pictureFolder(env);
    await writePicture(folder, picture, { mayExist: true });
    // The file may be an old orphan, which must not be swept before its new text is stored.
    const now = new Date();
    for (const file of picture.files) await utimes(path.join(folder, file.name), now, now);
    return { address: PICTURE_PATH + name, width: picture.width, height: picture.height };
  } catch (error) {
    if (error instanceof Problem && error.status < 500) return undefined;
    throw error;
  }
}
