/** `npm run import -- FILE`: adds or updates schemes from a file, beside a running server. */
import { accessSync, constants, createReadStream, type Stats, statSync } from 'node:fs';
import { readImport } from '../../contract/import-file/read-import.ts';
import { templateFile } from '../../contract/import-file/template.ts';
import { seed } from '../content/seed.ts';
import { readEnv } from '../env.ts';
import { type ImportSummary, importFile } from '../features/import/import-file.ts';
import { queuePublishedMails } from '../features/requests/published-mails.ts';
import { connect } from '../platform/database/connect.ts';
import { migrate } from '../platform/database/migrate.ts';
import { fileSentence } from '../platform/process/file-errors.ts';

const USAGE = `Usage: npm run import -- FILE [--publish] [--dry-run] [--keep-existing] [--overwrite]
       npm run --silent import -- --template > schemes.csv

FILE             .xlsx, .csv, .json or .jsonl, the last three also with .gz
--template       writes a table to fill in, with one example
--publish        makes new schemes public whose row has no status; without it they are drafts
--dry-run        says what would happen and stores nothing
--keep-existing  adds new schemes and leaves those alone that exist already
--overwrite      replaces also what came with the site or was changed by staff`;

const BATCHES_PER_LINE = 10;
const KNOWN = new Set(['--publish', '--dry-run', '--keep-existing', '--overwrite']);

async function run(): Promise<number> {
  if (process.argv.slice(2).join(' ') === '--template') {
    process.stdout.write(templateFile());
    return 0;
  }
  const options = process.argv.slice(2).filter((word) => word.startsWith('--'));
  const [file, ...more] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  if (!file || more.length > 0 || options.some((option) => !KNOWN.has(option))) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  const { size } = statOf(file);
  let bytesRead = () => 0;
  const found = await readImport(() => {
    const stream = createReadStream(file);
    bytesRead = () => stream.bytesRead;
    return stream;
  });
  for (const note of found.notes) process.stderr.write(`${note}\n`);
  const env = readEnv();
  const connection = connect(env);
  await migrate(connection);
  // The shipped schemes are seeded first, because they have fixed ids.
  if (!options.includes('--dry-run')) await seed(connection, env.dataDir);
  let batches = 0;
  try {
    const summary = await importFile(
      connection.db,
      found.rows(),
      {
        actor: 'import command',
        now: () => new Date(),
        onPublished: queuePublishedMails,
        dryRun: options.includes('--dry-run'),
        keepExisting: options.includes('--keep-existing'),
        publish: options.includes('--publish'),
        ...(options.includes('--overwrite') && { overwrite: 'all' as const }),
      },
      {
        onNote: (line, sentence) => process.stderr.write(`row ${line}: ${sentence}\n`),
        onBatch: (soFar) => {
          batches += 1;
          if (batches % BATCHES_PER_LINE !== 0) return;
          const part = Math.round(Math.min(1, bytesRead() / size) * 100);
          process.stdout.write(`${part} % of the file: ${inWords(soFar)}\n`);
        },
      },
    );
    process.stdout.write(`${options.includes('--dry-run') ? 'Nothing was stored. It would be: ' : ''}${inWords(summary)}\n`);
    return summary.failed > 0 ? 1 : 0;
  } finally {
    await connection.close();
  }
}

function statOf(file: string): Stats {
  try {
    accessSync(file, constants.R_OK);
    const stats = statSync(file);
    if (!stats.isDirectory()) return stats;
  } catch (error) {
    throw new Error(fileSentence(file, error));
  }
  throw new Error(`${file} is a folder; name a file in it.`);
}

function inWords({ created, updated, unchanged, failed }: ImportSummary): string {
  return `${created} added, ${updated} updated, ${unchanged} unchanged, ${failed} failed`;
}

try {
  process.exitCode = await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
