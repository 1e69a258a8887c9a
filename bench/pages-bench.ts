/**
 * `npm run bench:pages`: what a visitor downloads, and what serving a page costs, each beside something to compare with in
 * the same run. Needs the build (`npm start` or `npm test` makes it).
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const ROOT = path.resolve(import.meta.dirname, '..');
const ROUNDS = 5;
const REQUESTS = 4000;
const CONNECTIONS = 16;
const PAGES = ['/', '/schemes', '/schemes/1', '/category/agriculture', '/blog', '/hi', '/hi/schemes/1'];

type Server = { url: string; pid: number; stop: () => void };

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'yojanapath-bench-'));

/** Starts a script that prints `ready at URL`. */
function start(args: string[], env: Record<string, string>): Promise<Server> {
  const child = spawn(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve) => {
    child.stdout.on('data', (chunk) => {
      const address = /ready at (http:\/\/\S+)/.exec(String(chunk));
      if (address?.[1]) resolve({ url: address[1], pid: child.pid ?? 0, stop: () => child.kill() });
    });
  });
}

const site = await start(['server/main.ts'], {
  PORT: '3999',
  HOST: '127.0.0.1',
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'warn',
});

/** Body and headers as a browser would get them. */
async function read(address: string): Promise<{ bytes: Buffer; compressed: number }> {
  const response = await fetch(address, { headers: { 'Accept-Encoding': 'identity' } });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { bytes, compressed: brotliCompressSync(bytes).length };
}

console.log('First load, compressed with Brotli (kB):');
const sizes = new Map<string, number>();
async function sizeOf(files: string[]): Promise<number> {
  for (const file of files) if (!sizes.has(file)) sizes.set(file, (await read(site.url + file)).compressed);
  return files.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
}
for (const page of PAGES) {
  const { bytes } = await read(site.url + page);
  const html = bytes.toString();
  const styles = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
  const [, first = '', later = ''] = /<script type="module" src="([^"]+)" data-later="([^"]*)"/.exec(html) ?? [];
  const script = await sizeOf([first]);
  const react = await sizeOf(later.split(' '));
  const css = brotliCompressSync(styles).length;
  const rest = brotliCompressSync(html.replace(styles, '')).length;
  console.log(
    `  ${page.padEnd(24)} first script ${(script / 1000).toFixed(1)}  React, words and page ${(react / 1000).toFixed(1).padStart(6)}  style ${(css / 1000).toFixed(1).padStart(5)}  html ${(rest / 1000).toFixed(1).padStart(5)}`,
  );
}

/** Sends the requests over kept connections; returns the CPU seconds the server spent. */
async function load(server: Server, target: string): Promise<number> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const one = () =>
    new Promise<void>((resolve, reject) => {
      http
        .get(server.url + target, { agent, headers: { 'Accept-Encoding': 'br' } }, (response) => response.resume().on('end', resolve))
        .on('error', reject);
    });
  const before = await cpu(server.pid);
  let left = REQUESTS;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (left-- > 0) await one();
    }),
  );
  agent.destroy();
  return (await cpu(server.pid)) - before;
}

/** CPU seconds of a process so far (Linux). */
async function cpu(pid: number): Promise<number> {
  const { readFile } = await import('node:fs/promises');
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

const page = await fetch(`${site.url}/schemes`, { headers: { 'Accept-Encoding': 'br' } });
const bareScript = `
  const body = require('node:fs').readFileSync(0);
  const server = require('node:http').createServer((request, response) => { response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br', 'Content-Length': body.length }); response.end(body); });
  server.listen(0, '127.0.0.1', () => console.log('ready at http://127.0.0.1:' + server.address().port));`;
const bareChild = spawn(process.execPath, ['-e', bareScript], { stdio: ['pipe', 'pipe', 'inherit'] });
bareChild.stdin.end(brotliCompressSync(Buffer.from(await page.arrayBuffer())));
const bare = await new Promise<Server>((resolve) => {
  bareChild.stdout.on('data', (chunk) =>
    resolve({ url: String(chunk).replace('ready at ', '').trim(), pid: bareChild.pid ?? 0, stop: () => bareChild.kill() }),
  );
});

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const cached: number[] = [];
const plain: number[] = [];
const anew: number[] = [];
await load(site, '/schemes');
await load(bare, '/');
for (let round = 0; round < ROUNDS; round++) {
  cached.push(await load(site, '/schemes'));
  plain.push(await load(bare, '/'));
}
console.log(
  `\nCached page against a bare node:http server, requests per CPU second: ${(100 * (median(plain) / median(cached))).toFixed(0)} %`,
);

// A word of its own in each address makes each page a new one.
const MISSES = 300;
for (let round = 0; round < ROUNDS; round++) {
  const before = await cpu(site.pid);
  for (let index = 0; index < MISSES; index++)
    await (await fetch(`${site.url}/schemes?q=kisan+pension&page=${(index % 4) + 1}&exact=1&state=round${round}x${index}`)).arrayBuffer();
  anew.push((1000 * ((await cpu(site.pid)) - before)) / MISSES);
}
console.log(`Page rendered anew, search included: ${median(anew).toFixed(1)} ms CPU`);

site.stop();
bare.stop();
rmSync(dataDir, { recursive: true, force: true });
