/** Empties the bin of articles after its days, and removes pictures that no article has. */
import { BIN_DAYS } from '../../contract/bin.endpoints.ts';
import { noteChanges } from '../database/changes.ts';
import type { House } from '../house.ts';
import { pictureFolder, sweepPictures } from './pictures.ts';

const DAY_MS = 86_400_000;

/** Tidies now and once a day, for as long as the process lives. */
export function keepBlogsTidy(house: House): void {
  const tidy = () => void tidyBlogs(house).catch((error) => house.log.warn({ error: String(error) }, 'articles could not be tidied'));
  tidy();
  setInterval(tidy, DAY_MS).unref();
}

/** Doing it twice at once does no harm. */
export async function tidyBlogs({ db, env, now, log }: House): Promise<void> {
  const before = new Date(now().getTime() - BIN_DAYS * DAY_MS).toISOString();
  const gone = await db.transaction().execute(async (tx) => {
    const rows = await tx.deleteFrom('blogs').where('deleted_at', '<', before).returning('id').execute();
    const ids = rows.map((row) => row.id);
    if (ids.length > 0) await tx.deleteFrom('history').where('entity', '=', 'blog').where('entity_id', 'in', ids).execute();
    await noteChanges(tx, 'blog', ids);
    return ids;
  });
  const named = await db.selectFrom('blogs').select('picture').where('picture', '!=', '').execute();
  const files = await sweepPictures(pictureFolder(env), new Set(named.map((row) => row.picture)), now());
  if (gone.length > 0 || files > 0) log.info({ blogs: gone.length, files }, 'emptied the bin of articles and removed pictures without one');
}
