/** `npm run content:update`: applies this release's schemes and documents to an existing site. */
import { parseArgs } from 'node:util';
import type { ContentResult } from '../../contract/content.endpoints.ts';
import { readContent } from '../content/content-files.ts';
import { updateContent } from '../content/content-update.ts';
import { seed } from '../content/seed.ts';
import { readEnv } from '../env.ts';
import { queuePublishedMails } from '../features/requests/published-mails.ts';
import { connect } from '../platform/database/connect.ts';
import { migrate } from '../platform/database/migrate.ts';
import type { Database } from '../platform/database/tables.ts';
import { command } from './command.ts';

const USAGE = `Usage: npm run content:update -- [--dry-run] [--take NAME]... [--keep NAME]...

Applies new and corrected schemes and documents of this release, beside a running server. Content that staff never edited is updated;
content they changed is listed and not replaced; content they removed is not added again. Each change can be undone in the history.

--dry-run    shows what would happen and stores nothing
--take NAME  replaces content changed by staff, such as schemes/pm-kisan or documents/aadhaar-card
--keep NAME  declines the file, which is not listed again until it changes`;

async function run(words: string[]): Promise<void> {
  const { dryRun, take, keep } = readWords(words);
  const env = readEnv();
  const connection = connect(env);
  try {
    await migrate(connection);
    await seed(connection, env.dataDir);
    const update = { actor: 'content command', at: new Date(), onPublished: queuePublishedMails };
    const content = readContent();
    const wanted = take.length > 0 ? await versionsOf(connection.db, content, take) : {};
    const results = await updateContent(connection.db, content, { ...update, dryRun, take: wanted, keep });
    for (const result of results) process.stdout.write(`${inWords(result)}\n`);
    const count = (outcome: ContentResult['outcome']) => results.filter((one) => one.outcome === outcome).length;
    const counts = `${count('created')} added, ${count('updated')} updated, ${count('unchanged')} left, ${count('failed')} failed`;
    process.stdout.write(`${dryRun ? 'Nothing was stored. It would be: ' : ''}${counts}\n`);
    if (count('failed') > 0) process.exitCode = 1;
  } finally {
    await connection.close();
  }
}

function readWords(words: string[]) {
  try {
    const several = { type: 'string', multiple: true, default: [] as string[] } as const;
    const { values } = parseArgs({
      args: words,
      options: { 'dry-run': { type: 'boolean', default: false }, take: several, keep: several },
    });
    return { dryRun: values['dry-run'], take: values.take, keep: values.keep };
  } catch {
    throw new Error(USAGE);
  }
}

/** The current versions of the content to replace. */
async function versionsOf(db: Database, content: ReturnType<typeof readContent>, names: string[]): Promise<Record<string, number>> {
  const shown = await updateContent(db, content, { actor: '', at: new Date(), onPublished: async () => {}, dryRun: true });
  const isKept = new Map(shown.flatMap(({ name, change }) => (change ? [[name, change.version] as const] : [])));
  const unknown = names.filter((name) => !isKept.has(name));
  if (unknown.length > 0) throw new Error(`There is nothing to decide for ${unknown.join(', ')}.`);
  return Object.fromEntries(names.map((name) => [name, isKept.get(name) as number]));
}

function inWords({ name, outcome, message, change }: ContentResult): string {
  const fields = change ? ` (${change.fields.map((field) => field.name).join(', ')})` : '';
  return `${outcome.padEnd(9)} ${name}${message && `: ${message}`}${fields}`;
}

await command(run);
