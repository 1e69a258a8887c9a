/**
 * Prints the training rows of the ranking model, one per candidate and query, as tab-separated values.
 * Usage: npm run bench:rows -- SCHEMES QUERIES... > ROWS.tsv, with files as for search-bench.ts.
 */
import { readLexicon } from '../../content/read-content.ts';
import { FEATURE_NAMES } from '../../server/domain/search/ranking/rank-features.ts';
import { buildSearchIndex } from '../../server/domain/search/search-index.ts';
import { documentOf, type GradedQuery, readLines, type SchemeRow } from '../relevance.ts';

const [schemesFile, ...queryFiles] = process.argv.slice(2);
if (schemesFile === undefined || queryFiles.length === 0) {
  console.error('usage: npm run bench:rows -- SCHEMES QUERIES...');
  process.exit(2);
}

const schemes = readLines<SchemeRow>(schemesFile);
const index = buildSearchIndex(schemes.map(documentOf), readLexicon());

const lines = [['query', 'kind', 'slug', 'grade', 'grades', ...FEATURE_NAMES].join('\t')];
for (const { id, query, kind, relevant } of queryFiles.flatMap((file) => readLines<GradedQuery>(file))) {
  const grades = Object.values(relevant).sort((a, b) => b - a);
  for (const { id: scheme, features } of index.candidates(query)) {
    const { slug } = schemes[scheme - 1] as SchemeRow;
    const values = Array.from(features, (value) => Number(value.toPrecision(7)));
    lines.push([id, kind, slug, relevant[slug] ?? 0, grades.slice(0, 10).join(','), ...values].join('\t'));
  }
}
process.stdout.write(`${lines.join('\n')}\n`);
