/** Empties the bin of articles after its days, and removes pictures that no article has. */
import { BIN_DAYS } from '../../../contract/bin.endpoints.ts';
import type { House } from '../../house.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { takeTurn } from '../../platform/database/take-turn.ts';
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
    await takeTurn(tx);
    const rows = await tx.deleteFrom('blogs').where('deleted_at', '<', before).returning(['id', 'seo_title']).execute();
    for (const { id, seo_title } of rows) {
      await tx.deleteFrom('history').where('entity', '=', 'blog').where('entity_id', '=', id).execute();
      await writeAudit(tx, { actor: 'system', action: 'purge', entity: 'blog', entity_id: id, detail: seo_title, at: now() });
    }
    return rows;
  });
  const named = await db.selectFrom('blogs').select('picture').where('picture', '!=', '').execute();
  const files = await sweepPictures(pictureFolder(env), new Set(named.map((row) => row.picture)), now());
  if (gone.length > 0 || files > 0) log.info({ blogs: gone.length, files }, 'emptied the bin of articles and removed pictures without one');
}
