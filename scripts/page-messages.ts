import path from 'node:path';
import type { Plugin } from 'vite';
import { LANGUAGES } from '../contract/languages.ts';
import { messagesFile, messagesOwner } from './page-kinds.ts';
import { collectModules, createReader, readModule } from './read-module.ts';

/** The frame of the site: its messages come with those of each page. */
const FRAME = 'hydration/hydrate-page.tsx';
/** Its parts come with the first touch; what else imports them does so for the server. */
const TOUCH = 'hydration/touch-bundle.ts';
const PAGE = /-page\.tsx$/;

const ID = 'virtual:messages/';

type Parts = {
  /** By owner, the groups of messages its code names. */
  groups: ReadonlyMap<string, ReadonlySet<string>>;
  /** What comes with the first touch. */
  touched: ReadonlySet<string>;
};

/** Which groups of messages each part of the site names that is loaded by an `import()`. */
export function messagesOfParts(root: string): Parts {
  const read = createReader();
  const [frame, touch] = [path.join(root, FRAME), path.join(root, TOUCH)];
  const touched = new Set([touch, ...read(touch).imports]);
  const modulesOf = (start: string) => [...collectModules(start, read, start === touch ? new Set() : touched)];
  const groupsOf = (start: string) => modulesOf(start).flatMap((file) => read(file).groups);
  const ofFrame = new Set(groupsOf(frame));
  const groups = new Map<string, Set<string>>();
  const seen = new Set<string>();
  const follow = (start: string) => {
    if (seen.has(start)) return;
    seen.add(start);
    // What code loads later need not bring again what came before it.
    const before = new Set([...ofFrame, ...groupsOf(start)]);
    for (const { file } of modulesOf(start).flatMap((module) => read(module).lazyImports)) {
      if (!/\.tsx?$/.test(file)) continue;
      const needed = PAGE.test(file) ? [...ofFrame, ...groupsOf(file)] : groupsOf(file).filter((group) => !before.has(group));
      const owner = messagesOwner(file);
      if (file !== frame && needed.length > 0) groups.set(owner, new Set([...(groups.get(owner) ?? []), ...needed]));
      follow(file);
    }
  };
  follow(path.join(root, 'entry-browser.ts'));
  return { groups, touched };
}

/**
 * Gives the code of each page the messages it names, in the language of the visit: `import('./x-page.tsx')` becomes an import of the code
 * and of its groups at once. In development every part gets all groups.
 */
export function pageMessages(): Plugin {
  let root = '';
  let parts: Parts | undefined;
  return {
    name: 'page-messages',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root;
      if (config.command === 'build') parts = messagesOfParts(root);
    },
    resolveId: (id) => (id.startsWith(ID) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${ID}`)) return null;
      const [owner = '', language] = id.slice(ID.length + 1).split('/');
      if (!language) {
        const loaders = LANGUAGES.map((one) => `${one}: () => import('${ID}${owner}/${one}')`);
        return `export default { ${loaders.join(', ')} };`;
      }
      const file = path.join(root, '../messages', `${language}.ts`);
      const groups = parts && [...(parts.groups.get(owner) ?? [])].sort();
      // A copy of its own of each file of messages: see page-copies.ts.
      return groups ? `export { ${groups.join(', ')} } from '${file}?of=${messagesFile(id)}';` : `export * from '${file}';`;
    },
    transform(code, id, options) {
      const file = id.replace(/\?.*$/, '');
      if (options?.ssr || !/\.tsx?$/.test(file) || !file.startsWith(`${root}/`) || !code.includes('import(')) return null;
      const found = readModule(file, code).lazyImports.filter(
        (one) => one.file !== path.join(root, FRAME) && /\.tsx?$/.test(one.file) && (parts?.groups.has(messagesOwner(one.file)) ?? true),
      );
      if (found.length === 0) return null;
      const owners = [...new Set(found.map((one) => messagesOwner(one.file)))];
      const text = found.reduceRight((done, one) => {
        const load = `withMessages(${done.slice(one.start, one.end)}, messages${owners.indexOf(messagesOwner(one.file))})`;
        return done.slice(0, one.start) + load + done.slice(one.end);
      }, code);
      const imports = owners.map((owner, place) => `import messages${place} from '${ID}${owner}';`);
      return { code: `import { withMessages } from '${root}/language/loaded-messages.ts'; ${imports.join(' ')} ${text}`, map: null };
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((chunk) => chunk.type === 'chunk');
      const ofTouch = chunks.find(({ moduleIds }) => moduleIds.includes(path.join(root, TOUCH)));
      for (const chunk of chunks) {
        const early = chunk !== ofTouch && chunk.moduleIds.map((id) => id.replace(/\?.*$/, '')).find((file) => parts?.touched.has(file));
        if (early)
          this.error(
            `web/${path.relative(root, early)} is loaded with ${chunk.name}, but its messages come with the first touch. ` +
              'Show it by touchBundleLoaded, as web/components/page-feedback.tsx does, or take it out of web/hydration/touch-bundle.ts.',
          );
      }
    },
  };
}
