/** The parts of `npm test`: each runs a tool to its end, shows what it does meanwhile, and returns how many tests passed and how long each took. */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { binary, ROOT, step } from './setup.mjs';

/** @typedef {{ name: string, passed: number, failed: number, skipped: number, seconds: number, durations: { name: string, seconds: number }[] }} Result */

/** Runs a command; shows its lines as they come, or, with `isQuiet`, all together when it ends. Resolves with its exit code. */
export function start(command, args, { env, isQuiet = false, prefix = '' }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let held = '';
    const show = (stream, text) => stream.write(prefix ? text.replace(/^(?=[\s\S])/gm, prefix) : text);
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      let rest = '';
      from.setEncoding('utf8');
      from.on('data', (text) => {
        if (isQuiet) {
          held += text;
          return;
        }
        // Whole lines only: two parts may run at once.
        const end = (rest + text).lastIndexOf('\n') + 1;
        if (end > 0) show(to, (rest + text).slice(0, end));
        rest = (rest + text).slice(end);
      });
      from.on('end', () => rest && show(to, `${rest}\n`));
    }
    child.on('error', (error) => {
      process.stderr.write(`${command} could not be run: ${error.message}\n`);
      resolve(1);
    });
    child.on('close', (code) => {
      if (held) show(process.stdout, held);
      resolve(code ?? 1);
    });
  });
}

/** Runs a part and says when it begins and ends. */
async function timed(name, run) {
  step(name);
  const begun = performance.now();
  const counts = await run();
  const seconds = (performance.now() - begun) / 1000;
  step(`${name}: ${counts.failed === 0 ? 'done' : 'FAILED'} in ${seconds.toFixed(1)} s`);
  return { name, seconds, skipped: 0, durations: [], ...counts };
}

/** A tool that passes or fails as a whole. @returns {Promise<Result>} */
export function check(name, node, args, env) {
  return timed(name, async () => {
    const failed = (await start(node, args, { env, isQuiet: true })) === 0 ? 0 : 1;
    return { passed: 1 - failed, failed };
  });
}

/** @returns {Promise<Result>} */
export function vitest(name, node, { args = [], env, report, prefix }) {
  return timed(name, async () => {
    const reporters = ['--reporter=default', '--slowTestThreshold=5000', '--reporter=json', `--outputFile.json=${report}`];
    const status = await start(node, [binary('vitest'), 'run', ...reporters, ...args], { env, prefix });
    const {
      numPassedTests = 0,
      numFailedTests,
      numPendingTests = 0,
      numTodoTests = 0,
      numFailedTestSuites,
      testResults = [],
    } = readJson(report);
    const failed = numFailedTests || (status === 0 ? 0 : Math.max(1, numFailedTestSuites ?? 1));
    const durations = testResults.map((file) => ({
      name: `${path.relative(ROOT, file.name)} (${name})`,
      seconds: (file.endTime - file.startTime) / 1000,
    }));
    return { passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests, durations };
  });
}

/** @returns {Promise<Result>} */
export function playwright(name, node, { env, report, prefix }) {
  return timed(name, async () => {
    const args = [binary('@playwright/test', 'playwright'), 'test', '--reporter=list,json'];
    const status = await start(node, args, { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report }, prefix });
    const { stats = {}, suites = [] } = readJson(report);
    const { expected = 0, unexpected = 0, skipped = 0 } = stats;
    return { passed: expected, failed: unexpected || (status === 0 ? 0 : 1), skipped, durations: journeys(suites) };
  });
}

function journeys(suites) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs.map(({ file, title, tests }) => ({
      name: `${file}: ${title}`,
      seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
    ...journeys(inner),
  ]);
}

/** Test files whose text matches, by path. */
export function testFiles(pattern) {
  return ['server', 'tests'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => path.join(folder, name))
      .filter((file) => file.endsWith('.test.ts') && pattern.test(readFileSync(path.join(ROOT, file), 'utf8'))),
  );
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
