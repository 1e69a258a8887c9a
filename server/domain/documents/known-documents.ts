/** Ensures that schemes link only to documents of the library. */
import { type LinkedDocuments, namedDocuments } from '../../../contract/document-lines.ts';
import { documentUnknown } from '../../../contract/scheme-admin.endpoints.ts';
import { invalid } from '../../platform/api/problem.ts';
import type { Tx } from '../../platform/database/tables.ts';
import { isSoundList } from '../schemes/repair-row.ts';

/** Parses the stored column; empty if it is corrupt. */
export function readDocumentLines(papers: string): LinkedDocuments[] {
  return isSoundList('papers', papers) ? JSON.parse(papers) : [];
}

/** @param papers the column; without documents there is no query @throws Problem 400 for a missing document */
export async function checkDocuments(tx: Tx, papers = '[]'): Promise<void> {
  const slugs = [...new Set((JSON.parse(papers) as LinkedDocuments[]).flatMap(namedDocuments))];
  if (slugs.length === 0) return;
  const rows = await tx.selectFrom('papers').select('slug').where('slug', 'in', slugs).where('deleted_at', 'is', null).execute();
  const missing = slugs.find((slug) => !rows.some((row) => row.slug === slug));
  if (missing) throw invalid(documentUnknown(missing));
}
