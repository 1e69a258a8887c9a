/** Every write of a scheme by staff or an import: the row, its history, the audit log and the change signal, all or none. */
import { CATEGORIES } from '../../contract/categories.ts';
import { htmlToText } from '../../contract/html-text.ts';
import { conflict, invalid, notFound } from '../api/problem.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { hashTexts } from '../catalogue/hash-texts.ts';
import { noteChanges } from '../database/changes.ts';
import type { Tx } from '../database/tables.ts';
import { takeTurn } from '../database/take-turn.ts';
import { keepFormerVersion, keepVersion } from './scheme-history.store.ts';
import { changedFields, readSnapshots, type SchemeSnapshot } from './scheme-snapshot.ts';
import {
  insertScheme,
  type SchemeColumns,
  type SchemeDraft,
  type SchemeTranslation,
  writeCategories,
  writeGuide,
  writeStates,
  writeTranslation,
} from './schemes.store.ts';

/** What follows a publication, in its transaction: the mails promised to those who asked for the scheme. */
export type OnPublished = (tx: Tx, schemeId: number) => Promise<void>;

/** What history calls a write, and the audit log. */
const AUDIT_WORDS = {
  added: 'create',
  updated: 'update',
  checked: 'check',
  published: 'publish',
  unpublished: 'unpublish',
  categorised: 'categorise',
  deleted: 'delete',
  restored: 'restore',
  imported: 'import',
} as const;
export type SchemeAction = keyof typeof AUDIT_WORDS;

/** Who writes, when, and under which name history keeps it. */
export type Write = {
  actor: string;
  action: SchemeAction;
  at: Date;
  onPublished: OnPublished;
  /** Imports report whole batches to the audit log instead of each row. */
  isReportedElsewhere?: boolean;
};

/** Keys that are absent stay as they are. */
export type SchemeChange = SchemeColumns & {
  categories?: number[];
  states?: string[];
  /** Null removes the translation. */
  hindi?: (SchemeTranslation & { source_hash?: string }) | null;
};

export type Written = { id: number; version: number; isChanged: boolean };

export const CHANGED_MEANWHILE = 'Somebody else has saved this scheme since you opened it.';
const SUMMARY_LENGTH = 160;

/**
 * Stores a new scheme. Rich texts are expected clean.
 * @param link runs before the publication is told, to link what the scheme answers
 */
export async function createScheme(
  tx: Tx,
  draft: SchemeDraft,
  write: Write,
  link: (id: number) => Promise<void> = async () => {},
): Promise<Written> {
  await takeTurn(tx);
  checkDates(draft);
  await checkSlug(tx, draft.slug);
  const id = await insertScheme(
    tx,
    {
      ...draft,
      sector_name: draft.sector_name || slugOf(draft.categories[0]),
      seo_description: draft.seo_description || derivedSummary(draft.scheme_description ?? ''),
    },
    write.at,
  );
  const after = (await readSnapshots(tx, [id])).get(id) as SchemeSnapshot;
  await record(tx, after, write);
  await link(id);
  if (after.status === 'published') await write.onPublished(tx, id);
  return { id, version: 1, isChanged: true };
}

/**
 * Changes a scheme.
 * @param options.version the version the change was made from; an outdated one is refused with 409
 * @param options.onlyIfDifferent writes nothing when everything is as stored already
 * @throws Problem 404 for an unknown id
 */
export async function changeScheme(
  tx: Tx,
  id: number,
  change: SchemeChange,
  write: Write,
  options: { version?: number | undefined; onlyIfDifferent?: boolean } = {},
): Promise<Written> {
  await takeTurn(tx);
  const before = (await readSnapshots(tx, [id])).get(id);
  if (!before) throw notFound('Scheme not found');
  if (options.version !== undefined && options.version < before.version) throw conflict(CHANGED_MEANWHILE);
  const { categories, states, hindi: given, ...columns } = change;
  const hindi = mergedHindi(before, given);
  // The sector follows the category shown, unless it is given.
  if (categories && categories[0] !== before.categories[0]) columns.sector_name ??= slugOf(categories[0]);
  const next = { ...before, ...columns };
  checkDates(next);
  if (next.slug !== before.slug) await checkSlug(tx, next.slug);
  columns.seo_description = summaryAfter(before, next);
  if (
    options.onlyIfDifferent &&
    isSame(before, { ...columns, ...(categories && { categories }), ...(states && { states }), ...(hindi !== undefined && { hindi }) })
  )
    return { id, version: before.version, isChanged: false };
  await keepFormerVersion(tx, before);
  const now = write.at.toISOString();
  const isPublished = before.status === 'draft' && next.status === 'published';
  await tx
    .updateTable('schemes')
    .set({
      ...columns,
      version: before.version + 1,
      updated_on: now,
      ...(next.status === 'published' && !before.published_at && { published_at: now }),
    })
    .where('id', '=', id)
    .execute();
  if (categories) await writeCategories(tx, id, categories);
  if (states) await writeStates(tx, id, states);
  if (hindi) await writeTranslation(tx, id, hindi, now);
  if (hindi === null) await tx.deleteFrom('scheme_translations').where('scheme_id', '=', id).execute();
  await writeGuide(tx, id);
  const after = (await readSnapshots(tx, [id])).get(id) as SchemeSnapshot;
  await record(tx, after, write, changedFields(before, after).join(', '));
  await noteChanges(tx, 'scheme', [id]);
  if (isPublished) await write.onPublished(tx, id);
  return { id, version: after.version, isChanged: true };
}

/** Puts a scheme into the bin; its guide goes at once. */
export async function binScheme(tx: Tx, id: number, write: Write): Promise<SchemeSnapshot> {
  await takeTurn(tx);
  const before = (await readSnapshots(tx, [id])).get(id);
  if (!before) throw notFound('Scheme not found');
  await keepFormerVersion(tx, before);
  await tx.deleteFrom('guides').where('schemeId', '=', id).execute();
  await moveBin(tx, before, write.at.toISOString(), write);
  return before;
}

/** Takes a scheme out of the bin, with its id and slug. */
export async function unbinScheme(tx: Tx, id: number, write: Write): Promise<SchemeSnapshot> {
  await takeTurn(tx);
  const before = (await readSnapshots(tx, [id], 'binned')).get(id);
  if (!before) throw notFound('Scheme not found');
  await moveBin(tx, before, null, write);
  await writeGuide(tx, id);
  // A request may have been linked to it meanwhile.
  if (before.status === 'published') await write.onPublished(tx, id);
  return before;
}

async function moveBin(tx: Tx, before: SchemeSnapshot, deletedAt: string | null, write: Write): Promise<void> {
  const moved = { deleted_at: deletedAt, version: before.version + 1, updated_on: write.at.toISOString() };
  await tx.updateTable('schemes').set(moved).where('id', '=', before.id).execute();
  await record(tx, { ...before, ...moved }, write);
  await noteChanges(tx, 'scheme', [before.id]);
}

async function record(tx: Tx, after: SchemeSnapshot, write: Write, detail = ''): Promise<void> {
  await keepVersion(tx, after, write);
  if (write.isReportedElsewhere) return;
  const name = detail ? `${after.name}: ${detail}` : after.name;
  await writeAudit(tx, {
    actor: write.actor,
    action: AUDIT_WORDS[write.action],
    entity: 'scheme',
    entity_id: after.id,
    detail: name,
    at: write.at,
  });
}

function slugOf(category: number | undefined): string {
  return CATEGORIES.find(({ id }) => id === category)?.slug ?? '';
}

function checkDates({ opens_on, closes_on }: SchemeColumns): void {
  if (opens_on && closes_on && closes_on < opens_on) throw invalid('The closing date must not be before the opening date');
}

async function checkSlug(tx: Tx, slug: string | undefined): Promise<void> {
  if (slug === undefined) return;
  const taken = await tx.selectFrom('schemes').select('id').where('slug', '=', slug).executeTakeFirst();
  if (taken) throw invalid('Another scheme has this slug already');
}

/** The first characters of the description; stands in for a summary nobody wrote. */
function derivedSummary(description: string): string {
  return [...htmlToText(description).replaceAll('\n', ' ')].slice(0, SUMMARY_LENGTH).join('').trim();
}

/** A written summary stays; a derived one follows the description. */
function summaryAfter(before: SchemeSnapshot, next: SchemeSnapshot): string {
  const isWritten = next.seo_description !== before.seo_description || before.seo_description !== derivedSummary(before.scheme_description);
  return (isWritten && next.seo_description) || derivedSummary(next.scheme_description);
}

/** Hindi texts that are absent stay; when none is left there is no translation. */
function mergedHindi(before: SchemeSnapshot, hindi: SchemeChange['hindi']): SchemeChange['hindi'] {
  if (!hindi) return hindi;
  const { source_hash: _former, ...stored } = before.hindi ?? { source_hash: '' };
  const merged = { ...stored, ...hindi };
  const hasText = Object.entries(merged).some(([name, value]) => name !== 'state' && name !== 'source_hash' && value);
  return hasText ? merged : null;
}

function isSame(before: SchemeSnapshot, { categories, states, hindi, ...columns }: SchemeChange): boolean {
  const isSameHindi =
    hindi === undefined ||
    (hindi === null
      ? before.hindi === null
      : before.hindi?.source_hash === (hindi.source_hash ?? hashTexts({ ...before, ...columns })) &&
        Object.entries(hindi).every(([name, value]) => before.hindi?.[name as 'name'] === value));
  return (
    isSameHindi &&
    Object.entries(columns).every(([name, value]) => before[name as 'name'] === value) &&
    (!categories || categories.join() === before.categories.join()) &&
    (!states || states.toSorted().join() === before.states.toSorted().join())
  );
}
