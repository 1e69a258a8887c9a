import type { BlogSummary } from '../../contract/blogs.endpoints.ts';
import type { SchemeSummary } from '../../contract/schemes.endpoints.ts';
import { useAnswerStore } from '../data/data.tsx';

type Seen = Partial<SchemeSummary & BlogSummary>;

/** What a list knows of a record whose own page is still loading. */
export function useSeenBefore(isWanted: (one: Seen) => boolean): Seen | undefined {
  const answers = useAnswerStore().all();
  for (const { data } of answers) {
    const { schemes, items, blogs } = (data ?? {}) as Record<string, unknown>;
    const found = [data, schemes, items, blogs].find((list) => Array.isArray(list))?.find(isWanted);
    if (found) return found;
  }
  return undefined;
}
