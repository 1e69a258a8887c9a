/**
 * The size budget of public pages' scripts, in bytes after Brotli. `npm test` fails beyond it, a build only warns.
 * `node scripts/script-budget.mjs` checks the last build; with `--write` it stores the module sizes in `web/script-sizes.json`, with
 * which later builds are compared.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const ROOT = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');
const CLIENT = path.join(ROOT, 'dist/client');
const SIZES = path.join(ROOT, 'web/script-sizes.json');

/** Each was set a tenth above the largest page of its kind. */
export const BUDGETS = {
  /** Before the first touch, in one file. */
  first: 3_100,
  /** What comes then: React, the messages and the code of the page. */
  page: 93_700,
  /** For the check and the saved list, which also load the rules code. */
  pageWithRules: 108_000,
};
const FILES = 3;
/** Pages whose rules come with them. */
const OTHERS = {
  check: { budget: 'pageWithRules', files: 4 },
  saved: { budget: 'pageWithRules', files: 4 },
};
const CURE = (budget) =>
  `Make one of its modules smaller, or load it later; else raise BUDGETS.${budget} in scripts/script-budget.mjs and say why in docs/decisions/0024-one-react-late.md.`;

/**
 * What of a build is beyond its budget, in sentences.
 * @param build.files by the name of a source, the files of script it needs; with `?messages=<language>`, those of the messages of a page
 * @param build.entry of the manifest: the first script, and what it imports
 * @param build.bytesOf the size of a file
 */
export function budgetProblems({ files, entry, bytesOf }) {
  const wrong = [];
  const imports = entry.imports ?? [];
  if (imports.length > 0)
    wrong.push(`The first script is not one file: it imports ${imports.join(', ')}. See scripts/few-files.ts, which puts it together.`);
  if (bytesOf(entry.file) > BUDGETS.first)
    wrong.push(
      `The first script (web/entry-browser.ts) has ${bytesOf(entry.file)} bytes; the budget is ${BUDGETS.first}. ${CURE('first')}`,
    );
  for (const name of Object.keys(files)) {
    const page = /^pages\/([\w-]+)\/[\w-]+-page\.tsx$/.exec(name)?.[1];
    if (!page) continue;
    const { budget = 'page', files: mostFiles = FILES } = OTHERS[page] ?? {};
    const messages = Object.keys(files).filter((key) => key.startsWith(`${name}?messages=`));
    const loaded = messages.map((key) => {
      const language = key.split('=').at(-1);
      const needed = [...new Set(['hydration/hydrate-page.tsx', name, key].flatMap((one) => files[one] ?? []))];
      return { language, needed, bytes: needed.reduce((sum, file) => sum + bytesOf(file), 0) };
    });
    // One sentence per page, for its largest language.
    const most = loaded.reduce((one, other) => ((other.needed.length - one.needed.length || other.bytes - one.bytes) > 0 ? other : one));
    const largest = loaded.reduce((one, other) => (other.bytes > one.bytes ? other : one));
    if (most.needed.length > mostFiles)
      wrong.push(
        `web/${name} (${most.language}) loads ${most.needed.length} files of script; at most ${mostFiles}: ${most.needed}. See KINDS in scripts/page-kinds.ts, which says what goes into one file.`,
      );
    if (largest.bytes > BUDGETS[budget])
      wrong.push(
        `web/${name} (${largest.language}) loads ${largest.bytes} bytes of script; the budget is ${BUDGETS[budget]}. ${CURE(budget)}`,
      );
  }
  return wrong;
}

/** The modules that grew most, in bytes before minification. */
export function grown(before, now) {
  return Object.entries(now)
    .map(([name, bytes]) => ({ name, bytes, more: bytes - (before[name] ?? 0) }))
    .filter(({ more }) => more > 0)
    .sort((one, other) => other.more - one.more)
    .slice(0, 10)
    .map(({ name, bytes, more }) => `  ${name}: ${bytes}, ${more} more`);
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Problems of the last build. */
export function problemsOfBuild() {
  const known = new Map();
  const bytesOf = (file) => {
    if (!known.has(file)) known.set(file, brotliCompressSync(readFileSync(path.join(CLIENT, file))).length);
    return known.get(file);
  };
  const vite = (name) => readJson(path.join(CLIENT, '.vite', name));
  const wrong = budgetProblems({ files: vite('files.json'), entry: vite('manifest.json')['entry-browser.ts'], bytesOf });
  if (wrong.length === 0) return [];
  return [...wrong, 'Modules that grew since web/script-sizes.json was written:', ...grown(readJson(SIZES), vite('modules.json'))];
}

if (process.argv[1] === import.meta.filename) {
  if (process.argv.includes('--write')) {
    writeFileSync(SIZES, `${JSON.stringify(readJson(path.join(CLIENT, '.vite/modules.json')), null, 2)}\n`);
  } else {
    const wrong = problemsOfBuild();
    for (const line of wrong) process.stderr.write(`${line}\n`);
    process.exit(wrong.length === 0 ? 0 : 1);
  }
}
