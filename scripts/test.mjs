/**
 * `npm test`: format, lint, types, dead code, script budget, unit and API tests on SQLite and PostgreSQL, and the journeys in a browser.
 * `npm run check` (`--quick`) leaves out PostgreSQL and the browser. `npm run test:faults` (`--faults-only`) runs the tests that kill processes,
 * fill disks and move databases, on both engines; `--with-faults` runs them beside everything else. What runs at once marks its lines. The last line is the count.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { binary, prepare, projectEnv, ROOT } from './setup.mjs';
import { check, playwright, testFiles, vitest } from './test-parts.mjs';

/** Bytes. */
const ROOM_NEEDED = 4e9;
const SLOWEST = 10;
const has = (option) => process.argv.includes(option);
const isQuick = has('--quick');
const onlyFaults = has('--faults-only');
const withFaults = onlyFaults || has('--with-faults');

const begun = performance.now();
// The drill among the fault tests starts the built server.
const node = await prepare({ build: !isQuick });
const scratch = mkdtempSync(path.join(scratchFolder(), 'yojanapath-tests-'));
chmodSync(scratch, 0o711); // database servers of the tests run as users of their own
const env = { ...projectEnv(node), TMPDIR: scratch };
const reports = mkdtempSync(path.join(os.tmpdir(), 'yojanapath-report-'));
const postgres = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const results = [];
const notes = [];

/** Thousands of small databases are made and thrown away: in memory, where there is room, no commit waits for a disk. */
function scratchFolder() {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return os.tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= ROOM_NEEDED ? memory : os.tmpdir();
}

const add = async (part) => void results.push(await part);
const reportOf = (name) => path.join(reports, `${name.replace(/\W+/g, '-')}.json`);
const unit = (name, more = {}) => vitest(name, node, { ...more, env: { ...env, ...more.env }, report: reportOf(name) });
const onPostgres = { TEST_ENGINE: 'postgres', TEST_DATABASE_URL: postgres };

/** Tools that look at the sources alone, as many at once as there are cores. */
async function staticChecks() {
  const types = ['contract', 'server', 'web'].map((part) => [
    `Types of ${part}`,
    [binary('typescript', 'tsc'), '-p', `tsconfig/${part}.json`],
  ]);
  const waiting = [
    // The longest first.
    types[1],
    types[2],
    ['Dead code', [binary('knip')]],
    ['Format and lint', [binary('@biomejs/biome', 'biome'), 'check', '--error-on-warnings', '.']],
    types[0],
    ...(isQuick ? [] : [['Script budget', ['scripts/script-budget.mjs']]]),
  ];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await add(check(next[0], node, next[1], env));
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, worker));
}

function hasPostgres(name) {
  if (spawnSync(node, ['scripts/postgres-answers.mjs', postgres], { cwd: ROOT, env, stdio: 'ignore' }).status === 0) return true;
  if (process.env.REQUIRE_POSTGRES) {
    results.push({
      name: `${name} (no PostgreSQL 15 or newer answers, and one is required)`,
      passed: 0,
      failed: 1,
      skipped: 0,
      seconds: 0,
      durations: [],
    });
  } else {
    notes.push(`${name}: left out, because no PostgreSQL 15 or newer answers (set TEST_DATABASE_URL)`);
  }
  return false;
}

/**
 * Tests that name the engine, speak SQL or write at the same time: the others would only repeat on PostgreSQL what `tests/engines-alike.test.ts` shows,
 * that both engines answer alike.
 */
const ENGINE_MATTERS = /TEST_ENGINE|sql`|testing\/writes-at-once|Promise\.allSettled\(/;
const OPENS_DATABASE = /TEST_ENGINE|testing\/(?:test-app|site-process|sender-process|released-rows)/;
function filesForPostgres() {
  const opens = new Set(testFiles(OPENS_DATABASE));
  return testFiles(ENGINE_MATTERS).filter((file) => opens.has(file) && !file.endsWith('.fault.test.ts'));
}

/** Of parts that run at once each has one worker, whose files share what it loads, and marks its lines. */
const beside = (prefix) => (isQuick || onlyFaults ? { args: [] } : { args: ['--maxWorkers=1'], prefix });

async function unitTests() {
  await staticChecks();
  const { args, prefix } = beside('unit | ');
  const settings = { TESTS: 'unit' };
  await add(unit('Tests on SQLite', { args, prefix, env: settings }));
  if (isQuick) return;
  const name = 'Tests on PostgreSQL';
  if (hasPostgres(name)) await add(unit(name, { args: [...args, ...filesForPostgres()], prefix, env: { ...settings, ...onPostgres } }));
}

/** One after another: they wait for processes more than they compute, and so leave the cores to what runs beside them. */
async function faultTests() {
  const { prefix } = beside('faults | ');
  const part = (name, settings) => add(unit(name, { args: ['--maxWorkers=1'], prefix, env: { TESTS: 'faults', ...settings } }));
  await part('Fault tests on SQLite', {});
  const name = 'Fault tests on PostgreSQL';
  if (hasPostgres(name)) await part(name, onPostgres);
}

async function journeys() {
  const report = reportOf('Journeys');
  await add(playwright('Journeys in a browser', node, { env: { ...env, CHROMIUM_PATH: browser }, report, prefix: 'journeys | ' }));
}

// Journeys wait for pages again and again, and fault tests for processes: beside them the unit tests have a core, and none is ever idle.
const browser = isQuick || onlyFaults ? '' : ensureBrowser(node);
const atOnce = onlyFaults ? [faultTests] : isQuick ? [unitTests] : [journeys, unitTests, ...(withFaults ? [faultTests] : [])];
await Promise.all(atOnce.map((part) => part()));
for (const folder of [reports, scratch]) rmSync(folder, { recursive: true, force: true });

const line = ({ name, passed, failed, skipped, seconds }) =>
  `${name}: ${passed} passed, ${failed} failed, ${skipped} skipped, ${seconds.toFixed(1)} s`;
const slowest = results
  .flatMap(({ durations }) => durations)
  .sort((one, other) => other.seconds - one.seconds)
  .slice(0, SLOWEST);
const sum = (count) => results.reduce((total, result) => total + result[count], 0);
process.stdout.write(
  [
    '',
    `The slowest ${SLOWEST}:`,
    ...slowest.map(({ name, seconds }) => `  ${seconds.toFixed(1)} s  ${name}`),
    '',
    ...results.map(line),
    ...notes,
    `All together: ${((performance.now() - begun) / 1000).toFixed(1)} s`,
    '',
    `${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`,
    '',
  ].join('\n'),
);
process.exit(sum('failed') === 0 ? 0 : 1);
