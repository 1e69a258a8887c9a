import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** `unit` leaves out the tests that kill processes, fill disks and move databases; `faults` runs those alone. */
const chosen = process.env.TESTS;
const FOLDERS = '{contract,content,messages,server,web,tests,scripts}';
const include = [`${FOLDERS}/**/${chosen === 'faults' ? '*.fault.test.ts' : '*.test.{ts,tsx}'}`];
const exclude = ['tests/journeys/**', 'node_modules/**', 'dist/**', ...(chosen === 'unit' ? ['**/*.fault.test.ts'] : [])];

/** Files that mock modules or globals: each runs with freshly loaded modules. */
const REPLACES = /vi\.(?:mock|doMock|stubGlobal)\(/;
const isolated = globSync(include, { cwd: import.meta.dirname }).filter((file) =>
  REPLACES.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')),
);

export default defineConfig({
  test: {
    setupFiles: ['tests/no-console-errors.ts'],
    // Long enough for a machine that does other things as well; what passes waits for none of it.
    testTimeout: 90_000,
    hookTimeout: 300_000,
    maxWorkers: 2,
    projects: [
      // The files of a worker share the modules they load: loading them was half of the time of all tests.
      {
        extends: true,
        test: { name: 'shared', globalSetup: 'tests/run-folder.ts', isolate: false, include, exclude: [...exclude, ...isolated] },
      },
      ...(isolated.length > 0
        ? [{ extends: true as const, test: { name: 'isolated', globalSetup: 'tests/run-folder.ts', include: isolated, exclude } }]
        : []),
    ],
  },
});
