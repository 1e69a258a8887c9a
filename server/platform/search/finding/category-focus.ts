/**
 * What the best answers have in common tells what the query is about: schemes of other categories step back, so that
 * "medical" finds treatment before the fees of medical students.
 */
import type { DocumentRecord } from '../index/document-record.ts';
import type { Profiles } from '../index/profiles.ts';

/** Share of its score that a scheme loses when no good answer has one of its categories. */
const FOCUS = 0.16;

type Records = readonly (DocumentRecord | null)[];

/**
 * What a scheme keeps of its score, by the number of its profile: 1 - FOCUS to 1. `good`: the score from which an answer
 * has a say, more the nearer it comes to `highest`.
 */
export function categoryFocus(
  matching: number[],
  scores: Float32Array,
  highest: number,
  good: number,
  records: Records,
  profiles: Profiles,
): Float64Array {
  const mass = new Float64Array(profiles.categoryCount);
  let whole = 0;
  for (const document of matching) {
    const score = scores[document] as number;
    if (score < good) continue;
    const say = (score / highest) ** 2;
    whole += say;
    for (const category of (records[document] as DocumentRecord).profile.categoryNumbers) mass[category] = (mass[category] as number) + say;
  }
  const kept = new Float64Array(profiles.all.length);
  for (const { number, categoryNumbers } of profiles.all) {
    let most = 0;
    for (const category of categoryNumbers) most = Math.max(most, mass[category] as number);
    kept[number] = whole === 0 ? 1 : 1 - FOCUS + (FOCUS * most) / whole;
  }
  return kept;
}
