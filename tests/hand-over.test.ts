/** `npm start` leaves no process beside the server except npm itself. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const LAUNCHER = path.join(ROOT, 'scripts/hand-over.mjs');
const STOP = path.join(ROOT, 'server/platform/process/stop-with-parent.ts');
/** A server that prints its process id, and exits with 7 on SIGTERM. */
const SERVER = `
  process.once('SIGTERM', () => process.exit(7)); setInterval(() => {}, 1000);
  console.log(JSON.stringify({ pid: process.pid, cwd: process.cwd(), parent: process.env.STOP_WITH_PARENT, arg: process.argv[1] }));`;

const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

/** @param canReplace simulates an older runtime if false */
async function launch(canReplace: boolean, env: Record<string, string> = {}) {
  const script = `
    ${canReplace ? '' : 'process.execve = undefined;'}
    const { handOver } = await import(${JSON.stringify(LAUNCHER)});
    handOver({ file: process.execPath, args: ['-e', ${JSON.stringify(SERVER)}, 'जना पथ'], env: { ...process.env }, cwd: '/' });`;
  const launcher = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, npm_lifecycle_event: '', ...env },
  });
  running.push(launcher);
  let warned = '';
  launcher.stderr.on('data', (chunk) => {
    warned += chunk;
  });
  const [line] = await once(launcher.stdout, 'data');
  return { launcher, said: JSON.parse(String(line)), warned: () => warned };
}

const canReplace = 'execve' in process && process.platform !== 'win32';

describe.runIf(canReplace)('where the runtime can replace a process', () => {
  test('the server replaces the launcher, with its arguments, folder and signals', async () => {
    const { launcher, said, warned } = await launch(true);
    expect(said).toEqual({ pid: launcher.pid, cwd: '/', arg: 'जना पथ' });
    launcher.kill('SIGTERM');
    expect(await once(launcher, 'exit')).toEqual([7, null]);
    expect(warned()).toBe('');
  });

  test('a server started by npm gets the id of its parent', async () => {
    const { said } = await launch(true, { npm_lifecycle_event: 'start' });
    expect(said.parent).toBe(String(process.pid));
  });
});

describe('where it cannot', () => {
  test('the launcher forwards signals, exits with the code of the server, and uses little memory', async () => {
    const { launcher, said } = await launch(false);
    expect(said.pid).not.toBe(launcher.pid);
    if (process.platform === 'linux') {
      const own = Number(/Private_Dirty:\s+(\d+)/.exec(readFileSync(`/proc/${launcher.pid}/smaps_rollup`, 'utf8'))?.[1]) / 1024;
      expect(own).toBeLessThan(30);
    }
    launcher.kill('SIGTERM');
    expect(await once(launcher, 'exit')).toEqual([7, null]);
  });
});

test('a server stops when its starter is gone', async () => {
  const child = `import(${JSON.stringify(STOP)}).then(({ stopWithParent }) => {
    stopWithParent(process.env.PARENT, () => { console.log('stopped'); process.exit(); });
    console.log('up'); setInterval(() => {}, 1000); });`;
  const parent = spawn(
    process.execPath,
    [
      '-e',
      `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: 'inherit', env: { ...process.env, PARENT: String(process.pid) } }); setInterval(() => {}, 1000)`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  running.push(parent);
  const lines = parent.stdout[Symbol.asyncIterator]();
  expect(String((await lines.next()).value)).toContain('up');
  parent.kill('SIGKILL');
  expect(String((await lines.next()).value)).toContain('stopped');
});
