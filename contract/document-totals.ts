/** Total cost and duration of several documents. */
import type { ChecklistTotal, LibraryDocument } from './documents.endpoints.ts';

type Needing = { slug: string; needs: readonly { slug: string }[] };

/** Topological order: needed documents first, otherwise unchanged. A cycle is broken where it is entered. */
export function inGettingOrder<P extends Needing>(papers: readonly P[]): P[] {
  const bySlug = new Map(papers.map((paper) => [paper.slug, paper]));
  const placed = new Set<P>();
  const place = (paper: P, above: ReadonlySet<P>) => {
    if (placed.has(paper) || above.has(paper)) return;
    for (const { slug } of paper.needs) {
      const needed = bySlug.get(slug);
      if (needed) place(needed, new Set([...above, paper]));
    }
    placed.add(paper);
  };
  for (const paper of papers) place(paper, new Set());
  return [...placed];
}

/** Total in rupees. */
export function totalFee(papers: readonly Pick<LibraryDocument, 'feeRupees'>[]): ChecklistTotal {
  const known = papers.flatMap(({ feeRupees }) => feeRupees ?? []);
  const sum = (end: 'from' | 'to') => known.reduce((all, span) => all + span[end], 0);
  return { from: sum('from'), to: sum('to'), unknown: papers.length - known.length };
}

/** Working days on the critical path: a document waits for those it needs, others are obtained in parallel. */
export function totalDays(papers: readonly Pick<LibraryDocument, 'slug' | 'needs' | 'days'>[]): ChecklistTotal {
  const ready = (end: 'from' | 'to') => {
    const until = new Map<string, number>();
    for (const { slug, needs, days } of inGettingOrder(papers)) {
      const start = Math.max(0, ...needs.map((need) => until.get(need.slug) ?? 0));
      until.set(slug, start + (days?.[end] ?? 0));
    }
    return Math.max(0, ...until.values());
  };
  return { from: ready('from'), to: ready('to'), unknown: papers.filter(({ days }) => days === null).length };
}
