/** The papers of several schemes as one list: each once, in the order in which to get them, with what they cost together. */
import type { PaperLine } from '../../../contract/paper-lines.ts';
import type { Checklist, Paper } from '../../../contract/papers.endpoints.ts';

/** A scheme as the list needs it: the lines of its documents in order, and which of them name papers. */
export type ListedScheme = { id: number; name: string; lines: string[]; named: PaperLine[] };

type Span = { from: number; to: number };
type Total = Span & { unknown: number };

/** @param paperOf undefined for what is not published; a line that names only such papers stands as it is */
export function mergePapers(schemes: readonly ListedScheme[], paperOf: (slug: string) => Paper | undefined): Checklist {
  const neededBy = new Map<string, Checklist['papers'][number]['neededBy']>();
  const choices: Checklist['choices'] = [];
  const others: Checklist['others'] = [];
  for (const { id: schemeId, name: schemeName, lines, named } of schemes) {
    for (const text of lines) {
      const asked = named.find((line) => line.text === text);
      const known = (slugs: string[] = []) => slugs.filter((slug) => paperOf(slug));
      const [all, anyOf] = [known(asked?.papers), known(asked?.anyOf)];
      const line = { schemeId, schemeName, text };
      if (anyOf.length > 1) choices.push({ ...line, anyOf });
      if (all.length + anyOf.length === 0) others.push(line);
      for (const slug of [...all, ...anyOf]) {
        neededBy.set(slug, [...(neededBy.get(slug) ?? []), { ...line, isChoice: anyOf.length > 1 }]);
      }
    }
  }
  const papers = [...neededBy.keys()].map((slug) => paperOf(slug) as Paper);
  const isCertain = ({ slug }: Paper) => neededBy.get(slug)?.some(({ isChoice }) => !isChoice);
  const certain = papers.filter(isCertain);
  return {
    papers: inOrder(papers).map((paper) => ({ paper, neededBy: neededBy.get(paper.slug) ?? [] })),
    choices,
    others,
    fee: totalFee(certain),
    days: totalDays(certain),
  };
}

/** What others are made from comes first; else the order is kept. A circle is cut where it is entered. */
function inOrder(papers: readonly Paper[]): Paper[] {
  const bySlug = new Map(papers.map((paper) => [paper.slug, paper]));
  const placed = new Set<Paper>();
  const place = (paper: Paper, above: ReadonlySet<Paper>) => {
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

function totalFee(papers: readonly Paper[]): Total {
  const known = papers.flatMap(({ feeRupees }) => feeRupees ?? []);
  const sum = (end: keyof Span) => known.reduce((all, span) => all + span[end], 0);
  return { from: sum('from'), to: sum('to'), unknown: papers.length - known.length };
}

/** The longest way: a paper waits for those on the list that it is made from. */
function totalDays(papers: readonly Paper[]): Total {
  const bySlug = new Map(papers.map((paper) => [paper.slug, paper]));
  const ready = (end: keyof Span) => {
    const until = new Map<string, number>();
    for (const { slug, needs, days } of inOrder(papers)) {
      const start = Math.max(0, ...needs.filter((need) => bySlug.has(need.slug)).map((need) => until.get(need.slug) ?? 0));
      until.set(slug, start + (days?.[end] ?? 0));
    }
    return Math.max(0, ...until.values());
  };
  return { from: ready('from'), to: ready('to'), unknown: papers.filter(({ days }) => days === null).length };
}
