/** Fills an empty database from the content files, once: what staff delete later does not come back. */
import { sql } from 'kysely';
import { readLexicon, readSchemes } from '../content/read-content.ts';
import type { SchemeFile } from '../content/scheme-file.ts';
import { CATEGORIES } from '../contract/categories.ts';
import type { Connection } from './database/connect.ts';
import type { Tx } from './database/tables.ts';
import { linesToHtml, stepsToHtml, textToHtml } from './rich-text/clean-html.ts';
import { insertScheme, type SchemeDraft, type SchemeTranslation } from './schemes/schemes.store.ts';
import { seedBlogs } from './seed-blogs.ts';

const MARK = 'seeded';

/**
 * Writes schemes, then the articles that link to them.
 * @param dataDir where the pictures of articles go; without it they have none
 * @returns how many schemes were written; 0 when the database had been seeded before
 */
export async function seed(connection: Connection, dataDir?: string): Promise<number> {
  const schemes = readSchemes();
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
    // The lowest id is written last and so counts as newest: lists begin with the schemes most people know.
    const start = Date.now() - schemes.length;
    for (const [index, scheme] of schemes.toReversed().entries()) await insertScheme(tx, draftOf(scheme), new Date(start + index));
    await seedLexicon(tx);
    // Ids were given explicitly; PostgreSQL's sequences must go on behind them.
    if (engine === 'postgres') {
      await sql`select setval(pg_get_serial_sequence('schemes', 'id'), (select coalesce(max(id), 1) from schemes))`.execute(tx);
      await sql`select setval(pg_get_serial_sequence('categories', 'id'), (select max(id) from categories))`.execute(tx);
    }
    return schemes.length;
  });
}

async function seedLexicon(tx: Tx): Promise<void> {
  const rows = readLexicon().map(({ term, kind, aliases }) => ({ term, kind, aliases: JSON.stringify(aliases) }));
  for (let start = 0; start < rows.length; start += 100)
    await tx
      .insertInto('lexicon')
      .values(rows.slice(start, start + 100))
      .execute();
}

/** The row a content file becomes. */
export function draftOf(file: SchemeFile): SchemeDraft {
  return {
    id: file.id,
    slug: file.slug,
    ...textsOf(file, 'en'),
    name: file.name.en,
    acronym: file.acronym ?? '',
    level: file.level,
    states: file.states,
    categories: file.categories.map((slug) => (CATEGORIES.find((category) => category.slug === slug) as { id: number }).id),
    sector_name: file.categories[0] as string,
    keywords: file.keywords.join(', '),
    url: file.url,
    apply_online: file.apply.online ?? '',
    apply_at_csc: file.apply.csc ? 1 : 0,
    helpline: file.helpline ?? '',
    opens_on: file.opensOn ?? null,
    closes_on: file.closesOn ?? null,
    sources: JSON.stringify(file.sources),
    checked_on: file.checkedOn ?? null,
    checked_by: file.checkedBy ?? '',
    note: file.note ?? '',
    featured: file.featured ? 1 : 0,
    status: 'published',
    hindi: { ...textsOf(file, 'hi'), state: file.hindiState },
  };
}

function textsOf(file: SchemeFile, language: 'en' | 'hi'): Omit<SchemeTranslation, 'state'> {
  const texts = file[language];
  return {
    name: file.name[language],
    seo_description: texts.summary,
    scheme_description: textToHtml(texts.description),
    eligibility: linesToHtml(texts.eligibility),
    benefits: linesToHtml(texts.benefits),
    documents_required: linesToHtml(texts.documents),
    application_process: stepsToHtml(texts.steps),
    department: file.department[language],
    apply_office: file.apply.office?.[language] ?? '',
    fee: file.fee?.[language] ?? '',
  };
}
