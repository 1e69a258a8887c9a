/** Checks that the tests named for each case in docs/security.md exist. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const CASES = 66;

const rows = readFileSync(path.join(ROOT, 'docs/security.md'), 'utf8')
  .split('\n')
  .map((line) => /^\| (\d+) \| (.+) \| (.+) \| (.+) \|$/.exec(line))
  .filter((match) => match !== null)
  .map(([, number, , tests]) => ({ number: Number(number), tests: [...(tests as string).matchAll(/`([^`›]+) › ([^`]+)`/g)] }));

test('every case has a row', () => {
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: CASES }, (_, index) => index + 1));
});

test.each(rows)('the tests of case $number exist', ({ tests }) => {
  expect(tests.length).toBeGreaterThan(0);
  for (const [, file, title] of tests) {
    const source = readFileSync(path.join(ROOT, (file as string).trim()), 'utf8');
    // A test or a describe block.
    const titles = [...source.matchAll(/(?:test|describe)[\s\S]{0,2500}?\(\s*(['"`])((?:(?!\1).)+)\1/g)].map(
      ([, , name]) => name as string,
    );
    expect(titles.join('\n'), file).toContain(title as string);
  }
});
