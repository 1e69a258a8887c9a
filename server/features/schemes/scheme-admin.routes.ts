/** Calls of staff for one scheme. */

import { SOURCE_LANGUAGE } from '../../../contract/languages.ts';
import {
  addScheme,
  addWholeScheme,
  deleteScheme,
  editScheme,
  listAllSchemes,
  markSchemeChecked,
  NAME_AND_CATEGORY_REQUIRED,
  NAME_SECTOR_CATEGORY_REQUIRED,
  readSchemeForStaff,
  replaceScheme,
  type SchemeFormInput,
} from '../../../contract/scheme-admin.endpoints.ts';
import { today } from '../../../contract/today.ts';
import type { Deps } from '../../deps.ts';
import { readSchemeRecords } from '../../domain/catalogue/catalogue-record.ts';
import { presentScheme } from '../../domain/catalogue/present-scheme.ts';
import { readStaffOverview } from '../../domain/schemes/find-schemes.ts';
import {
  changeFromDialog,
  changeFromEdit,
  changeFromForm,
  refuseForeign,
  withFirstCategory,
  withStoredPictures,
} from '../../domain/schemes/scheme-input.ts';
import { type SchemeDraft, withoutRemoved } from '../../domain/schemes/scheme-rows.ts';
import type { SchemeChange } from '../../domain/schemes/scheme-rules.ts';
import { readSnapshots, type SchemeSnapshot } from '../../domain/schemes/scheme-snapshot.ts';
import {
  binScheme,
  changeScheme,
  createScheme,
  type OnPublished,
  type SchemeWrite,
  type Written,
} from '../../domain/schemes/write-scheme.ts';
import { invalid, notFound } from '../../platform/api/problem.ts';
import { type Call, type Route, route } from '../../platform/api/route.ts';
import type { Tx } from '../../platform/database/tables.ts';
import { type Saved, saveOnce, versionKnown } from '../../platform/records/save-once.ts';
import type { Action } from '../../platform/records/writes.ts';
import { presentForStaff } from './present-for-staff.ts';

const ADDED = 'Scheme added successfully.';
const UPDATED = 'Scheme updated successfully.';

/** Notes that a scheme answers a visitor's request. @throws Problem 400 for an unknown request */
export type AnswerRequest = (tx: Tx, requestId: number, schemeId: number, at: Date) => Promise<void>;

/** @param onPublished called on publication, to queue the mails promised to requesters */
export function schemeAdminRoutes(deps: Deps, onPublished: OnPublished, answerRequest: AnswerRequest): Route[] {
  const by = (call: Call, action: Action): SchemeWrite => ({ actor: call.user?.username ?? '', action, at: deps.now(), onPublished });

  const answer = async (message: string, { id, version }: Saved) => {
    const fresh = await deps.catalogue.refresh();
    const record = fresh.find((one) => one.id === id) ?? (await readSchemeRecords(deps.db, [id]))[0];
    if (!record) throw notFound('Scheme not found');
    return { message, id, version, scheme: presentScheme(record, SOURCE_LANGUAGE, deps.catalogue.current.articlesAbout(id)) };
  };
  /** Pictures in texts are stored before the transaction, because re-encoding is slow. */
  const formChange = (input: SchemeFormInput) => {
    refuseForeign(input);
    return withStoredPictures(deps.env, changeFromForm(input));
  };
  /** Runs an idempotent write in one transaction and answers with the resulting scheme. */
  const save = async (message: string, call: Call, input: unknown, work: (tx: Tx, earlier: Saved | undefined) => Promise<Written>) => {
    const mark = { userId: call.user?.id ?? 0, key: call.saveKey, input, at: deps.now() };
    const saved = await deps.db.transaction().execute((tx) => saveOnce(tx, mark, (earlier) => work(tx, earlier)));
    return answer(message, saved);
  };
  /** Stores a new scheme; a repeated save changes the scheme it stored before. */
  const add = (call: Call, input: unknown, draft: SchemeDraft, requestId?: number) =>
    save(ADDED, call, input, (tx, earlier) =>
      earlier
        ? changeScheme(tx, earlier.id, draft, by(call, 'updated'), { version: earlier.version })
        : createAnswering(tx, draft, by(call, 'added'), requestId),
    );
  const createAnswering = async (tx: Tx, draft: SchemeDraft, write: SchemeWrite, requestId: number | undefined) => {
    const written = await createScheme(tx, draft, write);
    if (requestId !== undefined) {
      await answerRequest(tx, requestId, written.id, write.at);
      await onPublished(tx, written.id, write.at);
    }
    return written;
  };

  return [
    route(listAllSchemes, () => readStaffOverview(deps.db)),
    route(readSchemeForStaff, async ({ id }) => {
      const snapshot = (await readSnapshots(deps.db, [id])).get(id);
      if (!snapshot) throw notFound('Scheme not found');
      return presentForStaff(snapshot);
    }),
    route(addScheme, (input, call) => {
      const draft = changeFromDialog(input);
      if (!draft.name || !draft.sector_name || !draft.categories?.length) throw invalid(NAME_SECTOR_CATEGORY_REQUIRED);
      return add(call, input, newScheme(draft));
    }),
    route(addWholeScheme, async ({ requestId, ...input }, call) => {
      const draft = await formChange(input);
      if (!draft.name || !draft.categories?.length) throw invalid(NAME_AND_CATEGORY_REQUIRED);
      return add(call, { ...input, requestId }, newScheme(draft), requestId);
    }),
    route(replaceScheme, async ({ id, version, ...input }, call) => {
      const change = await formChange(input);
      if (!change.name || !change.categories?.length) throw invalid(NAME_AND_CATEGORY_REQUIRED);
      return save(UPDATED, call, { id, version, ...input }, (tx, earlier) =>
        changeScheme(tx, id, change, by(call, 'updated'), { version: versionKnown(version, earlier) }),
      );
    }),
    route(editScheme, ({ id, version, category, ...input }, call) =>
      save(UPDATED, call, { id, version, category, ...input }, (tx, earlier) => {
        const change = changeFromEdit({ id, category, ...input });
        const filed = ({ categories }: SchemeSnapshot) =>
          category ? { ...change, categories: withFirstCategory(categories, category.id) } : change;
        return changeScheme(tx, id, filed, by(call, 'updated'), { version: versionKnown(version, earlier) });
      }),
    ),
    route(markSchemeChecked, async ({ id, version }, call) => {
      const change: SchemeChange = { checked_on: today(deps.now()), checked_by: call.user?.username ?? '' };
      const write = (tx: Tx) => changeScheme(tx, id, change, by(call, 'checked'), { version });
      return answer('Scheme marked as checked.', await deps.db.transaction().execute(write));
    }),
    route(deleteScheme, async ({ id }, call) => {
      await deps.db.transaction().execute((tx) => binScheme(tx, id, by(call, 'deleted')));
      await deps.catalogue.refresh();
      return { message: 'Scheme deleted successfully.', id };
    }),
  ];
}

/** A new scheme is published unless the change says draft. */
function newScheme({ translations = {}, ...draft }: SchemeChange): SchemeDraft {
  return {
    status: 'published',
    ...draft,
    name: draft.name ?? '',
    categories: draft.categories ?? [],
    states: draft.states ?? [],
    translations: withoutRemoved(translations),
  };
}
