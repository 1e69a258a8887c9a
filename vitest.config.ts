import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{contract,content,messages,server,web,tests,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['tests/journeys/**', 'node_modules/**', 'dist/**'],
    setupFiles: ['tests/no-console-errors.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
