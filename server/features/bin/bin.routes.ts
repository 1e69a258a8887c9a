/** What lies in the bin, of all kinds. Bringing something back is each kind's own affair. */
import { BIN_DAYS, listBin } from '../../../contract/bin.endpoints.ts';
import type { House } from '../../house.ts';
import { type Route, route } from '../../platform/api/route.ts';

export function binRoutes({ db }: House): Route[] {
  return [
    route(listBin, async () => {
      const [schemes, blogs, deletions] = await Promise.all([
        db.selectFrom('schemes').select(['id', 'name', 'deleted_at']).where('deleted_at', 'is not', null).execute(),
        db.selectFrom('blogs').select(['id', 'seo_title as name', 'deleted_at']).where('deleted_at', 'is not', null).execute(),
        db.selectFrom('history').select(['entity', 'entity_id', 'actor']).where('action', '=', 'deleted').orderBy('id').execute(),
      ]);
      // The last deletion of each is the one that counts; later entries overwrite earlier ones.
      const actors = new Map(deletions.map((entry) => [`${entry.entity} ${entry.entity_id}`, entry.actor]));
      const entry = (entity: 'scheme' | 'blog') => (row: { id: number; name: string; deleted_at: string | null }) => {
        const deletedAt = row.deleted_at ?? '';
        return {
          entity,
          id: row.id,
          name: row.name,
          deletedAt,
          deletedBy: actors.get(`${entity} ${row.id}`) ?? '',
          goneOn: new Date(new Date(deletedAt).getTime() + BIN_DAYS * 86_400_000).toISOString(),
        };
      };
      const entries = [...schemes.map(entry('scheme')), ...blogs.map(entry('blog'))];
      return entries.sort((a, b) => b.deletedAt.localeCompare(a.deletedAt) || b.id - a.id);
    }),
  ];
}
