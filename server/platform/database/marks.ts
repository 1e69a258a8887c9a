/** When one-time or repeated operations, such as a backup, were last done. */
import type { Database } from './tables.ts';

export const BACKUP_MARK = 'backed up';

/** Stores when the operation was done. */
export async function noteMark(db: Database, name: string, at: Date): Promise<void> {
  const values = { name, at: at.toISOString() };
  await db
    .insertInto('marks')
    .values(values)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ at: values.at }))
    .execute();
}
