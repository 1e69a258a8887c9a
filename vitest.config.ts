import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{contract,content,messages,server,web,tests,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['tests/journeys/**', 'node_modules/**', 'dist/**'],
    globalSetup: 'tests/run-folder.ts',
    setupFiles: ['tests/no-console-errors.ts'],
    // Long enough for a machine that does other things as well; what passes waits for none of it.
    testTimeout: 90_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
});
