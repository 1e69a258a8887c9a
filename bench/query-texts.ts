/** The unique texts of the graded queries. */
import path from 'node:path';
import { type GradedQuery, readLines } from './relevance.ts';

const FILES = ['held-out.jsonl', 'held-out-last.jsonl', 'held-out-messages.jsonl', 'known.jsonl'];

export function queryTexts(): string[] {
  const all = FILES.flatMap((name) => readLines<GradedQuery>(path.join(import.meta.dirname, 'queries', name)));
  return [...new Set(all.map(({ query }) => query))];
}
