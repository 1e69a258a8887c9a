/** The former states of a scheme, and the way back to one. */
import {
  type HistoryEntry,
  listSchemeHistory,
  readSchemeVersion,
  restoreSchemeVersion,
} from '../../../contract/scheme-history.endpoints.ts';
import type { House } from '../../house.ts';
import { notFound } from '../../platform/api/problem.ts';
import { type Route, route } from '../../platform/api/route.ts';
import { readVersion, readVersions, type StoredVersion } from '../../platform/scheme-store/scheme-history.store.ts';
import type { SchemeChange } from '../../platform/scheme-store/scheme-rules.ts';
import { changedFields, flat, type SchemeSnapshot } from '../../platform/scheme-store/scheme-snapshot.ts';
import type { OnPublished } from '../../platform/scheme-store/scheme-write.ts';
import { changeScheme } from '../../platform/scheme-store/write-scheme.ts';

export function schemeHistoryRoutes(house: House, onPublished: OnPublished): Route[] {
  const one = async (id: number, version: number) => {
    const [found, before] = await readVersion(house.db, id, version);
    if (!found) throw notFound('This version was not found');
    return { found, before };
  };
  return [
    route(listSchemeHistory, async ({ id }) => {
      const versions = await readVersions(house.db, id);
      return versions.map((version, index) => entryOf(version, versions[index + 1]));
    }),
    route(readSchemeVersion, async ({ id, version }) => {
      const { found, before } = await one(id, version);
      const [now, then] = [flat(found.snapshot), flat(before?.snapshot ?? null)];
      const names = [...new Set([...Object.keys(now), ...Object.keys(then)])];
      return {
        ...entryOf(found, before),
        fields: names.map((name) => ({ name, value: now[name] ?? '', before: then[name] ?? '' })),
      };
    }),
    route(restoreSchemeVersion, async ({ id, version }, call) => {
      const { found } = await one(id, version);
      const write = { actor: call.user?.username ?? '', action: 'restored' as const, at: house.now(), onPublished };
      const written = await house.db.transaction().execute((tx) => changeScheme(tx, id, contentOf(found.snapshot), write));
      await house.catalogue.refresh();
      return { message: `Version ${version} restored.`, id, version: written.version };
    }),
  ];
}

function entryOf({ version, action, actor, at, snapshot }: StoredVersion, before: StoredVersion | undefined): HistoryEntry {
  return { version, action, actor, at, changed: before ? changedFields(before.snapshot, snapshot) : [] };
}

/** What a restore brings back: all that is said of the scheme. Its address and whether it is public stay. */
function contentOf(snapshot: SchemeSnapshot): SchemeChange {
  const { id: _id, slug: _slug, status: _status, version: _version, ...rest } = snapshot;
  const { createdAt: _at, createdOn: _on, updated_on: _updated, published_at: _published, deleted_at: _deleted, ...content } = rest;
  return content;
}
