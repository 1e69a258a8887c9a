/**
 * Finds a Chromium for the journeys (the system's, Debian's package, or Playwright's download) and fonts for the scripts of the site.
 * Without them a browser draws boxes, which are wider than the letters.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { binary, giveUp, projectEnv, run, step } from './setup.mjs';

/** Renders without windows: 68 journeys took 56 s of CPU instead of 94. */
const SHELL = '/usr/bin/chromium-headless-shell';
const PLACES = [
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const canInstall = existsSync('/etc/debian_version') && process.getuid?.() === 0;

function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}

/** Language codes for fontconfig; systems without fontconfig have the fonts. */
const SCRIPTS = ['hi', 'gu'];

function ensureFonts() {
  const isMissing = (language) => {
    const { status, stdout } = spawnSync('fc-list', [`:lang=${language}`], { encoding: 'utf8' });
    return status === 0 && stdout.trim() === '';
  };
  if (!SCRIPTS.some(isMissing)) return;
  step('Installing fonts for Hindi and Gujarati (once)');
  if (canInstall && apt('update') && apt('install', '-y', '--no-install-recommends', 'fonts-noto-core')) return;
  step('There are none: journeys that measure Hindi and Gujarati pages will fail');
}

/** Path of a browser, or an empty string for Playwright's own. */
export function ensureBrowser(node) {
  const browser = findBrowser(node);
  ensureFonts();
  return browser;
}

function findBrowser(node) {
  const found = () => [process.env.CHROMIUM_PATH, ...PLACES].find((place) => place && existsSync(place));
  if (canInstall && ![process.env.CHROMIUM_PATH, SHELL].some((place) => place && existsSync(place))) {
    step("Installing Debian's Chromium for the browser tests (once)");
    const installs = (name) => apt('install', '-y', '--no-install-recommends', name);
    if (apt('update') && !installs('chromium-headless-shell') && !found()) installs('chromium');
  }
  if (found()) return found();
  step('Downloading a browser for the browser tests (once)');
  if (run(node, [binary('@playwright/test', 'playwright'), 'install', 'chromium'], { env: projectEnv(node) }) !== 0) {
    giveUp('No Chromium could be found or installed; set CHROMIUM_PATH to one.');
  }
  return '';
}
