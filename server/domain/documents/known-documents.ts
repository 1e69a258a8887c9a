/** A scheme names only papers the library has. */
import { namedPapers, type PaperLine } from '../../../contract/document-lines.ts';
import { paperUnknown } from '../../../contract/scheme-admin.endpoints.ts';
import { invalid } from '../../platform/api/problem.ts';
import type { Tx } from '../../platform/database/tables.ts';
import { isSoundList } from '../schemes/repair-row.ts';

/** The lines of a stored column; none where they cannot be read. */
export function readPaperLines(papers: string): PaperLine[] {
  return isSoundList('papers', papers) ? JSON.parse(papers) : [];
}

/** @param papers the column; nothing is asked where it names none @throws Problem 400 for a paper that is not there */
export async function checkPapers(tx: Tx, papers = '[]'): Promise<void> {
  const slugs = [...new Set((JSON.parse(papers) as PaperLine[]).flatMap(namedPapers))];
  if (slugs.length === 0) return;
  const rows = await tx.selectFrom('papers').select('slug').where('slug', 'in', slugs).where('deleted_at', 'is', null).execute();
  const missing = slugs.find((slug) => !rows.some((row) => row.slug === slug));
  if (missing) throw invalid(paperUnknown(missing));
}
