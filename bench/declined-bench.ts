/**
 * How often the search over the shipped schemes says that there is no such scheme, of graded queries.
 * Usage: node bench/declined-bench.ts SCHEMES QUERIES... [--list], with files as for search-bench.ts.
 * A query is answerable when one of the first three answers is graded for it: declined then, it is declined wrongly. It is missing when nothing
 * that is graded for it is shipped. A shipped scheme is the row of SCHEMES whose name shares most of its words, in the same state.
 * `--list` prints the queries wrongly declined: not for files that were held out, of which only the figures are read.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { shippedSchemes } from '../content/shipped-content.ts';
import { keyOf, tokenise } from '../server/domain/search/words/tokenise.ts';
import { shippedIndex } from '../server/testing/shipped-index.ts';
import { type GradedQuery, readLines, type SchemeRow } from './relevance.ts';

const FIRST = 3;
/** Share of the words of both names together. */
const SAME_NAME = 0.6;
const SAME_ACRONYM = 0.5;
/** A scheme of more states than this is for all of India. */
const FEW_STATES = 3;
const WORDS_OF_ALL = new Set(tokenise('the of for to and in a scheme yojana pm pradhan mantri mukhyamantri cm'));

const { values: options, positionals } = parseArgs({ allowPositionals: true, options: { list: { type: 'boolean' } } });
const [schemesFile, ...queryFiles] = positionals;
if (!schemesFile || queryFiles.length === 0) {
  console.error('usage: node bench/declined-bench.ts SCHEMES QUERIES... [--list]');
  process.exit(2);
}

const schemes = shippedSchemes();
const { index } = shippedIndex();
const slugOf = new Map(schemes.map(({ id, slug }) => [id, slug]));
const named = schemes.map((scheme) => ({ scheme, keys: keysOf(scheme.name) }));
const shippedAs = new Map(readLines<SchemeRow>(schemesFile).flatMap((row) => shipped(row) ?? []));

for (const file of queryFiles) count(file);

function keysOf(name: string): Set<string> {
  const words = tokenise(name.replace(/\(.*?\)/g, ' '));
  return new Set(words.filter((word) => !WORDS_OF_ALL.has(word)).map(keyOf));
}

function shipped(row: SchemeRow): [[string, string]] | undefined {
  const keys = keysOf(row.name);
  const isThere = (states: readonly string[]) =>
    row.state === '' || row.state === 'All' ? states.length <= FEW_STATES : states.includes(row.state);
  const alike = named
    .filter(({ scheme }) => isThere(scheme.states))
    .map(({ scheme, keys: others }) => ({
      slug: scheme.slug,
      share:
        keys.intersection(others).size / keys.union(others).size +
        (scheme.acronym && scheme.acronym.toLowerCase() === row.shortTitle.toLowerCase() ? SAME_ACRONYM : 0),
    }))
    .reduce((best, one) => (one.share > best.share ? one : best), { slug: '', share: 0 });
  return alike.share >= SAME_NAME ? [[row.slug, alike.slug]] : undefined;
}

function count(file: string): void {
  const counts = { answerable: 0, wrong: 0, missing: 0, declined: 0 };
  for (const { query, relevant } of readLines<GradedQuery>(file)) {
    const right = new Set(Object.keys(relevant).flatMap((slug) => shippedAs.get(slug) ?? []));
    const { weak, hits } = index.search(query);
    const isDeclined = weak || hits.length === 0;
    if (hits.slice(0, FIRST).some(({ id }) => right.has(slugOf.get(id) as string))) {
      counts.answerable += 1;
      if (isDeclined) counts.wrong += 1;
      if (isDeclined && options.list && !path.basename(file).startsWith('held-out')) console.log(`  ${query}`);
    } else if (right.size === 0) {
      counts.missing += 1;
      if (isDeclined) counts.declined += 1;
    }
  }
  const { answerable, wrong, missing, declined } = counts;
  const share = (some: number, all: number) => `${some} of ${all} (${((100 * some) / Math.max(1, all)).toFixed(1)} %)`;
  console.log(`${path.basename(file)}: wrongly declined ${share(wrong, answerable)}, missing and declined ${share(declined, missing)}`);
}
