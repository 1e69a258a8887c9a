/** Pictures that come within a text, as its own data, become pictures of the site: small, safe, and loaded only when they are seen. */
import { createHash } from 'node:crypto';
import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { PICTURE_PATH } from '../../../contract/picture.ts';
import type { Env } from '../../env.ts';
import { invalid, Problem } from '../api/problem.ts';
import { pictureFolder, writePicture } from './pictures.ts';
import { preparePicture, renamed } from './prepare-picture.ts';

/** Of one save. Each takes a moment to be drawn anew. */
const MOST_PICTURES = 30;

/** As clean HTML has it. */
const DATA_PICTURE = /<img src="data:image\/[a-z]+;base64,([^"]+)" alt="([^"]*)"(?: width="(\d+)")?(?: height="(\d+)")? \/>/gi;

type Stored = { address: string; width: number; height: number };

/**
 * @param texts clean HTML by the name of its field
 * @returns the texts whose pictures were stored, with their addresses in place of the data
 * @throws Problem 400 or 413 that names the field, for what is no picture, too large or one too many
 */
export async function storeTextPictures(env: Pick<Env, 'dataDir'>, texts: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const stored = new Map<string, Stored>();
  const changed = new Map<string, string>();
  for (const [field, html] of texts) {
    if (!html.includes('src="data:')) continue;
    for (const [, base64 = ''] of html.matchAll(DATA_PICTURE)) {
      if (stored.has(base64)) continue;
      if (stored.size === MOST_PICTURES) throw invalid(`${field}: At most ${MOST_PICTURES} pictures can be added at once`);
      stored.set(base64, await store(env, field, Buffer.from(base64, 'base64')));
    }
    changed.set(
      field,
      html.replace(DATA_PICTURE, (_, base64: string, alt: string, width?: string, height?: string) => {
        const { address, ...size } = stored.get(base64) as Stored;
        const isSized = width !== undefined || height !== undefined;
        const sizes = isSized ? { width, height } : size;
        const attributes = Object.entries(sizes).flatMap(([name, value]) => (value === undefined ? [] : ` ${name}="${value}"`));
        return `<img src="${address}" alt="${alt}"${attributes.join('')} />`;
      }),
    );
  }
  return changed;
}

/** By what it holds, so that the same picture is kept once. A file nobody comes to name is swept away like any other. */
async function store(env: Pick<Env, 'dataDir'>, field: string, bytes: Buffer): Promise<Stored> {
  const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.webp`;
  try {
    const picture = renamed(await preparePicture(bytes), name);
    const folder = pictureFolder(env);
    await writePicture(folder, picture, { mayExist: true });
    // One that was there may have been without a text for long: it must not be swept away before its new text is stored.
    const now = new Date();
    for (const file of picture.files) await utimes(path.join(folder, file.name), now, now);
    return { address: PICTURE_PATH + name, width: picture.width, height: picture.height };
  } catch (error) {
    if (error instanceof Problem) throw new Problem(error.status, `${field}: ${error.message}`);
    throw error;
  }
}
