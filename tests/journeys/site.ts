/** The running site of a journey: one server process per worker, with its own port and data folder. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { LANGUAGES, type Language } from '../../contract/languages.ts';

export const ADMIN = { username: 'admin', password: 'correct horse battery' };

export const DESK = { width: 1280, height: 800 };
/** For the longer admin journeys; `expectUsableAtBothWidths` checks the result on a desktop as well. */
export const PHONE = { width: 390, height: 844 };
export const SMALL_PHONE = { width: 320, height: 700 };

/**
 * For journeys with and without script: every language with it, and two languages without it, because the server renders both from the same
 * messages.
 */
export const WITH_AND_WITHOUT_SCRIPT: [language: Language, javaScriptEnabled: boolean][] = [
  ...LANGUAGES.map((language): [Language, boolean] => [language, true]),
  ...LANGUAGES.slice(0, 2).map((language): [Language, boolean] => [language, false]),
];

export type RunningSite = { url: string; dataDir: string; env: Record<string, string>; stop: () => Promise<void> };

/** Environment variable with the data folder that `prepare-site.ts` filled once for the run. */
export const TEMPLATE = 'JOURNEYS_TEMPLATE';

/** A new data folder, copied from the filled one. */
function filledFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'yojanapath-journey-'));
  const template = process.env[TEMPLATE];
  if (template) cpSync(template, folder, { recursive: true });
  return folder;
}

/** Starts the built server and waits until it prints its address. */
export async function startSite(settings: Record<string, string> = {}, dataDir = filledFolder()): Promise<RunningSite> {
  const env = {
    PORT: String(await freePort()),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: ADMIN.password,
    RATE_LIMITS: 'off',
    PASSWORD_COST: 'low',
    LOG_LEVEL: 'warn',
    ...settings,
  };
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, DATABASE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let printed = '';
    child.stdout.on('data', (chunk) => {
      printed += chunk;
      const address = /ready at (http:\/\/\S+)/.exec(printed);
      if (address?.[1]) resolve(address[1]);
    });
    child.on('exit', () => reject(new Error(`The server ended before it was ready: ${printed}`)));
  });
  return { url, dataDir, env, stop: () => stop(child) };
}

/** A free port. Links in pages and mails contain it, so it must be known before the start. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

export const test = base.extend<{ signIn: (page: Page) => Promise<void> }, { site: RunningSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
      rmSync(site.dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  /** Opens addresses and waits for hydration. Input before it is tested in `early-input.spec.ts`. */
  page: async ({ page, javaScriptEnabled }, use) => {
    const open = page.goto.bind(page);
    page.goto = async (address, options) => {
      const response = await open(address, options);
      if (javaScriptEnabled !== false && options?.waitUntil !== 'commit') await hydrated(page);
      return response;
    };
    await use(page);
  },
  /** Signs in without the form; the cookie belongs to the browser context. */
  signIn: async ({ site }, use) => {
    await use(async (page) => {
      const response = await page.request.post(`${site.url}/api/login`, { data: ADMIN });
      expect(response.status()).toBe(200);
    });
  },
});

/** Waits until React has hydrated a public page. On a busy machine that takes long, and input before it would go to the form without script. */
export async function hydrated(page: Page): Promise<void> {
  const isReady = () => !document.querySelector('script[data-later]') || performance.getEntriesByName('taken-over').length > 0;
  await page.waitForFunction(isReady, null, { timeout: 20_000 }).catch(() => {});
}

/** Waits until a page has loaded, React has hydrated it, and the browser is idle. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await hydrated(page);
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve, { timeout: 2000 }), { timeout: 2000 })),
  );
}

/** Chooses from a dropdown. A list that scrolls during the click stays open, so it is clicked again, as a person would. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  const list = page.getByRole('listbox');
  await expect(async () => {
    if ((await list.count()) === 0) await page.getByRole('combobox', { name: label }).click({ timeout: 2000 });
    await list.getByRole('option', { name: option, exact: true }).click({ timeout: 2000 });
    await expect(list).toHaveCount(0, { timeout: 1000 });
  }).toPass();
}

export { expect };
