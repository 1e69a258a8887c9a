/** Seeds the articles and their pictures from the content files, once. */
import { sql } from 'kysely';
import type { BlogFile } from '../../content/blog-file.ts';
import { blogHtml } from '../../content/blog-html.ts';
import { readBlogs } from '../../content/read-content.ts';
import { DRAFT, PUBLISHED } from '../../contract/blogs.endpoints.ts';
import { CATEGORIES } from '../../contract/categories.ts';
import { TRANSLATIONS } from '../../contract/languages.ts';
import { insertBlog, type NewBlog } from '../domain/articles/blogs.store.ts';
import type { Connection } from '../platform/database/connect.ts';
import { NO_PICTURE, type PictureColumns, pictureFolder, removePicture, writePicture } from '../platform/pictures/pictures.ts';
import { encodePicture, loadSharp } from '../platform/pictures/prepare-picture.ts';
import { cleanHtml } from '../platform/rich-text/clean-html.ts';

export const BLOGS_MARK = 'seeded-blogs';

type IdOf = (slug: string) => number | undefined;

/**
 * @param dataDir folder for the pictures; without it articles have none
 * @returns number of written articles; 0 if they were seeded before
 */
export async function seedBlogs({ db, engine }: Connection, idOf: IdOf, dataDir?: string, files = readBlogs()): Promise<number> {
  if (files.length === 0) return 0;
  const written: string[] = [];
  const folder = dataDir === undefined ? undefined : pictureFolder({ dataDir });
  const work = db.transaction().execute(async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('marks')
      .values({ name: BLOGS_MARK })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (!numInsertedOrUpdatedRows) return 0;
    for (const file of files) {
      const picture = file.picture && folder ? await drawPicture(file.picture, folder) : NO_PICTURE;
      if (picture.picture) written.push(picture.picture);
      // A date without a time counts as 10:00 in India.
      const at = new Date(Math.min(Date.parse(`${file.date}T10:00:00+05:30`), Date.now()));
      const writing = { at, actor: null, publicUrl: undefined };
      await insertBlog(tx, { ...draftOf(file, idOf), ...picture }, writing, { id: file.id, seo_slug: file.slug });
    }
    if (engine === 'postgres' && files.length > 0) {
      await sql`select setval(pg_get_serial_sequence('blogs', 'id'), (select coalesce(max(id), 1) from blogs))`.execute(tx);
    }
    return files.length;
  });
  try {
    return await work;
  } catch (error) {
    if (folder) for (const name of written) await removePicture(folder, name);
    throw error;
  }
}

/** The article of a content file. @throws ContentError for a link to a scheme that does not exist */
export function draftOf(file: BlogFile, idOf: IdOf): NewBlog {
  const html = (markdown: string) => cleanHtml(blogHtml(markdown, file.file, idOf));
  return {
    seo_title: file.title,
    seo_desc: file.description,
    content: html(file.markdown),
    seo_keywords: file.keywords.join(', '),
    seo_category: (CATEGORIES.find((category) => category.slug === file.category) as { id: number }).id,
    author: file.author,
    is_active: file.draft ? DRAFT : PUBLISHED,
    translations: Object.fromEntries(
      TRANSLATIONS.flatMap((language) => {
        const texts = file.translations[language];
        return texts
          ? [
              [
                language,
                { seo_title: texts.title, seo_desc: texts.description, content: html(texts.markdown), state: texts.state ?? 'draft' },
              ],
            ]
          : [];
      }),
    ),
  };
}

async function drawPicture(svg: string, folder: string): Promise<PictureColumns> {
  const sharp = await loadSharp();
  const prepared = await encodePicture(sharp(svg));
  await writePicture(folder, prepared);
  return { picture: prepared.name, picture_width: prepared.width, picture_height: prepared.height };
}
