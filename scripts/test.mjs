/**
 * `npm test`: format, lint, types, dead code, unit and API tests on SQLite and PostgreSQL, and the journeys in a browser.
 * `npm run check` is the quick half: everything but PostgreSQL and the browser. The last line is the count.
 */
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { binary, prepare, projectEnv, ROOT, run, step } from './setup.mjs';

/** Bytes. */
const ROOM_NEEDED = 4e9;
const isQuick = process.argv.includes('--quick');
const node = await prepare({ build: !isQuick });
const scratch = mkdtempSync(path.join(scratchFolder(), 'yojanapath-tests-'));
chmodSync(scratch, 0o711); // database servers of the tests run as users of their own
const env = { ...projectEnv(node), TMPDIR: scratch };
const reports = mkdtempSync(path.join(os.tmpdir(), 'yojanapath-report-'));
const total = { passed: 0, failed: 0, skipped: 0 };
const notes = [];

/** Thousands of small databases are made and thrown away: in memory, where there is room, no commit waits for a disk. */
function scratchFolder() {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return os.tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= ROOM_NEEDED ? memory : os.tmpdir();
}

function count(name, passed, failed, skipped = 0) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  notes.push(`${name}: ${passed} passed, ${failed} failed, ${skipped} skipped`);
}

function check(name, packageName, args, command) {
  step(name);
  const failed = run(node, [binary(packageName, command), ...args], { env }) === 0 ? 0 : 1;
  count(name, 1 - failed, failed);
}

function vitest(name, args, more = {}) {
  step(name);
  const file = path.join(reports, `${name.replace(/\W+/g, '-')}.json`);
  const status = run(node, [binary('vitest'), 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`, ...args], {
    env: { ...env, ...more },
  });
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numFailedTestSuites } = readReport(file);
  const failed = numFailedTests || (status === 0 ? 0 : Math.max(1, numFailedTestSuites ?? 1));
  count(name, numPassedTests ?? 0, failed, (numPendingTests ?? 0) + (numTodoTests ?? 0));
}

/** The files whose tests open a database: the others would do the same as on SQLite. */
function testsWithDatabase() {
  const opensDatabase = /TEST_ENGINE|testing\/(?:test-app|site-process|sender-process|released-rows)/;
  return ['server', 'tests'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => path.join(folder, name))
      .filter((file) => file.endsWith('.test.ts') && opensDatabase.test(readFileSync(path.join(ROOT, file), 'utf8'))),
  );
}

function journeys() {
  const name = 'Journeys in a browser';
  const executable = ensureBrowser(node);
  step(name);
  const file = path.join(reports, 'journeys.json');
  const status = run(node, [binary('@playwright/test', 'playwright'), 'test', '--reporter=dot,json'], {
    env: { ...env, CHROMIUM_PATH: executable, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  const { stats = {}, suites = [] } = readReport(file);
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats;
  count(name, expected + flaky, unexpected || (status === 0 ? 0 : 1), skipped);
  for (const title of flakyTitles(suites)) notes.push(`  passed at the second attempt only, a fault to be found: ${title}`);
}

/** Of the tests that failed first and passed then; playwright.config.ts says where there is a second attempt. */
function flakyTitles(suites) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ file, title }) => `${file}: ${title}`),
    ...flakyTitles(inner),
  ]);
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

check('Format and lint', '@biomejs/biome', ['check', '--error-on-warnings', '.'], 'biome');
for (const part of ['contract', 'server', 'web']) check(`Types of ${part}`, 'typescript', ['-p', `tsconfig/${part}.json`], 'tsc');
check('Dead code', 'knip', []);
vitest('Tests on SQLite', []);
if (!isQuick) {
  const postgres = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
  const answers = run(node, ['scripts/postgres-answers.mjs', postgres], { env, stdio: 'ignore' }) === 0;
  if (answers) {
    vitest('Tests on PostgreSQL', testsWithDatabase(), { TEST_ENGINE: 'postgres', TEST_DATABASE_URL: postgres });
  } else if (process.env.REQUIRE_POSTGRES) {
    count('Tests on PostgreSQL (no PostgreSQL 15 or newer answers, and one is required)', 0, 1);
  } else {
    notes.push('Tests on PostgreSQL: left out, because no PostgreSQL 15 or newer answers (set TEST_DATABASE_URL)');
  }
  journeys();
}
for (const folder of [reports, scratch]) rmSync(folder, { recursive: true, force: true });
process.stdout.write(`\n${notes.join('\n')}\n\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped\n`);
process.exit(total.failed === 0 ? 0 : 1);
