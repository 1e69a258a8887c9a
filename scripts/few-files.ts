import path from 'node:path';
import type { Plugin } from 'vite';
import { LANGUAGES } from '../contract/languages.ts';
import { kindOfFile, messagesFile, messagesId, messagesOwner } from './page-kinds.ts';

/**
 * Which file of the build a module goes into, so that a page loads three: what most pages share, and the messages and the code of its kind
 * of page. The script of the first moment is one file, and what few ask for stays in files of its own.
 */
const FIRST = /\/web\/entry-browser\.ts$/;
const SHARED = /\/web\/hydration\/hydrate-page\.tsx$/;
/** Loaded at the first touch. */
const TOUCHED = /\/web\/hydration\/touch-bundle\.ts$/;
/** Needed by calls only; `reduce-contract.ts` drops other uses. */
const OF_CALLS = /\/contract\/scheme-table\.ts$/;
const PAGE = /\/web\/pages\/[\w-]+\/[\w-]+-page\.tsx$/;
/** What is said of the founders comes with the home page. */
const FOUNDERS = /\/content\/founders\/(?<language>[a-z]{2})\.ts$/;
/** Large and rarely needed: the check, and validation of forms. */
export const RARE = /\/node_modules\/zod\/|\/contract\/(?:eligibility\/|(?:scheme-request|fields|email-address|email-text)\.ts$)/;

type Graph = { getModuleInfo: (id: string) => { importers: readonly string[]; dynamicImporters: readonly string[] } | null };

const kindOf = (start: string) => (PAGE.test(start) ? kindOfFile(start) : undefined);

/** The entry points that load a module: the entry, or dynamically imported modules. */
function startsOf(id: string, graph: Graph, seen: Set<string>): string[] {
  if (seen.has(id)) return [];
  seen.add(id);
  const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {};
  // Other importers of it run only on the server.
  const touched = importers.find((importer) => TOUCHED.test(importer));
  if (touched) return [touched];
  const own = FIRST.test(id) || dynamicImporters.length > 0 ? [id] : [];
  return [...own, ...importers.flatMap((importer) => startsOf(importer, graph, seen))];
}

/** The kind of page, if only one needs the module. */
function onlyPageOf(id: string, graph: Graph): string | null {
  const [kind = null, ...others] = new Set(startsOf(id, graph, new Set()).map(kindOf));
  return others.length > 0 ? null : kind;
}

function fileOf(id: string, graph: Graph): string | null {
  if (RARE.test(id)) return onlyPageOf(id, graph);
  if (OF_CALLS.test(id)) return 'touched';
  const owner = /\?of=([\w-]+)$/.exec(id)?.[1];
  if (owner) return owner;
  const founders = FOUNDERS.exec(id)?.groups?.language;
  if (founders) return `messages-home-${founders}`;
  const messages = messagesFile(id);
  if (messages) return messages;
  const starts = startsOf(id, graph, new Set());
  if (starts.some((start) => FIRST.test(start))) return 'first';
  if (starts.some((start) => SHARED.test(start))) return 'site';
  if (starts.length > 0 && starts.every((start) => TOUCHED.test(start))) return 'touched';
  const [kind, ...others] = new Set(starts.flatMap((start) => kindOf(start) ?? []));
  if (!kind) return null;
  return others.length > 0 ? 'site' : kind;
}

/** For the build: `output.codeSplitting`. */
export const FEW_FILES = { groups: [{ name: fileOf, debugName: 'few files' }], includeDependenciesRecursively: false };

/** Inlines the bundler's runtime helpers, a separate file of a few lines, into each file that needs them. */
export function inlineRuntime(): Plugin {
  return {
    name: 'inline-runtime',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((chunk) => chunk.type === 'chunk');
      const runtime = chunks.find(({ name }) => name === 'rolldown-runtime');
      const [, body, given = ''] = /^([\s\S]*)export\{([^}]*)\};?\s*$/.exec(runtime?.code ?? '') ?? [];
      if (!runtime || body === undefined) return;
      const parts = given.split(',').map((one) => one.split(' as ').reverse().join(':'));
      const made = `(()=>{${body}return{${parts}}})()`;
      const asked = new RegExp(`import\\{([^}]*)\\}from"\\./${runtime.fileName.split('/').at(-1)}";`);
      for (const chunk of chunks) {
        chunk.code = chunk.code.replace(asked, (_, names: string) => `const{${names.replaceAll(' as ', ':')}}=${made};`);
        chunk.imports = chunk.imports.filter((file) => file !== runtime.fileName);
      }
      delete bundle[runtime.fileName];
    },
  };
}

/** Removes the preload helper from dynamic imports that need no styles. */
export function plainImports(): Plugin {
  const helped = /[\w$]+\(\(\)=>(import\([`"'][^`"']+[`"']\)(?:\.then\([\w$]+=>[\w$]+\.[\w$]+\))*),\[\]\)/g;
  return {
    name: 'plain-imports',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler: (_, bundle) => {
        for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') chunk.code = chunk.code.replace(helped, '$1');
      },
    },
  };
}

/**
 * Says which files of the build each source file and the messages of each page need, as `server/platform/pages/assets.ts` reads it, and how
 * large each module is, for `scripts/script-budget.mjs`.
 */
export function listFiles(): Plugin {
  let root = '';
  /** The name of a source in the manifest, relative to the root. Virtual modules have no folder. */
  const sourceOf = (id: string) => (path.isAbsolute(id) ? path.posix.relative(root, id) : id.replace('\0', ''));
  return {
    name: 'list-files',
    configResolved: (config) => {
      root = config.root;
    },
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const needed = (file: string, seen = new Set<string>()): Set<string> => {
        const chunk = bundle[file];
        if (chunk?.type !== 'chunk' || chunk.isEntry || seen.has(file)) return seen;
        seen.add(file);
        for (const imported of chunk.imports) needed(imported, seen);
        return seen;
      };
      const chunks = Object.values(bundle).filter((chunk) => chunk.type === 'chunk');
      const list = chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [sourceOf(id), [...needed(chunk.fileName)]] as const));
      const fileOfModule = (id: string) => chunks.find(({ moduleIds }) => moduleIds.includes(id))?.fileName ?? '';
      const messages = list
        .filter(([source]) => /^pages\/.*-page\.tsx$/.test(source))
        .flatMap(([source]) =>
          LANGUAGES.map((language) => {
            const id = messagesId(messagesOwner(path.join(root, source)), language);
            return [`${source}?messages=${language}`, [...needed(fileOfModule(id))]] as const;
          }),
        );
      const sizes = chunks.flatMap(({ modules }) =>
        Object.entries(modules).map(([id, { renderedLength }]) => [sourceOf(id), renderedLength]),
      );
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(Object.fromEntries(sizes.sort())) });
      this.emitFile({ type: 'asset', fileName: '.vite/files.json', source: JSON.stringify(Object.fromEntries([...list, ...messages])) });
    },
  };
}
