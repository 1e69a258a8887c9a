/** Types of script-budget.mjs, which is plain JavaScript because the set-up runs on any Node. */
export type Build = {
  files: Record<string, string[]>;
  entry: { file: string; imports?: string[] };
  bytesOf: (file: string) => number;
};
export const BUDGETS: { first: number; page: number; pageWithRules: number };
export function budgetProblems(build: Build): string[];
export function grown(before: Record<string, number>, now: Record<string, number>): string[];
