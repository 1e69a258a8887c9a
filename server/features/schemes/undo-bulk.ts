/** Undoes a bulk action, scheme by scheme, by restoring what it changed from the history. */
import type { ParsedInput } from '../../../contract/endpoint.ts';
import type { bulkSchemes } from '../../../contract/scheme-bulk.endpoints.ts';
import type { SchemeChange } from '../../domain/schemes/scheme-rules.ts';
import { readSnapshots, SCHEMES, type SchemeSnapshot } from '../../domain/schemes/scheme-snapshot.ts';
import { changeScheme, restoreDeletedScheme, type SchemeWrite } from '../../domain/schemes/write-scheme.ts';
import { Problem } from '../../platform/api/problem.ts';
import type { Tx } from '../../platform/database/tables.ts';
import { storedVersion } from '../../platform/records/versions.ts';
import type { BulkResult } from './scheme-bulk.routes.ts';

type BulkAction = ParsedInput<typeof bulkSchemes>['action'];

/** @param done id of the scheme, and the version the action stored */
export async function undoOne(tx: Tx, done: { id: number; version: number }, action: BulkAction, write: SchemeWrite): Promise<BulkResult> {
  const { id } = done;
  const scheme = (await readSnapshots(tx, [id], action === 'delete' ? 'bin' : 'list')).get(id);
  const result = (ok: boolean, message: string): BulkResult => ({ id, name: scheme?.name ?? '', ok, message });
  if (!scheme) return result(false, 'Scheme not found');
  if (scheme.version !== done.version) return result(false, 'It was changed since, so it stays as it is');
  try {
    if (action === 'delete') await restoreDeletedScheme(tx, id, write);
    else await changeScheme(tx, id, changeBack(action, await storedVersion(tx, SCHEMES, id, done.version - 1)), write);
    return result(true, 'Taken back');
  } catch (error) {
    if (error instanceof Problem) return result(false, error.message);
    throw error;
  }
}

function changeBack(action: BulkAction, { status, categories, sector_name }: SchemeSnapshot): SchemeChange {
  return action === 'categorise' ? { categories, sector_name } : { status };
}
