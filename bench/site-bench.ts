/**
 * `npm run bench [-- --schemes 5000] [--file SCHEMES] [--minutes 10]`: cost of serving, alternating with a bare `node:http` server that
 * sends the same bytes. With `--minutes`, a mixed load for that time instead, which must neither fail nor need more memory after two
 * minutes.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { writeMadeSchemes } from './made-schemes.ts';
import { listed, mixedAsks, page, searched } from './mixed-asks.ts';
import { queryTexts } from './query-texts.ts';
import { type Ask, answerOf, cpuOf, load, machine, memoryOf, type Running, schemeIds, startBare, startSite } from './running.ts';
import { isAsWritten, writeFigures } from './write-figures.ts';

const { values: options } = parseArgs({
  options: { schemes: { type: 'string', default: '5000' }, file: { type: 'string' }, minutes: { type: 'string', default: '0' } },
});
/** Many short alternating rounds, because other machines on the same processor change its speed by a third within seconds. */
const ROUNDS = 25;
const CACHED = 2_000;
const UNCACHED = 24;
/** Warm-up searches, because the first hundreds take up to twice as long, until V8 has compiled the code. */
const WARM = 700;
/** The same for cached pages, on both servers. */
const WARM_CACHED = 20_000;
const REST_MS = 15_000;
const RECOMPRESSED_MS = 2_000;
/** Memory may grow during these first minutes. */
const GROWING_MINUTES = 2;
const MAY_GROW = 1.1;

const queries = queryTexts();

const folder = mkdtempSync(path.join(os.tmpdir(), 'yojanapath-bench-'));
try {
  await run();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function run(): Promise<void> {
  const file = options.file ?? path.join(folder, 'schemes.jsonl');
  if (!options.file) await writeMadeSchemes(file, Number(options.schemes));
  const imported = spawnSync(process.execPath, ['server/commands/import.ts', path.resolve(file), '--publish'], {
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  if (imported.status === null) throw new Error('The import failed');
  await (await startSite(folder)).stop();
  const site = await startSite(folder);
  const startCpu = cpuOf(site);
  await setTimeout(REST_MS);
  console.log(`Measured ${machine()}.\n`);
  console.log(`Start on an existing database: ${(site.startMs / 1000).toFixed(1)} s, ${(startCpu / 1000).toFixed(1)} s of CPU`);
  console.log(`Memory at rest: ${memoryOf(site).toFixed(0)} MB\n`);
  // The second request makes the server recompress the page better.
  for (const _ of ['made', 'asked again']) await answerOf(site, '/schemes');
  await setTimeout(RECOMPRESSED_MS);
  const bare = await startBare(await answerOf(site, '/schemes'));
  try {
    if (options.minutes !== '0') return await mixedLoad(site, Number(options.minutes));
    const figures = await costs(site, bare);
    const start = `${(site.startMs / 1000).toFixed(1)} s; ${(startCpu / 1000).toFixed(1)} s`;
    if (isAsWritten) writeFigures({ ...figures, start });
  } finally {
    await Promise.all([site.stop(), bare.stop()]);
  }
}

/** Alternates between all kinds in each round, so that other load affects all equally. */
async function costs(site: Running, bare: Running): Promise<Record<string, string>> {
  let at = 0;
  const fresh = (count: number) => Array.from({ length: count }, () => queries[at++ % queries.length] as string);
  const warm = fresh(WARM);
  const again = (make: (words: string) => Ask) => Array.from({ length: CACHED }, (_, number) => make(warm[number % 50] as string));
  await load(
    site,
    warm.map((words) => page(words)),
  );
  await load(site, warm.map(searched));
  for (const [server, path] of [
    [bare, '/'],
    [site, '/schemes'],
  ] as const)
    await load(
      server,
      Array.from({ length: WARM_CACHED }, () => ({ path })),
    );
  await load(site, again(page).slice(0, 500));
  await load(
    site,
    Array.from({ length: 200 }, (_, number) => listed(number + 1, 11)),
  );
  let lists = 0;
  const kinds: Record<string, () => Promise<number>> = {
    'bare server, the same bytes': () =>
      cpu(
        bare,
        Array.from({ length: CACHED }, () => ({ path: '/' })),
      ),
    'cached page, with its log line': () =>
      cpu(
        site,
        Array.from({ length: CACHED }, () => ({ path: '/schemes' })),
      ),
    'search page, asked before (campaign tags, other order)': () =>
      cpu(
        site,
        again((words) => page(words, '&utm_source=a')),
      ),
    'search page anew': () =>
      cpu(
        site,
        fresh(UNCACHED).map((words) => page(words)),
      ),
    'search as JSON anew': () => cpu(site, fresh(UNCACHED).map(searched)),
    'list as JSON anew': () =>
      cpu(
        site,
        Array.from({ length: UNCACHED }, () => listed(++lists, 12)),
      ),
  };
  const taken = new Map<string, number[]>(Object.keys(kinds).map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round++) for (const [name, measure] of Object.entries(kinds)) taken.get(name)?.push(await measure());
  // Sums, because the system counts CPU in hundredths of a second.
  const mean = (times: number[]) => times.reduce((sum, time) => sum + time, 0) / times.length;
  const [bareTimes = []] = taken.values();
  console.log('| | ms CPU | × a bare request |\n| --- | ---: | ---: |');
  for (const [name, times] of taken) console.log(`| ${name} | ${mean(times).toFixed(3)} | ${(mean(times) / mean(bareTimes)).toFixed(2)} |`);
  console.log(`\nMemory after that: ${memoryOf(site).toFixed(0)} MB`);
  const ms = (name: keyof typeof kinds) => mean(taken.get(name) ?? []);
  const cost = (name: keyof typeof kinds) => `${ms(name).toPrecision(2)}; ${(ms(name) / mean(bareTimes)).toPrecision(3)}`;
  return {
    'cached-page': cost('cached page, with its log line'),
    'bare-request': ms('bare server, the same bytes').toPrecision(2),
    'search-again': cost('search page, asked before (campaign tags, other order)'),
    'search-page': cost('search page anew'),
    'search-json': cost('search as JSON anew'),
    'list-json': cost('list as JSON anew'),
  };
}

async function cpu(server: Running, asks: Ask[]): Promise<number> {
  return (await load(server, asks)).cpuMs;
}

/** Runs the mixed load. @throws for any status other than 200 */
async function mixedLoad(site: Running, minutes: number): Promise<void> {
  console.log('\n| minute | requests | memory, MB |\n| ---: | ---: | ---: |');
  const ids = await schemeIds(site);
  const memories: number[] = [];
  let made = 0;
  for (let minute = 1; minute <= minutes; minute++) {
    const until = performance.now() + 60_000;
    let requests = 0;
    while (performance.now() < until) {
      const asks = mixedAsks(ids, made * 100, 100);
      await load(site, asks);
      requests += asks.length;
      made += 1;
    }
    memories.push(memoryOf(site));
    console.log(`| ${minute} | ${requests} | ${memories.at(-1)?.toFixed(0)} |`);
  }
  const early = Math.max(...memories.slice(0, GROWING_MINUTES));
  const late = memories.at(-1) ?? 0;
  if (late > early * MAY_GROW) throw new Error(`It grew from ${early.toFixed(0)} to ${late.toFixed(0)} MB`);
}
