/** Writes a batch of import rows: new slugs are added, known ones updated, all in one transaction. Doing it again changes nothing. */
import type { ImportOutcome } from '../../contract/scheme-bulk.endpoints.ts';
import { asProblem, Problem } from '../api/problem.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Database, Tx } from '../database/tables.ts';
import { takeTurn } from '../database/take-turn.ts';
import type { OnPublished, Write } from '../schemes/scheme-write.ts';
import { changeScheme, createScheme } from '../schemes/write-scheme.ts';
import { type ImportedRow, readImportRow } from './import-row.ts';

export type RowResult = { slug: string; name: string; outcome: ImportOutcome; message: string; id: number | null };

export type ImportOptions = {
  actor: string;
  at: Date;
  onPublished: OnPublished;
  /** Does everything and takes it back: the results are what would happen. */
  dryRun?: boolean;
  /** Leaves schemes alone that exist already. */
  keepExisting?: boolean;
};

/** The category of rows that name none. */
const OTHER = 16;

class TakenBack extends Error {}

/** A result for each row, in their order. A row that cannot be used does not keep the others out. */
export async function importRows(db: Database, rows: Record<string, unknown>[], options: ImportOptions): Promise<RowResult[]> {
  const read = rows.map(readSafely);
  const write: Write = {
    actor: options.actor,
    action: 'imported',
    at: options.at,
    onPublished: options.onPublished,
    isReportedElsewhere: true,
  };
  let results: RowResult[] = [];
  try {
    await db.transaction().execute(async (tx) => {
      await takeTurn(tx);
      results = [];
      for (const row of read) results.push('outcome' in row ? row : await importOne(tx, row, write, options));
      if (options.dryRun) throw new TakenBack();
      await report(tx, results, options);
    });
  } catch (error) {
    if (error instanceof TakenBack) return results;
    const { message } = asProblem(error);
    return read.map((row) => ('outcome' in row ? row : failed(row, `This batch was not stored: ${message}`)));
  }
  return results;
}

function readSafely(row: Record<string, unknown>): ImportedRow | RowResult {
  try {
    return readImportRow(row);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return failed({ slug: String(row.slug ?? ''), name: String(row.name ?? '') }, error.message);
  }
}

function failed({ slug, name }: { slug: string; name: string }, message: string): RowResult {
  return { slug, name, outcome: 'failed', message, id: null };
}

async function importOne(tx: Tx, row: ImportedRow, write: Write, options: ImportOptions): Promise<RowResult> {
  const result = (outcome: ImportOutcome, id: number): RowResult => ({ slug: row.slug, name: row.name, outcome, message: row.note, id });
  const stored = await tx.selectFrom('schemes').select(['id', 'name', 'deleted_at']).where('slug', '=', row.slug).executeTakeFirst();
  try {
    if (stored?.deleted_at) return failed(row, 'This scheme is in the bin');
    if (stored && options.keepExisting) return { ...result('unchanged', stored.id), message: 'Exists already' };
    if (stored) {
      const { isChanged } = await changeScheme(tx, stored.id, row.change, write, { onlyIfDifferent: true });
      return { ...result(isChanged ? 'updated' : 'unchanged', stored.id), name: row.name || stored.name };
    }
    if (!row.name) return failed(row, 'name: Required');
    const { hindi, ...change } = row.change;
    const draft = { status: 'published' as const, states: [], categories: [OTHER], ...change, name: row.name, ...(hindi && { hindi }) };
    return result('created', (await createScheme(tx, draft, write)).id);
  } catch (error) {
    if (error instanceof Problem) return failed(row, error.message);
    throw error;
  }
}

async function report(tx: Tx, results: RowResult[], { actor, at }: ImportOptions): Promise<void> {
  const count = (outcome: ImportOutcome) => results.filter((result) => result.outcome === outcome).length;
  const [created, updated] = [count('created'), count('updated')];
  if (created + updated === 0) return;
  await writeAudit(tx, { actor, action: 'import', entity: 'scheme', detail: `${created} added, ${updated} updated`, at });
}
