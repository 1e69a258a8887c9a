/** What of the merged list is there and what is not, by the documents a visitor holds. */
import type { Checklist } from '../../../contract/documents.endpoints.ts';

type ListedDocument = Checklist['papers'][number];
type Choice = Checklist['choices'][number];

export type SortedDocuments = {
  /** Needed in any case. */
  missing: ListedDocument[];
  there: ListedDocument[];
  /** Choices that no document answers which is there, or needed in any case. */
  open: Choice[];
  /** Of what is needed, a choice being one document, however many schemes leave it. */
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

/** Of one that is on the list. */
export function documentName({ papers }: Checklist, slug: string): string {
  return papers.find(({ paper }) => paper.slug === slug)?.paper.name ?? '';
}
