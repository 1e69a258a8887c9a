/** The history of a scheme: lists versions, restores one, or restores from the bin. */
import { restoreScheme } from '../../../contract/bin.endpoints.ts';
import { eachTranslation } from '../../../contract/languages.ts';
import { listSchemeHistory, readSchemeVersion, restoreSchemeVersion } from '../../../contract/scheme-history.endpoints.ts';
import type { Deps } from '../../deps.ts';
import { withoutForeignPictures } from '../../domain/schemes/scheme-input.ts';
import type { SchemeChange } from '../../domain/schemes/scheme-rules.ts';
import { SCHEMES, type SchemeSnapshot } from '../../domain/schemes/scheme-snapshot.ts';
import { changeScheme, type OnPublished, restoreDeletedScheme, type SchemeWrite } from '../../domain/schemes/write-scheme.ts';
import { type Call, type Route, route } from '../../platform/api/route.ts';
import { listVersions, readVersion, storedVersion } from '../../platform/records/versions.ts';
import { leftOutSentence } from '../../platform/rich-text/foreign-pictures.ts';

export function schemeHistoryRoutes({ db, catalogue, now }: Deps, onPublished: OnPublished): Route[] {
  const by = ({ user }: Call): SchemeWrite => ({ actor: user?.username ?? '', action: 'restored', at: now(), onPublished });
  return [
    route(listSchemeHistory, ({ id }) => listVersions(db, SCHEMES, id)),
    route(readSchemeVersion, ({ id, version }) => readVersion(db, SCHEMES, id, version)),
    route(restoreSchemeVersion, async ({ id, version }, call) => {
      const { written, pictures } = await db.transaction().execute(async (tx) => {
        const { change, pictures } = withoutForeignPictures(contentOf(await storedVersion(tx, SCHEMES, id, version)));
        return { pictures, written: await changeScheme(tx, id, change, by(call)) };
      });
      await catalogue.refresh();
      const message = [`Version ${version} restored.`, leftOutSentence(pictures)].filter(Boolean).join(' ');
      return { message, id, version: written.version };
    }),
    route(restoreScheme, async ({ id }, call) => {
      await db.transaction().execute((tx) => restoreDeletedScheme(tx, id, by(call)));
      await catalogue.refresh();
      return { message: 'Scheme restored.', id };
    }),
  ];
}

/** The content that a restore brings back, without translations added since. Slug and status do not change. */
function contentOf(snapshot: SchemeSnapshot): SchemeChange {
  const { id: _id, slug: _slug, status: _status, version: _version, ...rest } = snapshot;
  const { createdAt: _at, createdOn: _on, updated_on: _updated, published_at: _published, deleted_at: _deleted, ...content } = rest;
  return {
    ...content,
    unfinished: content.unfinished ?? '{}',
    translations: eachTranslation((language) => content.translations[language] ?? null),
  };
}
