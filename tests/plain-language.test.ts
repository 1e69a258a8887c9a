/** Keeps words of a private dialect out of names, comments, test titles and documents. The list is in docs/glossary.md. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const GLOSSARY = 'docs/glossary.md';
const PLACES = ['*.md', '*.config.ts', '{contract,content,server,web,tests,scripts,bench,ops}/**/*.{ts,tsx,mjs,mts,md}', 'docs/*.md'];
/** Documents that quote the words, released migrations, and the list of English words that the search leaves out. */
const LEFT_OUT =
  /^(?:CHANGELOG\.md|docs\/(?:glossary|style)\.md|tests\/plain-language\.test\.ts|web\/public\/)|content\/blogs\/|database\/migrations\.ts$|common-words\.ts$/;

type Rule = { kind: string; from: string; to: string };

function readRules(text: string): { rules: Rule[]; except: string[] } {
  const lines = (/```dialect\n([\s\S]*?)```/.exec(text)?.[1] ?? '').split('\n').filter(Boolean);
  const except = lines.flatMap((line) => (line.startsWith('except ') ? [line.slice(7)] : []));
  const rules = lines.flatMap((line) => {
    const [, kind = '', words = '', to = ''] = /^(word|name|start|part|phrase) (.+) => (.+)$/.exec(line) ?? [];
    return kind ? words.split(', ').map((from) => ({ kind, from, to })) : [];
  });
  return { rules, except };
}

const partsOf = (name: string) => name.split(/_|(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/).map((part) => part.toLowerCase());

/** Finds dialect in a line. Each name is looked up once. */
function createFinder({ rules, except }: ReturnType<typeof readRules>) {
  const of = (kind: string) => rules.filter((rule) => rule.kind === kind);
  const byText = (kind: string) => new Map(of(kind).map((rule) => [rule.from, rule]));
  const [words, names, parts, starts] = [byText('word'), byText('name'), byText('part'), of('start')];
  const phrases = of('phrase').map((rule) => ({ rule, pattern: new RegExp(`\\b${rule.from}\\b`, 'i') }));
  const seen = new Map<string, Rule | null>();
  const look = (name: string): Rule | null => {
    const inName = partsOf(name);
    const isCompound = inName.length > 1 && name !== name.toLowerCase();
    const found = inName.map((part) => words.get(part) ?? (isCompound ? parts.get(part) : undefined)).find(Boolean);
    return names.get(name) ?? found ?? starts.find(({ from }) => name.startsWith(from)) ?? null;
  };
  const find = (name: string) => {
    const known = seen.get(name);
    if (known !== undefined) return known;
    const rule = look(name);
    seen.set(name, rule);
    return rule;
  };
  return (line: string): { said: string; rule: Rule }[] => {
    const found = [
      ...(line.replace(/\\[nrt]/g, ' ').match(/[A-Za-z_$][\w$]*/g) ?? []).flatMap((said) => {
        const rule = find(said);
        return rule ? [{ said, rule }] : [];
      }),
      ...phrases.flatMap(({ rule, pattern }) => (pattern.test(line) ? [{ said: rule.from, rule }] : [])),
    ];
    return found.length > 0 && except.some((text) => line.includes(text)) ? [] : found;
  };
}

const dialect = createFinder(readRules(readFileSync(path.join(ROOT, GLOSSARY), 'utf8')));

test('names, comments, test titles and documents use the terms of the glossary', () => {
  const files = globSync(PLACES, { cwd: ROOT, exclude: ['**/node_modules/**'] })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !LEFT_OUT.test(file));
  expect(files.length).toBeGreaterThan(1000);
  const faults = files.flatMap((file) =>
    readFileSync(path.join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => dialect(line).map(({ said, rule }) => `${file}:${index + 1}: "${said}": write "${rule.to}" (${GLOSSARY})`)),
  );
  expect(faults.join('\n')).toBe('');
});

test('finds the words in any position', () => {
  expect(dialect('/** Mended by a chore. */').map(({ said }) => said)).toEqual(['Mended', 'chore']);
  expect(dialect('const MOST_NAMES = readPapers(tx);').map(({ said }) => said)).toEqual(['MOST_NAMES', 'readPapers']);
  expect(dialect("amended: z.string(), papers: 'papers'")).toEqual([]);
});
