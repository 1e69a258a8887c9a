/**
 * `npm run bench:memory [-- --schemes 5000] [--requests 20000]`: what somebody sees who starts the site as the README says: every process of
 * `npm start`, at rest and after a load, and what the server's share is made of (Linux: it reads /proc).
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

const { values: options } = parseArgs({
  options: { schemes: { type: 'string', default: '0' }, requests: { type: 'string', default: '20000' } },
});
const ROOT = path.resolve(import.meta.dirname, '..');
const REST_MS = 15_000;
const STEPS = 10;
/** The first part may grow: pages are kept, code is compiled. */
const GROWING_STEPS = 5;
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
  // The first start fills the database and builds the index: what it took of memory is none of a later one.
  await (await npmStart()).stop();
  const { site, metrics, stop } = await npmStart();
  try {
    await setTimeout(REST_MS);
    console.log(`Measured ${machine()}.\n\nAt rest, as \`npm start\` leaves it:\n`);
    tell(site.pid);
    await underLoad(site, metrics);
    console.log('\nAfter that:\n');
    tell(site.pid);
  } finally {
    await stop();
  }
}

async function underLoad(site: Running, metrics: string): Promise<void> {
  const ids = await schemeIds(site);
  const perStep = Math.round(Number(options.requests) / STEPS);
  const seen: number[] = [];
  console.log('\n| requests | server, MB resident | heap used | heap taken | outside the heap |\n| ---: | ---: | ---: | ---: | ---: |');
  for (let step = 1; step <= STEPS; step++) {
    await load(site, mixedAsks(ids, (step - 1) * perStep, perStep));
    const { rss } = serverOf(site.pid);
    seen.push(rss);
    const text = await (await fetch(metrics)).text();
    const of = (name: string) => (Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]) / 1e6).toFixed(0);
    const parts = ['heap_size_used', 'heap_size_total', 'external_memory'].map((name) => of(`nodejs_${name}_bytes`));
    console.log(`| ${step * perStep} | ${rss.toFixed(0)} | ${parts.join(' | ')} |`);
  }
  const early = Math.max(...seen.slice(0, GROWING_STEPS));
  const late = Math.max(...seen.slice(GROWING_STEPS));
  if (late > early * MAY_GROW) throw new Error(`It grew from ${early.toFixed(0)} to ${late.toFixed(0)} MB`);
}

function tell(pid: number): void {
  const all = treeOf(pid);
  const sum = (key: 'rss' | 'pss') => all.reduce((total, one) => total + one[key], 0).toFixed(0);
  console.log('| process | MB resident | MB of its own share |\n| --- | ---: | ---: |');
  for (const { name, rss, pss } of all) console.log(`| ${name} | ${rss.toFixed(0)} | ${pss.toFixed(0)} |`);
  console.log(`| together | ${sum('rss')} | ${sum('pss')} |`);
}

function serverOf(pid: number): Seen {
  return treeOf(pid).find(({ name }) => name.includes('server/main.ts')) as Seen;
}

/** A process and all that came of it. */
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
  // With the Node of whoever starts it, not with the project's.
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
