import { expect, test } from 'vitest';
import { batchesOf } from './import-batches.ts';
import { readImportFile, UnknownEncoding } from './read-import-file.ts';

const file = (name: string, content: BlobPart) => new File([content], name);
const utf16 = (text: string, isBig = false) => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), !isBig);
  return view.buffer;
};
const zipped = (text: string) => new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer();
const TWO = '{"name":"One"}\n\n{"name":"Two"}';

test.each([
  ['a.jsonl', TWO],
  ['a.jsonl.gz', TWO],
  ['a.csv', '\uFEFFname\nOne\n\nTwo\n'],
])('%s is read with its line numbers', async (name, content) => {
  const { lines: rows } = await readImportFile(file(name, name.endsWith('.gz') ? await zipped(content) : content));
  expect(rows.map(({ row }) => row)).toEqual([{ name: 'One' }, { name: 'Two' }]);
  expect(rows[1]?.line).toBeGreaterThan(rows[0]?.line ?? 0);
});

test('a JSON array is read item by item', async () => {
  expect((await readImportFile(file('a.json', '[{"name":"One"},7]'))).lines).toEqual([
    { line: 1, row: { name: 'One' } },
    { line: 2, row: null },
  ]);
});

test('a line that is none is told, the others are read', async () => {
  expect((await readImportFile(file('a.jsonl', '{"name":"One"}\n{broken\n[1]'))).lines).toEqual([
    { line: 1, row: { name: 'One' } },
    { line: 2, row: null },
    { line: 3, row: null },
  ]);
});

test('what is no such file fails', async () => {
  await expect(readImportFile(file('a.json', '[{"name":'))).rejects.toThrow();
  await expect(readImportFile(file('a.csv', 'a,b\n1'))).rejects.toThrow();
});

test('the line of a table is the row a spreadsheet shows, whatever its cells hold', async () => {
  const { lines } = await readImportFile(file('a.csv', 'name,note\nOne,"two\nor\nthree lines"\n\nTwo,\n'));
  expect(lines).toEqual([
    { line: 2, row: { name: 'One', note: 'two\nor\nthree lines' } },
    { line: 4, row: { name: 'Two', note: '' } },
  ]);
});

const TABLE = 'name,note\nविधवा पेंशन,“ok”\n';
test.each([
  ['UTF-8 with its mark', `\uFEFF${TABLE}`, 'utf-8'],
  ['UTF-16, little end first', utf16(`\uFEFF${TABLE}`), 'utf-16le'],
  ['UTF-16, big end first', utf16(`\uFEFF${TABLE}`, true), 'utf-16be'],
  ['UTF-16 without a mark', utf16(TABLE), 'utf-16le'],
  ['UTF-16 with tabs, as spreadsheets save Unicode text', utf16(`\uFEFF${TABLE.replaceAll(',', '\t')}`), 'utf-16le'],
])('%s is recognised', async (_name, content, encoding) => {
  const found = await readImportFile(file('a.csv', content));
  expect(found.encoding).toBe(encoding);
  expect(found.lines).toEqual([{ line: 2, row: { name: 'विधवा पेंशन', note: '“ok”' } }]);
});

test('Windows-1252 is read as such, and named', async () => {
  // Curly quotes, an accent and a dash, as an older spreadsheet writes them.
  const bytes = new Uint8Array([...new TextEncoder().encode('name\n'), 0x93, 0x43, 0x61, 0x66, 0xe9, 0x94, 0x96, 0x0a]);
  const { lines, encoding } = await readImportFile(file('a.csv', bytes));
  expect(encoding).toBe('windows-1252');
  expect(lines).toEqual([{ line: 2, row: { name: '“Café”–' } }]);
});

test.each([
  ['a picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00, 0x00, 0x0d, 0x81]],
  ['half a character of UTF-16', [0xff, 0xfe, 0x00, 0xd8, 0x41]],
])('%s is no text', async (_name, bytes) => {
  await expect(readImportFile(file('a.csv', new Uint8Array(bytes)))).rejects.toThrow(UnknownEncoding);
});

test('batches hold no more than the server takes', () => {
  const lines = Array.from({ length: 250 }, () => ({ row: { name: 'x' } }));
  expect(batchesOf(lines, 100).map((batch) => batch.length)).toEqual([100, 100, 50]);
  const long = Array.from({ length: 3 }, () => ({ row: { name: 'x'.repeat(2_000_000) } }));
  expect(batchesOf(long, 100).map((batch) => batch.length)).toEqual([1, 1, 1]);
  expect(batchesOf([], 100)).toEqual([]);
});
