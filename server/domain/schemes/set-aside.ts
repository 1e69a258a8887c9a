/** Sets fields of a draft aside that cannot be stored in their columns yet, so that the draft can be saved. */

import { type LinkedDocuments, namedDocuments } from '../../../contract/document-lines.ts';
import type { SchemeCondition } from '../../../contract/eligibility/conditions.ts';
import { tieLines } from '../../../contract/tied-lines.ts';
import { notFinished, type Unfinished } from '../../../contract/unfinished.ts';
import { invalid } from '../../platform/api/problem.ts';
import type { Tx } from '../../platform/database/tables.ts';
import type { SchemeColumns } from './scheme-rows.ts';

type Change = SchemeColumns & { setAside?: Unfinished };

/**
 * Sets aside the fields of a draft's change that contradict others or conflict with other records.
 * @param before the stored columns; empty for a new draft
 */
export async function setAsideFaults<C extends Change>(tx: Tx, before: SchemeColumns, change: C): Promise<C> {
  const kept = { ...change };
  const aside: Unfinished = { ...change.setAside };
  const { opens_on, closes_on, eligibility = '', conditions = '[]', documents_required = '' } = { ...before, ...change };
  if (opens_on && closes_on && closes_on < opens_on) {
    aside.closesOn = closes_on;
    kept.closes_on = null;
  }
  if (change.slug !== undefined && change.slug !== before.slug && (await isTaken(tx, change.slug))) {
    aside.slug = change.slug;
    delete kept.slug;
  }
  const rules: SchemeCondition[] = JSON.parse(conditions);
  const { tied, lost } = tieLines(eligibility, rules);
  if (lost.length > 0) {
    aside.conditions = rules;
    kept.conditions = JSON.stringify(tied);
  }
  if (change.papers !== undefined) {
    const lines: LinkedDocuments[] = JSON.parse(change.papers);
    const known = await knownDocuments(tx, lines.flatMap(namedDocuments));
    const sound = tieLines(documents_required, lines).tied.filter((one) => namedDocuments(one).every((slug) => known.has(slug)));
    if (sound.length < lines.length) {
      aside.papers = lines;
      kept.papers = JSON.stringify(sound);
    }
  }
  return { ...kept, ...(Object.keys(aside).length > 0 && { setAside: aside }) };
}

async function isTaken(tx: Tx, slug: string): Promise<boolean> {
  return (await tx.selectFrom('schemes').select('id').where('slug', '=', slug).executeTakeFirst()) !== undefined;
}

async function knownDocuments(tx: Tx, slugs: string[]): Promise<Set<string>> {
  if (slugs.length === 0) return new Set();
  const rows = await tx.selectFrom('papers').select('slug').where('slug', 'in', slugs).where('deleted_at', 'is', null).execute();
  return new Set(rows.map(({ slug }) => slug));
}

/** The fields set aside after a change, without those that have become valid. */
export function asideAfter(stored: string | undefined, setAside: Unfinished = {}): string {
  return JSON.stringify({ ...readUnfinished(stored), ...setAside });
}

export function readUnfinished(stored: string | undefined): Unfinished {
  return JSON.parse(stored ?? '{}');
}

/** @throws Problem 400 that names every unfinished field of a public scheme */
export function refuseUnfinished({ status, unfinished }: { status?: string; unfinished?: string }): void {
  const names = status === 'published' ? Object.keys(readUnfinished(unfinished)) : [];
  if (names.length > 0) throw invalid(notFinished(names));
}
