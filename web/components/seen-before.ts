import { useQueryClient } from '@tanstack/react-query';
import type { BlogSummary } from '../../contract/blogs.endpoints.ts';
import type { SchemeSummary } from '../../contract/schemes.endpoints.ts';

type Seen = Partial<SchemeSummary & BlogSummary>;

/** What a list told of something whose own page is still on its way. */
export function useSeenBefore(isWanted: (one: Seen) => boolean): Seen | undefined {
  const answers = useQueryClient().getQueryCache().getAll();
  for (const { state } of answers) {
    const { schemes, items, blogs } = (state.data ?? {}) as Record<string, unknown>;
    const found = [state.data, schemes, items, blogs].find((list) => Array.isArray(list))?.find(isWanted);
    if (found) return found;
  }
  return undefined;
}
