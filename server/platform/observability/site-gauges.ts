/** Gauges of the site, read at each scrape. */
import { statfs } from 'node:fs/promises';
import type { Deps } from '../../deps.ts';
import { BACKUP_MARK } from '../database/marks.ts';
import type { Metrics } from './metrics.ts';

export function measureSite({ db, env, catalogue, now }: Deps, metrics: Metrics): void {
  let changedAt = now().getTime();
  catalogue.onChange(() => {
    changedAt = now().getTime();
  });
  const since = (iso: string) => (now().getTime() - Date.parse(iso)) / 1000;
  metrics.gauge('catalogue_entries', 'Published entries in memory', 'kind', async () => ({
    schemes: catalogue.current.schemes.length,
    articles: catalogue.current.blogs.length,
  }));
  metrics.gauge('catalogue_age_seconds', 'Time since the content in memory last changed', 'of', async () => ({
    content: (now().getTime() - changedAt) / 1000,
  }));
  metrics.gauge('damaged_entries', 'Entries that cannot be shown, because what is stored of them cannot be read', 'of', async () => ({
    entries: catalogue.damaged.length,
  }));
  metrics.gauge('outbox_mails', 'Mails by state', 'state', async () => {
    const counts: Record<string, number> = { queued: 0, sending: 0, failed: 0 };
    const rows = await db
      .selectFrom('outbox')
      .select(['status', ({ fn }) => fn.countAll().as('count')])
      .where('status', '<>', 'sent')
      .groupBy('status')
      .execute();
    for (const { status, count } of rows) counts[status] = Number(count);
    return counts;
  });
  metrics.gauge('backup_age_seconds', 'Time since the last backup that was read back; absent where there is none', 'of', async () => {
    const mark = await db.selectFrom('marks').select('at').where('name', '=', BACKUP_MARK).executeTakeFirst();
    return mark ? { backup: since(mark.at) } : {};
  });
  metrics.gauge('oldest_request_seconds', 'How long the oldest unanswered request of a visitor has waited', 'of', async () => {
    const oldest = await db
      .selectFrom('scheme_requests')
      .select(({ fn }) => fn.min('createdAt').as('at'))
      .where('status', '=', 'pending')
      .executeTakeFirst();
    return { request: oldest?.at ? since(String(oldest.at)) : 0 };
  });
  metrics.gauge('disk_bytes', 'Room on the disk of the data folder', 'of', async () => {
    const { bavail, blocks, bsize } = await statfs(env.dataDir);
    return { free: bavail * bsize, whole: blocks * bsize };
  });
}
