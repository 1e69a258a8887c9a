/** Exporting and importing preserves every text byte for byte. */
import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EXPORT_COLUMNS, FIELD_CELLS, TRANSLATION_CELLS } from '../../../contract/import-file/columns.ts';
import { readImport } from '../../../contract/import-file/read-import.ts';
import { addWholeScheme } from '../../../contract/scheme-admin.endpoints.ts';
import { FIELD_NAMES, factsOf, type SchemeField, TRANSLATED_FIELDS } from '../../../contract/scheme-table.ts';
import { emptyColumns } from '../../domain/schemes/scheme-columns.ts';
import { changeFromForm } from '../../domain/schemes/scheme-input.ts';
import type { SchemeSnapshot } from '../../domain/schemes/scheme-snapshot.ts';
import { csvCells, exportRow } from './export-rows.ts';
import { readImportRow } from './import-row.ts';

const HOSTILE = [
  "'=",
  "'-1",
  "''=x",
  "'",
  "''",
  '=1+1',
  '+91 11',
  '-1',
  '@SUM(A1)',
  '\uff1dx',
  '-',
  '--',
  'N/A',
  "'N/A",
  "''NA",
  'NULL',
  'None',
  '#REF!',
  "'#NAME?",
  '1.8E+10',
  'Get #REF! now',
  '=SUM(A1:A2)',
  '[]',
  'TBD',
  '-do-',
  'a<br>b',
  "'1E5",
  '18001.0',
  '155261.0',
  '????',
  '["a","b"]',
  "['a']",
  '[',
  '{"a":1}',
  'a;b',
  'a|b',
  '1. a 2. b',
  '• a • b',
  'Step 1: go',
  '"',
  '""',
  '","',
  'a"b',
  ';',
  '|',
  '\t',
  'a\nb',
  'a\r\nb',
  '\n=1',
  'All',
  'true',
  '05/04/2026',
  'www.example.org',
  '&lt;b&gt;',
  '&amp;',
  '<',
  'â€“',
  ',',
  'sep=;',
  '\ufeff',
  '़',
  'विधवा',
];
const hostile = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE) },
  fc.tuple(fc.constantFrom(...HOSTILE), fc.constantFrom(...HOSTILE)).map(([a, b]) => `${a} ${b}`),
  fc.tuple(fc.constantFrom(...HOSTILE), fc.constantFrom(...HOSTILE)).map(([a, b]) => a + b),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
);

const plain = FIELD_CELLS.map(({ field }) => field).filter(
  (field) => ['line', 'text', 'words', 'rich'].includes(factsOf(field).kind) && !/^(?:slug|name|replacedBy)$/.test(field),
);
const translated = plain.filter((field) => factsOf(field).isTranslated);
const texts = (fields: SchemeField[]) => fc.record(Object.fromEntries(fields.map((field) => [field, hostile])));

const scheme = fc.record({
  fields: texts(plain),
  hi: texts(translated),
  name: hostile.map((text) => `x${text}`),
  named: hostile,
  checkedBy: hostile,
});

async function firstRow(text: string): Promise<Record<string, unknown>> {
  const found = await readImport(async function* () {
    yield new TextEncoder().encode(text);
  });
  expect(found.notes).toEqual([]);
  for await (const one of found.rows()) {
    if ('problem' in one) throw new Error(one.problem);
    return one.row;
  }
  throw new Error('no row');
}

test('every plain and rich text of a scheme, in CSV and in JSON', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(scheme, async ({ fields, hi, name, named, checkedBy }) => {
      const form = {
        ...fields,
        slug: 'one',
        name,
        category_id: [4],
        beneficiaryStates: ['Goa'],
        translations: { hi: { ...hi, name: named, state: 'reviewed' } },
      };
      const parsed = addWholeScheme.input.safeParse(form);
      fc.pre(parsed.success);
      const { requestId: _, ...input } = parsed.data as NonNullable<typeof parsed.data>;
      const change = changeFromForm(input);
      const own = change.translations?.hi;
      const translations = own ? { hi: { ...emptyColumns(TRANSLATED_FIELDS), ...own, source_hash: 'stale' } } : {};
      const stored = {
        ...emptyColumns(FIELD_NAMES),
        ...change,
        translations,
        status: 'published',
        checked_on: null,
        checked_by: checkedBy.trim(),
      } as unknown as SchemeSnapshot;
      const row = exportRow(stored);
      for (const file of [
        `\ufeff${stringify([[...EXPORT_COLUMNS], csvCells(row)])}`,
        `[\n${JSON.stringify(row)}\n]\n`,
        JSON.stringify([row], null, 2),
      ]) {
        const again = readImportRow(await firstRow(file)).change as Record<string, unknown>;
        for (const { field } of FIELD_CELLS) {
          const { column, kind } = factsOf(field);
          const wanted = stored[column as 'name'] as unknown;
          const isSaid = wanted !== '' && wanted !== null && wanted !== '[]' && kind !== 'flag';
          if (isSaid) expect(again[column], field).toBe(wanted);
          else expect(again[column] ?? wanted, field).toBe(wanted);
        }
        expect(again.checked_by ?? '').toBe(stored.checked_by);
        for (const { field, language } of TRANSLATION_CELLS.filter((one) => one.language === 'hi')) {
          const column = factsOf(field).column;
          const wanted = (stored.translations[language] as unknown as Record<string, string>)[column] ?? '';
          expect((again.translations as Record<string, Record<string, string>> | undefined)?.[language]?.[column] ?? '', field).toBe(
            wanted,
          );
        }
      }
    }),
    { numRuns: 150 },
  );
});
