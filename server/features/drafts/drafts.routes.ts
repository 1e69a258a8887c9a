import { dropDraft, listDrafts, saveDraft } from '../../../contract/drafts.endpoints.ts';
import type { Deps } from '../../deps.ts';
import { unauthorized } from '../../platform/api/problem.ts';
import { type Call, type Route, route } from '../../platform/api/route.ts';
import { deleteDraft, readDrafts, writeDraft } from './drafts.store.ts';

/** Drafts are only looked up among the caller's own. */
function ownerOf({ user }: Call): number {
  if (!user) throw unauthorized();
  return user.id;
}

export function draftRoutes({ db, now }: Deps): Route[] {
  return [
    route(listDrafts, ({ record }, call) => readDrafts(db, ownerOf(call), record)),
    route(saveDraft, async (draft, call) => {
      const at = now();
      await db.transaction().execute((tx) => writeDraft(tx, { ...draft, user_id: ownerOf(call) }, at));
      return { at: at.toISOString() };
    }),
    route(dropDraft, async (key, call) => {
      await deleteDraft(db, { ...key, user_id: ownerOf(call) });
      return { message: 'Draft forgotten.' };
    }),
  ];
}
