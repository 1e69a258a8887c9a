/** Finds papers for staff, drafts among them, by any of their names. */
import type { PAPER_SORTS } from '../../../contract/document-admin.endpoints.ts';
import { namedPapers } from '../../../contract/document-lines.ts';
import { type PaperRecord, readPapers } from '../../domain/documents/document-record.ts';
import { readPaperLines } from '../../domain/documents/known-documents.ts';
import { foldText } from '../../domain/search/words/tokenise.ts';
import type { Database } from '../../platform/database/tables.ts';

type Filters = {
  q?: string | undefined;
  group?: string | undefined;
  status?: string | undefined;
  sort?: (typeof PAPER_SORTS)[number] | undefined;
};

const byName = (a: PaperRecord, b: PaperRecord) => a.entry.en.name.localeCompare(b.entry.en.name, 'en');
const byUpdate = (a: PaperRecord, b: PaperRecord) => b.updated_on.localeCompare(a.updated_on) || b.id - a.id;

const ORDERS: Record<(typeof PAPER_SORTS)[number], (a: PaperRecord, b: PaperRecord) => number> = {
  'name-asc': byName,
  'name-desc': (a, b) => byName(b, a),
  'updated-newest': byUpdate,
  'updated-oldest': (a, b) => byUpdate(b, a),
};

export async function findPapers(db: Database, { q = '', group, status, sort = 'name-asc' }: Filters) {
  const words = wordsOf(q);
  const papers = (await readPapers(db)).filter(
    (paper) => (!group || paper.entry.group === group) && (!status || paper.status === status) && isNamed(paper, words),
  );
  return { papers: papers.sort(ORDERS[sort]), schemeCount: await countUses(db) };
}

const wordsOf = (text: string) =>
  foldText(text)
    .split(/[\s/-]+/)
    .filter(Boolean);

/** Whether all words begin words of its names. */
function isNamed({ slug, entry }: PaperRecord, words: string[]): boolean {
  const names = [slug, entry.en.name, ...Object.values(entry.translations).map(({ name }) => name), ...entry.otherNames];
  const known = names.flatMap(wordsOf);
  return words.every((word) => known.some((one) => one.startsWith(word)));
}

/** How many schemes name each paper, drafts among them. */
async function countUses(db: Database): Promise<(slug: string) => number> {
  const rows = await db.selectFrom('schemes').select('papers').where('deleted_at', 'is', null).where('papers', '!=', '[]').execute();
  const counts = new Map<string, number>();
  for (const { papers } of rows) {
    const slugs = new Set(readPaperLines(papers).flatMap(namedPapers));
    for (const slug of slugs) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  }
  return (slug) => counts.get(slug) ?? 0;
}
