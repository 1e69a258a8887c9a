/** `npm run db:move -- FROM TO`: copies a site's database to another engine or place and verifies the copy. */
import path from 'node:path';
import { readEnv } from '../env.ts';
import { moveDatabase, type Place } from '../platform/backup/move.ts';
import { command } from './command.ts';
import { onTerminal } from './progress.ts';

const USAGE = `Usage: npm run db:move -- FROM TO

FROM, TO  a data folder, or an address like postgres://user:password@host:5432/name

The site must not be running. FROM stays as it is. Pictures are not moved: they stay in DATA_DIR.`;

async function run(words: string[]): Promise<void> {
  const [from, to, ...more] = words;
  if (!from || !to || more.length > 0) throw new Error(USAGE);
  const begun = performance.now();
  const { tables, digests } = await moveDatabase(placeOf(from), placeOf(to), onTerminal());
  for (const { name } of tables) {
    const { rows, digest } = digests[name] ?? { rows: 0, digest: '' };
    process.stdout.write(`${name.padEnd(20)} ${String(rows).padStart(8)} rows  ${digest.slice(0, 16)}  the same on both sides\n`);
  }
  process.stdout.write(`Moved in ${((performance.now() - begun) / 1000).toFixed(1)} s.\n`);
}

function placeOf(word: string): Place {
  const isAddress = /^postgres(ql)?:\/\//.test(word);
  return { databaseUrl: isAddress ? word : undefined, dataDir: isAddress ? readEnv().dataDir : path.resolve(word) };
}

await command(run);
