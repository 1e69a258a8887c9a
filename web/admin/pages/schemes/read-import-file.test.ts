import { expect, test } from 'vitest';
import { batchesOf, readImportFile } from './read-import-file.ts';

const file = (name: string, content: string | ArrayBuffer) => new File([content], name);
const zipped = (text: string) => new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer();
const TWO = '{"name":"One"}\n\n{"name":"Two"}';

test.each([
  ['a.jsonl', TWO],
  ['a.jsonl.gz', TWO],
  ['a.csv', '\uFEFFname\nOne\n\nTwo\n'],
])('%s is read with its line numbers', async (name, content) => {
  const rows = await readImportFile(file(name, name.endsWith('.gz') ? await zipped(content) : content));
  expect(rows.map(({ row }) => row)).toEqual([{ name: 'One' }, { name: 'Two' }]);
  expect(rows[1]?.line).toBeGreaterThan(rows[0]?.line ?? 0);
});

test('a JSON array is read item by item', async () => {
  expect(await readImportFile(file('a.json', '[{"name":"One"},7]'))).toEqual([
    { line: 1, row: { name: 'One' } },
    { line: 2, row: null },
  ]);
});

test('a line that is none is told, the others are read', async () => {
  expect(await readImportFile(file('a.jsonl', '{"name":"One"}\n{broken\n[1]'))).toEqual([
    { line: 1, row: { name: 'One' } },
    { line: 2, row: null },
    { line: 3, row: null },
  ]);
});

test('what is no such file fails', async () => {
  await expect(readImportFile(file('a.json', '[{"name":'))).rejects.toThrow();
  await expect(readImportFile(file('a.csv', 'a,b\n1'))).rejects.toThrow();
});

test('batches hold no more than the server takes', () => {
  const lines = Array.from({ length: 250 }, () => ({ row: { name: 'x' } }));
  expect(batchesOf(lines, 100).map((batch) => batch.length)).toEqual([100, 100, 50]);
  const long = Array.from({ length: 3 }, () => ({ row: { name: 'x'.repeat(2_000_000) } }));
  expect(batchesOf(long, 100).map((batch) => batch.length)).toEqual([1, 1, 1]);
  expect(batchesOf([], 100)).toEqual([]);
});
