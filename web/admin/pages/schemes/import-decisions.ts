/** Decisions about existing schemes that a file would change. */
import type { ImportedScheme, ImportOutcome } from '../../../../contract/scheme-bulk.endpoints.ts';

export type ImportResult = Omit<ImportedScheme, 'slug'> & { line: number; slug: string };
export type ImportDecision = 'keep' | 'overwrite';
export type ChangeOfExisting = NonNullable<ImportResult['change']> & Pick<ImportResult, 'line' | 'slug' | 'name' | 'id'>;
/** By line of the file; others follow the default. */
export type ImportDecisions = ReadonlyMap<number, ImportDecision>;

/** Rows of a dry run that would change a scheme, curated ones first. */
export function changesOf(results: readonly ImportResult[]): ChangeOfExisting[] {
  return results
    .flatMap(({ line, slug, name, id, change }) => (change ? [{ line, slug, name, id, ...change }] : []))
    .sort((a, b) => Number(b.isCurated) - Number(a.isCurated) || a.line - b.line);
}

/** By default, staff's texts stay, and texts from an import are replaced by the next one. */
export function decisionFor({ line, isCurated }: Pick<ChangeOfExisting, 'line' | 'isCurated'>, decisions: ImportDecisions): ImportDecision {
  return decisions.get(line) ?? (isCurated ? 'keep' : 'overwrite');
}

/** The outcome of a row after the decision about its scheme. */
export function outcomeAfter({ line, outcome, change }: ImportResult, decisions: ImportDecisions): ImportOutcome {
  if (!change) return outcome;
  return decisionFor({ line, ...change }, decisions) === 'overwrite' ? 'updated' : 'unchanged';
}

/** Whether the row failed or lost some of its content. */
export const isFaulty = ({ outcome, isIncomplete }: Pick<ImportResult, 'outcome' | 'isIncomplete'>): boolean =>
  outcome === 'failed' || isIncomplete === true;

/** Versions that may be replaced, by slug, for the rows of a batch. */
export function overwriteOf(results: readonly ImportResult[], decisions: ImportDecisions): Record<string, number> {
  const chosen = changesOf(results).filter((change) => change.isCurated && decisionFor(change, decisions) === 'overwrite');
  return Object.fromEntries(chosen.map(({ slug, version }) => [slug, version]));
}
