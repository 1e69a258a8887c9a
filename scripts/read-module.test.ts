import { describe, expect, test } from 'vitest';
import { readModule } from './read-module.ts';

const FILE = '/site/web/pages/news/news-page.tsx';
const read = (code: string) => readModule(FILE, code);

test('names the groups of messages a file asks for', () => {
  const code = `const a = useMessages('common'); const { b } = useMessages('home').deep; const c = useMessages(\n  'search',\n);`;
  expect(read(code).groups).toEqual(['common', 'home', 'search']);
});

test('follows imports of our own files that are there at run time, and keeps what is loaded later apart', () => {
  const code = [
    "import { a } from './a.tsx';",
    "import type { B } from './b.ts';",
    "import { type C, type D } from './c.ts';",
    "import { type E, e } from './e.ts';",
    "export { f } from '../f.ts';",
    "export * from './g.ts';",
    "export type { H } from './h.ts';",
    "import 'react';",
    "const later = () => import('./later.tsx');",
    "const outside = () => import('zod');",
  ].join('\n');
  const { imports, lazyImports } = read(code);
  const folder = '/site/web/pages/news';
  expect(imports).toEqual([`${folder}/a.tsx`, `${folder}/e.ts`, '/site/web/pages/f.ts', `${folder}/g.ts`]);
  expect(lazyImports.map(({ file, start, end }) => [file, code.slice(start, end)])).toEqual([
    [`${folder}/later.tsx`, "import('./later.tsx')"],
  ]);
});

describe('a group that is not written out fails with the place and the cure', () => {
  test.each([
    ['a name from a variable', '\nuseMessages(name);', 'useMessages(name)'],
    ['a name put together', '\nuseMessages(`scheme$' + '{part}`);', 'useMessages('],
    ['a choice of names', "\nuseMessages(isList ? 'schemeList' : 'schemeCard');", 'useMessages('],
    ['no name', '\nuseMessages();', 'useMessages()'],
    ['the hook handed on', '\nconst read = useMessages;', 'useMessages'],
    ['the hook under another name', "\nimport { useMessages as read } from '../../language/language.tsx';", 'useMessages as read'],
  ])('%s', (_, code, quoted) => {
    expect(() => read(code)).toThrow(`web/pages/news/news-page.tsx:2: "${quoted}`);
    expect(() => read(code)).toThrow(/with one group of messages\/en\.ts as a text, such as useMessages\('common'\)/);
  });
});
