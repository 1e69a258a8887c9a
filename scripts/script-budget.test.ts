import { expect, test } from 'vitest';
import { BUDGETS, budgetProblems, grown } from './script-budget.mjs';

/** A build of two pages in two languages; files have the given sizes, by default ten bytes. */
const build = (sizes: Record<string, number> = {}, imports: string[] = []) => ({
  files: {
    'hydration/hydrate-page.tsx': ['react.js'],
    'pages/about/about-page.tsx': ['react.js', 'about.js'],
    'pages/about/about-page.tsx?messages=en': ['about-en.js'],
    'pages/about/about-page.tsx?messages=gu': ['about-gu.js'],
    'pages/check/check-page.tsx': ['react.js', 'check.js', 'rules.js'],
    'pages/check/check-page.tsx?messages=en': ['check-en.js'],
    'pages/check/check-page.tsx?messages=gu': ['check-gu.js'],
  },
  entry: { file: 'entry.js', imports },
  bytesOf: (file: string) => sizes[file] ?? 10,
});

test('a build exactly at its budgets has no problems', () => {
  expect(budgetProblems(build({ 'about.js': BUDGETS.page - 20, 'entry.js': BUDGETS.first }))).toEqual([]);
});

test('a page beyond its budget is named once, with its largest language, its bytes and the file to change', () => {
  expect(budgetProblems(build({ 'about.js': BUDGETS.page, 'about-gu.js': 30 }))).toEqual([
    expect.stringMatching(
      new RegExp(
        `^web/pages/about/about-page.tsx \\(gu\\) loads ${BUDGETS.page + 40} bytes of script; the budget is ${BUDGETS.page}\\. .*BUDGETS.page in scripts/script-budget.mjs`,
      ),
    ),
  ]);
});

test('a page with rules has the larger budget', () => {
  expect(budgetProblems(build({ 'rules.js': BUDGETS.page }))).toEqual([]);
  expect(budgetProblems(build({ 'rules.js': BUDGETS.pageWithRules }))).toEqual([expect.stringContaining('BUDGETS.pageWithRules')]);
});

test('reports a first script that is too large or not one file', () => {
  expect(budgetProblems(build({ 'entry.js': BUDGETS.first + 1 }, ['more.js']))).toEqual([
    expect.stringContaining('it imports more.js'),
    expect.stringContaining('BUDGETS.first'),
  ]);
});

test('names a page with too many files, and the files', () => {
  const { files, ...rest } = build();
  files['pages/about/about-page.tsx'] = ['react.js', 'about.js', 'a.js', 'b.js'];
  expect(budgetProblems({ files, ...rest })).toEqual([expect.stringMatching(/loads 5 files of script; at most 3: .*page-kinds\.ts/)]);
});

test('lists the modules that grew, largest growth first', () => {
  expect(grown({ a: 1, b: 5, c: 9 }, { a: 3, b: 10, c: 9, d: 1 })).toEqual(['  b: 10, 5 more', '  a: 3, 2 more', '  d: 1, 1 more']);
});
