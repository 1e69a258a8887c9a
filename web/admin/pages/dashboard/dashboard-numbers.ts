/** The figures of the dashboard. */
import { categoryLabel } from '../../../../contract/categories.ts';
import type { Output } from '../../../../contract/endpoint.ts';
import type { listSchemeRequests } from '../../../../contract/requests.endpoints.ts';
import type { listAllSchemes } from '../../../../contract/scheme-admin.endpoints.ts';
import { dashboard as words } from '../../../../messages/admin/dashboard.ts';
import { formatMonth } from '../../../language/language.tsx';

export type ListedScheme = Output<typeof listAllSchemes>[number];
export type Count = { label: string; count: number };
type Requests = Output<typeof listSchemeRequests>;

const MONTHS = 12;
const INDIA_AHEAD_MS = 5.5 * 3_600_000;

/** Schemes by first category, largest first; those without one come last. */
export function countByCategory(schemes: readonly ListedScheme[]): Count[] {
  const counts = new Map<string, number>();
  for (const { category_name } of schemes) counts.set(category_name || '', (counts.get(category_name || '') ?? 0) + 1);
  return [...counts]
    .sort(([a, most], [b, least]) => Number(a === '') - Number(b === '') || least - most || a.localeCompare(b))
    .map(([name, count]) => ({ label: name ? categoryLabel(name) : words.uncategorised, count }));
}

/** The number of distinct non-empty values. */
export const countDistinct = (values: readonly string[]): number => new Set(values.filter(Boolean)).size;

export function newestSchemes(schemes: readonly ListedScheme[], most: number): ListedScheme[] {
  return [...schemes].sort((a, b) => (Date.parse(b.createdOn) || 0) - (Date.parse(a.createdOn) || 0)).slice(0, most);
}

/** The server's counts include requests beyond the truncated list; without them, the list is counted. */
export function requestMonths({ requests, months }: Pick<Requests, 'requests'> & { months?: Requests['months'] }, now: Date): Count[] {
  if (months) return months.map(({ month, count }) => ({ label: formatMonth('en', `${month}-15`) ?? '', count }));
  return countByMonth(
    requests.map(({ createdAt }) => createdAt),
    now,
  );
}

/** Counts per month for the last twelve months in Indian time, oldest first. */
export function countByMonth(moments: readonly string[], now: Date): Count[] {
  const counts = new Map<string, number>();
  for (const moment of moments) {
    const month = monthOf(Date.parse(moment));
    counts.set(month, (counts.get(month) ?? 0) + 1);
  }
  const [year = 0, month = 1] = monthOf(now.getTime()).split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, index) => {
    const middle = new Date(Date.UTC(year, month - MONTHS + index, 15)).toISOString();
    return { label: formatMonth('en', middle) ?? '', count: counts.get(middle.slice(0, 7)) ?? 0 };
  });
}

/** `2026-11`; empty for an invalid date. */
function monthOf(time: number): string {
  return Number.isNaN(time) ? '' : new Date(time + INDIA_AHEAD_MS).toISOString().slice(0, 7);
}
