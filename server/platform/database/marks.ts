/** When an operation, such as a backup, was last done to this database. */
import type { Database } from './tables.ts';

export const BACKUP_MARK = 'backed up';

/** Notes that it was done now. */
export async function noteMark(db: Database, name: string, at: Date): Promise<void> {
  const values = { name, at: at.toISOString() };
  await db
    .insertInto('marks')
    .values(values)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ at: values.at }))
    .execute();
}
