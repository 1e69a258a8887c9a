/** Walks forward through the documents of a term, skipping those that are not asked for. */
import type { Segment } from './segment.ts';

export class PostingCursor {
  /** Weight and fields of the document last found. */
  weight = 0;
  fields = 0;
  readonly #term: number;
  readonly #segments: readonly Segment[];
  #segment = 0;
  #at: number;

  constructor(term: number, segments: readonly Segment[]) {
    this.#term = term;
    this.#segments = segments;
    this.#at = segments[0]?.offsets[term] ?? 0;
  }

  /** Whether the document contains the term. Documents must be asked for in ascending order. */
  seek(document: number): boolean {
    for (; this.#segment < this.#segments.length; this.#nextSegment()) {
      const { offsets, documents, weights, fields } = this.#segments[this.#segment] as Segment;
      const end = offsets[this.#term + 1] ?? 0;
      let step = 1;
      while (this.#at + step < end && (documents[this.#at + step] as number) <= document) {
        this.#at += step;
        step *= 2;
      }
      while (step >= 1) {
        if (this.#at + step < end && (documents[this.#at + step] as number) <= document) this.#at += step;
        step = step > 1 ? step / 2 : 0;
      }
      if (this.#at >= end) continue;
      const found = documents[this.#at] as number;
      if (found < document && this.#at + 1 >= end) continue;
      if (found !== document) return false;
      this.weight = weights[this.#at] as number;
      this.fields = fields[this.#at] as number;
      return true;
    }
    return false;
  }

  #nextSegment(): void {
    this.#segment++;
    this.#at = this.#segments[this.#segment]?.offsets[this.#term] ?? 0;
  }
}
