/** The terms of the living documents, over all segments. */
import type { Segment } from './segment.ts';
import type { Vocabulary } from './vocabulary.ts';

export class CatalogueTerms {
  readonly vocabulary: Vocabulary;
  readonly segments: readonly Segment[];
  /** One more than the highest document number. */
  readonly documentCount: number;

  constructor(vocabulary: Vocabulary, segments: readonly Segment[], documentCount: number) {
    this.vocabulary = vocabulary;
    this.segments = segments;
    this.documentCount = documentCount;
  }

  /** In how many documents a term stands; removed ones count until the next merge. */
  frequency(term: number): number {
    let count = 0;
    for (const { offsets } of this.segments)
      if (term + 1 < offsets.length) count += (offsets[term + 1] as number) - (offsets[term] as number);
    return count;
  }

  forEach(term: number, visit: (document: number, weight: number, fields: number) => void): void {
    for (const { offsets, documents, weights, fields } of this.segments) {
      const end = offsets[term + 1] ?? 0;
      for (let at = offsets[term] ?? 0; at < end; at++) {
        visit(documents[at] as number, weights[at] as number, fields[at] as number);
      }
    }
  }
}
