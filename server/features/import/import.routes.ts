/** Import and export of schemes for staff. */
import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import { EXPORT_COLUMNS } from '../../../contract/import-file/columns.ts';
import { exportSchemes, importSchemes } from '../../../contract/scheme-bulk.endpoints.ts';
import { today } from '../../../contract/today.ts';
import type { Deps } from '../../deps.ts';
import { findForStaff } from '../../domain/schemes/find-schemes.ts';
import { readSnapshots } from '../../domain/schemes/scheme-snapshot.ts';
import type { OnPublished } from '../../domain/schemes/write-scheme.ts';
import { type Route, route } from '../../platform/api/route.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import type { Database } from '../../platform/database/tables.ts';
import { csvCells, exportRow } from './export-rows.ts';
import { importRows } from './import-rows.ts';

const BATCH = 200;

export function importRoutes(deps: Deps, onPublished: OnPublished): Route[] {
  return [
    route(importSchemes, async ({ rows, dryRun, keepExisting, publish, overwrite }, call) => {
      const actor = call.user?.username ?? '';
      const results = await importRows(deps.db, rows, {
        actor,
        at: deps.now(),
        onPublished,
        ...(dryRun && { dryRun }),
        ...(keepExisting && { keepExisting }),
        ...(publish && { publish }),
        ...(overwrite && { overwrite }),
      });
      if (!dryRun) await deps.catalogue.refresh();
      return { results };
    }),
    route(exportSchemes, async ({ format, search, status }, call) => {
      const ids = await findForStaff(deps.db, { search, status });
      const entry = { action: 'export', entity: 'scheme', detail: `${ids.length} as ${format}` };
      await writeAudit(deps.db, { actor: call.user?.username ?? '', ...entry, at: deps.now() });
      const pieces = format === 'csv' ? csvPieces(deps.db, ids) : jsonPieces(deps.db, ids);
      return new Response(Readable.toWeb(Readable.from(encoded(pieces))) as ReadableStream, {
        headers: {
          'Content-Type': format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8',
          'Content-Disposition': `attachment; filename="schemes-${today(deps.now())}.${format}"`,
          'Cache-Control': 'no-store',
          'X-Content-Type-Options': 'nosniff',
        },
      });
    }),
  ];
}

async function* rowsOf(db: Database, ids: number[]) {
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH);
    const snapshots = await readSnapshots(db, batch);
    yield batch.flatMap((id) => snapshots.get(id) ?? []).map(exportRow);
  }
}

/** Begins with a byte order mark, which tells spreadsheets the encoding. */
async function* csvPieces(db: Database, ids: number[]) {
  yield stringify([[...EXPORT_COLUMNS]], { bom: true });
  for await (const rows of rowsOf(db, ids)) yield stringify(rows.map(csvCells));
}

async function* jsonPieces(db: Database, ids: number[]) {
  let separator = '[\n';
  for await (const rows of rowsOf(db, ids)) {
    for (const row of rows) {
      yield separator + JSON.stringify(row);
      separator = ',\n';
    }
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

async function* encoded(pieces: AsyncIterable<string>) {
  const encoder = new TextEncoder();
  for await (const piece of pieces) yield encoder.encode(piece);
}
