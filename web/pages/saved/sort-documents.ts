/** Splits the merged list by the documents a visitor holds. */
import type { Checklist } from '../../../contract/documents.endpoints.ts';

type ListedDocument = Checklist['papers'][number];
type Choice = Checklist['choices'][number];

export type SortedDocuments = {
  /** Needed in any case. */
  missing: ListedDocument[];
  there: ListedDocument[];
  /** Choices not met by a document that is held or needed anyway. */
  open: Choice[];
  /** Of the required documents; a choice counts as one, even if several schemes have it. */
  count: { held: number; all: number };
};

export function sortDocuments({ papers, choices }: Checklist, held: readonly string[]): SortedDocuments {
  const certain = papers.filter(({ neededBy }) => neededBy.some(({ isChoice }) => !isChoice));
  const isHeld = ({ paper }: ListedDocument) => held.includes(paper.slug);
  const there = certain.filter(isHeld);
  const own = choices.filter(({ anyOf }) => !certain.some(({ paper }) => anyOf.includes(paper.slug)));
  const open = own.filter(({ anyOf }) => !anyOf.some((slug) => held.includes(slug)));
  const [all, left] = [own, open].map((some) => new Set(some.map(({ anyOf }) => anyOf.toSorted().join())).size) as [number, number];
  return {
    missing: certain.filter((one) => !isHeld(one)),
    there,
    open,
    count: { held: there.length + all - left, all: certain.length + all },
  };
}

/** The name of a listed document. */
export function documentName({ papers }: Checklist, slug: string): string {
  return papers.find(({ paper }) => paper.slug === slug)?.paper.name ?? '';
}
