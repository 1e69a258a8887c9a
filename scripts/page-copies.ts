import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { RARE } from './few-files.ts';
import { kindOfFile } from './page-kinds.ts';
import { collectModules, createReader } from './read-module.ts';

/** Parts that pages may each have a copy of. */
const PARTS = /\/(?:web\/components|contract|messages)\/[\w./-]+\.tsx?$/;
/** What remembers something has to be there once. */
const REMEMBERS = /^(?:export )?(?:let |const \w+[^=\n]*= (?:new (?:Map|Set|WeakMap|Promise)\b|create\w*\())/m;
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
