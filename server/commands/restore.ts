/** `npm run restore -- FILE`: replaces database and pictures by a backup. The site must not be running. */
import { readEnv } from '../env.ts';
import { verifyArchive } from '../platform/backup/read-archive.ts';
import { restoreArchive } from '../platform/backup/restore.ts';
import { pictureFolder } from '../platform/pictures/pictures.ts';
import { command } from './command.ts';
import { onTerminal } from './progress.ts';

const USAGE = `Usage: npm run restore -- FILE [--only-look]

FILE         a file that npm run backup has made
--only-look  verifies the file and lists its contents, without changing anything`;

async function run(words: string[]): Promise<void> {
  const onlyLooks = words.includes('--only-look');
  const [file, ...more] = words.filter((word) => word !== '--only-look');
  if (!file || file.startsWith('--') || more.length > 0) throw new Error(USAGE);
  const begun = performance.now();
  if (onlyLooks) {
    const { madeAt, engine, tables } = await verifyArchive(file);
    process.stdout.write(`${file} is whole, made ${madeAt} from ${engine}.\n`);
    for (const { name, rows } of tables) process.stdout.write(`  ${name}: ${rows}\n`);
    return;
  }
  const { dataDir, databaseUrl } = readEnv();
  const place = { dataDir, databaseUrl, pictureFolder: pictureFolder({ dataDir }) };
  const { manifest, previous, heldMails } = await restoreArchive(file, place, new Date(), onTerminal());
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  process.stdout.write(
    `Restored what was stored ${manifest.madeAt}: ${rows} rows in ${manifest.tables.length} tables, compared, in ${seconds} s.\n`,
  );
  if (previous) process.stdout.write(`The former database is in ${previous}; delete it once you are satisfied.\n`);
  if (heldMails > 0)
    process.stdout.write(
      `${heldMails} mails that were unsent at the time of the backup are held back; send them from the admin panel, if they did not go out.\n`,
    );
}

await command(run);
