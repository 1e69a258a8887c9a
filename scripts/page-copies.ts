import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { kindOfFile, RARE, wordsOwner } from './few-files.ts';

/** Parts that pages may each have a copy of. */
const PARTS = /\/(?:web\/components|contract|messages)\/[\w./-]+\.tsx?$/;
/** What remembers something has to be there once. */
const REMEMBERS = /^(?:export )?(?:let |const \w+[^=\n]*= (?:new (?:Map|Set|WeakMap|Promise)\b|create\w*\())/m;
/** Imports that are there when the program runs. */
const IMPORTS = /^(?:import|export) (?!type )(?!\{ type [^,}]*(?:, type [^,}]*)*\} from)[^;]*?from '(\.[^']+)'/gm;

/**
 * Gives each kind of page its own copy of the parts and sentences that several kinds of page show and the frame of the site does not: in
 * one file for all of them, every page would load what another one shows. A copy is the same file under the name of its kind.
 */
export function pageCopies(): Plugin {
  const ofFrame = new Set<string>();
  return {
    name: 'page-copies',
    apply: 'build',
    enforce: 'pre',
    configResolved: ({ root }) => {
      const touched = path.join(root, 'hydration/touch-bundle.ts');
      // The frame names some of it for the server alone.
      const known = new Set([touched, ...importsOf(touched)]);
      for (const start of ['entry-browser.ts', 'hydration/hydrate-page.tsx']) collect(path.join(root, start), ofFrame, known);
    },
    resolveId(source, importer = '', { kind }) {
      const owner = /\?of=([\w-]+)$/.exec(importer)?.[1] ?? kindOfFile(importer) ?? wordsOwner(importer);
      if (!owner || !source.startsWith('.') || (kind as string) === 'dynamic-import') return null;
      const file = path.resolve(path.dirname(importer), source);
      const isCopied = PARTS.test(file) && !RARE.test(file) && !ofFrame.has(file) && !REMEMBERS.test(readFileSync(file, 'utf8'));
      return isCopied ? `${file}?of=${owner}` : null;
    },
  };
}

function importsOf(file: string): string[] {
  const imports = readFileSync(file, 'utf8').matchAll(IMPORTS);
  return [...imports].map(([, imported = '']) => path.resolve(path.dirname(file), imported));
}

/** The file and all that it imports, but for what is left out. */
function collect(file: string, known: Set<string>, leftOut: ReadonlySet<string>): void {
  if (known.has(file) || leftOut.has(file) || !existsSync(file)) return;
  known.add(file);
  for (const imported of importsOf(file)) collect(imported, known, leftOut);
}
