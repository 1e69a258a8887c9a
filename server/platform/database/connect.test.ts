import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sqliteUse } from '../backup/in-use.ts';
import { connect, DATABASE_FILE } from './connect.ts';

test('closing an unused connection releases the file', async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'connect-'));
  const file = path.join(dataDir, DATABASE_FILE);
  const first = connect({ dataDir, databaseUrl: undefined });
  await sql`create table kites (id integer)`.execute(first.db);
  await first.close();
  const connection = connect({ dataDir, databaseUrl: undefined });
  expect(sqliteUse(file)).toBe('used');
  await connection.close();
  expect(sqliteUse(file)).toBe('free');
  rmSync(dataDir, { recursive: true });
});
