/** Finds a Chromium for the journeys: the system's, Debian's package, or Playwright's own download. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { binary, giveUp, projectEnv, run, step } from './setup.mjs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of a browser, or an empty string for the one Playwright brings. */
export function ensureBrowser(node) {
  const found = () => [process.env.CHROMIUM_PATH, ...PLACES].find((place) => place && existsSync(place));
  if (found()) return found();
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    step("Installing Debian's Chromium for the browser tests (once)");
    const apt = (...args) =>
      spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
        .status === 0;
    if (apt('update') && apt('install', '-y', 'chromium') && found()) return found();
  }
  step('Downloading a browser for the browser tests (once)');
  if (run(node, [binary('@playwright/test', 'playwright'), 'install', 'chromium'], { env: projectEnv(node) }) !== 0) {
    giveUp('No Chromium could be found or installed; set CHROMIUM_PATH to one.');
  }
  return '';
}
