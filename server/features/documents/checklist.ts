/** Merges the documents of several schemes into one list, in the order in which to get them, with their total cost. */
import type { LinkedDocuments } from '../../../contract/document-lines.ts';
import { inGettingOrder, totalDays, totalFee } from '../../../contract/document-totals.ts';
import type { Checklist, LibraryDocument } from '../../../contract/documents.endpoints.ts';

/** A scheme with its document lines in order, and the documents that lines link to. */
export type ListedScheme = { id: number; name: string; lines: string[]; named: LinkedDocuments[] };

/** @param documentOf returns undefined for unpublished documents; a line that links only to those stays plain text */
export function mergeDocuments(schemes: readonly ListedScheme[], documentOf: (slug: string) => LibraryDocument | undefined): Checklist {
  const neededBy = new Map<string, Checklist['papers'][number]['neededBy']>();
  const choices: Checklist['choices'] = [];
  const others: Checklist['others'] = [];
  for (const { id: schemeId, name: schemeName, lines, named } of schemes) {
    for (const text of lines) {
      const asked = named.find((line) => line.text === text);
      const known = (slugs: string[] = []) => slugs.filter((slug) => documentOf(slug));
      const [all, anyOf] = [known(asked?.papers), known(asked?.anyOf)];
      const line = { schemeId, schemeName, text };
      if (anyOf.length > 1) choices.push({ ...line, anyOf });
      if (all.length + anyOf.length === 0) others.push(line);
      for (const slug of [...all, ...anyOf]) {
        neededBy.set(slug, [...(neededBy.get(slug) ?? []), { ...line, isChoice: anyOf.length > 1 }]);
      }
    }
  }
  const papers = [...neededBy.keys()].map((slug) => documentOf(slug) as LibraryDocument);
  const isCertain = ({ slug }: LibraryDocument) => neededBy.get(slug)?.some(({ isChoice }) => !isChoice);
  const certain = papers.filter(isCertain);
  return {
    papers: inGettingOrder(papers).map((paper) => ({ paper, neededBy: neededBy.get(paper.slug) ?? [] })),
    choices,
    others,
    fee: totalFee(certain),
    days: totalDays(certain),
  };
}
