/**
 * `npm run content:table [-- --warnings] [-- --numbers TEXTS]`: the size of the catalogue by category, state, level and language, what is
 * missing, and how many document lines the library explains. `--numbers` reads the texts of sources, one JSON object with `url` and `text`
 * per line, and lists numbers on pages that are in none of their sources.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CATEGORIES, categoryLabel } from '../contract/categories.ts';
import { TRANSLATIONS } from '../contract/languages.ts';
import { STATES } from '../contract/states.ts';
import { today } from '../contract/today.ts';
import { countReferences } from './document-references.ts';
import { WARNINGS } from './findings.ts';
import { readDocuments, readSchemes } from './read-content.ts';
import type { SchemeFile } from './scheme-file.ts';
import { unsupportedNumbers } from './unsupported-numbers.ts';

const schemes = readSchemes();
const day = today(new Date());
const {
  values: { warnings: showsWarnings, numbers: textsFile },
} = parseArgs({ options: { warnings: { type: 'boolean' }, numbers: { type: 'string' } } });

type Column = [string, (scheme: SchemeFile) => boolean];

const COLUMNS: Column[] = [
  ['schemes', () => true],
  ...TRANSLATIONS.flatMap((language) =>
    (['draft', 'reviewed'] as const).map(
      (state): Column => [`${language} ${state}`, (scheme) => scheme.translations[language]?.state === state],
    ),
  ),
  ['steps', (scheme) => scheme.en.steps.length > 0],
  ['documents', (scheme) => scheme.en.documents.length > 0],
  ['sources', (scheme) => scheme.sources.length > 0],
  ['checked', (scheme) => scheme.checkedOn !== undefined],
  ['dates', (scheme) => scheme.opensOn !== undefined || scheme.closesOn !== undefined],
  ['helpline', (scheme) => scheme.helpline !== undefined],
  ['office', (scheme) => scheme.apply.office !== undefined],
  ['online', (scheme) => scheme.apply.online !== undefined],
  ['2+ sources', (scheme) => scheme.sources.length > 1],
  ['due', (scheme) => scheme.reviewBy < day],
];

function row(name: string, some: SchemeFile[]): Record<string, string | number> {
  return { '': name, ...Object.fromEntries(COLUMNS.map(([column, counts]) => [column, some.filter(counts).length])) };
}

const rows = [
  row('all', schemes),
  row(
    'central',
    schemes.filter((scheme) => scheme.level === 'central'),
  ),
  row(
    'state',
    schemes.filter((scheme) => scheme.level === 'state'),
  ),
  ...CATEGORIES.map(({ slug, name }) =>
    row(
      categoryLabel(name),
      schemes.filter((scheme) => scheme.categories.includes(slug)),
    ),
  ),
  ...STATES.map((state) =>
    row(
      state,
      schemes.filter((scheme) => scheme.states.includes(state)),
    ),
  ),
];

const widths = Object.keys(rows[0] ?? {}).map((key) => Math.max(key.length, ...rows.map((one) => String(one[key]).length)));
const line = (cells: (string | number)[]) =>
  cells.map((cell, index) => (index === 0 ? String(cell).padEnd(widths[0] ?? 0) : String(cell).padStart(widths[index] ?? 0))).join('  ');
process.stdout.write(`${[line(Object.keys(rows[0] ?? {})), ...rows.map((one) => line(Object.values(one)))].join('\n')}\n`);

const { refer, bare } = countReferences(schemes);
process.stdout.write(
  `\nDocuments: ${readDocuments().length} entries; ${refer} document lines name one, ${bare.length} do not (${Math.floor((refer * 1000) / (refer + bare.length)) / 10} % do)\n`,
);

process.stdout.write(`\nFor a reader to settle${showsWarnings ? '' : ' (with -- --warnings each by name)'}:\n`);
for (const [warning, find] of Object.entries(WARNINGS)) {
  const found = schemes.map((scheme) => ({ slug: scheme.slug, said: find(scheme, day) })).filter(({ said }) => said.length > 0);
  process.stdout.write(`${warning}: ${found.length} of ${schemes.length}\n`);
  if (showsWarnings) for (const { slug, said } of found) process.stdout.write(`  ${slug}: ${said.join('; ')}\n`);
}

if (textsFile) {
  const texts = readFileSync(textsFile, 'utf8').split('\n').filter(Boolean);
  const byUrl = new Map(
    texts.map((line) => {
      const { url, text } = JSON.parse(line) as { url: string; text: string };
      return [url, text] as const;
    }),
  );
  process.stdout.write(`\nNumbers that no source at hand has:\n`);
  for (const scheme of schemes) for (const said of unsupportedNumbers(scheme, byUrl)) process.stdout.write(`  ${scheme.slug}: ${said}\n`);
}
