/** What of the merged list is there and what is not, by the papers a visitor holds. */
import type { Checklist } from '../../../contract/documents.endpoints.ts';

type ListedPaper = Checklist['papers'][number];
type Choice = Checklist['choices'][number];

export type SortedPapers = {
  /** Needed in any case. */
  missing: ListedPaper[];
  there: ListedPaper[];
  /** Choices that no paper answers which is there, or needed in any case. */
  open: Choice[];
  /** Of what is needed, a choice being one paper, however many schemes leave it. */
  count: { held: number; all: number };
};

export function sortPapers({ papers, choices }: Checklist, held: readonly string[]): SortedPapers {
  const certain = papers.filter(({ neededBy }) => neededBy.some(({ isChoice }) => !isChoice));
  const isHeld = ({ paper }: ListedPaper) => held.includes(paper.slug);
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
export function paperName({ papers }: Checklist, slug: string): string {
  return papers.find(({ paper }) => paper.slug === slug)?.paper.name ?? '';
}
