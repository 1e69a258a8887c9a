/**
 * `npm run bench:growth [-- --sizes 200,2000]`: cost of larger catalogues: import, start, memory, pages, lists and searches. Each size
 * has its own database, filled by the real import. Prints the table of docs/growth.md.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { DATABASE_FILE } from '../server/platform/database/connect.ts';
import { writeMadeSchemes } from './made-schemes.ts';
import { queryTexts } from './query-texts.ts';
import { type Ask, load, machine, memoryOf, schemeIds, startSite } from './running.ts';
import { isAsWritten, writeFigures } from './write-figures.ts';

const { values: options } = parseArgs({ options: { sizes: { type: 'string', default: '200,2000,20000,100000' } } });
const WARM_UP = 150;
const ASKED = 300;
/** Until the memory of the start has been returned to the system. */
const REST_MS = 15_000;

type Figures = Record<string, number>;

const queries = queryTexts();
const searches = (from: number, count: number) => Array.from({ length: count }, (_, at) => queries[(from + at) % queries.length] as string);

async function measure(size: number): Promise<Figures> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'yojanapath-growth-'));
  try {
    const file = path.join(folder, 'schemes.jsonl');
    await writeMadeSchemes(file, size);
    const begun = performance.now();
    const imported = spawnSync(process.execPath, ['server/commands/import.ts', file, '--publish'], {
      env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (imported.status !== 0) throw new Error('The import failed');
    const importSeconds = (performance.now() - begun) / 1000;
    // The first start fills caches that later ones use.
    await (await startSite(folder)).stop();
    const site = await startSite(folder);
    await setTimeout(REST_MS);
    const rest = memoryOf(site);
    const cost = async (asks: Ask[]) => (await load(site, asks)).cpuMs;
    const page = (words: string): Ask => ({ path: `/schemes?q=${encodeURIComponent(words)}` });
    const ids = await schemeIds(site);
    const count = Math.min(ASKED, Math.floor(size / 12));
    await cost(searches(0, WARM_UP).map(page));
    const figures = {
      'Import, s': importSeconds,
      'Database, MB': statSync(path.join(folder, DATABASE_FILE)).size / 1e6,
      'Start, s': site.startMs / 1000,
      'Memory at rest, MB': rest,
      'Page of a scheme, ms CPU': await cost(ids.map((id) => ({ path: `/schemes/${id}` }))),
      'Page of a list, ms CPU': await cost(Array.from({ length: count }, (_, at) => ({ path: `/schemes?page=${at + 1}` }))),
      'Page of a search, ms CPU': await cost(searches(WARM_UP, ASKED).map(page)),
      'List as JSON, ms CPU': await cost(
        Array.from({ length: count }, (_, at) => ({ path: '/api/structured/schemes', body: { page: at + 1 } })),
      ),
      'Search as JSON, ms CPU': await cost(
        searches(WARM_UP + ASKED, ASKED).map((search) => ({ path: '/api/structured/schemes/search', body: { search } })),
      ),
      'Memory after that, MB': memoryOf(site),
    };
    await site.stop();
    return figures;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const sizes = String(options.sizes).split(',').map(Number);
const measured: Figures[] = [];
for (const size of sizes) {
  process.stderr.write(`${size} schemes\n`);
  measured.push(await measure(size));
}
const line = (cells: string[]) => console.log(`| ${cells.join(' | ')} |`);
console.log(`Measured ${machine()}.\n`);
line(['', ...sizes.map((size) => size.toLocaleString('en-US'))]);
line(['---', ...sizes.map(() => '---:')]);
for (const name of Object.keys(measured[0] ?? {}))
  line([name, ...measured.map((figures) => (figures[name] as number).toFixed(name.includes('ms') || name.includes(', s') ? 1 : 0))]);
if (isAsWritten) {
  const at = (size: number, name: string) => measured[sizes.indexOf(size)]?.[name] ?? 0;
  const search = 'Page of a search, ms CPU';
  writeFigures({
    'growth-import': `${at(20_000, 'Import, s').toFixed(1)} s`,
    'growth-memory': `${at(20_000, 'Memory at rest, MB').toFixed(0)} MB`,
    'growth-search': (at(20_000, search) / at(2_000, search)).toFixed(1),
  });
}
