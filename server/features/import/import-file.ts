/** Imports a file in batches of one transaction each, so that an interruption loses at most one batch. */
import type { FileRow } from '../../../contract/import-file/file-row.ts';
import { IMPORT_BATCH, type ImportOutcome } from '../../../contract/scheme-bulk.endpoints.ts';
import type { ImportOptions } from '../../domain/schemes/import-batch.ts';
import type { Database } from '../../platform/database/tables.ts';
import { importRows } from './import-rows.ts';

export type ImportSummary = Record<ImportOutcome, number>;

export type ImportListener = {
  /** Called for a row that was refused, or of which something was omitted. */
  onNote: (line: number, sentence: string) => void;
  onBatch: (summary: ImportSummary) => void;
};

export async function importFile(
  db: Database,
  rows: AsyncIterable<FileRow>,
  options: Omit<ImportOptions, 'at'> & { now: () => Date },
  { onNote, onBatch }: ImportListener,
): Promise<ImportSummary> {
  const summary: ImportSummary = { created: 0, updated: 0, unchanged: 0, failed: 0 };
  let batch: { line: number; row: Record<string, unknown> }[] = [];
  const store = async () => {
    if (batch.length === 0) return;
    const lines = batch.map(({ line }) => line);
    const stored = await importRows(
      db,
      batch.map(({ row }) => row),
      { ...options, at: options.now() },
    );
    batch = [];
    for (const [index, { outcome, message, slug, name, change }] of stored.entries()) {
      summary[outcome] += 1;
      const kept = change && outcome === 'unchanged' ? ` (${change.fields.map(({ name }) => name).join(', ')})` : '';
      const title = slug || name;
      if (message && (outcome === 'failed' || message !== 'Exists already'))
        onNote(lines[index] ?? 0, `${title && `${title}: `}${message}${kept}`);
    }
    onBatch(summary);
  };
  for await (const row of rows) {
    if ('problem' in row) {
      summary.failed += 1;
      onNote(row.line, `${row.name ? `${row.name}: ` : ''}${row.problem}`);
    } else if (batch.push(row) === IMPORT_BATCH) await store();
  }
  await store();
  return summary;
}
