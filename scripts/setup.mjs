/**
 * What every command needs before it can begin. Plain JavaScript, because it runs on whatever Node the machine has:
 * the rest of the project runs on the Node that it installs for itself.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressBuild } from './compress-build.mjs';
import { problemsOfBuild } from './script-budget.mjs';

export const ROOT = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');
const OLDEST_NODE = [20, 19];
const PROJECT_NODE = 24;
/** Of a command that prepares another one. */
const TO_STDERR = ['inherit', 2, 'inherit'];

/** Says what is being done, on standard error: what a command prints may be sent to a file. */
export function step(line) {
  process.stderr.write(`▸ ${line}\n`);
}

/** Ends the command with one sentence. */
export function giveUp(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function isOlder(version, [major, minor]) {
  const [haveMajor, haveMinor] = version.replace('v', '').split('.').map(Number);
  return haveMajor < major || (haveMajor === major && haveMinor < minor);
}

/** Runs a command in the project's folder. Returns its exit code. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', ...options });
  if (result.error) giveUp(`${command} could not be run: ${result.error.message}`);
  return result.status ?? 1;
}

function fingerprint(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(path.join(ROOT, file)));
  return hash.digest('hex');
}

function isUpToDate(mark, wanted) {
  return existsSync(mark) && readFileSync(mark, 'utf8') === wanted;
}

/** Installs the packages of the lock file when they are missing or have changed. */
export function ensureInstalled() {
  if (isOlder(process.version, OLDEST_NODE))
    giveUp(`Node ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.version}. See https://nodejs.org/`);
  const mark = path.join(ROOT, 'node_modules/.installed-lock');
  const wanted = fingerprint(['package-lock.json']);
  if (isUpToDate(mark, wanted)) return;
  step('Installing packages (once; a minute or two)');
  // npm is a script of the running Node on every platform; `npm_execpath` names it when npm started us.
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const options = { stdio: TO_STDERR };
  const status = npm
    ? run(process.execPath, [npm, ...args], options)
    : run('npm', args, { ...options, shell: process.platform === 'win32' });
  if (status !== 0) giveUp('The packages could not be installed; what npm says is above.');
  writeFileSync(mark, wanted);
}

/** The Node the project runs on: the one among its packages, or the machine's own where that is new enough. */
export function projectNode() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const candidates = readdirSync(path.join(ROOT, 'node_modules'))
    .filter((folder) => /^node-(linux|win|darwin)-/.test(folder))
    .map((folder) => path.join(ROOT, 'node_modules', folder, 'bin', name));
  for (const candidate of [...candidates.filter(existsSync), process.execPath]) {
    const { stdout } = spawnSync(candidate, ['--version'], { encoding: 'utf8' });
    if (stdout && !isOlder(stdout.trim(), [PROJECT_NODE, 7])) return candidate;
  }
  return giveUp(
    `Node ${PROJECT_NODE} is needed and could not be installed for this machine. Please install it from https://nodejs.org/ and try again.`,
  );
}

/** The environment in which `node` and the installed commands are the project's own. */
export function projectEnv(node) {
  const bins = [path.join(ROOT, 'node_modules/.bin'), path.dirname(node)];
  // The sources are stripped of their types and compiled once, not at every start.
  const compiled = process.env.NODE_COMPILE_CACHE ?? path.join(ROOT, 'node_modules/.compiled');
  return {
    ...process.env,
    PATH: [...bins, process.env.PATH].join(path.delimiter),
    NODE_COMPILE_CACHE: compiled,
    // Linux: threads that compress or read share memory, instead of each keeping what it once needed.
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
    // And what is large goes back when it is let go; by itself the limit rises with the first large piece, as when the index is read.
    MALLOC_MMAP_THRESHOLD_: process.env.MALLOC_MMAP_THRESHOLD_ ?? '131072',
  };
}

/** Options that read the settings file, where there is one. */
export function settingsFile() {
  return existsSync(path.join(ROOT, '.env')) ? ['--env-file=.env'] : [];
}

/** Path of an installed package's command, to be run by the project's Node. */
export function binary(packageName, command = packageName) {
  const folder = path.join(ROOT, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return path.join(folder, typeof bin === 'string' ? bin : bin[command]);
}

const SOURCES = [
  'scripts/compress-build.mjs',
  'scripts/few-files.ts',
  'scripts/page-copies.ts',
  'scripts/reduce-contract.ts',
  'web',
  'messages',
  'contract',
  'content/founders.ts',
  'content/site.ts',
  'vite.config.ts',
  'package-lock.json',
];

function filesUnder(name) {
  const full = path.join(ROOT, name);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [name];
  return readdirSync(full, { recursive: true, encoding: 'utf8' })
    .map((inner) => path.join(name, inner))
    .filter((file) => statSync(path.join(ROOT, file)).isFile())
    .sort();
}

/**
 * What the server is given of memory; measured by `npm run bench`. Room for young objects, from the start, so that a page is gone before it counts as old;
 * and old ones are looked through when they grew by a third, not when they doubled. A site at rest is not tidied up by itself: what it gives back, it gave back when it had started,
 * and each answer cost a tenth more afterwards.
 */
export const MEMORY = ['--min-semi-space-size=4', '--max-semi-space-size=16', '--heap-growing-percent=30', '--no-memory-reducer'];

/** Builds the web part when its sources have changed since the last build. */
export async function ensureBuilt(node) {
  const mark = path.join(ROOT, 'dist/.built-from');
  const wanted = fingerprint(SOURCES.flatMap(filesUnder));
  if (isUpToDate(mark, wanted)) return;
  step('Building the pages');
  for (const args of [[], ['--ssr'], ['--mode', 'admin']]) {
    const status = run(node, [binary('vite'), 'build', '--logLevel', 'warn', ...args], { env: projectEnv(node), stdio: TO_STDERR });
    if (status !== 0) giveUp('The build failed; the reason is above.');
  }
  // A site starts however large its pages are; `npm test` fails.
  for (const line of problemsOfBuild()) process.stderr.write(`Warning: ${line}\n`);
  for (const folder of ['dist/client', 'dist/admin']) await compressBuild(path.join(ROOT, folder));
  mkdirSync(path.dirname(mark), { recursive: true });
  writeFileSync(mark, wanted);
}

/** Everything up to a runnable project. Returns the Node to run it with. */
export async function prepare({ build = true } = {}) {
  ensureInstalled();
  const node = projectNode();
  if (build) await ensureBuilt(node);
  return node;
}
