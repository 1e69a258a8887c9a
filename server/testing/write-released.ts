/**
 * `npm run release:rows`: writes the checksums of new migrations into `server/platform/database/released-checksums.json`, and the rows of a
 * database of today's shape into `released/` beside it, from those of the version before it, brought to that shape. Run it once for a new
 * migration, before its release; what is there is never changed.
 */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { command } from '../commands/command.ts';
import { COPIED_TABLES } from '../platform/backup/copied-tables.ts';
import { connect } from '../platform/database/connect.ts';
import { migrate } from '../platform/database/migrate.ts';
import { MIGRATIONS } from '../platform/database/migrations.ts';
import { asReleased, releasedFile, releasedVersions, rowsOf, writeChecksums } from './released-rows.ts';

async function run(): Promise<void> {
  const newest = MIGRATIONS.at(-1)?.name ?? '';
  const file = releasedFile(newest);
  const pinned = writeChecksums();
  for (const name of pinned) process.stdout.write(`${name}: its checksums are written.\n`);
  if (existsSync(file)) {
    if (pinned.length > 0) return;
    throw new Error(`${file} is there already, and every migration has its checksums: there is no newer migration.`);
  }
  const before = releasedVersions().at(-1) ?? '';
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'released-'));
  const connection = connect({ dataDir, databaseUrl: undefined });
  try {
    await asReleased(connection, before, rowsOf(before));
    await migrate(connection);
    const lines: string[] = [];
    const empty: string[] = [];
    // Categories come with the migrations.
    for (const table of COPIED_TABLES.filter((name) => name !== 'categories')) {
      const { rows } = await sql`select * from ${sql.table(table)}`.execute(connection.db);
      if (rows.length === 0) empty.push(table);
      lines.push(...rows.map((row) => JSON.stringify([table, row])));
    }
    writeFileSync(file, `${lines.join('\n')}\n`);
    process.stdout.write(`${file}: ${lines.length} rows, from those of ${before}.\n`);
    process.stdout.write(`Without a row: ${empty.join(', ')}. Write one for each that is new, and fill its new columns.\n`);
  } finally {
    await connection.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

await command(run);
