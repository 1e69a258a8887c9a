/** Fills a library that was never filled from the content files, once. */
import { sql } from 'kysely';
import type { PaperFile } from '../../content/document-file.ts';
import { insertPaper } from '../domain/documents/documents.store.ts';
import { newestSourceDate } from '../domain/schemes/content-date.ts';
import type { Connection } from '../platform/database/connect.ts';
import { contentPaper, noteGiven } from './content-files.ts';
import { paperEntryOf } from './content-rows.ts';

export const PAPERS_MARK = 'seeded-papers';

/** @returns how many papers were written; 0 when they had been before */
export async function seedPapers({ db, engine }: Connection, files: PaperFile[]): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('marks')
      .values({ name: PAPERS_MARK })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (!numInsertedOrUpdatedRows) return 0;
    for (const file of files) {
      const entry = paperEntryOf(file);
      const at = newestSourceDate(JSON.stringify(entry.sources), new Date());
      await insertPaper(tx, { id: file.id, slug: file.slug, status: 'published', entry }, null, at);
    }
    await noteGiven(tx, files.map(contentPaper));
    if (engine === 'postgres' && files.length > 0) {
      await sql`select setval(pg_get_serial_sequence('papers', 'id'), (select max(id) from papers))`.execute(tx);
    }
    return files.length;
  });
}
