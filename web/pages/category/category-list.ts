/** The schemes of a category page, in the server's order. */
import { SCHEMES_PER_PAGE, type SchemePage, type SchemeSummary } from '../../../contract/schemes.endpoints.ts';
import { resolveState, STATES } from '../../../contract/states.ts';

export type CategoryQuery = { state: string; page: number };

export function readCategoryQuery(search: URLSearchParams): CategoryQuery {
  const page = search.get('page') ?? '';
  return { state: resolveState(search.get('state') ?? '') ?? '', page: /^\d{1,6}$/.test(page) ? Math.max(1, Number(page)) : 1 };
}

export function categoryAddress(slug: string, { state, page }: { state?: string | undefined; page?: number }): string {
  const search = new URLSearchParams({ ...(state && { state }), ...(page && page > 1 && { page: String(page) }) });
  return `/category/${encodeURIComponent(slug)}${search.size > 0 ? `?${search}` : ''}`;
}

/** The schemes to show. Another server may return the whole list, which is paged here. */
export function shownPage(answer: readonly SchemeSummary[] | SchemePage, { state, page }: CategoryQuery) {
  if ('total' in answer) return { schemes: answer.schemes, total: answer.total, states: answer.facets?.state ?? {} };
  const all = answer.filter(({ beneficiaryStates: states }) => state === '' || states.length === 0 || states.includes(state));
  const schemes = all.slice((page - 1) * SCHEMES_PER_PAGE, page * SCHEMES_PER_PAGE);
  return { schemes, total: all.length, states: Object.fromEntries(countByState(answer, STATES)) };
}

/** The number of schemes available in each state. */
export function countByState(schemes: readonly SchemeSummary[], states: readonly string[]): Map<string, number> {
  const everywhere = schemes.filter(({ beneficiaryStates }) => beneficiaryStates.length === 0).length;
  return new Map(
    states.map((state) => [state, everywhere + schemes.filter(({ beneficiaryStates }) => beneficiaryStates.includes(state)).length]),
  );
}
