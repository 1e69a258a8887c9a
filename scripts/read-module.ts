/** What a source file imports and which groups of messages it names, read from its syntax. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';

export type SourceModule = {
  /** Files of ours that are loaded before it runs. */
  imports: string[];
  /** Files of ours it loads when it needs them, and where `import()` stands in the code. */
  lazyImports: { file: string; start: number; end: number }[];
  /** Groups of messages, as it names them to `useMessages`. */
  groups: string[];
};

type Node = { type: string; start: number; end: number; [key: string]: unknown };

const HOOK = 'useMessages';
/** Where the hook is, which names itself. */
const HOOK_MODULE = /\/web\/language\/language\.tsx$/;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
const textOf = (node: unknown) => (isNode(node) && node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined);
const isHook = (node: unknown) => isNode(node) && node.type === 'Identifier' && node.name === HOOK;

/** `import type`, `export type`, and imports of which every name is a type. */
function isOfTypes({ importKind, exportKind, specifiers }: Node): boolean {
  const names = (specifiers ?? []) as Node[];
  return importKind === 'type' || exportKind === 'type' || (names.length > 0 && names.every((name) => name.importKind === 'type'));
}

/** @throws where a group of messages is not written out, with the place and the cure */
export function readModule(file: string, code = readFileSync(file, 'utf8')): SourceModule {
  const found: SourceModule = { imports: [], lazyImports: [], groups: [] };
  const ours = (source: unknown) => {
    const name = textOf(source);
    return name?.startsWith('.') ? path.resolve(path.dirname(file), name) : undefined;
  };
  const visit = (node: Node): void => {
    if (/^(?:Import|ExportAll|ExportNamed)Declaration$/.test(node.type)) {
      const imported = ours(node.source);
      if (imported && !isOfTypes(node)) found.imports.push(imported);
      const renamed = ((node.specifiers ?? []) as Node[]).find((name) => isHook(name.imported) && !isHook(name.local));
      if (renamed) throw notWrittenOut(file, code, renamed);
      if (node.source) return;
    } else if (node.type === 'ImportExpression') {
      const imported = ours(node.source);
      if (imported) found.lazyImports.push({ file: imported, start: node.start, end: node.end });
    } else if (node.type === 'CallExpression' && isHook(node.callee)) {
      const [group, ...more] = node.arguments as Node[];
      const name = textOf(group);
      if (name === undefined || more.length > 0) throw notWrittenOut(file, code, node);
      found.groups.push(name);
      return;
    } else if (isHook(node) && !HOOK_MODULE.test(file)) {
      throw notWrittenOut(file, code, node);
    }
    for (const child of childrenOf(node)) visit(child);
  };
  visit(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node);
  return found;
}

function notWrittenOut(file: string, code: string, { start, end }: Node): Error {
  const line = code.slice(0, start).split('\n').length;
  const place = `${file.slice(file.lastIndexOf('/web/') + 1)}:${line}`;
  return new Error(
    `${place}: "${code.slice(start, end)}" does not say which messages it needs, so the build cannot load them with the page. ` +
      `Call ${HOOK} under its own name with one group of messages/en.ts as a text, such as ${HOOK}('common'); ` +
      'where several may be needed, call it once for each and choose between what it returns.',
  );
}

/** Reads each file once. */
export function createReader(): (file: string) => SourceModule {
  const known = new Map<string, SourceModule>();
  return (file) => {
    const read = known.get(file) ?? readModule(file);
    known.set(file, read);
    return read;
  };
}

/** The file and all that is loaded before it runs, but for what is left out. */
export function collectModules(
  file: string,
  read: (file: string) => SourceModule,
  leftOut: ReadonlySet<string>,
  found = new Set<string>(),
): Set<string> {
  if (found.has(file) || leftOut.has(file) || !/\.tsx?$/.test(file)) return found;
  found.add(file);
  for (const imported of read(file).imports) collectModules(imported, read, leftOut, found);
  return found;
}
