import { invalid } from '../../platform/api/problem.ts';
import type { Tx } from '../../platform/database/tables.ts';

/** Notes that a scheme answers a visitor's request, so that its publication can be told to who asked. */
export async function answerRequest(tx: Tx, requestId: number, schemeId: number, at: Date): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('scheme_requests')
    .set({ scheme_id: schemeId, updated_at: at.toISOString() })
    .where('id', '=', requestId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw invalid('The request was not found');
}
