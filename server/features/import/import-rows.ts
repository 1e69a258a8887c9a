/** Imports a batch of rows in one transaction: adds new slugs and updates known ones. Idempotent. */
import { identityOf, sharedSlug } from '../../../contract/import-file/row-identity.ts';
import type { ImportOutcome } from '../../../contract/scheme-bulk.endpoints.ts';
import { failedRow, ImportBatch, type ImportedRow, type ImportOptions, type RowResult } from '../../domain/schemes/import-batch.ts';
import { asProblem, Problem } from '../../platform/api/problem.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { carryOut } from '../../platform/database/dry-run.ts';
import { lockWrites } from '../../platform/database/lock-writes.ts';
import type { Database, Tx } from '../../platform/database/tables.ts';
import { readImportRow } from './import-row.ts';

/** Returns a result for each row, in order. An invalid row does not stop the others. */
export async function importRows(db: Database, rows: Record<string, unknown>[], options: ImportOptions): Promise<RowResult[]> {
  const read = withoutShared(rows.map(readSafely));
  const work = async (tx: Tx) => {
    await lockWrites(tx);
    const results = await new ImportBatch(tx, options).write(read);
    await report(tx, results, options);
    return results;
  };
  try {
    return await carryOut(db, work, options);
  } catch (error) {
    const { message } = asProblem(error);
    return read.map((row) => ('outcome' in row ? row : failedRow(row, `This batch was not stored: ${message}`)));
  }
}

/** Refuses all rows that share a slug, because they would overwrite each other. */
function withoutShared(read: (ImportedRow | RowResult)[]): (ImportedRow | RowResult)[] {
  const usable = [...read.entries()].filter(([, row]) => !('outcome' in row));
  const lines = Map.groupBy(usable, ([, row]) => row.slug);
  return read.map((row) => {
    const same = 'outcome' in row ? [] : (lines.get(row.slug) ?? []);
    if ('outcome' in row || same.length < 2) return row;
    const numbers = same.map(([index]) => index + 1);
    return failedRow(row, sharedSlug(row.slug, numbers, row.change.states?.join(' ') ?? ''));
  });
}

function readSafely(row: Record<string, unknown>): ImportedRow | RowResult {
  try {
    return readImportRow(row);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return failedRow(identityOf(row), error.message);
  }
}

async function report(tx: Tx, results: RowResult[], { actor, at }: ImportOptions): Promise<void> {
  const count = (outcome: ImportOutcome) => results.filter((result) => result.outcome === outcome).length;
  const [created, updated] = [count('created'), count('updated')];
  if (created + updated === 0) return;
  await writeAudit(tx, { actor, action: 'import', entity: 'scheme', detail: `${created} added, ${updated} updated`, at });
}
