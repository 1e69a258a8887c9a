/** Replaces corrupt columns of a row with defaults, so that the rest stays readable. Only other software or a broken disk corrupts rows. */
export type Sound = (value: unknown) => boolean;
export type Check = { column: string; isSound: Sound; instead: unknown };

type Row = Record<string, unknown>;

export const LONG_AGO = '1970-01-01T00:00:00.000Z';

export const isText: Sound = (value) => typeof value === 'string';
export const isInstant: Sound = (value) => isText(value) && !Number.isNaN(Date.parse(value as string));

export const instant = (column: string): Check => ({ column, isSound: isInstant, instead: LONG_AGO });
export const instantOrNone = (column: string): Check => ({
  column,
  isSound: (value) => value === null || isInstant(value),
  instead: LONG_AGO,
});
export const text = (column: string): Check => ({ column, isSound: isText, instead: '' });

/** The row with defaults in place of corrupt columns, and the names of those columns. */
export function repair<T extends object>(row: T, checks: Check[]): { row: T; damaged: string[] } {
  const broken = checks.filter(({ column, isSound }) => !isSound((row as Row)[column]));
  if (broken.length === 0) return { row, damaged: [] };
  const instead = Object.fromEntries(broken.map((check) => [check.column, check.instead]));
  return { row: { ...row, ...instead }, damaged: broken.map(({ column }) => column) };
}
