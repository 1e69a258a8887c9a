/**
 * Holds the script of the public pages to its budget, in bytes as Brotli sends them. Beyond it the build fails, and names the modules that
 * grew since `web/script-sizes.json` was written: `node scripts/script-budget.mjs` writes it anew, after a build, with the reason in
 * docs/decisions/0024.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const ROOT = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');
const CLIENT = path.join(ROOT, 'dist/client');
const SIZES = path.join(ROOT, 'web/script-sizes.json');

/** Before a page is touched, in one file. */
const FIRST = 2_900;
/** What comes then: React, the words of the language, the code of the page. */
const PAGE = { bytes: 85_500, files: 3 };
/** Pages with words of their own, and those whose words or rules are too large to come with every page (`more`). */
const OTHERS = {
  home: { words: 'home' },
  'scheme-list': { words: 'lists' },
  category: { words: 'lists' },
  'scheme-detail': { words: 'scheme' },
  'blog-list': { words: 'blog', bytes: 80_200 },
  'blog-article': { words: 'blog', bytes: 80_200 },
  request: { words: 'request', bytes: 85_700 },
  'request-status': { words: 'request', bytes: 85_700 },
  check: { more: 'check', bytes: 98_200, files: 5 },
  saved: { more: 'saved', bytes: 98_900, files: 5 },
  standing: { more: 'standing', bytes: 83_100, files: 4 },
  paper: { more: 'documents', bytes: 84_000, files: 4 },
  papers: { more: 'documents', bytes: 84_000, files: 4 },
  photo: { more: 'photo', bytes: 85_100, files: 4 },
};

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const known = new Map();

function bytesOf(file) {
  if (!known.has(file)) known.set(file, brotliCompressSync(readFileSync(path.join(CLIENT, file))).length);
  return known.get(file);
}

/** What is wrong with the build, in sentences. */
function problems() {
  const files = readJson(path.join(CLIENT, '.vite/files.json'));
  const { file: entry, imports = [] } = readJson(path.join(CLIENT, '.vite/manifest.json'))['entry-browser.ts'];
  const wrong = [];
  if (imports.length > 0) wrong.push(`The first script is not one file: it imports ${imports.join(', ')}.`);
  if (bytesOf(entry) > FIRST) wrong.push(`The first script has ${bytesOf(entry)} bytes; at most ${FIRST}.`);
  const languages = Object.keys(files).flatMap((name) => /^\.\.\/messages\/([a-z]{2})\/of-every-page\.ts$/.exec(name)?.[1] ?? []);
  for (const name of Object.keys(files)) {
    const page = /^pages\/([\w-]+)\/[\w-]+-page\.tsx$/.exec(name)?.[1];
    if (!page) continue;
    const most = { ...PAGE, ...OTHERS[page] };
    for (const language of languages) {
      const words = [most.words ? `with-${most.words}` : 'of-every-page', most.more].map((one) => `../messages/${language}/${one}.ts`);
      if (page === 'home') words.push(`../content/founders/${language}.ts`);
      const needed = [...new Set(['take-over.tsx', name, ...words].flatMap((one) => files[one] ?? []))];
      const bytes = needed.reduce((sum, file) => sum + bytesOf(file), 0);
      if (needed.length > most.files) wrong.push(`${name} (${language}) loads ${needed.length} files; at most ${most.files}: ${needed}.`);
      if (bytes > most.bytes) wrong.push(`${name} (${language}) loads ${bytes} bytes; at most ${most.bytes}.`);
    }
  }
  return wrong;
}

/** The modules that grew most, with their bytes before they are made small. */
function grown() {
  const before = readJson(SIZES);
  return Object.entries(readJson(path.join(CLIENT, '.vite/modules.json')))
    .map(([name, bytes]) => ({ name, bytes, more: bytes - (before[name] ?? 0) }))
    .filter(({ more }) => more > 0)
    .sort((one, other) => other.more - one.more)
    .slice(0, 10)
    .map(({ name, bytes, more }) => `  ${name}: ${bytes}, ${more} more`);
}

/** Empty when the build keeps to its budget. */
export function budgetProblems() {
  const wrong = problems();
  return wrong.length > 0 ? [...wrong, 'What grew:', ...grown()] : [];
}

if (process.argv[1] === import.meta.filename)
  writeFileSync(SIZES, `${JSON.stringify(readJson(path.join(CLIENT, '.vite/modules.json')), null, 2)}\n`);
