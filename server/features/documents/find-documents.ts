/** Finds documents for staff, including drafts, by any of their names. */
import type { DOCUMENT_SORTS } from '../../../contract/document-admin.endpoints.ts';
import { namedDocuments } from '../../../contract/document-lines.ts';
import { type DocumentRecord, readDocuments } from '../../domain/documents/document-record.ts';
import { readDocumentLines } from '../../domain/documents/known-documents.ts';
import { foldText } from '../../domain/search/words/tokenise.ts';
import type { Database } from '../../platform/database/tables.ts';

type Filters = {
  q?: string | undefined;
  group?: string | undefined;
  status?: string | undefined;
  sort?: (typeof DOCUMENT_SORTS)[number] | undefined;
};

const byName = (a: DocumentRecord, b: DocumentRecord) => a.entry.en.name.localeCompare(b.entry.en.name, 'en');
const byUpdate = (a: DocumentRecord, b: DocumentRecord) => b.updated_on.localeCompare(a.updated_on) || b.id - a.id;

const ORDERS: Record<(typeof DOCUMENT_SORTS)[number], (a: DocumentRecord, b: DocumentRecord) => number> = {
  'name-asc': byName,
  'name-desc': (a, b) => byName(b, a),
  'updated-newest': byUpdate,
  'updated-oldest': (a, b) => byUpdate(b, a),
};

export async function findDocuments(db: Database, { q = '', group, status, sort = 'name-asc' }: Filters) {
  const words = wordsOf(q);
  const papers = (await readDocuments(db)).filter(
    (paper) => (!group || paper.entry.group === group) && (!status || paper.status === status) && isNamed(paper, words),
  );
  return { papers: papers.sort(ORDERS[sort]), schemeCount: await countUses(db) };
}

const wordsOf = (text: string) =>
  foldText(text)
    .split(/[\s/-]+/)
    .filter(Boolean);

/** Whether each word is a prefix of a word in its names. */
function isNamed({ slug, entry }: DocumentRecord, words: string[]): boolean {
  const names = [slug, entry.en.name, ...Object.values(entry.translations).map(({ name }) => name), ...entry.otherNames];
  const known = names.flatMap(wordsOf);
  return words.every((word) => known.some((one) => one.startsWith(word)));
}

/** Number of schemes, including drafts, that link to each document. */
async function countUses(db: Database): Promise<(slug: string) => number> {
  const rows = await db.selectFrom('schemes').select('papers').where('deleted_at', 'is', null).where('papers', '!=', '[]').execute();
  const counts = new Map<string, number>();
  for (const { papers } of rows) {
    const slugs = new Set(readDocumentLines(papers).flatMap(namedDocuments));
    for (const slug of slugs) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  }
  return (slug) => counts.get(slug) ?? 0;
}
