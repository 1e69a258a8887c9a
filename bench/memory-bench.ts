/**
 * `npm run bench:memory [-- --schemes 5000] [--requests 10000] [--rounds 3]`: memory of every process of `npm start`, at rest and after
 * rounds of mixed requests, with the composition of the server's share (Linux only, because it reads /proc). Fails if a later round needs
 * more than a tenth beyond the first.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { writeMadeSchemes } from './made-schemes.ts';
import { mixedAsks } from './mixed-asks.ts';
import { load, machine, type Running, schemeIds } from './running.ts';
import { isAsWritten, writeFigures } from './write-figures.ts';

const { values: options } = parseArgs({
  options: {
    schemes: { type: 'string', default: '5000' },
    requests: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '3' },
  },
});
const ROOT = path.resolve(import.meta.dirname, '..');
const REST_MS = 15_000;
/** Allowed growth after the first round, which fills the page cache and compiles code. */
const MAY_GROW = 1.1;

type Seen = { pid: number; name: string; rss: number; pss: number };

const folder = mkdtempSync(path.join(os.tmpdir(), 'yojanapath-memory-'));
try {
  await run();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function run(): Promise<void> {
  if (Number(options.schemes) > 0) {
    const file = path.join(folder, 'schemes.jsonl');
    await writeMadeSchemes(file, Number(options.schemes));
    spawnSync(process.execPath, ['server/commands/import.ts', file, '--publish'], {
      env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '' },
      stdio: 'ignore',
    });
  }
  // The first start seeds the database and builds the index, which takes memory that later starts do not need.
  await (await npmStart()).stop();
  const { site, metrics, stop } = await npmStart();
  try {
    await setTimeout(REST_MS);
    // Wait for one-time child processes of the start.
    while (treeOf(site.pid).some(({ name }) => name.includes('server/commands/'))) await setTimeout(1_000);
    console.log(`Measured ${machine()}.\n\nAt rest, as \`npm start\` leaves it:\n`);
    const rest = tell(site.pid);
    const [first = 0, ...later] = await underLoad(site, metrics);
    console.log('\nAfter that:\n');
    tell(site.pid);
    if (isAsWritten) {
      const mb = (value: number) => `${value.toFixed(0)} MB`;
      writeFigures({
        'memory-rest': `${mb(rest.server)}; ${mb(rest.together)} with npm beside it`,
        'memory-load': [first, ...later].map(mb).join(', '),
      });
    }
    const most = Math.max(...later);
    if (most > first * MAY_GROW) throw new Error(`It grew from ${first.toFixed(0)} to ${most.toFixed(0)} MB`);
  } finally {
    await stop();
  }
}

/** Megabytes resident after each round. */
async function underLoad(site: Running, metrics: string): Promise<number[]> {
  const ids = await schemeIds(site);
  const requests = Number(options.requests);
  const seen: number[] = [];
  console.log('\n| answers | server, MB resident | heap in use | heap free | buffers | files mapped (code) | all else |');
  console.log('| ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
  await made(site, metrics, 0, seen);
  for (let round = 0; round < Number(options.rounds); round++) {
    await load(site, mixedAsks(ids, round * requests, requests));
    await made(site, metrics, (round + 1) * requests, seen);
  }
  return seen.slice(1);
}

/** Prints one row with the composition of the server's memory. */
async function made(site: Running, metrics: string, answers: number, seen: number[]): Promise<void> {
  await setTimeout(REST_MS);
  const { rss, pid } = serverOf(site.pid);
  seen.push(rss);
  const text = await (await fetch(metrics)).text();
  const of = (name: string) => Number(new RegExp(`^nodejs_${name}_bytes (\\S+)`, 'm').exec(text)?.[1]) / 2 ** 20;
  const [used, taken, buffers] = [of('heap_size_used'), of('heap_size_total'), of('external_memory')];
  const files = Number(/^RssFile:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  const parts = [rss, used, taken - used, buffers, files, rss - taken - buffers - files];
  console.log(`| ${answers} | ${parts.map((part) => part.toFixed(0)).join(' | ')} |`);
}

function tell(pid: number): { server: number; together: number } {
  const all = treeOf(pid);
  const sum = (key: 'rss' | 'pss') => all.reduce((total, one) => total + one[key], 0).toFixed(0);
  console.log('| process | MB resident | MB of its own share |\n| --- | ---: | ---: |');
  for (const { name, rss, pss } of all) console.log(`| ${name} | ${rss.toFixed(0)} | ${pss.toFixed(0)} |`);
  console.log(`| together | ${sum('rss')} | ${sum('pss')} |`);
  return { server: serverOf(pid).rss, together: Number(sum('rss')) };
}

function serverOf(pid: number): Seen {
  return treeOf(pid).find(({ name }) => name.includes('server/main.ts')) as Seen;
}

/** A process and its descendants. */
function treeOf(pid: number): Seen[] {
  const read = (file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8');
  const words = read('cmdline').split('\0').filter(Boolean);
  const main = words.find((word) => /\.(ts|mjs)$/.test(word)) ?? words.slice(0, 2).join(' ');
  const kilobytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(read('smaps_rollup'))?.[1]) / 1024;
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) => read(`task/${task}/children`).split(' ').filter(Boolean).map(Number));
  return [{ pid, name: main, rss: kilobytes('Rss'), pss: kilobytes('Pss') }, ...children.flatMap(treeOf)];
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as net.AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function npmStart(): Promise<{ site: Running; metrics: string; stop: () => Promise<void> }> {
  const metricsPort = await freePort();
  // With the Node of the user, not the project's.
  const PATH = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((one) => !one.startsWith(ROOT))
    .join(path.delimiter);
  const own = { PORT: String(await freePort()), HOST: '127.0.0.1', METRICS_PORT: String(metricsPort), DATA_DIR: folder };
  const env = { ...process.env, PATH, ...own, DATABASE_URL: '', RATE_LIMITS: 'off', SMTP_URL: '', npm_lifecycle_event: '' };
  const begun = performance.now();
  const child = spawn('npm', ['start'], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const address = /ready at (http:\/\/\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    });
    void ended.then((code) => reject(new Error(`npm start ended with ${code}`)));
  });
  const pid = child.pid as number;
  const stop = async () => {
    process.kill(serverOf(pid).pid, 'SIGTERM');
    await ended;
  };
  return { site: { url, pid, startMs: performance.now() - begun, stop }, metrics: `http://127.0.0.1:${metricsPort}/metrics`, stop };
}
