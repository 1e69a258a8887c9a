/** Relevance metrics over graded queries: nDCG@10, MRR@10, Recall@10 and the share without any relevant answer. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { SearchDocument } from '../server/domain/search/types.ts';

/** A scheme scraped from the national portal. */
export type SchemeRow = {
  slug: string; name: string; brief: string; details: string; benefits: string; eligibility: string; documents: string;
  level: string; state: string; ministry: string; categories: string[]; tags: string[]; shortTitle: string;
}; // biome-ignore format: one glance

/** `relevant`: by slug, 2 for the intended scheme, 1 for another relevant one. */
export type GradedQuery = { id: string; query: string; kind: string; relevant: Record<string, number> };

/** Means over the queries, each 0 to 1. */
export type Figures = { queries: number; ndcg: number; mrr: number; recall: number; noHit: number };

export const ALL = 'ALL';
const DEPTH = 10;

/** JSON Lines, plain or gzipped. */
export function readLines<T>(file: string | URL): T[] {
  const bytes = readFileSync(file);
  const text = (String(file).endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as T);
}

export function documentOf(row: SchemeRow, at: number): SearchDocument {
  const allIndia = row.state === '' || row.state === 'All';
  return {
    id: at + 1, slug: row.slug, name: row.name, names: [], acronym: row.shortTitle, summary: row.brief, description: row.details,
    eligibility: row.eligibility, benefits: row.benefits, documents: row.documents, texts: [], keywords: row.tags,
    categories: row.categories, categoryNames: row.categories, states: allIndia ? [] : [row.state],
    level: row.level === 'State' ? 'state' : 'central', audiences: [], department: row.ministry, opensOn: null, closesOn: null, updatedOn: '2025-01-01',
  }; // biome-ignore format: one glance
}

/** Metrics of one query, and the first slugs of the answer, marked `**` (grade 2) and `*` (grade 1). */
export function judge({ relevant }: GradedQuery, answer: string[]): Omit<Figures, 'queries'> & { marked: string[] } {
  const found = answer.slice(0, DEPTH);
  const gain = (grade: number, at: number) => (2 ** grade - 1) / Math.log2(at + 2);
  const grades = Object.values(relevant).sort((a, b) => b - a);
  const ideal = grades.slice(0, DEPTH).reduce((sum, grade, at) => sum + gain(grade, at), 0);
  const first = found.findIndex((slug) => relevant[slug]);
  return {
    ndcg: found.reduce((sum, slug, at) => sum + gain(relevant[slug] ?? 0, at), 0) / ideal,
    mrr: first < 0 ? 0 : 1 / (first + 1),
    recall: found.filter((slug) => relevant[slug]).length / Math.min(DEPTH, grades.length),
    noHit: first < 0 ? 1 : 0,
    marked: found.map((slug) => (relevant[slug] === 2 ? `**${slug}` : relevant[slug] ? `*${slug}` : slug)),
  };
}

/** Metrics by kind of query; the total is last, under `ALL`. */
export function figuresByKind(queries: GradedQuery[], answer: (query: string) => string[]): Map<string, Figures> {
  const sums = new Map<string, Figures>();
  for (const query of queries) {
    const { ndcg, mrr, recall, noHit } = judge(query, answer(query.query));
    for (const kind of [query.kind, ALL]) {
      const sum = sums.get(kind) ?? { queries: 0, ndcg: 0, mrr: 0, recall: 0, noHit: 0 };
      sums.set(kind, {
        queries: sum.queries + 1,
        ndcg: sum.ndcg + ndcg,
        mrr: sum.mrr + mrr,
        recall: sum.recall + recall,
        noHit: sum.noHit + noHit,
      });
    }
  }
  const kinds = [...sums].sort(([a], [b]) => Number(a === ALL) - Number(b === ALL) || a.localeCompare(b));
  return new Map(
    kinds.map(([kind, { queries: count, ndcg, mrr, recall, noHit }]) => [
      kind,
      { queries: count, ndcg: ndcg / count, mrr: mrr / count, recall: recall / count, noHit: noHit / count },
    ]),
  );
}
