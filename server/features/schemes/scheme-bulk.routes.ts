/** One action on many schemes: a transaction per hundred, a result for each scheme. */
import type { ParsedInput } from '../../../contract/endpoint.ts';
import { BULK_LIMIT, bulkSchemes, listChosenSchemes, PUBLIC_ONES_CHANGED, undoBulk } from '../../../contract/scheme-bulk.endpoints.ts';
import type { Deps } from '../../deps.ts';
import { findForStaff, readStaffOverview } from '../../domain/schemes/find-schemes.ts';
import { withFirstCategory } from '../../domain/schemes/scheme-input.ts';
import { readSnapshots, type SchemeSnapshot } from '../../domain/schemes/scheme-snapshot.ts';
import { binScheme, changeScheme, type OnPublished, type SchemeWrite } from '../../domain/schemes/write-scheme.ts';
import { conflict, invalid, Problem } from '../../platform/api/problem.ts';
import { type Call, type Route, route } from '../../platform/api/route.ts';
import { lockWrites } from '../../platform/database/lock-writes.ts';
import type { Tx } from '../../platform/database/tables.ts';
import type { Action } from '../../platform/records/writes.ts';
import { undoOne } from './undo-bulk.ts';

const BATCH = 100;

type BulkInput = ParsedInput<typeof bulkSchemes>;
export type BulkResult = { id: number; name: string; ok: boolean; message: string; version?: number };

export function schemeBulkRoutes(deps: Deps, onPublished: OnPublished): Route[] {
  const idsOf = async ({ ids, search, status }: Pick<BulkInput, 'ids' | 'search' | 'status'>) => [
    ...new Set(ids ?? (await findForStaff(deps.db, { search, status })).slice(0, BULK_LIMIT)),
  ];
  const namesOf = async (ids: number[]) => {
    const chosen = new Set(ids);
    const schemes = (await readStaffOverview(deps.db)).filter(({ id }) => chosen.has(id));
    return schemes.map(({ id, name, status }) => ({ id, name, status })).sort(publicFirst);
  };
  const writeBy = (call: Call, action: Action): SchemeWrite => ({ actor: call.user?.username ?? '', action, at: deps.now(), onPublished });
  const inBatches = async <T extends { id: number }>(all: T[], act: (tx: Tx, batch: T[]) => Promise<BulkResult[]>) => {
    const results: BulkResult[] = [];
    for (let start = 0; start < all.length; start += BATCH) {
      const batch = all.slice(start, start + BATCH);
      results.push(...(await actOnBatch(deps, batch, (tx) => act(tx, batch))));
    }
    await deps.catalogue.refresh();
    const done = results.filter((result) => result.ok).length;
    return { message: `${done} of ${results.length} done.`, done, failed: results.length - done, results };
  };

  return [
    route(listChosenSchemes, async (input) => {
      const schemes = await namesOf(await idsOf(input));
      return { published: countPublished(schemes), schemes };
    }),
    route(bulkSchemes, async (input, call) => {
      if (input.action === 'categorise' && !input.category) throw invalid('Please choose a category');
      const ids = await idsOf(input);
      // Without a number, deleting is confirmed for drafts alone.
      const confirmed = input.action === 'delete' ? (input.published ?? 0) : input.published;
      if (confirmed !== undefined && countPublished(await namesOf(ids)) !== confirmed) throw conflict(PUBLIC_ONES_CHANGED);
      const write = writeBy(call, DONE[input.action]);
      return inBatches(
        ids.map((id) => ({ id })),
        async (tx, batch) => {
          const snapshots = await readSnapshots(
            tx,
            batch.map(({ id }) => id),
          );
          return eachInOrder(batch, ({ id }) => actOnOne(tx, id, snapshots.get(id), input, write));
        },
      );
    }),
    route(undoBulk, ({ action, done }, call) => {
      const write = writeBy(call, 'restored');
      return inBatches(done, (tx, batch) => eachInOrder(batch, (one) => undoOne(tx, one, action, write)));
    }),
  ];
}

const publicFirst = (a: { name: string; status: string }, b: { name: string; status: string }) =>
  Number(b.status === 'published') - Number(a.status === 'published') || a.name.localeCompare(b.name, 'en');

const countPublished = (schemes: { status: string }[]) => schemes.filter(({ status }) => status === 'published').length;

async function eachInOrder<T>(all: T[], act: (one: T) => Promise<BulkResult>): Promise<BulkResult[]> {
  const results: BulkResult[] = [];
  for (const one of all) results.push(await act(one));
  return results;
}

/** Runs a batch in one transaction; if that fails, each scheme of it has failed. */
async function actOnBatch(deps: Deps, batch: { id: number }[], act: (tx: Tx) => Promise<BulkResult[]>): Promise<BulkResult[]> {
  try {
    return await deps.db.transaction().execute(async (tx) => {
      await lockWrites(tx);
      return act(tx);
    });
  } catch (error) {
    deps.log.error({ error: String(error) }, 'a batch of schemes could not be changed');
    return batch.map(({ id }) => ({ id, name: '', ok: false, message: 'Nothing in this batch was changed. Please try again.' }));
  }
}

async function actOnOne(tx: Tx, id: number, scheme: SchemeSnapshot | undefined, input: BulkInput, write: SchemeWrite): Promise<BulkResult> {
  if (!scheme) return { id, name: '', ok: false, message: 'Scheme not found' };
  const { name } = scheme;
  try {
    if (input.action === 'delete') {
      const { version } = await binScheme(tx, id, write);
      return { id, name, ok: true, message: 'Deleted', version };
    }
    const { isChanged, version } = await changeScheme(tx, id, changeOf(scheme, input), write, { onlyIfDifferent: true });
    return { id, name, ok: true, message: isChanged ? SENTENCES[input.action] : 'Nothing to change', ...(isChanged && { version }) };
  } catch (error) {
    if (error instanceof Problem) return { id, name, ok: false, message: error.message };
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
