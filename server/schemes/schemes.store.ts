/** Writes schemes: the row and all that hangs on it, in the transaction the caller holds. */
import { type GuideStep, guideSteps } from '../../contract/guide-steps.ts';
import { isEmptyHtml, listItems } from '../../contract/html-text.ts';
import { hashTexts } from '../catalogue/hash-texts.ts';
import { noteChanges } from '../database/changes.ts';
import type { SchemesTable, SchemeTexts, Tx } from '../database/tables.ts';
import { slugFor } from './scheme-slug.ts';

/** Columns of a scheme that a caller may set. */
export type SchemeColumns = Partial<
  Omit<SchemesTable, 'id' | 'createdAt' | 'createdOn' | 'updated_on' | 'version' | 'deleted_at' | 'published_at'>
>;

export type SchemeTranslation = Partial<SchemeTexts> & { state: 'draft' | 'reviewed' };

export type SchemeDraft = SchemeColumns & {
  /** Only the seed chooses ids. */
  id?: number;
  name: string;
  categories: number[];
  states: string[];
  hindi?: SchemeTranslation;
};

export const NO_TEXTS: SchemeTexts = {
  name: '',
  seo_description: '',
  scheme_description: '',
  eligibility: '',
  benefits: '',
  application_process: '',
  documents_required: '',
  department: '',
  apply_office: '',
  fee: '',
};

/** Stores a new scheme and returns its id. Rich texts are expected clean. */
export async function insertScheme(tx: Tx, draft: SchemeDraft, at: Date): Promise<number> {
  const { categories, states, hindi, slug, ...columns } = draft;
  const now = at.toISOString();
  const { id } = await tx
    .insertInto('schemes')
    .values({
      ...NO_TEXTS,
      acronym: '',
      level: states.length > 0 ? 'state' : 'central',
      sector_name: '',
      region: '',
      seo_title: '',
      keywords: '',
      url: '',
      apply_online: '',
      apply_at_csc: 0,
      helpline: '',
      sources: '[]',
      checked_by: '',
      note: '',
      featured: 0,
      parent_scheme: '',
      parent_scheme_url: '',
      sub_category: '',
      gov_tutorial_url: '',
      status: 'draft',
      ...columns,
      slug: slug ?? (await slugFor(tx, draft.name)),
      version: 1,
      createdAt: now,
      createdOn: now,
      updated_on: now,
      published_at: columns.status === 'published' ? now : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  // Nothing hangs on a new scheme yet that would have to go first.
  await addCategories(tx, id, categories);
  await addStates(tx, id, states);
  if (hindi) await writeTranslation(tx, id, hindi, now);
  await addGuide(tx, id, { ...NO_TEXTS, ...columns });
  await noteChanges(tx, 'scheme', [id]);
  return id;
}

export async function writeCategories(tx: Tx, schemeId: number, categories: number[]): Promise<void> {
  await tx.deleteFrom('scheme_categories').where('scheme_id', '=', schemeId).execute();
  await addCategories(tx, schemeId, categories);
}

async function addCategories(tx: Tx, schemeId: number, categories: number[]): Promise<void> {
  const rows = [...new Set(categories)].map((category_id, position) => ({ scheme_id: schemeId, category_id, position }));
  if (rows.length > 0) await tx.insertInto('scheme_categories').values(rows).execute();
}

export async function writeStates(tx: Tx, schemeId: number, states: string[]): Promise<void> {
  await tx.deleteFrom('scheme_states').where('scheme_id', '=', schemeId).execute();
  await addStates(tx, schemeId, states);
}

async function addStates(tx: Tx, schemeId: number, states: string[]): Promise<void> {
  const rows = [...new Set(states)].map((state) => ({ scheme_id: schemeId, state }));
  if (rows.length > 0) await tx.insertInto('scheme_states').values(rows).execute();
}

/** Stores the Hindi texts as a translation of the English as it stands now, or of the one whose hash they carry. */
export async function writeTranslation(
  tx: Tx,
  schemeId: number,
  hindi: SchemeTranslation & { source_hash?: string },
  now: string,
): Promise<void> {
  const scheme = await tx.selectFrom('schemes').selectAll().where('id', '=', schemeId).executeTakeFirstOrThrow();
  const row = { ...NO_TEXTS, source_hash: hashTexts(scheme), ...hindi, updated_on: now };
  await tx
    .insertInto('scheme_translations')
    .values({ ...row, scheme_id: schemeId, language: 'hi' })
    .onConflict((conflict) => conflict.columns(['scheme_id', 'language']).doUpdateSet(row))
    .execute();
}

/** Rewrites the stored guide from the scheme; a scheme without steps or documents has none. */
export async function writeGuide(tx: Tx, schemeId: number): Promise<void> {
  await tx.deleteFrom('guides').where('schemeId', '=', schemeId).execute();
  const scheme = await tx
    .selectFrom('schemes')
    .select(['name', 'application_process', 'documents_required'])
    .where('id', '=', schemeId)
    .executeTakeFirstOrThrow();
  await addGuide(tx, schemeId, scheme);
}

type GuideTexts = Pick<SchemeTexts, 'name' | 'application_process' | 'documents_required'>;

async function addGuide(tx: Tx, schemeId: number, scheme: GuideTexts): Promise<void> {
  if (isEmptyHtml(scheme.application_process) || isEmptyHtml(scheme.documents_required)) return;
  const steps: GuideStep[] = guideSteps(scheme.application_process);
  await tx
    .insertInto('guides')
    .values({
      schemeId,
      title: scheme.name,
      content: scheme.application_process,
      steps: JSON.stringify(steps),
      requiredDocuments: JSON.stringify(listItems(scheme.documents_required)),
    })
    .execute();
}
