import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { RARE } from './few-files.ts';
import { kindOfFile } from './page-kinds.ts';
import { collectModules, createReader } from './read-module.ts';

/** Modules that may be copied per kind of page. */
const PARTS = /\/(?:web\/components|contract|messages)\/[\w./-]+\.tsx?$/;
/** Modules with state must not be copied. */
const REMEMBERS = /^(?:export )?(?:let |const \w+[^=\n]*= (?:new (?:Map|Set|WeakMap|Promise)\b|create\w*\())/m;
/**
 * Gives each kind of page its own copy of components and messages that several kinds use and the frame of the site does not. In one
 * shared file, every page would load what only other pages show. A copy is the same file under the name of the kind.
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
      const read = createReader();
      const known = new Set([touched, ...read(touched).imports]);
      for (const start of ['entry-browser.ts', 'hydration/hydrate-page.tsx']) collectModules(path.join(root, start), read, known, ofFrame);
    },
    resolveId(source, importer = '', { kind }) {
      const owner = /\?of=([\w-]+)$/.exec(importer)?.[1] ?? kindOfFile(importer);
      if (!owner || !source.startsWith('.') || (kind as string) === 'dynamic-import') return null;
      const file = path.resolve(path.dirname(importer), source);
      const isCopied = PARTS.test(file) && !RARE.test(file) && !ofFrame.has(file) && !REMEMBERS.test(readFileSync(file, 'utf8'));
      return isCopied ? `${file}?of=${owner}` : null;
    },
  };
}
