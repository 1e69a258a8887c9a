/**
 * Measures relevance and speed of the search.
 * Usage: node bench/search-bench.ts SCHEMES QUERIES [--size N] [--worst N] [--json] [--folded]
 * SCHEMES: JSON Lines of schemes, plain or gzipped. QUERIES: JSON Lines of {id, query, kind, relevant: {slug: 1 or 2}},
 * such as those of bench/queries. `--folded` counts a family of near-twins as one answer; `--worst 20` prints the queries
 * with the worst answers. Times are wall-clock times, which depend on other load; CPU times do not.
 * `--size 50000` repeats the schemes up to that number, for time and memory; relevance then means little.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readLexicon } from '../content/read-content.ts';
import { buildSearchIndex, type SearchDocument, type SearchIndex } from '../server/domain/search/search-index.ts';
import { ALL, documentOf, figuresByKind, type GradedQuery, judge, readLines, type SchemeRow } from './relevance.ts';
import { cpuSince, memory } from './resources.ts';
import { writeFigures } from './write-figures.ts';

const WARM_UP = 3;
const ROUNDS = 5;
/** Minimum size of the catalogue for the rows in docs/benchmarks.md. */
const LARGE = 4_000;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string' },
    worst: { type: 'string' },
    json: { type: 'boolean' },
    folded: { type: 'boolean' },
  },
});
const [schemesFile, queriesFile] = positionals;
if (!schemesFile || !queriesFile) {
  console.error('usage: node bench/search-bench.ts SCHEMES QUERIES [--size N] [--worst N] [--json] [--folded]');
  process.exit(2);
}

const rows = readLines<SchemeRow>(schemesFile);
const queries = readLines<GradedQuery>(queriesFile);
const lexicon = readLexicon();
const size = Number(options.size ?? rows.length);
const documents = Array.from({ length: size }, (_, at) => documentOf(rows[at % rows.length] as SchemeRow, at));

const memoryBefore = await memory();
const cpuBefore = process.cpuUsage();
const started = performance.now();
const index = buildSearchIndex(documents, lexicon);
const indexTime = performance.now() - started;
const indexCpu = cpuSince(cpuBefore);
const indexMemory = (await memory()) - memoryBefore;

const relevance = figuresByKind(queries, answer);
const latency = timings(index);
const searchCpu = averageCpu(index);
report();
record();

/** Slugs of the answer; with `--folded` only the first of each family, as on the page. */
function answer(query: string): string[] {
  const { hits } = index.search(query, {}, { flat: !options.folded });
  return [...new Set(hits.map((hit) => (documents[hit.id - 1] as SearchDocument).slug))];
}

function timings(searched: SearchIndex): number[] {
  const taken: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    for (const { query } of queries) {
      const begun = performance.now();
      searched.search(query);
      if (round >= WARM_UP) taken.push(performance.now() - begun);
    }
  }
  return taken.sort((a, b) => a - b);
}

function averageCpu(searched: SearchIndex): number {
  const before = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round++) for (const { query } of queries) searched.search(query);
  return cpuSince(before) / (ROUNDS * queries.length);
}

/** Writes docs/benchmarks.md, but only for held-out queries over a catalogue of the national portal's size. */
function record(): void {
  const file = path.basename(String(queriesFile), '.jsonl');
  const all = relevance.get(ALL);
  if (!file.startsWith('held-out') || rows.length < LARGE || options.size || options.folded || !all) return;
  writeFigures({
    [`relevance-${file}`]: `${all.ndcg.toFixed(3)}, ${all.mrr.toFixed(3)}, ${(100 * all.noHit).toFixed(1)} %`,
    'search-time': `${at(0.5).toFixed(1)} ms, ${at(0.99).toFixed(1)} ms`,
    'search-index': `${(indexCpu / 1000).toFixed(1)} s, ${indexMemory.toFixed(0)} MB`,
  });
}

function at(share: number): number {
  return latency[Math.min(latency.length - 1, Math.floor(latency.length * share))] ?? 0;
}

function report(): void {
  const table = [...relevance].map(([kind, { queries: count, ndcg, mrr, recall, noHit }]) => ({
    kind, queries: count, nDCG10: ndcg, MRR10: mrr, Recall10: recall, noHit,
  })); // biome-ignore format: one glance
  const speed = {
    schemes: size,
    indexMs: indexTime,
    indexCpuMs: indexCpu,
    searchCpuMs: searchCpu,
    indexMB: indexMemory,
    medianMs: at(0.5),
    p99Ms: at(0.99),
    worstMs: at(1),
  };
  if (options.json) {
    console.log(JSON.stringify({ relevance: table, speed }));
    return;
  }
  console.log('kind        queries  nDCG@10   MRR@10  Rec@10   no hit');
  for (const { kind, queries: count, nDCG10, MRR10, Recall10, noHit } of table) {
    const figures = [nDCG10, MRR10, Recall10].map((figure) => figure.toFixed(3).padStart(8)).join('');
    console.log(kind.padEnd(11) + String(count).padStart(8) + figures + `${(100 * noHit).toFixed(1)} %`.padStart(9));
  }
  console.log(`\n${size} schemes: index ${indexTime.toFixed(0)} ms (${indexCpu.toFixed(0)} ms of CPU), ${indexMemory.toFixed(1)} MB`);
  console.log(
    `one search: median ${at(0.5).toFixed(2)} ms, p99 ${at(0.99).toFixed(2)} ms, slowest ${at(1).toFixed(2)} ms; ${searchCpu.toFixed(2)} ms of CPU on average`,
  );
  const judged = queries.map((query) => ({ ...query, ...judge(query, answer(query.query)) })).sort((a, b) => a.ndcg - b.ndcg);
  for (const { kind, query, ndcg, marked } of judged.slice(0, Number(options.worst ?? 0))) {
    console.log(`${ndcg.toFixed(2)} ${kind} "${query}" → ${marked.join(' ')}`);
  }
}
