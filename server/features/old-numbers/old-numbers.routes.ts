/** After a save: where a number that was changed still appears in other texts. Searched again each time, so corrected places disappear. */
import { MAX_PLACES, type OldPlace, readOldNumbers } from '../../../contract/old-numbers.endpoints.ts';
import type { Deps } from '../../deps.ts';
import { readBlogs } from '../../domain/articles/blog-record.ts';
import { readSchemeRecords } from '../../domain/catalogue/catalogue-record.ts';
import { readDocuments } from '../../domain/documents/document-record.ts';
import type { TextNumber } from '../../domain/numbers/text-numbers.ts';
import { fieldTexts } from '../../domain/schemes/field-texts.ts';
import { readSnapshots, SCHEMES, type SchemeSnapshot } from '../../domain/schemes/scheme-snapshot.ts';
import { notFound } from '../../platform/api/problem.ts';
import { type Route, route } from '../../platform/api/route.ts';
import { yieldToEventLoop } from '../../platform/jobs/run-in-slices.ts';
import { storedVersion } from '../../platform/records/versions.ts';
import { changedNumbers } from './changed-numbers.ts';
import { placesInDocument, placesInScheme } from './find-places.ts';
import { needlesOf } from './named-in.ts';
import { blogDocument, documentDocument, type QuotingDocument, schemeDocument } from './texts-with-numbers.ts';

/** Schemes per slice, after which the event loop runs. */
const SLICE = 20;
/** Newest first; limited, because an import may have left thousands of drafts. */
const MAX_DRAFTS = 500;

export function oldNumberRoutes(deps: Deps): Route[] {
  return [
    route(readOldNumbers, async ({ id, since }) => {
      const scheme = (await readSnapshots(deps.db, [id])).get(id);
      if (!scheme) throw notFound('Scheme not found');
      const { name, version } = scheme;
      const from = since ?? version - 1;
      const texts = fieldTexts(scheme);
      const before = from >= 1 && from < version ? fieldTexts(await storedVersion(deps.db, SCHEMES, id, from)) : texts;
      const changed = changedNumbers(before, texts);
      const old = changed.map((one) => one.old);
      const places = old.length === 0 ? [] : await placesOf(deps, scheme, old);
      return {
        id,
        name,
        version,
        changes: changed.map((one) => ({ from: one.old.shown, to: one.to })),
        places: places.slice(0, MAX_PLACES),
        isCut: places.length > MAX_PLACES,
      };
    }),
  ];
}

async function placesOf(deps: Deps, scheme: SchemeSnapshot, old: TextNumber[]): Promise<OldPlace[]> {
  const { id, name, status } = scheme;
  const needles = needlesOf({
    names: [name, ...Object.values(scheme.translations).map((texts) => texts.name)].filter(Boolean),
    acronym: scheme.acronym,
  });
  const own = placesInScheme({ entity: 'scheme', id, name, isDraft: status === 'draft' }, fieldTexts(scheme), old);
  const quoting: OldPlace[] = [];
  const look = (document: QuotingDocument) => quoting.push(...placesInDocument(document, needles, id, old));
  const { blogs } = deps.catalogue.current;
  for (const blog of [...blogs, ...(await readBlogs(deps.db, 'drafts'))]) look(blogDocument(blog, { id, name }));
  for (const paper of await readDocuments(deps.db)) look(documentDocument(paper));
  const drafts = await readSchemeRecords(deps.db, await newestDrafts(deps));
  for (const [index, record] of [...deps.catalogue.current.schemes, ...drafts].entries()) {
    if (index % SLICE === 0) await yieldToEventLoop();
    if (record.id !== id && quoting.length <= MAX_PLACES) look(schemeDocument(record));
  }
  return [...own, ...quoting];
}

async function newestDrafts({ db }: Deps): Promise<number[]> {
  const rows = await db
    .selectFrom('schemes')
    .select('id')
    .where('status', '=', 'draft')
    .where('deleted_at', 'is', null)
    .orderBy('updated_on', 'desc')
    .limit(MAX_DRAFTS)
    .execute();
  return rows.map(({ id }) => id);
}
