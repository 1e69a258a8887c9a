/** Counts the content of this release that `content-update.ts` would still apply. */
import type { WaitingContent } from '../../contract/content.endpoints.ts';
import type { Database, Tx } from '../platform/database/tables.ts';
import { readTouched } from '../platform/records/touched.ts';
import { readGiven } from './content-files.ts';
import type { ReleaseHashes } from './release-hashes.ts';

const FOLDERS = { scheme: 'schemes/', paper: 'documents/' } as const;
type Kind = keyof typeof FOLDERS;
type Stored = { id: number; slug: string; deleted_at: string | null };

export async function countWaiting(db: Database, release: ReleaseHashes): Promise<WaitingContent> {
  return db.transaction().execute(async (tx) => {
    const given = await readGiven(tx);
    const waiting = [...release].filter(([name, hash]) => given.get(name) !== hash).map(([name]) => name);
    if (waiting.length === 0) return { added: 0, corrected: 0, undecided: 0 };
    const counts = await Promise.all([countKind(tx, 'scheme', waiting, given), countKind(tx, 'paper', waiting, given)]);
    const sum = (key: keyof WaitingContent) => counts.reduce((total, count) => total + count[key], 0);
    return { added: sum('added'), corrected: sum('corrected'), undecided: sum('undecided') };
  });
}

/** Does not count content that staff removed, because it is never added again. */
async function countKind(tx: Tx, kind: Kind, waiting: readonly string[], given: ReadonlyMap<string, string>): Promise<WaitingContent> {
  const folder = FOLDERS[kind];
  const names = waiting.filter((name) => name.startsWith(folder));
  if (names.length === 0) return { added: 0, corrected: 0, undecided: 0 };
  const stored = new Map((await readStored(tx, kind)).map((row) => [row.slug, row]));
  const there = names.flatMap((name) => stored.get(name.slice(folder.length)) ?? []).filter((row) => row.deleted_at === null);
  const touched = await readTouched(
    tx,
    kind,
    there.map(({ id }) => id),
  );
  return {
    added: names.filter((name) => !stored.has(name.slice(folder.length)) && !given.has(name)).length,
    corrected: there.length - touched.size,
    undecided: touched.size,
  };
}

function readStored(tx: Tx, kind: Kind): Promise<Stored[]> {
  return tx
    .selectFrom(kind === 'scheme' ? 'schemes' : 'papers')
    .select(['id', 'slug', 'deleted_at'])
    .execute();
}

/** A sentence for the log at start; empty if nothing waits. */
export function waitingSentence({ added, corrected, undecided }: WaitingContent): string {
  if (added + corrected + undecided === 0) return '';
  const decisions = undecided > 0 ? `, and ${undecided} changed by staff for them to decide` : '';
  return (
    `Content waits: ${added} new and ${corrected} corrected schemes and documents of this release are not shown yet${decisions}. ` +
    'Take them in with "npm run content:update", or in the panel under Manage Schemes > Import.'
  );
}
