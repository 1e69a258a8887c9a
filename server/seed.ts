/** Fills an empty database from the content files, once: what staff delete later does not come back. */
import { sql } from 'kysely';
import { readPapers, readSchemes } from '../content/read-content.ts';
import type { SchemeFile, TranslationFile } from '../content/scheme-file.ts';
import { CATEGORIES } from '../contract/categories.ts';
import { TRANSLATIONS } from '../contract/languages.ts';
import { FIELD_NAMES, factsOf } from '../contract/scheme-table.ts';
import type { Connection } from './platform/database/connect.ts';
import { linesToHtml, stepsToHtml, textToHtml } from './platform/rich-text/clean-html.ts';
import { newestSourceDate } from './platform/scheme-store/content-date.ts';
import { toColumn } from './platform/scheme-store/scheme-columns.ts';
import type { SchemeColumns, SchemeDraft, SchemeTranslation } from './platform/scheme-store/scheme-rows.ts';
import { insertSchemes } from './platform/scheme-store/schemes.store.ts';
import { BLOGS_MARK, seedBlogs } from './seed-blogs.ts';
import { PAPERS_MARK, seedPapers } from './seed-papers.ts';

const MARK = 'seeded';
/** Rows written with one statement. */
const BATCH = 100;

/**
 * Writes the papers schemes name, the schemes, then the articles that link to them.
 * @param dataDir where the pictures of articles go; without it they have none
 * @returns how many schemes were written; 0 when the database had been seeded before
 */
export async function seed(connection: Connection, dataDir?: string): Promise<number> {
  const marks = await connection.db.selectFrom('marks').select('name').execute();
  const isDone = [MARK, BLOGS_MARK, PAPERS_MARK].every((name) => marks.some((mark) => mark.name === name));
  if (isDone) return 0;
  const papers = readPapers();
  const schemes = readSchemes(undefined, papers);
  await seedPapers(connection, papers);
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
    // Ids were given explicitly; PostgreSQL's sequences must go on behind them.
    if (engine === 'postgres') {
      await sql`select setval(pg_get_serial_sequence('schemes', 'id'), (select coalesce(max(id), 1) from schemes))`.execute(tx);
      await sql`select setval(pg_get_serial_sequence('categories', 'id'), (select max(id) from categories))`.execute(tx);
    }
    return schemes.length;
  });
}

/** The row a content file becomes. @param at when it is written */
export function draftOf(file: SchemeFile, at: Date): SchemeDraft & { slug: string } {
  const sources = JSON.stringify(file.sources);
  return {
    id: file.id,
    slug: file.slug,
    ...textsOf({ ...file.en, name: file.name, department: file.department, fee: file.fee }, file.apply.office),
    name: file.name,
    ...namedAlike(file),
    states: file.states,
    categories: file.categories.map((slug) => (CATEGORIES.find((category) => category.slug === slug) as { id: number }).id),
    sector_name: file.categories[0] as string,
    keywords: file.keywords.join(', '),
    apply_online: file.apply.online ?? '',
    apply_at_csc: file.apply.csc ? 1 : 0,
    sources,
    conditions: JSON.stringify(file.en.eligibility.filter((line) => 'rule' in line || 'judged' in line)),
    papers: JSON.stringify(file.en.documents.filter((line) => line.papers || line.anyOf)),
    examples: JSON.stringify(file.examples ?? []),
    checked_on: file.checkedOn ?? null,
    checked_by: file.checkedBy ?? '',
    status: 'published',
    updated_on: newestSourceDate(sources, at).toISOString(),
    translations: Object.fromEntries(
      TRANSLATIONS.flatMap((language) => {
        const texts = file.translations[language];
        return texts ? [[language, { ...textsOf(texts, texts.applyOffice), state: texts.state }]] : [];
      }),
    ),
  };
}

/** The columns of fields that stand in the file under their own names and as they are. */
function namedAlike(file: SchemeFile): SchemeColumns {
  const given = FIELD_NAMES.filter((name) => ['string', 'boolean'].includes(typeof (file as Record<string, unknown>)[name]));
  return Object.fromEntries(given.map((name) => [factsOf(name).column, toColumn(name, (file as Record<string, unknown>)[name] as never)]));
}

/** In the source language a line can carry more than its text. */
type TextLine = string | { text: string };
type Texts = Omit<TranslationFile, 'state' | 'applyOffice' | 'eligibility' | 'documents'> & Record<'eligibility' | 'documents', TextLine[]>;

function plainLines(lines: TextLine[]): string {
  return linesToHtml(lines.map((line) => (typeof line === 'string' ? line : line.text)));
}

function textsOf(texts: Texts, office: string | undefined): Omit<SchemeTranslation, 'state'> {
  return {
    name: texts.name,
    seo_description: texts.summary,
    scheme_description: textToHtml(texts.description),
    eligibility: plainLines(texts.eligibility),
    benefits: linesToHtml(texts.benefits),
    documents_required: plainLines(texts.documents),
    application_process: stepsToHtml(texts.steps),
    department: texts.department,
    apply_office: office ?? '',
    fee: texts.fee ?? '',
    after_applying: linesToHtml(texts.afterApplying ?? []),
    caveats: linesToHtml(texts.caveats ?? []),
    helpline_hours: texts.helplineHours ?? '',
  };
}
