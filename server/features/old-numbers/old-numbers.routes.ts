/** After a save: where a number that was changed still appears in other texts. Searched again each time, so corrected places disappear. */
import { MOST_PLACES, type OldPlace, readOldNumbers } from '../../../contract/old-numbers.endpoints.ts';
import type { House } from '../../deps.ts';
import { readBlogs } from '../../domain/articles/blog-record.ts';
import { readSchemeRecords } from '../../domain/catalogue/catalogue-record.ts';
import { readPapers } from '../../domain/documents/document-record.ts';
import type { TextNumber } from '../../domain/numbers/text-numbers.ts';
import { fieldTexts } from '../../domain/schemes/field-texts.ts';
import { readSnapshots, SCHEMES, type SchemeSnapshot } from '../../domain/schemes/scheme-snapshot.ts';
import { notFound } from '../../platform/api/problem.ts';
import { type Route, route } from '../../platform/api/route.ts';
import { othersTurn } from '../../platform/jobs/run-in-slices.ts';
import { keptVersion } from '../../platform/records/versions.ts';
import { changedNumbers } from './changed-numbers.ts';
import { placesInDocument, placesInScheme } from './find-places.ts';
import { needlesOf } from './named-in.ts';
import { blogDocument, paperDocument, type QuotingDocument, schemeDocument } from './texts-with-numbers.ts';

/** Schemes looked through before others get their turn. */
const SLICE = 20;
/** The newest; an import may have left thousands that nobody has looked at. */
const MOST_DRAFTS = 500;

export function oldNumberRoutes(house: House): Route[] {
  return [
    route(readOldNumbers, async ({ id, since }) => {
      const scheme = (await readSnapshots(house.db, [id])).get(id);
      if (!scheme) throw notFound('Scheme not found');
      const { name, version } = scheme;
      const from = since ?? version - 1;
      const texts = fieldTexts(scheme);
      const before = from >= 1 && from < version ? fieldTexts(await keptVersion(house.db, SCHEMES, id, from)) : texts;
      const changed = changedNumbers(before, texts);
      const old = changed.map((one) => one.old);
      const places = old.length === 0 ? [] : await placesOf(house, scheme, old);
      return {
        id,
        name,
        version,
        changes: changed.map((one) => ({ from: one.old.shown, to: one.to })),
        places: places.slice(0, MOST_PLACES),
        isCut: places.length > MOST_PLACES,
      };
    }),
  ];
}

async function placesOf(house: House, scheme: SchemeSnapshot, old: TextNumber[]): Promise<OldPlace[]> {
  const { id, name, status } = scheme;
  const needles = needlesOf({
    names: [name, ...Object.values(scheme.translations).map((texts) => texts.name)].filter(Boolean),
    acronym: scheme.acronym,
  });
  const own = placesInScheme({ entity: 'scheme', id, name, isDraft: status === 'draft' }, fieldTexts(scheme), old);
  const quoting: OldPlace[] = [];
  const look = (document: QuotingDocument) => quoting.push(...placesInDocument(document, needles, id, old));
  const { blogs } = house.catalogue.current;
  for (const blog of [...blogs, ...(await readBlogs(house.db, 'drafts'))]) look(blogDocument(blog, { id, name }));
  for (const paper of await readPapers(house.db)) look(paperDocument(paper));
  const drafts = await readSchemeRecords(house.db, await newestDrafts(house));
  for (const [index, record] of [...house.catalogue.current.schemes, ...drafts].entries()) {
    if (index % SLICE === 0) await othersTurn();
    if (record.id !== id && quoting.length <= MOST_PLACES) look(schemeDocument(record));
  }
  return [...own, ...quoting];
}

async function newestDrafts({ db }: House): Promise<number[]> {
  const rows = await db
    .selectFrom('schemes')
    .select('id')
    .where('status', '=', 'draft')
    .where('deleted_at', 'is', null)
    .orderBy('updated_on', 'desc')
    .limit(MOST_DRAFTS)
    .execute();
  return rows.map(({ id }) => id);
}
