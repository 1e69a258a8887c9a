/** A scheme names only documents the library has. */
import { type LinkedDocuments, namedDocuments } from '../../../contract/document-lines.ts';
import { documentUnknown } from '../../../contract/scheme-admin.endpoints.ts';
import { invalid } from '../../platform/api/problem.ts';
import type { Tx } from '../../platform/database/tables.ts';
import { isSoundList } from '../schemes/repair-row.ts';

/** The lines of a stored column; none where they cannot be read. */
export function readDocumentLines(papers: string): LinkedDocuments[] {
  return isSoundList('papers', papers) ? JSON.parse(papers) : [];
}

/** @param documents the column; nothing is asked where it names none @throws Problem 400 for a document that is not there */
export async function checkDocuments(tx: Tx, papers = '[]'): Promise<void> {
  const slugs = [...new Set((JSON.parse(papers) as LinkedDocuments[]).flatMap(namedDocuments))];
  if (slugs.length === 0) return;
  const rows = await tx.selectFrom('papers').select('slug').where('slug', 'in', slugs).where('deleted_at', 'is', null).execute();
  const missing = slugs.find((slug) => !rows.some((row) => row.slug === slug));
  if (missing) throw invalid(documentUnknown(missing));
}
