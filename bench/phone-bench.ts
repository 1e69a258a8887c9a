/**
 * `npm run bench:phone`: pages on a slow phone (4 × slower CPU, 562 ms round trip, 1.4 Mbit/s, HTTP/1.1) in Chromium, alternating with
 * the same pages without scripts, served through a proxy that removes them from the HTML.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { ensureBrowser } from '../scripts/browser.mjs';
import { machine, median, startSite } from './running.ts';
import { writeFigures } from './write-figures.ts';

const PAGES = ['/', '/schemes', '/schemes/1', '/category/education', '/blog', '/blog/what-is-dbt', '/hi', '/hi/schemes/1'];
const ROUNDS = 3;
const PHONE = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const SLOW_NETWORK = { offline: false, latency: 562, downloadThroughput: 180_000, uploadThroughput: 84_000 };
const SLOWER = 4;
const SETTLED_MS = 1_500;
/** The part of a task beyond this blocks input. */
const LONG_MS = 50;

type Visit = {
  firstPaint: number;
  largestPaint: number;
  complete: number;
  shift: number;
  requests: number;
  blocked: number;
  longTasks: number;
};

/** A proxy that removes scripts and their preloads from the pages. */
async function startWithoutScripts(site: string): Promise<{ url: string; stop: () => void }> {
  const pages = new Map<string, Buffer>();
  const server = http.createServer((request, response) => {
    http.get(site + request.url, { headers: { ...request.headers, 'accept-encoding': 'br' } }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk as Buffer);
      const body = Buffer.concat(chunks);
      const isPage = String(answer.headers['content-type']).startsWith('text/html');
      const { 'content-length': _length, link: _link, ...headers } = answer.headers;
      response.writeHead(answer.statusCode ?? 500, headers);
      if (!isPage || headers['content-encoding'] !== 'br') return response.end(body);
      const address = String(request.url);
      const plain = pages.get(address) ?? withoutScripts(body);
      pages.set(address, plain);
      return response.end(plain);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}

function withoutScripts(body: Buffer): Buffer {
  return brotliCompressSync(String(brotliDecompressSync(body)).replace(/<script[\s\S]*?<\/script>|<link[^>]*modulepreload[^>]*>/g, ''));
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  let requests = 0;
  page.on('request', () => {
    requests += 1;
  });
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await page.waitForTimeout(SETTLED_MS);
  const figures = await page.evaluate(async (long) => {
    const read = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
        observer.observe({ type, buffered: true });
        setTimeout(() => resolve([]), 500);
      });
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const largest = (await read('largest-contentful-paint')).at(-1)?.startTime ?? 0;
    const tasks = (await read('longtask')).map(({ duration }) => duration);
    const shifts = (await read('layout-shift')) as (PerformanceEntry & { value: number })[];
    return {
      firstPaint: paint,
      largestPaint: largest,
      complete: navigation?.loadEventEnd ?? 0,
      shift: shifts.reduce((sum, { value }) => sum + value, 0),
      blocked: tasks.reduce((sum, duration) => sum + duration - long, 0),
      longTasks: tasks.length,
    };
  }, LONG_MS);
  await context.close();
  return { ...figures, requests };
}

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'yojanapath-phone-'));
const site = await startSite(dataDir);
const plain = await startWithoutScripts(site.url);
const executablePath = ensureBrowser(process.execPath);
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
const rows = new Map<string, { first: string; complete: string; largest: string; blocked: number; shift: number; requests: number }>();
try {
  console.log(`Measured ${machine()}.\n`);
  console.log(
    '| page | first paint, ms | × without script | largest, ms | × first paint | complete, ms | × without script | shift | blocked, ms | tasks over 50 ms | requests |',
  );
  console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
  for (const address of PAGES) {
    // Fill the page cache for both.
    for (const server of [site, plain]) await visit(browser, server.url + address);
    const [ours, bare]: [Visit[], Visit[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      ours.push(await visit(browser, site.url + address));
      bare.push(await visit(browser, plain.url + address));
    }
    const of = (visits: Visit[], name: keyof Visit) => median(visits.map((one) => one[name]));
    const ratio = (name: keyof Visit) => (of(ours, name) / of(bare, name)).toFixed(2);
    const [first, largest, complete] = [of(ours, 'firstPaint'), of(ours, 'largestPaint'), of(ours, 'complete')];
    console.log(
      `| ${address} | ${first.toFixed(0)} | ${ratio('firstPaint')} | ${largest.toFixed(0)} | ${(largest / first).toFixed(2)} | ${complete.toFixed(0)} | ${ratio('complete')} | ${of(ours, 'shift').toFixed(3)} | ${of(ours, 'blocked').toFixed(0)} | ${of(ours, 'longTasks')} | ${of(ours, 'requests')} |`,
    );
    rows.set(address, {
      first: ratio('firstPaint'),
      complete: ratio('complete'),
      largest: (largest / first).toFixed(2),
      blocked: of(ours, 'blocked'),
      shift: of(ours, 'shift'),
      requests: of(ours, 'requests'),
    });
  }
  const shown = ['/', '/schemes', '/schemes/1', '/blog'].flatMap((address) => rows.get(address) ?? []);
  const join = (name: keyof (typeof shown)[number]) => shown.map((row) => row[name]).join(', ');
  const blocked = [...rows.values()].map((row) => row.blocked);
  writeFigures({
    'phone-requests': join('requests'),
    'phone-first': join('first'),
    'phone-complete': join('complete'),
    'phone-largest': join('largest'),
    'phone-blocked': `${Math.min(...blocked).toFixed(0)} to ${Math.max(...blocked).toFixed(0)}; ${Math.max(...shown.map(({ shift }) => shift)).toFixed(3)}`,
  });
} finally {
  await browser.close();
  plain.stop();
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
