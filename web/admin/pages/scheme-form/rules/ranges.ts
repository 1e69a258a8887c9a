/** A range as edited: one comparison with one or two values. */
import type { Range } from '../../../../../contract/eligibility/rules.ts';

const LOWER = ['min', 'over'] as const;
const UPPER = ['max', 'under'] as const;
export type Bound = (typeof LOWER)[number] | (typeof UPPER)[number];
export const RANGE_KINDS = ['min', 'over', 'max', 'under', 'min-max', 'min-under', 'over-max', 'over-under'] as const;
export type RangeKind = (typeof RANGE_KINDS)[number];

/** Whether it has at most one bound per side. */
export function isPlainRange(range: Range): boolean {
  const has = (bounds: readonly Bound[]) => bounds.filter((bound) => range[bound] !== undefined).length;
  return has(LOWER) <= 1 && has(UPPER) <= 1;
}

/** Null for a range without bounds. */
export function rangeKind(range: Range): RangeKind | null {
  return RANGE_KINDS.find((kind) => kind === boundsOf(range).join('-')) ?? null;
}

export function boundsOf(range: Range): Bound[] {
  return [...LOWER, ...UPPER].filter((bound) => range[bound] !== undefined);
}

/** The same values with another comparison. */
export function withRangeKind({ unit, ...range }: Range, kind: RangeKind): Range {
  const [low, high] = [range.min ?? range.over, range.max ?? range.under];
  const isLower = (bound: Bound) => bound === 'min' || bound === 'over';
  const bounds = (kind.split('-') as Bound[]).map((bound) => [bound, (isLower(bound) ? (low ?? high) : (high ?? low)) ?? '']);
  return { ...Object.fromEntries(bounds), ...(unit !== undefined && { unit }) };
}
