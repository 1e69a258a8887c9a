/** One action on many schemes: a transaction for each hundred, a result for each scheme. */
import type { ParsedInput } from '../../../contract/endpoint.ts';
import { BULK_LIMIT, bulkSchemes } from '../../../contract/scheme-bulk.endpoints.ts';
import type { House } from '../../house.ts';
import { invalid, Problem } from '../../platform/api/problem.ts';
import { type Route, route } from '../../platform/api/route.ts';
import type { Tx } from '../../platform/database/tables.ts';
import { takeTurn } from '../../platform/database/take-turn.ts';
import { findForStaff } from '../../platform/scheme-store/find-schemes.ts';
import { withFirstCategory } from '../../platform/scheme-store/scheme-input.ts';
import { readSnapshots, type SchemeSnapshot } from '../../platform/scheme-store/scheme-snapshot.ts';
import { binScheme, changeScheme, type OnPublished, type SchemeWrite } from '../../platform/scheme-store/write-scheme.ts';

const BATCH = 100;

type BulkInput = ParsedInput<typeof bulkSchemes>;
type Result = { id: number; name: string; ok: boolean; message: string };

export function schemeBulkRoutes(house: House, onPublished: OnPublished): Route[] {
  return [
    route(bulkSchemes, async (input, call) => {
      if (input.action === 'categorise' && !input.category) throw invalid('Please choose a category');
      const ids = [
        ...new Set(input.ids ?? (await findForStaff(house.db, { search: input.search, status: input.status })).slice(0, BULK_LIMIT)),
      ];
      const results: Result[] = [];
      for (let start = 0; start < ids.length; start += BATCH) {
        const write = { actor: call.user?.username ?? '', action: DONE[input.action], at: house.now(), onPublished };
        results.push(...(await actOnBatch(house, ids.slice(start, start + BATCH), input, write)));
      }
      await house.catalogue.refresh();
      const done = results.filter((result) => result.ok).length;
      return { message: `${done} of ${results.length} done.`, done, failed: results.length - done, results };
    }),
  ];
}

/** All of a batch or, when the database refuses, none of it. */
async function actOnBatch(house: House, ids: number[], input: BulkInput, write: SchemeWrite): Promise<Result[]> {
  try {
    return await house.db.transaction().execute(async (tx) => {
      await takeTurn(tx);
      const snapshots = await readSnapshots(tx, ids);
      const results: Result[] = [];
      for (const id of ids) results.push(await actOnOne(tx, id, snapshots.get(id), input, write));
      return results;
    });
  } catch (error) {
    house.log.error({ error: String(error) }, 'a batch of schemes could not be changed');
    return ids.map((id) => ({ id, name: '', ok: false, message: 'Nothing in this batch was changed. Please try again.' }));
  }
}

async function actOnOne(tx: Tx, id: number, scheme: SchemeSnapshot | undefined, input: BulkInput, write: SchemeWrite): Promise<Result> {
  const result = (ok: boolean, message: string): Result => ({ id, name: scheme?.name ?? '', ok, message });
  if (!scheme) return result(false, 'Scheme not found');
  try {
    if (input.action === 'delete') {
      await binScheme(tx, id, write);
      return result(true, 'Deleted');
    }
    const { isChanged } = await changeScheme(tx, id, changeOf(scheme, input), write, { onlyIfDifferent: true });
    return result(true, isChanged ? SENTENCES[input.action] : 'Nothing to change');
  } catch (error) {
    if (error instanceof Problem) return result(false, error.message);
    throw error;
  }
}

const DONE = { publish: 'published', unpublish: 'unpublished', categorise: 'categorised', delete: 'deleted' } as const;
const SENTENCES = { publish: 'Published', unpublish: 'Unpublished', categorise: 'Category changed' } as const;

function changeOf(scheme: SchemeSnapshot, { action, category }: BulkInput) {
  if (action === 'publish') return { status: 'published' as const };
  if (action === 'unpublish') return { status: 'draft' as const };
  return category ? { categories: withFirstCategory(scheme.categories, category.id), sector_name: category.slug } : {};
}
