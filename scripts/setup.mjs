/**
 * The set-up of every command. Plain JavaScript, because it runs on any installed Node; the rest of the project runs on the Node that it
 * installs itself.
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
/** stdio of preparing commands, whose output must not mix with that of the actual command. */
const TO_STDERR = ['inherit', 2, 'inherit'];

/** Prints progress to standard error, because standard output may be redirected to a file. */
export function step(line) {
  process.stderr.write(`▸ ${line}\n`);
}

/** Prints one sentence and exits with 1. */
export function giveUp(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function isOlder(version, [major, minor]) {
  const [haveMajor, haveMinor] = version.replace('v', '').split('.').map(Number);
  return haveMajor < major || (haveMajor === major && haveMinor < minor);
}

/** Runs a command in the project's folder and returns its exit code. */
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

/** Installs the packages of the lock file if they are missing or have changed. */
export function ensureInstalled() {
  if (isOlder(process.version, OLDEST_NODE))
    giveUp(`Node ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.version}. See https://nodejs.org/`);
  const mark = path.join(ROOT, 'node_modules/.installed-lock');
  const wanted = fingerprint(['package-lock.json']);
  if (isUpToDate(mark, wanted)) return;
  step('Installing packages (once; a minute or two)');
  // npm is a JavaScript file on every platform; `npm_execpath` is its path when npm started this process.
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const options = { stdio: TO_STDERR };
  const status = npm
    ? run(process.execPath, [npm, ...args], options)
    : run('npm', args, { ...options, shell: process.platform === 'win32' });
  if (status !== 0) giveUp('The packages could not be installed; what npm says is above.');
  writeFileSync(mark, wanted);
}

/** The Node of the project: the one among its packages, or the installed one if it is new enough. */
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
  // Caches compiled sources, so that types are not stripped at every start.
  const compiled = process.env.NODE_COMPILE_CACHE ?? path.join(ROOT, 'node_modules/.compiled');
  return {
    ...process.env,
    PATH: [...bins, process.env.PATH].join(path.delimiter),
    NODE_COMPILE_CACHE: compiled,
    // glibc: threads share two arenas, instead of each retaining the memory it once needed.
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
    // glibc: returns freed large blocks to the system. Without this, the threshold rises with the first large block, such as the index.
    MALLOC_MMAP_THRESHOLD_: process.env.MALLOC_MMAP_THRESHOLD_ ?? '131072',
  };
}

/** Node options for the settings file, if it exists. */
export function settingsFile() {
  return existsSync(path.join(ROOT, '.env')) ? ['--env-file=.env'] : [];
}

/** Path of a package's command, to be run by the project's Node. */
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
 * Memory options of V8, tuned with `npm run bench`. A large young generation from the start, so that pages are collected before they
 * become old; a major collection when the heap has grown by a third instead of doubled. No memory reducer, because the site returns its
 * memory after the start (`return-memory.ts`), and after a later reduction each answer cost a tenth more.
 */
export const MEMORY = ['--min-semi-space-size=4', '--max-semi-space-size=16', '--heap-growing-percent=30', '--no-memory-reducer'];

/** Builds the web part if its sources have changed since the last build. */
export async function ensureBuilt(node) {
  const mark = path.join(ROOT, 'dist/.built-from');
  const wanted = fingerprint(SOURCES.flatMap(filesUnder));
  if (isUpToDate(mark, wanted)) return;
  step('Building the pages');
  for (const args of [[], ['--ssr'], ['--mode', 'admin']]) {
    const status = run(node, [binary('vite'), 'build', '--logLevel', 'warn', ...args], { env: projectEnv(node), stdio: TO_STDERR });
    if (status !== 0) giveUp('The build failed; the reason is above.');
  }
  // Only a warning, so that a site always starts; `npm test` fails.
  for (const line of problemsOfBuild()) process.stderr.write(`Warning: ${line}\n`);
  for (const folder of ['dist/client', 'dist/admin']) await compressBuild(path.join(ROOT, folder));
  mkdirSync(path.dirname(mark), { recursive: true });
  writeFileSync(mark, wanted);
}

/** Installs and builds everything necessary. Returns the Node to run the project with. */
export async function prepare({ build = true } = {}) {
  ensureInstalled();
  const node = projectNode();
  if (build) await ensureBuilt(node);
  return node;
}
