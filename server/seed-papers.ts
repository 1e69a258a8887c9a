/** Fills a library that was never filled from the content files, once. */
import { sql } from 'kysely';
import type { PaperFile } from '../content/paper-file.ts';
import { TRANSLATIONS } from '../contract/languages.ts';
import { type PaperEntry, type PaperTexts, paperEntry } from '../contract/paper-entry.ts';
import { insertPaper } from './features/papers/papers.store.ts';
import type { Connection } from './platform/database/connect.ts';
import { newestSourceDate } from './platform/scheme-store/content-date.ts';

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
    if (engine === 'postgres' && files.length > 0) {
      await sql`select setval(pg_get_serial_sequence('papers', 'id'), (select max(id) from papers))`.execute(tx);
    }
    return files.length;
  });
}

/** The entry a content file becomes, as the form of staff would send it: what the file leaves out is empty. */
function paperEntryOf(file: PaperFile): PaperEntry {
  const { group, otherNames, needs, online, sources, en } = file;
  const translations = TRANSLATIONS.flatMap((language) => {
    const texts = file.translations[language];
    return texts ? [[language, { ...textsOf(texts), state: texts.state }]] : [];
  });
  return paperEntry.parse({
    group,
    otherNames,
    needs,
    online: online.map(({ state = null, ...address }) => ({ ...address, state })),
    sources,
    feeRupees: file.feeRupees ?? null,
    days: file.days ?? null,
    reviewBy: file.reviewBy ?? null,
    checkedOn: file.checkedOn ?? null,
    checkedBy: file.checkedBy ?? '',
    note: file.note?.trim() ?? '',
    en: textsOf(en),
    translations: Object.fromEntries(translations),
  });
}

function textsOf(texts: PaperFile['en']): PaperTexts {
  return {
    name: texts.name,
    summary: texts.summary,
    description: texts.description.trim(),
    issuer: texts.issuer ?? '',
    steps: texts.steps ?? [],
    fee: texts.fee ?? '',
    time: texts.time ?? '',
    validity: texts.validity ?? '',
    acceptedInstead: texts.acceptedInstead ?? [],
    refusals: texts.refusals ?? [],
    corrections: texts.corrections ?? [],
  };
}
