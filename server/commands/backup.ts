/** `npm run backup -- FOLDER`: copies the database and the uploaded pictures, beside a running server. */
import { chmodSync, cpSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { readEnv } from '../env.ts';
import { DATABASE_FILE, OWN_FILE, OWN_FOLDER } from '../platform/database/connect.ts';

async function run(): Promise<number> {
  const [folder, ...more] = process.argv.slice(2);
  const env = readEnv();
  if (!folder || more.length > 0) return refuse('Usage: npm run backup -- FOLDER');
  if (existsSync(folder)) return refuse(`${folder} exists already; a backup never writes over another.`);
  const source = path.join(env.dataDir, DATABASE_FILE);
  if (!env.databaseUrl && !existsSync(source)) return refuse(`There is no database in ${env.dataDir} yet.`);
  mkdirSync(folder, { recursive: true, mode: OWN_FOLDER });
  const uploads = path.join(env.dataDir, 'uploads');
  if (existsSync(uploads)) cpSync(uploads, path.join(folder, 'uploads'), { recursive: true });
  if (env.databaseUrl) {
    process.stdout.write(`Copied the pictures to ${folder}. The database is PostgreSQL: copy it with pg_dump.\n`);
    return 0;
  }
  const database = new DatabaseSync(source, { readOnly: true });
  const copy = path.join(folder, DATABASE_FILE);
  await backup(database, copy);
  chmodSync(copy, OWN_FILE);
  database.close();
  // A copy that cannot be read back is no backup.
  const check = new DatabaseSync(copy);
  const { integrity_check } = check.prepare('pragma integrity_check').get() as { integrity_check: string };
  const { schemes } = check.prepare('select count(*) as schemes from schemes').get() as { schemes: number };
  check.close();
  if (integrity_check !== 'ok') return refuse(`The copy in ${folder} is damaged: ${integrity_check}`);
  process.stdout.write(
    `Copied ${schemes} schemes and the pictures to ${folder}. To go back to it, stop the server and use it as DATA_DIR.\n`,
  );
  return 0;
}

function refuse(sentence: string): number {
  process.stderr.write(`${sentence}\n`);
  return 1;
}

process.exitCode = await run();
