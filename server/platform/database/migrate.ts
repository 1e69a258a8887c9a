/** Applies missing migrations at start, in one process at a time. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { CATEGORIES } from '../../../contract/categories.ts';
import type { Connection } from './connect.ts';
import { MIGRATIONS } from './migrations.ts';
import type { Tx } from './tables.ts';

/** The database has the schema of a different version. */
export class MigrationError extends Error {}

const LOCK = 7_346_201;

/** Stored with each applied migration, to detect later edits. */
export function checksumOf(statements: string[]): string {
  return createHash('sha256').update(statements.join('\n')).digest('hex');
}

/**
 * Applies missing migrations in one transaction.
 * @param last the newest to apply; default: all
 * @returns the names of those applied
 */
export async function migrate({ db, engine }: Connection, last?: string): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
    await sql`create table if not exists migrations (name text primary key, checksum text not null)`.execute(tx);
    const { rows } = await sql<{ name: string; checksum: string }>`select name, checksum from migrations order by name`.execute(tx);
    const done = new Map(rows.map((row) => [row.name, row.checksum]));
    const applied: string[] = [];
    for (const { name, statements } of MIGRATIONS) {
      const lines = statements(engine);
      const checksum = checksumOf(lines);
      const stored = done.get(name);
      done.delete(name);
      if (stored === checksum) continue;
      if (stored) throw new MigrationError(`The migration ${name} was changed after it had been applied to this database.`);
      for (const line of lines) await sql.raw(line).execute(tx);
      await sql`insert into migrations (name, checksum) values (${name}, ${checksum})`.execute(tx);
      applied.push(name);
      if (name === last) break;
    }
    const [unknown] = done.keys();
    if (unknown) throw new MigrationError(`The database has the migration ${unknown}, which this version of the software does not know.`);
    await storeCategories(tx);
    return applied;
  });
}

/** Syncs the stored categories with the contract. Removed ones stay, because schemes may use them. */
async function storeCategories(tx: Tx): Promise<void> {
  const rows = await tx.selectFrom('categories').selectAll().execute();
  const stored = new Map(rows.map((row) => [row.id, row]));
  for (const { id, slug, name } of CATEGORIES) {
    const row = stored.get(id);
    if (!row) await tx.insertInto('categories').values({ id, slug, name }).execute();
    else if (row.slug !== slug || row.name !== name) await tx.updateTable('categories').set({ slug, name }).where('id', '=', id).execute();
  }
}
