/** Seeds the library of documents from the content files, once. */
import { sql } from 'kysely';
import type { DocumentFile } from '../../content/document-file.ts';
import { insertDocument } from '../domain/documents/documents.store.ts';
import { newestSourceDate } from '../domain/schemes/content-date.ts';
import type { Connection } from '../platform/database/connect.ts';
import { contentDocument, noteGiven } from './content-files.ts';
import { documentEntryOf } from './content-rows.ts';

export const DOCUMENTS_MARK = 'seeded-papers';

/** @returns number of written documents; 0 if they were seeded before */
export async function seedDocuments({ db, engine }: Connection, files: DocumentFile[]): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('marks')
      .values({ name: DOCUMENTS_MARK })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (!numInsertedOrUpdatedRows) return 0;
    for (const file of files) {
      const entry = documentEntryOf(file);
      const at = newestSourceDate(JSON.stringify(entry.sources), new Date());
      await insertDocument(tx, { id: file.id, slug: file.slug, status: 'published', entry }, null, at);
    }
    await noteGiven(tx, files.map(contentDocument));
    if (engine === 'postgres' && files.length > 0) {
      await sql`select setval(pg_get_serial_sequence('papers', 'id'), (select max(id) from papers))`.execute(tx);
    }
    return files.length;
  });
}
