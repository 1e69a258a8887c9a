/** Every group of messages that the script of a page names comes with the page, in each language. Read from the built files. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '../../contract/languages.ts';
import * as en from '../../messages/en.ts';
import { FACTS } from '../../web/pages.ts';
import { expect, test } from './site.ts';

const CLIENT = path.resolve(import.meta.dirname, '../../dist/client');
const FILES: Record<string, string[]> = JSON.parse(readFileSync(path.join(CLIENT, '.vite/files.json'), 'utf8'));
const FRAME = 'hydration/hydrate-page.tsx';

/** String arguments that are names of groups. */
function named(...sources: string[]): string[] {
  const scripts = sources.flatMap((source) => FILES[source] ?? []).map((file) => readFileSync(path.join(CLIENT, file), 'utf8'));
  const texts = scripts.flatMap((script) => [...script.matchAll(/[\w$]\([`'"](\w+)[`'"]\)/g)].map(([, text = '']) => text));
  return [...new Set(texts)].filter((text) => text in en);
}

/** The groups named in a file of the build. */
async function groupsIn(file: string): Promise<string[]> {
  const exports: Record<string, object> = await import(path.join(CLIENT, file));
  return Object.entries(exports).flatMap(([name, value]) => (name in en ? name : Object.keys(value)));
}

const brought = async (page: string, language: string) =>
  (await Promise.all((FILES[`${page}?messages=${language}`] ?? []).map(groupsIn))).flat();
const filesOf = (owner: string, language: string) =>
  [...new Set(Object.values(FILES).flat())].filter((file) => file.startsWith(`assets/messages-${owner}-${language}-`));

for (const page of new Set(Object.values(FACTS).map(({ file }) => file))) {
  test(`web/${page} has all messages it names`, async () => {
    const names = named(FRAME, page);
    expect(names.length).toBeGreaterThan(5);
    for (const language of LANGUAGES) expect(await brought(page, language), language).toEqual(expect.arrayContaining(names));
  });
}

test('so do scripts of the first touch, and scripts loaded on demand', async () => {
  for (const language of LANGUAGES) {
    for (const [source, before] of [
      ['hydration/touch-bundle.ts', 'pages/not-found/not-found-page.tsx'],
      ['components/check/scheme-check.tsx', 'pages/scheme-detail/scheme-detail-page.tsx'],
    ] as const) {
      const names = named(source);
      const own = (await Promise.all(filesOf(path.basename(source).replace(/\.\w+$/, ''), language).map(groupsIn))).flat();
      expect(own.length).toBeGreaterThan(0);
      expect([...own, ...(await brought(before, language))], source).toEqual(expect.arrayContaining(names));
    }
  }
});
