import { defineConfig } from '@playwright/test';

const executablePath = process.env.CHROMIUM_PATH;

export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/journeys/prepare-site.ts',
  outputDir: 'test-results',
  workers: 2,
  // Long enough for a machine that does other things as well; what passes waits for none of it.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  // A journey that fails now and then has a fault, in itself or in the site, that a second attempt would hide.
  retries: 0,
  use: {
    locale: 'en-US',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
