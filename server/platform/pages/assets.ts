/** The built browser code: which files a page needs, and the files with their compressed copies. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { contentTag } from '../http/etag.ts';

export type PageAssets = {
  /** Inlined. */
  styles: string;
  /** Linked; public pages have them only in development. */
  stylesheets?: string[];
  scripts: string[];
  /** Imports of the last script: loaded at once in the panel, on demand in public pages. */
  preloads: string[];
  /** The favicon as a data URL; absent in development, where the file is linked. */
  icon?: string;
};

/** Returns the assets of a page in a language, by the source file of its component. */
export type FindAssets = (file: string, language: string) => PageAssets;

type ManifestEntry = { file: string; src?: string; isEntry?: boolean; css?: string[]; imports?: string[]; dynamicImports?: string[] };
type Manifest = Record<string, ManifestEntry>;

const readManifest = (clientDir: string) => JSON.parse(readFileSync(path.join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest;

/** The assets of the admin panel's frame; its screens load when they are opened. */
export function builtAdminAssets(clientDir: string): PageAssets {
  const manifest = readManifest(clientDir);
  const entry = manifest['admin/entry-admin.tsx'];
  if (!entry) throw new Error('The build has no admin/entry-admin.tsx');
  const preloads = (entry.imports ?? []).map((name) => `/${manifest[name]?.file}`);
  return { styles: '', stylesheets: (entry.css ?? []).map((file) => `/${file}`), scripts: [`/${entry.file}`], preloads };
}

export function builtAssets(clientDir: string): FindAssets {
  const manifest = readManifest(clientDir);
  const entry = manifest['entry-browser.ts'];
  if (!entry) throw new Error('The build has no entry-browser.ts');
  const styles = readFileSync(path.join(clientDir, manifest['styles.css']?.file ?? ''), 'utf8');
  const icon = inAddress(readFileSync(path.join(clientDir, 'favicon.svg'), 'utf8'));
  // Written by `listFiles` in scripts/few-files.ts: the files each source file needs, without the entry, and those of a page's messages.
  const filesOf = JSON.parse(readFileSync(path.join(clientDir, '.vite/files.json'), 'utf8')) as Record<string, string[]>;
  const known = new Map<string, PageAssets>();
  const filesFor = (name: string) => {
    const files = filesOf[name];
    if (!files) throw new Error(`The build has no ${name}`);
    return files;
  };
  return (file, language) => {
    const key = `${file}?messages=${language}`;
    const preloads = () => [...new Set(['hydration/hydrate-page.tsx', file, key].flatMap(filesFor))].map((name) => `/${name}`);
    const assets = known.get(key) ?? { styles, icon, scripts: [`/${entry.file}`], preloads: preloads() };
    known.set(key, assets);
    return assets;
  };
}

function inAddress(drawing: string): string {
  return `data:image/svg+xml,${drawing
    .trim()
    .replaceAll('"', "'")
    .replace(/[%#<>]/g, encodeURIComponent)}`;
}

export type StaticFile = {
  type: string;
  isText: boolean;
  tag: string;
  /** Uncompressed bytes. Decompressed on demand if the build compressed the file, because hardly any client needs them. */
  plain: () => Buffer;
  br?: Buffer;
  gzip?: Buffer;
  isImmutable: boolean;
};

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
};

/** Separate functions, because closures created in one scope would keep each other's buffers alive. */
const unpacked = (gzip: Buffer) => () => gunzipSync(gzip);
const asIs = (bytes: Buffer) => () => bytes;

/** All files of the build by their address. They are few and small, so they stay in memory. */
export function readStaticFiles(clientDir: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  if (!existsSync(clientDir)) return files;
  const names = readdirSync(clientDir, { recursive: true, encoding: 'utf8' });
  const have = new Set(names);
  for (const name of names) {
    const type = TYPES[path.extname(name)];
    if (!type || name.startsWith('.')) continue;
    const read = (file: string) => readFileSync(path.join(clientDir, file));
    const bytes = read(name);
    const gzip = have.has(`${name}.gz`) ? read(`${name}.gz`) : undefined;
    files.set(`/${name.split(path.sep).join('/')}`, {
      type,
      isText: !/image\/(?:png|webp|x-icon)/.test(type),
      plain: gzip ? unpacked(gzip) : asIs(bytes),
      tag: contentTag(bytes),
      isImmutable: name.startsWith('assets'),
      ...(have.has(`${name}.br`) && { br: read(`${name}.br`) }),
      ...(gzip && { gzip }),
    });
  }
  return files;
}
