/** Seeds a database from the content files, once, so that what staff delete later does not come back. */
import { sql } from 'kysely';
import { readDocuments, readSchemes } from '../../content/read-content.ts';
import type { SchemeFile } from '../../content/scheme-file.ts';
import { insertSchemes } from '../domain/schemes/schemes.store.ts';
import type { Connection } from '../platform/database/connect.ts';
import { contentScheme, noteGiven } from './content-files.ts';
import { draftOf } from './content-rows.ts';
import { BLOGS_MARK, seedBlogs } from './seed-blogs.ts';
import { DOCUMENTS_MARK, seedDocuments } from './seed-documents.ts';

const MARK = 'seeded';
/** Rows per statement. */
const BATCH = 100;

/**
 * Writes documents, schemes that link to them, and articles that link to schemes.
 * @param dataDir folder for pictures of articles; without it they have none
 * @returns number of written schemes; 0 if the database was seeded before
 */
export async function seed(connection: Connection, dataDir?: string): Promise<number> {
  const marks = await connection.db.selectFrom('marks').select('name').execute();
  const isDone = [MARK, BLOGS_MARK, DOCUMENTS_MARK].every((name) => marks.some((mark) => mark.name === name));
  if (isDone) return 0;
  const papers = readDocuments();
  const schemes = readSchemes(undefined, papers);
  await seedDocuments(connection, papers);
  const written = await seedSchemes(connection, schemes);
  const ids = new Map(schemes.map((scheme) => [scheme.slug, scheme.id]));
  await seedBlogs(connection, (slug) => ids.get(slug), dataDir);
  return written;
}

async function seedSchemes({ db, engine }: Connection, schemes: SchemeFile[]): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('marks')
      .values({ name: MARK })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (!numInsertedOrUpdatedRows) return 0;
    const at = new Date();
    for (let start = 0; start < schemes.length; start += BATCH) {
      const drafts = schemes.slice(start, start + BATCH).map((file) => draftOf(file, at));
      await insertSchemes(tx, drafts, at);
    }
    await noteGiven(tx, schemes.map(contentScheme));
    // Moves PostgreSQL's sequences past the ids that were inserted explicitly.
    if (engine === 'postgres') {
      await sql`select setval(pg_get_serial_sequence('schemes', 'id'), (select coalesce(max(id), 1) from schemes))`.execute(tx);
      await sql`select setval(pg_get_serial_sequence('categories', 'id'), (select max(id) from categories))`.execute(tx);
    }
    return schemes.length;
  });
}
