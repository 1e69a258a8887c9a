import { expect, test } from 'vitest';
import { batchesOf } from './import-batches.ts';
import { readImportFile } from './read-import-file.ts';

test('reads a file under any name, with its notes', async () => {
  const file = new File(['name;Rank\nOne;1\n\nTwo;2\nThree\n'], 'schemes.txt');
  const { lines, notes } = await readImportFile(file);
  expect(lines).toEqual([
    { line: 2, row: { name: 'One' } },
    { line: 4, row: { name: 'Two' } },
    { line: 5, name: 'Three', problem: expect.stringContaining('has 1 cell and the headings are 2') },
  ]);
  expect(notes).toEqual([expect.stringContaining('Unknown column: “Rank”')]);
});

test('reports an unreadable file', async () => {
  await expect(readImportFile(new File(['[{"name":'], 'a.json'))).rejects.toThrow('The file is not valid JSON');
});

test("keeps batches within the server's limits", () => {
  const lines = Array.from({ length: 250 }, () => ({ row: { name: 'x' } }));
  expect(batchesOf(lines, 100).map((batch) => batch.length)).toEqual([100, 100, 50]);
  const long = Array.from({ length: 3 }, () => ({ row: { name: 'x'.repeat(2_000_000) } }));
  expect(batchesOf(long, 100).map((batch) => batch.length)).toEqual([1, 1, 1]);
  expect(batchesOf([], 100)).toEqual([]);
});
