/**
 * What many tests begin with, made once for a run and copied for each of them: a database in today's shape, empty or filled from
 * the content files, and beside the filled one its search index and lexicon.
 */
import { randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import pino from 'pino';
import { createApp } from '../app.ts';
import { cachedLexicon } from '../content/lexicon-cache.ts';
import { seed } from '../content/seed.ts';
import { indexStore } from '../domain/catalogue/stored-index.ts';
import { readEnv } from '../env.ts';
import { connect, DATABASE_FILE } from '../platform/database/connect.ts';
import { migrate } from '../platform/database/migrate.ts';

export type TemplateKind = 'migrated' | 'seeded';

/** Set for a whole run by `tests/run-folder.ts`; a process without it makes its own and removes it. */
const FOLDER = process.env.TEST_RUN_FOLDER ?? ownFolder();
/** In the names of this run's databases on PostgreSQL. */
const RUN = path.basename(FOLDER).replace(/\W/g, '').toLowerCase().slice(-20);

function ownFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'yojanapath-run-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A folder with the database of a template and what lies beside it; never write into it. */
async function templateFolder(kind: TemplateKind): Promise<string> {
  const folder = path.join(FOLDER, kind);
  if (existsSync(folder)) return folder;
  // Two workers may both make one; it counts when it is whole, and the second is thrown away.
  const begun = `${folder}.${process.pid}`;
  mkdirSync(begun, { recursive: true });
  await fill(kind, begun, '');
  try {
    renameSync(begun, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(begun, { recursive: true });
  }
  return folder;
}

async function fill(kind: TemplateKind, dataDir: string, databaseUrl: string): Promise<void> {
  const env = readEnv({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
  const connection = connect(env);
  try {
    await migrate(connection);
    if (kind === 'migrated') return;
    await seed(connection);
    if (databaseUrl) return;
    // Leaves the index and the lexicon in the folder.
    const log = pino({ level: 'silent' });
    const app = await createApp({ env, connection, log, lexicon: () => cachedLexicon(dataDir), indexStore: indexStore(dataDir) });
    await app.stop();
  } finally {
    await connection.close();
  }
}

/** Puts the template into a data folder; without its database where PostgreSQL has that. */
export async function copyTemplate(kind: TemplateKind, dataDir: string, { withDatabase = true } = {}): Promise<void> {
  const folder = await templateFolder(kind);
  for (const name of readdirSync(folder)) {
    if (name !== DATABASE_FILE || withDatabase) copyFileSync(path.join(folder, name), path.join(dataDir, name));
  }
}

/** Makes a database of one test, from a template or without a table. Returns its name. */
export async function copyPostgresTemplate(admin: pg.Client, url: string, kind: TemplateKind | 'empty'): Promise<string> {
  const template = `test_${RUN}_${kind}`;
  const name = `test_${RUN}_${randomBytes(6).toString('hex')}`;
  if (kind === 'empty') {
    await admin.query(`create database ${name}`);
    return name;
  }
  // One at a time makes the template; others wait here until it is whole.
  await admin.query('select pg_advisory_lock(hashtext($1))', [template]);
  try {
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [template]);
    if (!rowCount) await makePostgresTemplate(admin, url, kind, template);
  } finally {
    await admin.query('select pg_advisory_unlock(hashtext($1))', [template]);
  }
  await admin.query(`create database ${name} template ${template}`);
  return name;
}

async function makePostgresTemplate(admin: pg.Client, url: string, kind: TemplateKind, template: string): Promise<void> {
  const begun = `${template}_begun`;
  await admin.query(`drop database if exists ${begun}`);
  await admin.query(`create database ${begun}`);
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'yojanapath-template-'));
  await fill(kind, dataDir, databaseUrl(url, begun));
  rmSync(dataDir, { recursive: true });
  await admin.query(`alter database ${begun} rename to ${template}`);
}

/** The way to another database of the same server. Nobody pulls the plug in these tests, so no commit waits for a disk. */
export function databaseUrl(url: string, name: string): string {
  const target = new URL(url);
  target.pathname = `/${name}`;
  target.searchParams.set('options', '-csynchronous_commit=off');
  return target.href;
}

/** Removes the databases of a run from PostgreSQL. */
export async function dropRunDatabases(url: string): Promise<void> {
  const admin = new pg.Client(url);
  await admin.connect();
  const { rows } = await admin.query<{ datname: string }>('select datname from pg_database where datname like $1', [`test\\_${RUN}\\_%`]);
  for (const { datname } of rows) await admin.query(`drop database ${datname} with (force)`);
  await admin.end();
}
