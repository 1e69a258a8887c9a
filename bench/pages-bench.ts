/**
 * `npm run bench:pages`: bytes a visitor downloads. Needs a build (`npm start` or `npm test` makes it).
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { writeFigures } from './write-figures.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const PAGES = ['/', '/schemes', '/schemes/1', '/category/agriculture', '/blog', '/blog/what-is-dbt', '/hi', '/hi/schemes/1'];

type Server = { url: string; stop: () => void };

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'yojanapath-bench-'));

/** Starts a script that prints `ready at URL`. */
function start(args: string[], env: Record<string, string>): Promise<Server> {
  const child = spawn(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve) => {
    child.stdout.on('data', (chunk) => {
      const address = /ready at (http:\/\/\S+)/.exec(String(chunk));
      if (address?.[1]) resolve({ url: address[1], stop: () => child.kill() });
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

/** Fetches an address and measures it compressed. */
async function read(address: string): Promise<{ bytes: Buffer; compressed: number }> {
  const response = await fetch(address, { headers: { 'Accept-Encoding': 'identity' } });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { bytes, compressed: brotliCompressSync(bytes).length };
}

console.log('First load, compressed with Brotli (kB):');
const sizes = new Map<string, number>();
const parts: Record<string, { script: number; react: number; css: number; rest: number }> = {};
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
  parts[page] = { script, react, css, rest };
  console.log(
    `  ${page.padEnd(24)} first script ${(script / 1000).toFixed(1)}  React, words and page ${(react / 1000).toFixed(1).padStart(6)}  style ${(css / 1000).toFixed(1).padStart(5)}  html ${(rest / 1000).toFixed(1).padStart(5)}`,
  );
}

const kilobytes = (pages: string[], part: keyof (typeof parts)[string]) =>
  pages.map((page) => ((parts[page]?.[part] ?? 0) / 1000).toFixed(1)).join(', ');
writeFigures({
  'first-script': `${kilobytes(['/'], 'script')} kB`,
  'react-script': `${kilobytes(['/', '/schemes', '/schemes/1', '/blog/what-is-dbt'], 'react')} kB`,
  html: `${kilobytes(['/'], 'css')} kB; ${kilobytes(['/', '/schemes', '/schemes/1'], 'rest')} kB`,
});

site.stop();
rmSync(dataDir, { recursive: true, force: true });
