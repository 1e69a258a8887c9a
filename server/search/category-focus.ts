/**
 * What the best answers have in common tells what the query is about: schemes of other categories step back, so that
 * "medical" finds treatment before the fees of medical students.
 */
import type { DocumentRecord } from './document-record.ts';
import type { Profile } from './profiles.ts';

/** Share of its score that a scheme loses when no good answer has one of its categories. */
const FOCUS = 0.2;

type Records = readonly (DocumentRecord | null)[];

/** Changes `scores` in place and gives back the highest. `good`: the score from which an answer has a say. */
export function focusOnCategories(scores: Float32Array, highest: number, good: number, records: Records): number {
  const mass = new Map<string, number>();
  let whole = 0;
  forEachAnswer(scores, records, (score, { categories }) => {
    if (score < good) return;
    const say = (score / highest) ** 2;
    whole += say;
    for (const category of categories) mass.set(category, (mass.get(category) ?? 0) + say);
  });
  const kept = new Map<Profile, number>();
  let best = 0;
  forEachAnswer(scores, records, (score, profile, document) => {
    let share = kept.get(profile);
    if (share === undefined) {
      share = Math.max(0, ...profile.categories.map((category) => (mass.get(category) ?? 0) / whole));
      kept.set(profile, share);
    }
    const focused = score * (1 - FOCUS + FOCUS * share);
    scores[document] = focused;
    if (focused > best) best = focused;
  });
  return best;
}

function forEachAnswer(scores: Float32Array, records: Records, visit: (score: number, profile: Profile, document: number) => void): void {
  for (let document = 0; document < scores.length; document++) {
    const score = scores[document] as number;
    const record = score > 0 ? records[document] : null;
    if (record) visit(score, record.profile, document);
  }
}
