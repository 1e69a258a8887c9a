/**
 * How well and how fast the search answers.
 * Usage: node bench/search-bench.ts SCHEMES QUERIES [--size N] [--worst N] [--json] [--folded] [--lexicon FILE]
 * SCHEMES: JSON Lines of schemes, plain or gzipped. QUERIES: JSON Lines of {id, query, kind, relevant: {slug: 1 or 2}}.
 * `--folded` counts a family of near-twins as one answer; `--worst 20` prints the queries answered worst.
 * Times are by the clock, so a busy machine shows; those of CPU are not touched by it.
 * `--size 50000` repeats the schemes up to that number: for time and memory; relevance then means little.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { parseLexicon } from '../server/search/lexicon-file.ts';
import { buildSearchIndex, type SearchDocument, type SearchIndex } from '../server/search/search-index.ts';
import { cpuSince, memory } from './resources.ts';

type SchemeRow = {
  slug: string; name: string; brief: string; details: string; benefits: string; eligibility: string; documents: string;
  level: string; state: string; ministry: string; categories: string[]; tags: string[]; shortTitle: string;
}; // biome-ignore format: one glance
type Query = { id: string; query: string; kind: string; relevant: Record<string, number> };
type Figures = { queries: number; ndcg: number; mrr: number; recall: number; empty: number };

const DEPTH = 10;
const WARM_UP = 3;
const ROUNDS = 5;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string' },
    worst: { type: 'string' },
    json: { type: 'boolean' },
    lexicon: { type: 'string' },
    folded: { type: 'boolean' },
  },
});
const [schemesFile, queriesFile] = positionals;
if (!schemesFile || !queriesFile) {
  console.error('usage: node bench/search-bench.ts SCHEMES QUERIES [--size N] [--worst N] [--json] [--folded] [--lexicon FILE]');
  process.exit(2);
}

const rows = readLines<SchemeRow>(schemesFile);
const queries = readLines<Query>(queriesFile);
const lexicon = parseLexicon(readFileSync(options.lexicon ?? new URL('../content/lexicon.yaml', import.meta.url), 'utf8'));
const size = Number(options.size ?? rows.length);
const documents = Array.from({ length: size }, (_, at) => documentOf(rows[at % rows.length] as SchemeRow, at));

const memoryBefore = await memory();
const cpuBefore = process.cpuUsage();
const started = performance.now();
const index = buildSearchIndex(documents, lexicon);
const indexTime = performance.now() - started;
const indexCpu = cpuSince(cpuBefore);
const indexMemory = (await memory()) - memoryBefore;

const perKind = new Map<string, Figures>();
const lines: { ndcg: number; line: string }[] = [];
for (const query of queries) measure(query, index);
const latency = timings(index);
const searchCpu = averageCpu(index);
report();

function readLines<T>(file: string): T[] {
  const bytes = readFileSync(file);
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as T);
}

function documentOf(row: SchemeRow, at: number): SearchDocument {
  const allIndia = row.state === '' || row.state === 'All';
  return {
    id: at + 1, slug: row.slug, name: row.name, names: [], acronym: row.shortTitle, summary: row.brief, description: row.details,
    eligibility: row.eligibility, benefits: row.benefits, documents: row.documents, texts: [], keywords: row.tags,
    categories: row.categories, categoryNames: row.categories, states: allIndia ? [] : [row.state],
    level: row.level === 'State' ? 'state' : 'central', department: row.ministry, opensOn: null, closesOn: null, updatedOn: '2025-01-01',
  }; // biome-ignore format: one glance
}

/** The first schemes of the answer; with `--folded` only the heads of families, as the page shows them. */
function answer(query: string, searched: SearchIndex): string[] {
  const { hits } = searched.search(query, {}, { flat: !options.folded });
  return [...new Set(hits.map((hit) => (documents[hit.id - 1] as SearchDocument).slug))].slice(0, DEPTH);
}

function measure({ query, kind, relevant }: Query, searched: SearchIndex): void {
  const found = answer(query, searched);
  const gain = (grade: number, at: number) => (2 ** grade - 1) / Math.log2(at + 2);
  const grades = Object.values(relevant).sort((a, b) => b - a);
  const ideal = grades.slice(0, DEPTH).reduce((sum, grade, at) => sum + gain(grade, at), 0);
  const ndcg = found.reduce((sum, slug, at) => sum + gain(relevant[slug] ?? 0, at), 0) / ideal;
  const first = found.findIndex((slug) => relevant[slug]);
  const hits = found.filter((slug) => relevant[slug]).length;
  for (const group of [kind, 'ALL']) {
    const figures = perKind.get(group) ?? { queries: 0, ndcg: 0, mrr: 0, recall: 0, empty: 0 };
    figures.queries++;
    figures.ndcg += ndcg;
    figures.mrr += first < 0 ? 0 : 1 / (first + 1);
    figures.recall += hits / Math.min(DEPTH, grades.length);
    figures.empty += first < 0 ? 1 : 0;
    perKind.set(group, figures);
  }
  const marked = found.map((slug) => (relevant[slug] === 2 ? `**${slug}` : relevant[slug] ? `*${slug}` : slug));
  lines.push({ ndcg, line: `${ndcg.toFixed(2)} ${kind} "${query}" → ${marked.join(' ')}` });
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

function report(): void {
  const kinds = [...perKind].sort(([a], [b]) => Number(a === 'ALL') - Number(b === 'ALL') || a.localeCompare(b));
  const table = kinds.map(([kind, { queries: count, ndcg, mrr, recall, empty }]) => ({
    kind, queries: count, nDCG10: ndcg / count, MRR10: mrr / count, Recall10: recall / count, noHit: empty / count,
  })); // biome-ignore format: one glance
  const at = (share: number) => latency[Math.min(latency.length - 1, Math.floor(latency.length * share))] ?? 0;
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
  const worst = lines.sort((a, b) => a.ndcg - b.ndcg).slice(0, Number(options.worst ?? 0));
  for (const { line } of worst) console.log(line);
}
