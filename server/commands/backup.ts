/** `npm run backup -- FOLDER [--keep N]`: writes database and pictures into one verified file, beside a running server. */
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { readEnv } from '../env.ts';
import { verifyArchive } from '../platform/backup/read-archive.ts';
import { withSnapshot } from '../platform/backup/snapshot.ts';
import { picturesIn, writeArchive } from '../platform/backup/write-archive.ts';
import { type Connection, connect, DATABASE_FILE, OWN_FOLDER } from '../platform/database/connect.ts';
import { BACKUP_MARK, noteMark } from '../platform/database/marks.ts';
import { pictureFolder } from '../platform/pictures/pictures.ts';
import { command } from './command.ts';
import { onTerminal } from './progress.ts';

const USAGE = `Usage: npm run backup -- FOLDER [--keep N]

FOLDER    where the file is written, with the time in its name
--keep N  afterwards, of the backups in FOLDER only the newest N stay`;

const NAME = /^yojanapath-\d{4}-\d\d-\d\dT\d{6}Z\.tar\.gz$/;

async function run(words: string[]): Promise<void> {
  const { folder, keep } = readWords(words);
  const env = readEnv();
  if (!env.databaseUrl && !existsSync(path.join(env.dataDir, DATABASE_FILE)))
    throw new Error(`There is no database in ${env.dataDir} yet.`);
  mkdirSync(folder, { recursive: true, mode: OWN_FOLDER });
  const madeAt = new Date();
  const file = path.join(folder, `yojanapath-${madeAt.toISOString().slice(0, 19).replaceAll(':', '')}Z.tar.gz`);
  if (existsSync(file)) throw new Error(`${file} exists already; a backup never writes over another.`);
  const connection = connect(env);
  try {
    const pictures = pictureFolder(env);
    const contents = { pictureFolder: pictures, madeAt };
    await withSnapshot(connection, env.dataDir, (source, engine) => writeArchive(file, { ...contents, source, engine }, onTerminal()));
    // Read it back before reporting success.
    const { tables, entries } = await verifyArchive(file);
    await noteMark(connection.db, BACKUP_MARK, madeAt);
    const rows = (name: string) => tables.find((table) => table.name === name)?.rows ?? 0;
    const pictureCount = Object.keys(entries).filter((name) => name.startsWith('pictures/')).length;
    process.stdout.write(
      `${file}: ${rows('schemes')} schemes, ${rows('blogs')} articles, ${pictureCount} pictures, ${inBytes(file)}; read back and whole.\n`,
    );
    for (const name of await missingPictures(connection, pictures)) process.stderr.write(`An article's picture is missing: ${name}\n`);
  } finally {
    await connection.close();
  }
  if (keep !== undefined) for (const old of backupsIn(folder).slice(keep)) rmSync(path.join(folder, old));
}

function readWords(words: string[]): { folder: string; keep: number | undefined } {
  const at = words.indexOf('--keep');
  const [keep] = at < 0 ? [] : words.splice(at, 2).slice(1);
  const [folder, ...more] = words;
  if (!folder || folder.startsWith('--') || more.length > 0 || (at >= 0 && !/^[1-9]\d{0,4}$/.test(keep ?? ''))) throw new Error(USAGE);
  return { folder, keep: keep === undefined ? undefined : Number(keep) };
}

/** Newest first; the names contain the time. */
function backupsIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => NAME.test(name))
    .sort()
    .reverse();
}

async function missingPictures({ db }: Connection, folder: string): Promise<string[]> {
  const stored = new Set(await picturesIn(folder));
  const rows = await db.selectFrom('blogs').select('picture').where('picture', '<>', '').execute();
  return rows.map(({ picture }) => picture).filter((name) => !stored.has(name));
}

const inBytes = (file: string) => `${(statSync(file).size / 1e6).toFixed(1)} MB`;

await command(run);
