/** Starts servers as child processes and measures them (Linux only, because it reads /proc). */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';

const ROOT = path.resolve(import.meta.dirname, '..');
const CONNECTIONS = 8;
const RETRY_MS = 1_000;

export type Running = { url: string; pid: number; startMs: number; stop: () => Promise<void> };
export type Ask = { path: string; body?: object; encoding?: string };

/** Starts the site like `npm start`, logging each request. @param dataDir for its embedded database and its log */
export function startSite(dataDir: string): Promise<Running> {
  const flags = (process.env.SERVER_FLAGS ?? '').split(' ').filter(Boolean);
  const env = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, DATABASE_URL: '', RATE_LIMITS: 'off', SMTP_URL: '' };
  return start([...flags, 'server/main.ts'], env, { log: openSync(path.join(dataDir, 'bench.log'), 'a') });
}

/** Starts a bare `node:http` server that always sends the headers and body of this answer. */
export async function startBare({ headers, body }: Answer): Promise<Running> {
  const script = `
    const [headers, body] = JSON.parse(require('node:fs').readFileSync(0, 'utf8'));
    const bytes = Buffer.from(body, 'base64');
    const server = require('node:http').createServer((request, response) => { response.writeHead(200, headers); response.end(bytes); });
    server.listen(0, '127.0.0.1', () => console.log('ready at http://127.0.0.1:' + server.address().port));`;
  return start(['-e', script], {}, { input: Buffer.from(JSON.stringify([headers, body.toString('base64')])) });
}

export type Answer = { headers: Record<string, string>; body: Buffer };

/** Fetches an answer, without the headers `node:http` adds itself. */
export function answerOf({ url }: Running, target: string): Promise<Answer> {
  const own = ['date', 'connection', 'keep-alive', 'transfer-encoding'];
  return new Promise((resolve, reject) => {
    const request = http.get(url + target, { headers: { 'Accept-Encoding': 'br' } }, async (response) => {
      const body = Buffer.concat(await Array.fromAsync(response as AsyncIterable<Buffer>));
      const headers = Object.fromEntries(Object.entries(response.headers).filter(([name]) => !own.includes(name)));
      resolve({ headers: { ...(headers as Record<string, string>), 'content-length': String(body.length) }, body });
    });
    request.on('error', reject);
  });
}

type Child = ChildProcessByStdio<Writable, Readable, null>;
type Streams = { input?: Uint8Array /** File descriptor for stderr. */; log?: number };

/** Waits for the line `ready at URL`. */
async function start(args: string[], env: Record<string, string>, { input = Buffer.alloc(0), log }: Streams): Promise<Running> {
  const began = performance.now();
  const options = { cwd: ROOT, env: { ...process.env, ...env } };
  const child = spawn(process.execPath, args, { ...options, stdio: ['pipe', 'pipe', log ?? 'inherit'] }) as Child;
  if (log !== undefined) closeSync(log);
  child.stdin.end(input);
  const ended = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const address = /ready at (http:\/\/\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    });
    ended.then(([code]) => reject(new Error(`The server ended with ${code}`)));
  });
  const stop = async () => {
    child.kill();
    await ended;
  };
  return { url, pid: child.pid as number, startMs: performance.now() - began, stop };
}

/** Milliseconds of CPU of a process so far. */
export function cpuOf({ pid }: Running): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Megabytes in memory. */
export function memoryOf({ pid }: Running): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

/** Sends the requests over keep-alive connections. Returns the server's CPU milliseconds per request, and all bytes. */
export async function load(server: Running, asks: readonly Ask[]): Promise<{ cpuMs: number; bytes: number }> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const before = cpuOf(server);
  let bytes = 0;
  let next = 0;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (next < asks.length) bytes += await one(server.url, asks[next++] as Ask, agent);
    }),
  );
  agent.destroy();
  return { cpuMs: (cpuOf(server) - before) / asks.length, bytes };
}

/** Bytes of the body; retries after a 503. @throws for any other status than 200 */
function one(url: string, ask: Ask, agent: http.Agent): Promise<number> {
  const { path: target, body, encoding = 'br' } = ask;
  const text = body && JSON.stringify(body);
  const headers = {
    'Accept-Encoding': encoding,
    ...(text && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) }),
  };
  return new Promise((resolve, reject) => {
    const request = http.request(url + target, { agent, headers, method: text ? 'POST' : 'GET' }, (response) => {
      let bytes = 0;
      response.on('data', (chunk) => {
        bytes += chunk.length;
      });
      response.on('end', () => {
        const { statusCode } = response;
        if (statusCode === 200) resolve(bytes);
        // The machine is so busy that the server sheds load.
        else if (statusCode === 503)
          setTimeout(RETRY_MS)
            .then(() => one(url, ask, agent))
            .then(resolve, reject);
        else reject(new Error(`${statusCode} for ${target}`));
      });
    });
    request.on('error', reject);
    request.end(text);
  });
}

export const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Describes the machine. */
export function machine(): string {
  const [cpu] = os.cpus();
  const busy = os.loadavg()[0] ?? 0;
  const day = new Date().toISOString().slice(0, 10);
  return `${day}, Node ${process.version}, ${os.cpus().length} cores (${cpu?.model.trim()}), load ${busy.toFixed(1)}`;
}

/** Ids of existing schemes. */
export async function schemeIds({ url }: Running): Promise<number[]> {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${url}/api/structured/schemes`, { method: 'POST', headers, body: JSON.stringify({ limit: 100 }) });
  return ((await answer.json()) as { schemes: { id: number }[] }).schemes.map(({ id }) => id);
}
